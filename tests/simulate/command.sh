#!/bin/sh
# command.sh - `charkoni simulate` from outside: the same bytes for any number of threads, what it refuses, how
# an interrupt ends it. The binary is $CHARKONI.
# shellcheck disable=SC1111 # the sentences have such quotes
set -eu

# shellcheck source=tests/cases.sh
. "$(dirname "$0")/../cases.sh"

# same TITLE FILE FILE: the files are equal, byte for byte.
same() {
	if cmp "$scratch/$2" "$scratch/$3"; then
		passed=$((passed + 1))
	else
		failed=$((failed + 1))
		echo "FAILED: $1"
		diff "$scratch/$2" "$scratch/$3" | head -n 5
	fi
}

# simulate ARG...: output, errors and exit code.
simulate() {
	code=0
	"$CHARKONI" simulate "$@" <&- >"$scratch/out" 2>"$scratch/err" || code=$?
}

# refused TITLE SENTENCE ARG...: exit code 2, this on standard error, nothing else.
refused() {
	what=$1
	sentence="charkoni simulate: $2"
	shift 2
	simulate "$@"
	check "$what" "$code" -eq 2
	check "$what" "$(cat "$scratch/err")" = "$sentence"
	check "$what: nothing is printed" ! -s "$scratch/out"
}

# field NAME: the first value of that name in the JSON printed.
field() {
	grep -o "\"$1\": \"\{0,1\}[^\",}]*" "$scratch/out" | head -n 1 | sed 's/.*: "\{0,1\}//'
}

# keys: the names in the JSON printed, in their order, once each.
keys() {
	grep -o '"[a-z_0-9]*": ' "$scratch/out" | tr -d '": ' | awk '!seen[$0]++' | tr '\n' ' '
}

# ---- the same for any number of threads
for game in parchis:players=2 parchis parchis:players=3 parchis-pairs pachisi:pieces=1 chaupar; do
	case $game in
	parchis:players=3) bots=fast,random,random ;;
	parchis-pairs) bots=fast,random,fast,random ;;
	*) bots=fast,random ;;
	esac
	for form in text json; do
		flag=$([ $form = text ] || echo --json)
		for threads in 1 2 8; do
			# shellcheck disable=SC2086 # no word without --json
			simulate "$game" --bots $bots --games 120 --seed 3 --threads $threads $flag
			check "$game, $form, $threads threads: exit code" "$code" -eq 0
			cp "$scratch/out" "$scratch/$threads"
		done
		same "$game, $form: 2 threads as 1" 1 2
		same "$game, $form: 8 threads as 1" 1 8
		check "$game, $form: the game is named" "$(grep -c "$game" "$scratch/1")" -ge 1
		# shellcheck disable=SC2086
		simulate "$game" --bots $bots --games 120 --seed 4 $flag
		check "$game, $form: another seed, other games" "$(cmp -s "$scratch/out" "$scratch/1" || echo other)" = other
	done
done
for threads in 1 2 8; do
	simulate parchis-pairs --every --bots random,fast --games 30 --threads $threads
	cp "$scratch/out" "$scratch/$threads"
done
same "--every: 2 threads as 1" 1 2
same "--every: 8 threads as 1" 1 8

# ---- what is printed
all=$("$CHARKONI" simulate --bots x 2>&1 | sed 's/.*the bots are //; s/\.$//')
simulate parchis --bots fast,random --games 240 --json --quiet
check "quiet: nothing on standard error" ! -s "$scratch/err"
check "one line" "$(wc -l <"$scratch/out")" -eq 1
check "the keys" "$(keys)" = "game seed games unfinished draws standstills captures turns mean low p5 p50 p95 high throws actions bots name seats points share share_low share_high place place_low place_high "
check "the game" "$(field game)" = parchis
check "the seed without --seed" "$(field seed)" = 1
check "the games" "$(field games)" = 240
check "the first bot" "$(field name)" = fast
check "its seats" "$(field seats)" = 2
check "its share" "$(field points)" = "$(awk -v s="$(field share)" 'BEGIN { printf "%.2f", s * 240 }')"
check "fast beats random" "$(field share | cut -c1-3)" = 0.8
cp "$scratch/out" "$scratch/once"
simulate --json --games 240 --seed 1 --bots=fast,random
same "parchis and seed 1 are what is meant" once out
check "the speed is told on standard error" "$(grep -c '^simulate: 240 games in [0-9.]* s: [0-9]* a second on [0-9]* thread' "$scratch/err")" -eq 1

