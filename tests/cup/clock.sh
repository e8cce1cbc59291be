#!/bin/sh
# clock.sh - the times of an evening, with a clock that a test turns (CHARKONI_NOW): who is late, the count down to the
# absence of S2 rule 16, games that take longer than games do.
# shellcheck disable=SC2154 # the terminals
set -eu
# shellcheck source=tests/cup/run_lib.sh
. "$(dirname "$0")/run_lib.sh"
CHARKONI_NOW=$scratch/clock
export CHARKONI_NOW

# clock TIME : turn it.
clock() {
	printf '2026-01-10T%s\n' "$1" >"$scratch/turned"
	mv "$scratch/turned" "$scratch/clock"
}

clock 19:30
championship 12
lines Olga d 'what time is it' y a 20:00 '' q
told 'by this clock' '19:30 Olga: announces round 1 for 20:00'
told 'the games are to come' 'To come: 4'
terminal one 80 24
type_line "CHARKONI_NOW=$scratch/clock; export CHARKONI_NOW"
screen Carlos
wait_text '19:30  Copa del Pueblo'
wait_text 'shift 1, 20:00'
wait_gone 'Late:'

# ---- rule 16: from the announced start on, for 15 minutes, whenever the call was
clock 20:00
wait_text 'Late: 4'
wait_text '20:00, 15:00 left'
wait_text 'though announced for 20:00'
clock 20:14:59
lines Olga 't 1' '' 't 2' '' 's 2' 't 3' '' 's 3' 't 4' '' 'j 4' 1 'j 4' 2 q
wait_text '20:00, 0:01 left'
wait_text 'Late: 1'
choose 1
press m
wait_text 'Nobody can be declared absent from game 1 before 20:15'
clock 20:15
wait_text '20:15  Copa'
wait_text 't1   may be declared absent'
unseen 'not who is seated' 'Late: 2'
press m
wait_text 'Who is absent: 1'
press 3 Enter
wait_text 'The game is lost with that (rule 16).'
press y
wait_text '20:15 Carlos: declares both sides of game 1'

# ---- a round that is postponed is announced anew
lines Olga 'u 4' 'a board is missing' 'g 4' 21:00 q
wait_gone 'Late:'
clock 20:50
wait_text 'shift 1, 21:00'

# ---- longer than games do: 40 minutes are expected
wait_gone 'min late'
clock 21:05
wait_text 'since 20:14, 10 min late'
lines Olga 'r 2' 1 4 1 q
wait_text '4–1, for 0 min'
clock 21:12
wait_text '4–1, for 7 min'

# ---- the next round was to begin long ago
lines Carlos 'c 2' y q
told 'certified by this clock' '21:12 Carlos: certifies game 2'
next=$(games 'To come' | tail -n 1)
lines Olga "a $next" 20:40 '' q
told 'the second round' '21:12 Olga: announces round 2 for 20:40'
told 'may be declared at once' "  $next  t2  may be declared absent"
lines Olga "a $next" 21:10 '' q
told 'or announced anew' '21:10, 13:00 left'
press C-c
quit_code 'the end' 130

finish
