#!/bin/sh
# commands.sh - the program itself, perft and bench from outside: what they print, what they refuse, how they
# end. The binary is $CHARKONI.
# shellcheck disable=SC1111 # the sentences have such quotes
set -eu

# shellcheck source=tests/cases.sh
. "$(dirname "$0")/../cases.sh"

# run ARG...: output, errors and exit code of the program.
run() {
	code=0
	"$CHARKONI" "$@" <&- >"$scratch/out" 2>"$scratch/err" || code=$?
}

# refused TITLE SENTENCE ARG...: exit code 2, this on standard error, nothing else.
refused() {
	what=$1
	sentence=$2
	shift 2
	run "$@"
	check "$what" "$code" -eq 2
	check "$what" "$(cat "$scratch/err")" = "$sentence"
	check "$what: nothing is printed" ! -s "$scratch/out"
}

# field NAME: a value of the JSON object printed.
field() {
	sed -n 's/.*"'"$1"'": "\{0,1\}\([^",}]*\).*/\1/p' "$scratch/out"
}

# ---- the program
run --help
check "help" "$code" -eq 0
check "help is no wider than 80 columns" -z "$(awk 'length > 80' "$scratch/out")"
for command in play engine perft bench; do
	check "help lists $command" "$(grep -c "^  $command " "$scratch/out")" -eq 1
	"$CHARKONI" $command --help >"$scratch/help"
	check "$command has help" "$(head -n 1 "$scratch/help" | cut -d' ' -f1-3)" = "Usage: charkoni $command"
	check "$command: help is no wider than 80 columns" -z "$(awk 'length > 80' "$scratch/help")"
done
for lang in en hi; do
	"$CHARKONI" help --lang $lang >"$scratch/wanted"
	for option in --help -h; do
		run $option --lang $lang
		check "$option --lang $lang: exit code" "$code" -eq 0
		check "$option --lang $lang is help" "$(cat "$scratch/out")" = "$(cat "$scratch/wanted")"
	done
done
for option in --version -V version; do
	run $option
	check "$option" "$(cat "$scratch/out")" = "charkoni 0.1.0, rules version 1"
done
refused "no command" 'charkoni: A command is missing; `charkoni --help` lists them.'
refused "no such command" 'charkoni: There is no command “dance”; `charkoni --help` lists them.' dance

for option in --lang --lang=es -x --color; do
	refused "an option before the command: $option" "charkoni: “$option” stands where the command should; options come after it, as in \`charkoni play --lang es\`." \
		"$option" es
done
code=0
LC_ALL=es_ES.UTF-8 "$CHARKONI" --lang pt >"$scratch/out" 2>"$scratch/err" || code=$?
check "and in Spanish" "$(cat "$scratch/err")" = \
	'charkoni: «--lang» está donde debe ir la orden; las opciones van después, como en `charkoni play --lang es`.'
check "with the same code" "$code" -eq 2

refused "one argument too many" \
	'charkoni: “x” is one argument too many; see --help for what goes where.' --version x
if [ -w /dev/full ]; then
	for arguments in --version --help 'perft --help' 'engine -h' 'perft parchis 2' 'bench --game chaupar --games 2 --threads 1'; do
		code=0
		# shellcheck disable=SC2086 # several arguments
		"$CHARKONI" $arguments >/dev/full 2>"$scratch/err" || code=$?
		check "$arguments: a full disk is a failure" "$code" -eq 1
		check "$arguments: and told" "$(grep -c 'The output could not be written: ' "$scratch/err")" -eq 1
	done
fi

# ---- perft
run perft pachisi 4
check "perft prints the depth and the leaves" "$(cat "$scratch/out")" = "perft 4 1270"
run perft pachisi 0
check "perft 0 is 1" "$(cat "$scratch/out")" = "perft 0 1"
line='parchis G,G,G,70/1,0,0,0/1,0,0,0/2,0,0,0 1 D2 six=0 last=- late=-'
run perft parchis 3 --position "$line"
check "a finished game is a leaf at any depth" "$(cat "$scratch/out")" = "perft 3 1"
run perft parchis-pairs 99
check "a count above 2^64 - 1 is an error" "$code" -eq 2
check "and says so" "$(cat "$scratch/err")" = "charkoni perft: the count is above 18446744073709551615; a smaller depth is right"
refused "a depth with a zero before it" "charkoni perft: DEPTH is “01”, but must be a number from 0 to 99." \
	perft parchis 01
refused "a position twice" "charkoni perft: --position is given twice; once is enough." \
	perft parchis 2 --position bad --position "$line"
"$CHARKONI" perft --help >"$scratch/out"
check "help says that deep counts take long" "$(tr '\n' ' ' <"$scratch/out" | grep -c 'deep counts can run for hours')" -eq 1
refused "a depth beyond 99" "charkoni perft: DEPTH is “100”, but must be a number from 0 to 99." perft parchis 100
refused "no depth" "charkoni perft: DEPTH is missing: how many throws and actions deep, 0 to 99." perft parchis
refused "another game's position" "charkoni perft: The game is pachisi but the position is of parchis; the two must agree." \
	perft pachisi 1 --position "$line"
refused "no such game" \
	"charkoni perft: unknown game 'ludo'; the games are parchis, parchis-pairs, pachisi, chaupar" perft ludo 1
refused "no position" "charkoni perft: the position ends after the game; right would be GAME PIECES SEAT PHASE EXTRA" \
	perft parchis 1 --position parchis

# ---- bench
for game in parchis parchis-pairs:win=all_eight pachisi:throws=single chaupar; do
	run bench --game "$game" --games 70 --threads 1 --seed 7 --json
	check "$game: exit code" "$code" -eq 0
	check "$game: the game" "$(field game)" = "$game"
	check "$game: the games" "$(field games)" -eq 70
	check "$game: plies" "$(field plies)" -gt 7000
	check "$game: seconds" -n "$(field seconds)"
	check "$game: plies a second" "$(field plies_per_second | cut -d. -f1)" -gt 0
	one=$(field digest)
	check "$game: sixteen digits" "${#one}" -eq 16
	run bench --game "$game" --games 70 --threads 3 --seed 7 --json
	check "$game: the digest does not depend on threads" "$(field digest)" = "$one"
	run bench --game "$game" --games 70 --threads 1 --seed 8 --json
	check "$game: but on the seed" "$(field digest)" != "$one"
	run bench --game "$game" --games 69 --threads 1 --seed 7 --json
	check "$game: and on the games" "$(field digest)" != "$one"
done
run bench --games 2 --json
check "without a game, each of the four" "$(grep -c digest "$scratch/out")" -eq 4
run bench --games 2 --game chaupar
check "a table" "$(grep -c '^chaupar ' "$scratch/out")" -ge 1
refused "a seed with zeros before it" \
	"charkoni bench: --seed is “007”, but must be a number from 0 to 18446744073709551615." bench --seed 007
refused "games twice" "charkoni bench: --games is given twice; once is enough." bench --games 2 --games=3
refused "no games" "charkoni bench: --games is “0”, but must be a number from 1 to 1000000000000." bench --games 0
refused "too many threads" "charkoni bench: --threads is “9999”, but must be a number from 1 to 1024." \
	bench --threads 9999
refused "an option of another game" "charkoni bench: unknown option 'table'; this game has dice, start, sums, laps, finished, standstill, pieces" \
	bench --game chaupar:table=six

tally