simulate pachisi:pieces=1 --bots fast,random --games 20 --json --quiet
check "with teams nobody has a place" "$(grep -c '"place"' "$scratch/out")" -eq 0
simulate parchis:players=2 --bots fast,random --games 10 --quiet
check "tables that Markdown reads" "$(grep -c '^| ---* | [-: |]*|$' "$scratch/out")" -eq 3
check "all rows of a table are as wide as each other" \
	"$(awk -F'|' '/^\|/ { print NF }' "$scratch/out" | sort -u | wc -l)" -eq 3

for lang in en es pt hi; do
	for game in parchis parchis-pairs; do
		simulate $game --games 12000 --lang $lang --quiet
		check "$game, $lang: no line is wider than 80 columns" -z "$(LC_ALL=C sed 's/[\x80-\xBF]//g' "$scratch/out" | LC_ALL=C awk 'length > 80')"
	done
	simulate parchis --games 24 --lang $lang --quiet
	check "$lang: all columns are there" "$(sed -n '/^|/p' "$scratch/out" | awk -F'|' '/---/ { n += NF - 2 } END { print n }')" -eq 16
done

simulate parchis --every --bots random,fast --games 12 --json --quiet
check "--every: one line" "$(wc -l <"$scratch/out")" -eq 1
sed 's/, "pairings": \[{/, /; s/}\]}$/}/' "$scratch/out" >"$scratch/every"
simulate parchis --bots random,fast --games 12 --json --quiet
same "--every plays the games that a pairing by itself plays" out every
simulate chaupar --every --games 4 --quiet
check "--every without --bots: all bots" \
	"$(sed -n 's/^| share, % *|//p' "$scratch/out" | tr -d ' ' | sed 's/|$//; s/|/, /g')" = "$all"
simulate chaupar --every --games 4 --quiet --bots fast,random
check "the row's share against the column" \
	"$(awk -F'|' '$2 ~ /^ fast *$/ { a = $4 } $2 ~ /^ random *$/ { b = $3 } END { print a + b }' "$scratch/out")" = 100

simulate parchis --bots fast,random --games 7 --json
check "whole rounds" "$(field games)" = 12
check "and it says so" "$(head -n 1 "$scratch/err")" = \
	"simulate: 7 games are rounded up to 12: a round, in which all sit everywhere, has 6."
simulate parchis:players=2 --bots fast,random --games 20 --plies 1 --json --quiet
check "games that are too long" "$(field games) $(field unfinished)" = "0 20"
simulate parchis:players=2 --bots fast,random --games 20 --plies 1 --quiet
check "are told" "$(tail -n 1 "$scratch/out")" = "20 games more were broken off as too long and are not counted."
simulate pachisi:standstill=1,pieces=1 --bots fast,random --games 200 --quiet
check "a standstill is told" "$(grep -c '^[0-9]* games ended in a standstill\.$' "$scratch/out")" -eq 1
check "draws are told" "$(grep -c '^[0-9]* games were drawn, half a point for either team\.$' "$scratch/out")" -eq 1
"$CHARKONI" simulate --help >"$scratch/out"
check "help names the options" "$(grep -c '^  --\(bots\|every\|games\|seed\|threads\|plies\|json\|quiet\) \{0,1\}' "$scratch/out")" -eq 8
check "help is no wider than 80 columns" -z "$(awk 'length > 80' "$scratch/out")"

# ---- what is refused
for game in parchis:players=2 parchis parchis-pairs pachisi chaupar; do
	simulate $game --games 24
	cp "$scratch/out" "$scratch/usual"
	simulate $game --games 24 --bots fast,random
	same "$game: without --bots fast and random play" usual out
done
simulate parchis:players=3 --games 24
check "without --bots in an odd number of seats" "$code" -eq 0
cp "$scratch/out" "$scratch/usual"
simulate parchis:players=3 --games 24 --bots fast,random,random
same "there fast plays against the others" usual out
refused "no such bot" "There is no bot “clever”; the bots are $all." --bots fast,clever
refused "an empty name" "There is no bot “”; the bots are $all." --bots fast,
refused "no name" "There is no bot “”; the bots are $all." --bots ''
refused "three in four seats" \
	"--bots has 3 names, which do not go into the seats of parchis; the numbers that do are 1, 2, 4." \
	--bots fast,random,fast
refused "two in three seats" \
	"--bots has 2 names, which do not go into the seats of parchis:players=3; the numbers that do are 1, 3." \
	parchis:players=3 --bots fast,random
refused "more than all seats" \
	"--bots has 20 names, which do not go into the seats of pachisi; the numbers that do are 1, 2, 4." \
	pachisi --bots "$(printf 'fast,%.0s' 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19)fast"
refused "each against each other in three seats" \
	"--every seats two bots, which do not go into the seats of parchis:players=3; the numbers that do are 1, 3." \
	parchis:players=3 --every --bots fast,random
