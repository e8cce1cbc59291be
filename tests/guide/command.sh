#!/bin/sh
# command.sh - `charkoni rules`: what is printed, word for word, and wrong arguments. UPDATE=1 writes the golden
# pages anew, for somebody to read through.
# shellcheck disable=SC1111 # our sentences have such quotes
set -eu
here=$(cd "$(dirname "$0")" && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
passed=0
failed=0
unset LC_ALL LC_MESSAGES LANG

pass() {
	passed=$((passed + 1))
}

fail() {
	failed=$((failed + 1))
	echo "FAILED: $*"
}

rules() {
	code=0
	"$CHARKONI" rules "$@" >"$scratch/out" 2>"$scratch/err" </dev/null || code=$?
}

# golden NAME ARGUMENT... : `charkoni rules ARGUMENT...` prints golden/NAME.txt.
golden() {
	name=$1
	shift
	rules "$@"
	[ "${UPDATE:-0}" != 1 ] || cp "$scratch/out" "$here/golden/$name.txt"
	if [ "$code" -eq 0 ] && diff -u "$here/golden/$name.txt" "$scratch/out" >"$scratch/diff" 2>&1; then
		pass
	else
		fail "golden/$name.txt"
		head -n 20 "$scratch/diff"
	fi
}

# refuses TITLE SENTENCE ARGUMENT... : exit code 2, nothing printed, this sentence.
refuses() {
	title=$1
	sentence=$2
	shift 2
	rules "$@"
	if [ "$code" -eq 2 ] && [ ! -s "$scratch/out" ] && [ "$(cat "$scratch/err")" = "charkoni rules: $sentence" ]; then
		pass
	else
		fail "$title: $code, $(cat "$scratch/err")"
	fi
}

for lang in en es pt hi; do
	for game in parchis parchis-pairs pachisi chaupar; do
		golden "$game-$lang" "$game" --lang "$lang"
	done
done

# The options, with every value that the program itself names where one is wrong.
for game in parchis parchis-pairs pachisi chaupar; do
	golden "options-$game" "$game" --options
	cp "$scratch/out" "$scratch/options"
	rules "$game:x=1"
	for key in $(sed 's/.*this game has //; s/,//g' "$scratch/err"); do
		rules "$game:$key=?"
		words=$(sed 's/.*right would be //' "$scratch/err")
		if grep -q "^$key=" "$scratch/options" && { [ "$key" = standstill ] || grep -Fqx "$words" "$scratch/options"; }; then
			pass
		else
			fail "$game: $key is not listed as $words"
		fi
	done
done
for lang in es pt hi; do
	rules pachisi:queen=off --options --lang "$lang"
	if [ "$code" -eq 0 ] && grep -q '^queen=on|off$' "$scratch/out" && ! grep -q 'no queens' "$scratch/out"; then
		pass
	else
		fail "options in $lang"
	fi
done
for command in play rules; do
	if "$CHARKONI" $command --help | tr -s '\n ' '  ' | grep -q 'charkoni rules [a-zA-Z]* --options'; then
		pass
	else
		fail "the help of $command does not tell how the options are listed"
	fi
done

# What an option changes, as lines that go and lines that come.
number=0
for game in parchis:players=2 parchis:players=8,out=0 parchis:seven=never,third_six=lose_turn \
	parchis:exit_capture=any,capture_bonus=0,goal_bonus=0 parchis:blocked_barrier=free,pieces=1 \
	parchis-pairs:win=all_eight parchis-pairs:pair_barrier_opens=no,seven=four_on_board \
	pachisi:table=seven,graces=ten_twentyfive pachisi:throws=single,sums=stepped,entry=use \
	pachisi:finish=grace,queen=off pachisi:last_square=strict,laps=9,grace_limit=on \
	pachisi:finished=help,standstill=0 chaupar:dice=1346,start=home_arm chaupar:dice=mixed,laps=0,sums=stepped; do
	number=$((number + 1))
	rules "${game%%:*}" --markdown
	cp "$scratch/out" "$scratch/usual"
	rules "$game" --markdown
	{
		echo "$game"
		diff "$scratch/usual" "$scratch/out" | grep '^[<>]' || true
	} >"$scratch/changes-$number"
done
cat "$scratch"/changes-? "$scratch"/changes-?? >"$scratch/changes"
[ "${UPDATE:-0}" != 1 ] || cp "$scratch/changes" "$here/golden/changes.txt"
if diff -u "$here/golden/changes.txt" "$scratch/changes"; then
	pass
else
	fail "golden/changes.txt"
fi

# No line is longer than asked.
rules pachisi --width 40
if [ "$code" -eq 0 ] && [ "$(awk '{ if (length($0) > n && / /) n = length($0) } END { print n }' "$scratch/out")" -le 40 ]; then
	pass
else
	fail "width 40"
fi

games="parchis, parchis-pairs, pachisi"
refuses "no game" "GAME is missing: $games or chaupar, alone or with options as in pachisi:queen=off."
refuses "an empty game" "unknown game ''; the games are $games, chaupar" ""
refuses "unknown game" "unknown game 'ludo'; the games are $games, chaupar" ludo
refuses "unknown option" "unknown option 'castles'; this game has table, graces, throws, sums, entry, last_square, \
finish, laps, queen, grace_limit, finished, standstill, pieces" pachisi:castles=4
refuses "unknown value" "unknown value '2'; right would be laps=1|0|9" pachisi:laps=2
refuses "forbidden together" "last_square=strict,finish=grace: nothing could finish" \
	pachisi:last_square=strict,finish=grace
refuses "narrow" "--width is “39”, but must be a number from 40 to 200." pachisi --width 39
refuses "wide" "--width is “201”, but must be a number from 40 to 200." pachisi --width 201
refuses "width without a value" "--width wants a value after it." pachisi --width
refuses "two games" "“chaupar” is one argument too many; see --help for what goes where." pachisi chaupar
refuses "unknown language" "There is no language “fr”; the languages are en, es, hi, pt." pachisi --lang fr

# Markdown is the page itself, without its conditions.
rules parchis --markdown
if [ "$code" -eq 0 ] && [ "$(head -n 1 "$scratch/out")" = "# Parchís" ] && grep -q '^## ' "$scratch/out" &&
	! grep -q '<!--' "$scratch/out"; then
	pass
else
	fail "--markdown"
fi

# The language of the environment.
if LC_ALL=es_ES.UTF-8 "$CHARKONI" rules chaupar >"$scratch/out" && cmp -s "$here/golden/chaupar-es.txt" "$scratch/out"; then
	pass
else
	fail "LC_ALL=es_ES.UTF-8"
fi

if "$CHARKONI" rules pachisi >/dev/full 2>"$scratch/err"; then
	fail "a full disk is no failure"
elif grep -q '^charkoni rules: ' "$scratch/err"; then
	pass
else
	fail "a full disk is not told: $(cat "$scratch/err")"
fi
if "$CHARKONI" rules pachisi --markdown >&- 2>"$scratch/err"; then
	fail "a closed output is no failure"
elif grep -q '^charkoni rules: ' "$scratch/err"; then
	pass
else
	fail "a closed output is not told: $(cat "$scratch/err")"
fi

echo "cases: $passed passed, $failed failed"
[ "$failed" -eq 0 ]
