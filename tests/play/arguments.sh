#!/bin/sh
# arguments.sh - every bad argument is one sentence on standard error, exit code 2, and nothing else.
# shellcheck disable=SC1111 # the sentences have such quotes
set -eu
# shellcheck source=tests/play/lib.sh
. "$(dirname "$0")/lib.sh"

# refused TITLE SENTENCE ARG... : the sentence, in full.
refused() {
	title=$1
	sentence=$2
	shift 2
	play "$@"
	if [ "$code" -ne 2 ]; then
		fail "$title: exit code $code"
	elif [ "$(cat "$scratch/err")" != "charkoni play: $sentence" ]; then
		fail "$title: $(cat "$scratch/err")"
	elif [ -s "$scratch/out" ]; then
		fail "$title: something on standard output"
	else
		pass
	fi
}

options='--seat, --start, --opening, --position, --touched, --dice, --seed, --save, --resume, --event, --pause, --plain, --lang, --help'
bots='bot:random, bot:fast, bot:aggressive, bot:defensive, bot:mixed, bot:expert'
line='parchis 1,0,0,0/1,0,0,0/1,0,0,0/1,0,0,0 1 T six=0 last=- late=-'

refused "no such option" "There is no option “--color”; the options are $options." --color
refused "no such letter" "There is no option “-x”; the options are $options." -x
refused "an option without its value" '--seed wants a value after it.' --seed
refused "a flag with a value" '--plain stands alone; leave out what follows the “=”.' --plain=yes
refused "one argument too many" '“pachisi” is one argument too many; see --help for what goes where.' parchis pachisi
# shellcheck disable=SC2086 # the quotes are forgotten on purpose
refused "a position line without quotes" \
	'“1” is one argument too many; see --help for what goes where. A position line has spaces: put it between quotes.' \
	--position $line
for bad in x -1 1.5 '' 18446744073709551616 ' 1' 0x1 007 00; do
	refused "no number: $bad" "--seed is “$bad”, but must be a number from 0 to 18446744073709551615." "--seed=$bad"
done
refused "no such word" '--touched is “maybe”, but must be one of off, on.' --touched maybe
refused "no such dice" '--dice is “real”, but must be one of generated, ask.' --dice real
refused "too long a pause" '--pause is “10001”, but must be a number from 0 to 10000.' --pause 10001
refused "no such word" '--opening is “”, but must be one of off, on.' --opening=
refused "no such seat to start" '--start is “9”, but must be a number from 1 to 8.' --start 9
refused "a seat with a zero before it" '--start is “01”, but must be a number from 1 to 8.' --start 01
refused "no such seat in this game" 'There is no seat 5; this game has the seats 1 to 4.' --start 5
refused "no such language" 'There is no language “fr”; the languages are en, es, hi, pt.' --lang fr
for twice in '--seed 1 --seed 2' '--seed 1 --seed' '--seed=1 --plain --seed=1' '--start 1 --start 1' \
	'--opening on --opening maybe' '--touched on --touched off' '--position x --position y' '--lang en --lang xx'; do
	option=${twice%%[ =]*}
	# shellcheck disable=SC2086 # several arguments
	refused "an option twice: $twice" "$option is given twice; once is enough." $twice
done
refused "the first of two values is looked at" '--seed is “x”, but must be a number from 0 to 18446744073709551615.' \
	--seed x --seed 1
refused "the first of two languages is looked at" 'There is no language “xx”; the languages are en, es, hi, pt.' \
	--lang xx --lang en
refused "no such game" "unknown game 'ludo'; the games are parchis, parchis-pairs, pachisi, chaupar" ludo
seat='but must be a seat'\''s number and who sits there, as 1=me, 2=Ana or 3=bot:fast.'
for bad in 1 me 1= =me 1234567890=me 'x=y'; do
	refused "no seat: $bad" "--seat is “$bad”, $seat" --seat "$bad"
done
refused "a seat twice" 'Seat 1 is given twice; each --seat wants a seat of its own.' --seat 1=me --seat 1=Ana
for none in 0 9 12; do
	refused "no seat $none" "There is no seat $none; this game has the seats 1 to 4." --seat "$none=me"
done
refused "a seat that the game has not" 'There is no seat 6; this game has the seats 1 to 4.' --seat 6=me
refused "no such bot" "There is no bot “bot:deep” for seat 2; the bots are $bots." --seat 2=bot:deep
refused "a bot without a name" "There is no bot “bot:” for seat 2; the bots are $bots." --seat 2=bot:
refused "a bot without a name" "There is no bot “bot” for seat 2; the bots are $bots." --seat 2=bot
name='for seat 2 will not do: a name is UTF-8 text of less than 40 bytes, not blank, without marks that turn the direction of writing.'
refused "a name that is too long" "The name “aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa” $name" \
	--seat 2=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
refused "a name with control characters" "The name “a?b” $name" --seat "2=$(printf 'a\033b')"
refused "a name that is no UTF-8" "The name “?” $name" --seat "2=$(printf '\377')"
# U+061C, U+200E, U+200F, U+202A, U+202E, U+2066, U+2069
for mark in '\330\234' '\342\200\216' '\342\200\217' '\342\200\252' '\342\200\256' '\342\201\246' '\342\201\251'; do
	# shellcheck disable=SC2059 # the mark is a format
	refused "a name that turns the direction of writing: $mark" "The name “a?b” $name" --seat "2=$(printf "a${mark}b")"
