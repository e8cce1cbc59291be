#!/bin/sh
# speed.sh - a knockout of 4,096 is drawn and shown, and a Swiss round of 300 paired, in under a second of the processor's
# time each. The binary is $CHARKONI, a build for release.
set -eu

passed=0
failed=0
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
unset LC_ALL LC_MESSAGES LANG
CHARKONI_AS=Ana
export CHARKONI_AS

# clock: $used is the processor time of all commands so far, in milliseconds. (Not in a subshell, which has its own.)
clock() {
	times >"$scratch/times"
	used=$(awk 'NR == 2 { split($1, u, /[ms]/); split($2, s, /[ms]/)
		printf "%d\n", (u[1] * 60 + u[2] + s[1] * 60 + s[2]) * 1000 }' "$scratch/times")
}

# soon TITLE ARG...: charkoni cup does it, in under a second.
soon() {
	title=$1
	shift
	clock
	before=$used
	code=0
	"$CHARKONI" cup "$@" </dev/null >"$scratch/out" 2>&1 || code=$?
	clock
	took=$((used - before))
	if [ "$code" -eq 0 ] && [ "$took" -lt 1000 ]; then
		passed=$((passed + 1))
	else
		failed=$((failed + 1))
		echo "FAILED: $title: $took ms, exit code $code"
		head -n 3 "$scratch/out"
	fi
}

# begin FILE FORMAT ENTRANTS: a championship with its list.
begin() {
	"$CHARKONI" cup new "$1" --name Copa --boards 150 --organiser Ana --judge Ana --format "$2" >"$scratch/out"
	awk -v n="$3" 'BEGIN { print "player1;player2"; for (i = 1; i <= n; i++) print "A" i ";B" i }' >"$scratch/list.csv"
	soon "the list of $3" entrants "$1" import "$scratch/list.csv"
}

big=$scratch/big.ckc
begin "$big" knockout 4096
soon "a knockout of 4,096 is drawn" draw "$big" --seed x
soon "shown" status "$big"
soon "its bracket" print "$big" bracket --output "$scratch/bracket.svg"
soon "its standings" standings "$big"
soon "its first game is called" call "$big" 1 1

swiss=$scratch/swiss.ckc
begin "$swiss" swiss:rounds=9 300
soon "the first Swiss round of 300" draw "$swiss" --seed x
for game in $(seq 1 150); do
	for act in "call $swiss $game $game" "report $swiss $game 1 4-2" "certify $swiss $game"; do
		# shellcheck disable=SC2086 # words of a command
		"$CHARKONI" cup $act >"$scratch/out" || echo "FAILED: $act"
	done
done
soon "the second Swiss round of 300" pair "$swiss"

echo "cases: $passed passed, $failed failed"
[ "$failed" -eq 0 ]