refused "one against itself" "--every wants 2 to 15 bots to play against each other." --every --bots fast
refused "a bot twice" "--bots names “fast” twice; with --every once is right." --every --bots fast,random,fast
refused "no games" "--games is “0”, but must be a number from 1 to 1000000000000." --bots fast --games 0
refused "games that are no number" "--games is “1e5”, but must be a number from 1 to 1000000000000." \
	--bots fast --games 1e5
refused "no plies" "--plies is “0”, but must be a number from 1 to 4294967295." --bots fast --plies 0
refused "too many threads" "--threads is “1025”, but must be a number from 1 to 1024." --bots fast --threads 1025
refused "a negative seed" "--seed is “-1”, but must be a number from 0 to 18446744073709551615." --bots fast --seed -1
refused "no such game" "unknown game 'ludo'; the games are parchis, parchis-pairs, pachisi, chaupar" \
	ludo --bots fast
refused "two games" "“pachisi” is one argument too many; see --help for what goes where." \
	parchis pachisi --bots fast

# ---- output that cannot be written
if [ -w /dev/full ]; then
	code=0
	"$CHARKONI" simulate --bots fast --games 8 >/dev/full 2>"$scratch/err" || code=$?
	check "a full disk is a failure" "$code" -eq 1
	check "and told" "$(grep -c '^charkoni simulate: The output could not be written: ' "$scratch/err")" -eq 1
fi
code=0
"$CHARKONI" simulate --bots fast --games 8 >&- 2>"$scratch/err" || code=$?
check "a closed output is a failure" "$code" -eq 1
check "and told" "$(grep -c '^charkoni simulate: The output could not be written: ' "$scratch/err")" -eq 1

# ---- Ctrl-C
# interrupt SECONDS ARG...: the command, interrupted after so long.
interrupt() {
	after=$1
	shift
	env --default-signal=INT "$CHARKONI" simulate "$@" >"$scratch/out" 2>"$scratch/err" &
	pid=$!
	sleep "$after"
	kill -INT "$pid"
	code=0
	wait "$pid" || code=$?
}

for arguments in 'parchis --bots fast,random --threads 2' 'chaupar --bots random,fast --threads 3 --json'; do
	# shellcheck disable=SC2086 # several arguments
	interrupt 1 $arguments --games 1000000000 --seed 9
	check "$arguments: an interrupt" "$code" -eq 130
	check "$arguments: says how many games" "$(grep -c '^simulate: Interrupted: [0-9]* of 100000000[0-9]* games' "$scratch/err")" -eq 1
	done=$(sed -n 's/^simulate: Interrupted: \([0-9]*\) of .*/\1/p' "$scratch/err")
	check "$arguments: some" "${done:-0}" -gt 0
	cp "$scratch/out" "$scratch/first"
	# shellcheck disable=SC2086
	simulate $arguments --games "${done:-1}" --seed 9
	same "$arguments: what is printed is the result of so many games" first out
done
interrupt 1 parchis:players=2 --every --bots random,fast --games 1000000000
check "--every: an interrupt" "$code" -eq 130
check "--every: prints what there is" "$(grep -c '^| random – fast ' "$scratch/out")" -eq 1
check "--every: and says so" \
	"$(grep -c '^simulate: Interrupted: [0-9]* of 1000000000 games have been played\.$' "$scratch/err")" -eq 1

# In the background of a script interrupts are ignored, and stay so.
"$CHARKONI" simulate --bots fast,random --games 3000 --json --threads 1 >"$scratch/out" 2>"$scratch/err" &
pid=$!
sleep 0.2
kill -INT "$pid" || true
code=0
wait "$pid" || code=$?
check "an ignored interrupt stays ignored" "$code" -eq 0
check "and all is played" "$(field games)" = 3000

# ---- progress, at a terminal
if command -v script >/dev/null 2>&1; then
	code=0
	env --default-signal=INT timeout --foreground -s INT 4 script -qec \
		"timeout --foreground -s INT 3 \"$CHARKONI\" simulate --bots fast,random --games 1000000000 >\"$scratch/out\"" \
		/dev/null </dev/null >"$scratch/err" 2>&1 || code=$?
	check "progress is told at a terminal" \
		"$(tr '\r' '\n' <"$scratch/err" | grep -c '^simulate: [0-9]* of 1000000002 games, [0-9]* %, [0-9:]* left')" -ge 1
	check "and the result after it" "$(grep -c '^parchis: [0-9]* games, seed 1$' "$scratch/out")" -eq 1
fi
check "away from a terminal there is none" "$(tr '\r' '\n' <"$scratch/first" | grep -c ' left$' || true)" -eq 0

tally