done
# a space, two, U+00A0, U+200B, U+3000
for blank in ' ' '  ' '\302\240' '\342\200\213' ' \343\200\200'; do
	# shellcheck disable=SC2059 # the blank is a format
	blank=$(printf "$blank")
	refused "a blank name" "The name “$blank” $name" --seat "2=$blank"
done
refused "a position of another game" \
	'The game is pachisi but the position is of parchis; the two must agree.' pachisi --position "$line"
refused "a position with other options" \
	'The game is parchis:out=0 but the position is of parchis; the two must agree.' parchis:out=0 \
	--position "$line"
refused "a position and a seat to start" \
	'With --position the line says who is to play; leave out --start and --opening.' --position "$line" --start 1
refused "a position and opening throws" \
	'With --position the line says who is to play; leave out --start and --opening.' --position "$line" --opening on
refused "a seat to start and opening throws" \
	'--start names who begins and --opening on throws for it; leave out one of them.' --start 1 --opening on
refused "the position of a game that is over" \
	'In the position given the game is over; give one in which somebody is still to play.' \
	--position 'parchis G,G,G,G/1,0,0,0/1,0,0,0/1,0,0,0 0 W1 six=0 last=- late=-'
for bad in '' x parchis "$line " 'parchis 1,0,0,0/1,0,0,0/1,0,0,0/1,0,0,0 5 T six=0 last=- late=-'; do
	play --position "$bad"
	if [ "$code" -eq 2 ] && [ "$(wc -l <"$scratch/err")" -eq 1 ] && [ ! -s "$scratch/out" ]; then
		pass
	else
		fail "a position that is none: $bad"
	fi
done
long=$(awk 'BEGIN { for (i = 0; i < 5000; i++) printf "é" }')
play "$long"
if [ "$code" -eq 2 ] && [ "$(wc -c <"$scratch/err")" -lt 1000 ]; then pass; else fail "an argument without end"; fi
play --seat "$long"
if [ "$code" -eq 2 ] && [ "$(wc -c <"$scratch/err")" -lt 1000 ]; then pass; else fail "a value without end"; fi

# ---- errors speak the language of the person
in_lang() {
	title=$1
	sentence=$2
	shift 2
	play "$@"
	if [ "$code" -eq 2 ] && [ "$(cat "$scratch/err")" = "charkoni play: $sentence" ]; then
		pass
	else
		fail "$title: $(cat "$scratch/err")"
	fi
}
in_lang "--lang before" '--start es «9», pero tiene que ser un número de 1 a 8.' --lang es --start 9
in_lang "--lang behind" '--start es «9», pero tiene que ser un número de 1 a 8.' --start 9 --lang=es
in_lang "an error of the rules" "jogo desconhecido 'ludo'; os jogos são parchis, parchis-pairs, pachisi, chaupar" \
	ludo --lang pt
in_lang "the first of two languages" '--lang aparece dos veces; basta con una.' --lang es --lang en
in_lang "a number that the rules write otherwise" \
	'--start é “01”, mas tem de ser um número de 1 a 8.' --lang pt --start 01
in_lang "Hindi" '--seed के बाद एक मान चाहिए।' --lang hi --seed
in_lang "--lang as the value of another option is none" \
	'--seat is “--lang”, '"$seat" --seat --lang
LANG=es_ES.UTF-8
export LANG
in_lang "the locale" 'Después de --seed falta un valor.' --seed
LC_ALL=C
export LC_ALL
in_lang "LC_ALL=C is English" '--seed wants a value after it.' --seed
in_lang "--lang wins, in UTF-8 whatever the charset" 'Después de --seed falta un valor.' --lang es --seed
unset LANG LC_ALL

# ---- help
for lang in en es pt hi; do
	play --help --lang "$lang"
	exits "--help in $lang" 0
	holds "--help in $lang names the options" '--position'
	play -h --lang "$lang"
	exits "-h in $lang" 0
done
"$CHARKONI" engine --help >"$scratch/out"
holds "the engine answers in English" 'the language of messages on standard error'
play -h --lang hi
says "help is translated" 'विकल्प:'
play --help --lang es
holds "summary in Spanish" 'Juega una partida con el teclado'

# ---- what is right is taken
ok() {
	title=$1
	shift
	: >"$scratch/in"
	play "$@"
	exits "$title" 3
}
ok "the default game"
says "is parchis" 'A game of Parchís.'
ok "--plain" --plain
ok "a flag twice" --plain --plain
ok "a nought is a number" --seed 0
ok "values behind =" --seed=1 --start=2 --seat=1=Ana
says "and the seat begins" 'Blue begins.'
says "and the name is heard" 'Yellow: Ana.'
ok "no opening throws" --opening off
says "seat 1 begins" 'Yellow begins.'
ok "the end of options" --seed 1 -- pachisi
says "is the game" 'A game of Pachisi.'
ok "options before and behind" --seed 1 chaupar --start 1
ok "the same game twice" parchis:players=4 --position "$line"
for bot in Bot:fast BOT:Fast bot:FAST; do
	ok "bots in any letters: $bot" --seat "2=$bot"
	says "is the bot" 'Blue: the bot “fast”.'
done
ok "a name with accents and spaces" --seat '1=María José' --start 1
says "María José" 'María José, press Enter to throw: '
# marks that join letters, as Hindi and emoji need them, turn nothing
joined=$(printf '\340\244\225\340\245\215\342\200\215\340\244\267')
ok "a name with a joiner" --seat "1=$joined" --start 1
says "as it is" "$joined, press Enter to throw: "
ok "two seats with one name" --seat 1=Ana --seat 3=Ana --start 1
says "are told apart by colour" 'Ana (Yellow), press Enter to throw: '

finish
