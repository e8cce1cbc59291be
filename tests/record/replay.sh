#!/bin/sh
# replay.sh - `charkoni replay` from outside: records in words, exactly, their end; what it refuses. The games are in
# games/, what is to be printed in golden/.
# shellcheck disable=SC1111 # the sentences have such quotes
set -eu
# shellcheck source=tests/play/lib.sh
. "$(dirname "$0")/../play/lib.sh"
games=$here/games
golden=$here/golden

# replay ARG... : output, errors and exit code go to $scratch/out, $scratch/err and $code.
replay() {
	code=0
	"$CHARKONI" replay "$@" <"$scratch/in" >"$scratch/out" 2>"$scratch/err" || code=$?
}
: >"$scratch/in"

# prints TITLE FILE : the output is that file. UPDATE=1 writes golden files anew, for somebody to read through.
prints() {
	case ${UPDATE:-0}:$2 in
	1:"$golden"/*) cp "$scratch/out" "$2" ;;
	esac
	if cmp -s "$scratch/out" "$2"; then
		pass
	else
		fail "$1"
		diff "$scratch/out" "$2" | head -n 10
	fi
}

# refused TITLE CODE SENTENCE ARG... : this exit code, this on standard error, nothing on standard output.
refused() {
	title=$1
	wanted=$2
	sentence=$3
	shift 3
	replay "$@"
	if [ "$code" -ne "$wanted" ]; then
		fail "$title: exit code $code"
	elif [ "$(cat "$scratch/err")" != "charkoni replay: $sentence" ]; then
		fail "$title: $(cat "$scratch/err")"
	elif [ -s "$scratch/out" ]; then
		fail "$title: something on standard output"
	else
		pass
	fi
}

# ---- the games in words, of each kind in English and one in each other language
for shown in parchis.en pairs.en pachisi.en chaupar.en pairs.es pachisi.pt chaupar.hi; do
	replay "$games/${shown%.*}.ckr" --lang "${shown#*.}"
	exits "$shown" 0
	prints "$shown" "$golden/$shown"
done
for shown in parchis.en pairs.es pachisi.pt chaupar.hi; do
	replay --final "$games/${shown%.*}.ckr" --lang "${shown#*.}"
	exits "the end of $shown" 0
	prints "the end of $shown" "$golden/${shown%.*}.end.${shown#*.}"
done
for name in parchis pairs pachisi chaupar; do
	replay --exact "$games/$name.ckr"
	prints "$name, exactly" "$golden/$name.exact"
	replay --exact --final "$games/$name.ckr" --lang es
	prints "the end of $name, exactly" "$golden/$name.final"
	# the exact form ends where the final form does
	replay --exact "$games/$name.ckr"
	tail -n 1 "$scratch/out" | cut -f 4 >"$scratch/last"
	head -n 1 "$golden/$name.final" >"$scratch/out"
	prints "$name ends where it ends" "$scratch/last"
done

# ---- many games in a file, and from standard input
(cat "$games/parchis.ckr" && echo && cat "$games/pairs.ckr" "$games/chaupar.ckr") >"$scratch/in"
(cat "$golden/parchis.final" && echo && cat "$golden/pairs.final" && echo && cat "$golden/chaupar.final") >"$scratch/wanted"
replay - --final --exact
exits "three games" 0
prints "three games" "$scratch/wanted"
replay - --exact --final --game 2
prints "the second of them" "$golden/pairs.final"
replay - --game 3
says "which of them it is" 'Game 3 of 3.'
replay - --final --game 3
says "which of them has ended" 'Game 3 of 3.'
refused "no such game" 2 '“-” has no game of that number; its games are 1 to 3.' - --game 4
refused "game 0" 2 '--game is “0”, but must be a number from 1 to 18446744073709551615.' - --game 0

# ---- damaged files: nothing is shown of them, not even the games before
echo 'junk' >>"$scratch/in"
lines=$(wc -l <"$scratch/in")
refused "junk behind the games" 2 "-:$lines:1: the tag Rules is missing before the moves; as in [Rules \"1\"]" -
refused "and for --game 1 too" 2 "-:$lines:1: the tag Rules is missing before the moves; as in [Rules \"1\"]" - --game 1

# damaged TITLE LINE:COLUMN SENTENCE LINE... : a record of parchis with real dice, seat 1 to begin.
damaged() {
	title=$1
	sentence=$2
	shift 2
	printf '%s\n' '[Rules "1"]' '[Game "parchis"]' '[Dice "real"] [Start "1"]' "$@" >"$scratch/game.ckr"
	refused "$title" 2 "$scratch/game.ckr:$sentence" "$scratch/game.ckr"
}
start='parchis 1,0,0,0/1,0,0,0/1,0,0,0/1,0,0,0 1 D3 six=0 last=- late=-'
damaged "an action that is not legal, with the reason" \
	"4:9: 1>5 is not legal in the position $start. The throw leads to 8, not there." '1. 1: 3 1>5' end
damaged "a piece that is not there" \
	"4:9: 2>5 is not legal in the position $start. In an action squares are counted from your own way out: 2 there is 6 on the board, and Yellow has no piece on it." \
	'1. 1: 3 2>5' end
damaged "the same in a correction" \
	"5:13: 1>5 is not legal in the position $start. The throw leads to 8, not there." '1. 1: 3 1>4' 'correct=1.2:1>5' end
damaged "an action before the throw" '4:7: a throw of seat 1 is due' '1. 1: 1>5' end
damaged "a touch where none binds" '4:9: in this game a touched piece need not be played' '1. 1: 3 touch=1' end
damaged "a seat that is not to act" "5:4: '1:' is not to act; it is the turn of seat 2" '1. 1: 3 1>4' '2. 1: 3' end
damaged "a correction of nothing" '4:9: there is no item 1.1 that stands and can be corrected' 'correct=1.1' end
damaged "a file that was cut off" "5:1: the record is cut off: the text stops before the game does; its last word is 'end'" '1. 1: 3'
damaged "a comment that does not end" '4:9: the comment that begins here does not end with }' '1. 1: 3 {hello' end
damaged "columns are characters" "4:14: '7' is not a throw of this game; the throws are 1, 2, 3, 4, 5, 6" \
	'{पासा} 1. 1: 7' end
for bytes in '{\033[2J}' '{\302\233}' '{\377}' '{\000}'; do
	# shellcheck disable=SC2059 # the bytes are a format
	printf '[Rules "1"]\n[Game "parchis"]\n'"$bytes"'\nend\n' >"$scratch/game.ckr"
	refused "no text in a comment: $bytes" 2 "$scratch/game.ckr:3:2: a comment is UTF-8 without control characters" \
		"$scratch/game.ckr"
done
printf '[Rules "1"]\n[Game "parchis"]\n[Event "\033]0;x\007"]\nend\n' >"$scratch/in"
refused "an escape in a tag" 2 '-:3:9: the value of a tag is UTF-8 without control characters' -
printf '[Rules "1"]\n[Game "pachisi"]\n[Start "1"]\n1. 1: 25 7>8:25\nend\n' >"$scratch/in"
refused "in Spanish" 2 "-:4:10: le toca tirar al asiento 1" - --lang es

# ---- files that are none
: >"$scratch/in"
refused "nothing" 2 '“-” holds no game.' -
printf ' \n\t\r\n' >"$scratch/in"
refused "next to nothing" 2 '“-” holds no game.' -
refused "no such file" 1 "“$scratch/none” could not be read: No such file or directory." "$scratch/none"
refused "a folder" 1 "“$scratch” could not be read: Is a directory." "$scratch"
refused "no file named" 2 'FILE is missing: a file of records (.ckr); - is the standard input.'
head -c 67108865 /dev/zero | tr '\0' ' ' >"$scratch/in"
refused "a file without end" 2 '“-” is larger than 64 MiB, too large for a file of records.' -
: >"$scratch/in"
code=0
"$CHARKONI" replay - <&- >"$scratch/out" 2>"$scratch/err" || code=$?
if [ "$code" -eq 1 ] || [ "$code" -eq 2 ]; then pass; else fail "no standard input: $code"; fi
if [ -w /dev/full ]; then
	for view in --final --exact --game=1; do
		code=0
		"$CHARKONI" replay "$games/parchis.ckr" $view >/dev/full 2>"$scratch/err" || code=$?
		if [ "$code" -eq 1 ] && grep -q 'The output could not be written: ' "$scratch/err"; then
			pass
		else
			fail "$view: a full disk"
		fi
	done
fi

# ---- what a file says is shown, not obeyed
printf '[Rules "1"]\n[Game "parchis:players=2"]\n[Seat1 "A\342\200\256na"]\n[Seat2 " "]\n[Event "\342\201\246x{seat}"]\n{a\342\200\217b {not\n' |
	sed 's/{not$/c}/' >"$scratch/in"
echo end >>"$scratch/in"
replay -
exits "marks that turn the direction of writing" 0
says "in a tag" 'Event: ?x{seat}'
says "in a name" 'Yellow: A?na.'
says "in a comment" 'Comment: a?b c'
lack=$(grep -c 'Red: ' "$scratch/out" || true)
if [ "$lack" -eq 0 ]; then pass; else fail "a blank name is none"; fi
# a long comment is told whole
awk 'BEGIN { print "[Rules \"1\"]\n[Game \"parchis\"]\n{"; for (i = 0; i < 3000; i++) print "é" i; print "}\nend" }' >"$scratch/in"
replay -
exits "a long comment" 0
if [ "$(grep '^Comment: ' "$scratch/out" | wc -w)" -eq 3001 ]; then pass; else fail "a long comment is cut"; fi

# ---- who played alone at the keyboard is told by the colour, as in play
printf '[Rules "1"]\n[Game "parchis:players=2"]\n[Seat1 "me"]\n[Seat2 "Ann"]\n[Start "1"]\n1. 1: 3\nend\n' >"$scratch/in"
for view in --game=1 --final; do
	replay - $view
	exits "me, $view" 0
	if grep -qw me "$scratch/out"; then fail "me, $view: $(cat "$scratch/out")"; else pass; fi
done

# ---- known tags are told in the reader's language, others as they are
printf '[Rules "1"]\n[Game "parchis"]\n[Event "x"]\n[Date "2026.11.30"]\n[Seed "7"]\n[Own "y"]\nend\n' >"$scratch/in"
replay -
for line in 'Event: x' 'Date: 2026.11.30' 'Seed: 7' 'Own: y'; do
	says "a tag in English" "$line"
done
replay - --lang es
for tag in 'Event: x' 'Date: 2026.11.30' 'Seed: 7'; do
	name=${tag%%:*}
	label=$(sed -n "/^msgid \"$name: {value}\"\$/{n;s/^msgstr \"\(.*\){value}\"\$/\1/p;}" po/es.po)
	says "a tag as the catalogue has it" "${label:-$name: }${tag#*: }"
done
says "an unknown tag stays" 'Own: y'

# ---- the page about records
page=docs/records.md
awk '/^```/ { if (inside) exit; inside = seen; next } /^## An example/ { seen = 1 } inside' "$page" >"$scratch/in"
replay -
exits "the example of $page" 0
says "is the game that it tells of" 'Red has the highest throw and begins.'
awk '/^```$/ { inside = 0 } inside { print } /^```c$/ { inside = 1 }' "$page" >"$scratch/out"
tail -n +2 "$here/example.c" >"$scratch/wanted"
prints "the program of $page is the one that is compiled" "$scratch/wanted"

finish
