#!/bin/sh
# completion.sh - what `charkoni --complete` answers, which is what every shell offers. The binary is $CHARKONI.
set -eu

passed=0
failed=0
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
unset LC_ALL LC_MESSAGES LANG

# offers TITLE "ANSWER ..." WORD...: exactly these answers, in this order, their meanings aside.
offers() {
	title=$1
	want=$2
	shift 2
	answer=$("$CHARKONI" --complete "$@" | cut -f1 | tr '\n' ' ' | sed 's/ $//')
	if [ "$answer" = "$want" ]; then
		passed=$((passed + 1))
	else
		failed=$((failed + 1))
		echo "FAILED: $title: [$answer], not [$want]"
	fi
}

commands=$("$CHARKONI" --help | sed -n '/^Commands:/,/^$/s/^  \([a-z]*\) .*/\1/p' | tr '\n' ' ')
bots=$("$CHARKONI" --complete simulate --bots '' | tr '\n' ' ')
first=${bots%% *}
offers "every command" "$commands--help --version" ''
offers "commands that begin so" "play" pl
offers "nothing that does" "" xyz
offers "no second word of no command" "" xyz ''
offers "the commands of help" "${commands% }" help ''
offers "and of manual" "perft" manual per
offers "shells" "bash zsh fish" completion ''
offers "no second operand, so options" "--lang --help" completion bash ''

# Every option that --help lists, of every command.
for command in $commands; do
	options=$("$CHARKONI" $command --help | sed -n 's/^  -h, --help .*/--help/p; s/^  \(--[a-z-]*\).*/\1/p' | tr '\n' ' ')
	offers "every option of $command" "${options% }" $command --
done

offers "games" "parchis parchis-pairs pachisi chaupar" play ''
offers "games that begin so" "parchis parchis-pairs pachisi" play pa
offers "a whole name may go on" "pachisi pachisi:" play pachisi
offers "two names begin with one" "parchis parchis: parchis-pairs" play parchis
offers "an option of a game" "pachisi:table= pachisi:throws=" play pachisi:t
offers "its values" "chaupar:dice=1256 chaupar:dice=1346 chaupar:dice=mixed" play chaupar:dice=
offers "values that begin so" "pachisi:table=six pachisi:table=six_wiki" play pachisi:table=si
offers "the second option" "chaupar:laps=1,start= chaupar:laps=1,standstill=" play chaupar:laps=1,sta
offers "none twice" "chaupar:sums=jump,start= chaupar:sums=jump,standstill=" play chaupar:sums=jump,s
offers "the values of the second one" "chaupar:laps=1,dice=mixed" play chaupar:laps=1,dice=m
offers "a range by its default" "chaupar:standstill=60" play chaupar:standstill=
offers "no option of another game" "" play chaupar:table=
offers "no game of that name" "" play ludo:

offers "the value of an option" "off on" play --opening ''
offers "behind =" "--opening=off --opening=on" play --opening=
offers "part of it" "--opening=on" play --opening=on
offers "languages" "en es hi pt" perft parchis 3 --lang ''
offers "seats" "1= 2= 3= 4= 5= 6= 7= 8=" play --seat ''
offers "who sits there" "2=me" play --seat 2=m
offers "a bot" "2=bot:$first" play --seat "2=bot:$first"
offers "behind = too" "--seat=2=me" play --seat=2=m
offers "bots" "$first" simulate --bots "$first"
offers "another bot" "x,$first" simulate --bots "x,$first"
offers "files" ":file" replay ''
offers "the value of an option is no operand" "parchis parchis-pairs pachisi chaupar" play --seed 4 ''
offers "an option once" "" play --seed 3 --seed
offers "unless it may be repeated" "--seat" play --seat 1=me --sea
offers "nothing known about a number" "" play --seed ''
offers "behind -- there are no options" "" perft parchis 2 -- --
offers "but operands" "pachisi" play -- pac
offers "a flag has no value" "" play --plain=

echo "cases: $passed passed, $failed failed"
[ "$failed" -eq 0 ]
