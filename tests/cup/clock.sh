#!/bin/sh
# clock.sh - the times of an evening, with a clock that a test turns (CHARKONI_NOW): who is late, the count down to the
# absence of S2 rule 16, games that take longer than games do, a clock that was wrong, times that are announced.
# shellcheck disable=SC2154,SC1111 # the terminals; our sentences have such quotes
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
press Enter # what is usual, but not unasked: whoever plays is not absent any more
wait_text 'all the same? Who plays'
press n
wait_text 'Nothing was done.'
press m
wait_text 'Who is absent: 1'
press 3 Enter
wait_text 'The game is lost with that (rule 16).'
press y
wait_text '20:15 Carlos: declares both sides of game 1'

# ---- in the list of who is late a game stands once, with who is not there
"$CHARKONI" cup status "$cup" >"$scratch/out"
untold 'nobody is late now' 'Late, a judge'

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
wait_text '4-1, for 0 min'
clock 21:12
wait_text '4-1, for 7 min'

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

# ---- a clock that was ahead when an act was kept
TZ=UTC
export TZ

# day DATE TIME : turn it to another day.
day() {
	printf '%sT%s\n' "$1" "$2" >"$scratch/turned"
	mv "$scratch/turned" "$scratch/clock"
}

# cup CODE ARG... : the command, by Carlos, ends so.
CHARKONI_AS=Carlos
export CHARKONI_AS
cup() {
	wanted=$1 code=0
	shift
	"$CHARKONI" cup "$@" >"$scratch/out" 2>"$scratch/err" </dev/null || code=$?
	if [ "$code" -eq "$wanted" ]; then
		pass
	else
		fail "cup $*: exit code $code: $(cat "$scratch/err")"
	fi
}

# warned TEXT, unwarned : on standard error, or nothing is.
warned() {
	if grep -Fq -e "$1" "$scratch/err"; then pass; else fail "not told: $1: $(cat "$scratch/err")"; fi
}

unwarned() {
	if [ -s "$scratch/err" ]; then fail "told: $(cat "$scratch/err")"; else pass; fi
}

behind='but the last act was kept at 2027-01-10 19:40: set the clock if it is wrong'
day 2026-01-10 19:30
championship 4
lines Olga d 'ahead' y a 20:00 '' q
untold 'all is well' 'The clock of this computer'
cup 0 note "$cup" 'by the right clock'
unwarned
day 2027-01-10 19:40
cup 0 note "$cup" 'a year too late'
warned 'By the clock of this computer it is 2027-01-10 19:40, 365 days after the act before this one'
cup 0 note "$cup" 'once is enough'
unwarned
day 2026-01-10 19:45
cup 0 note "$cup" 'by the right clock again'
warned "The clock of this computer says 2026-01-10 19:45, $behind"
cup 0 seat "$cup" 1 1 1
warned "$behind"
cup 0 log "$cup"
unwarned
told 'acts stay in their order' '2027-01-10 19:40:00  Carlos: notes: by the right clock again'

# nobody is late by the time of that act
"$CHARKONI" cup status "$cup" >"$scratch/out"
untold 'the status goes by the clock' 'Late'
lines Carlos '' q
untold 'the screen goes by the clock' 'Late'
told 'and shows it' '19:45  Copa del Pueblo'

# rule 16 goes by the clock, whatever the last act says; at the screen too, which tells of it once
cup 2 absent "$cup" 1 2
warned 'Nobody can be declared absent from game 1 before 2026-01-10 20:15'
warned "$behind"
lines Carlos '' 'm 1' n 'no better' q
told 'the screen tells of the clock' "The clock of this computer says 2026-01-10 19:45, $behind"
told 'rule 16 at the screen' 'Nobody can be declared absent from game 1 before'
told 'and goes on' 'Carlos: notes: no better'
ends 'it is told once' 0
if [ "$(grep -c 'The clock of this computer' "$scratch/out")" -eq 1 ]; then pass; else fail 'told again and again'; fi
day 2026-01-10 20:14
cup 2 absent "$cup" 1 2
day 2026-01-10 20:15
cup 0 absent "$cup" 1 2
day 2026-01-10 20:16
cup 0 announce "$cup" 2 20:40
warned "$behind"
told 'a time of today, and not of the last act' 'announces round 2 for 2026-01-10 20:40'
cup 0 verify "$cup"
unwarned

# less than a minute is nothing to speak of
day 2027-01-10 19:39:01
cup 0 note "$cup" 'nearly'
unwarned
day 2027-01-10 19:38:59
cup 0 note "$cup" 'not quite'
warned 'The clock of this computer says 19:38, but the last act was kept at 19:40'

# a clock that has stopped for years: the last act is right, and the clock is to be set
day 2026-01-10 19:30
championship 4
lines Olga d 'behind' y a 20:00 '' q
day 2020-01-01 00:05
cup 0 note "$cup" 'an old battery'
warned 'The clock of this computer says 2020-01-01 00:05, but the last act was kept at 2026-01-10 19:30'
day 2026-01-10 20:20
cup 0 absent "$cup" 1 1
unwarned

# weeks of a league are no leap; what comes after the date of the championship is measured from there
day 2026-01-18 20:00
cup 0 note "$cup" 'a week later'
unwarned
cup 0 change "$cup" date=2026-12-01 --as Olga
day 2026-12-05 20:00
cup 0 note "$cup" 'in December, as planned'
unwarned
day 2026-12-20 20:00
cup 0 note "$cup" 'long after all'
warned '15 days after the act before this one'

# ---- what is announced: another day is told, and what is past
day 2026-01-10 19:30
championship 4
cup 0 draw "$cup" --seed s --as Olga
cup 0 announce "$cup" 1 20:00
told 'today' 'Carlos: announces round 1 for 20:00'
untold 'not yet' 'ago'
cup 0 announce "$cup" 1 2026-01-17T20:00
told 'another day' 'Carlos: announces round 1 for 2026-01-17 20:00'
cup 0 log "$cup"
told 'in the log' 'Carlos: announces round 1 for 2026-01-17 20:00'
cup 0 announce "$cup" 1 0:10
told 'an hour of one digit, after midnight' 'Carlos: announces round 1 for 2026-01-11 00:10'
cup 0 announce "$cup" 1 19:29:30
untold 'half a minute is no past' 'ago'
cup 0 announce "$cup" 1 19:29
told 'a minute' '19:29 was 1 minute ago: who is not seated can be declared absent from 19:44 on (rule 16).'
cup 0 announce "$cup" 1 19:13
told 'past the quarter of an hour' '19:13 was 17 minutes ago: who is not seated can be declared absent at once (rule 16).'
cup 0 absent "$cup" 1 1
cup 0 announce "$cup" game=2 2026-01-09T19:30
told 'a day' '2026-01-09 19:30 was 24 hours ago: who is not seated can be declared absent at once (rule 16).'
cup 2 announce "$cup" game=2 2026-01-09T19:29
warned '“2026-01-09T19:29” is more than a day ago by the clock of this computer: nothing is announced for then.'
cup 0 announce "$cup" game=2 9999-12-31T23:59
cup 2 announce "$cup" game=2 9999-12-31T23:59-14:00
warned 'is no time; one is 20:00, of today, or 2026-12-01T20:00.'
cup 2 announce "$cup" game=2 2026-02-29T20:00
cup 2 announce "$cup" game=2 2100-02-29T20:00Z
cup 0 announce "$cup" game=2 2028-02-29T20:00Z
for time in 20.15 20h15 20H15 '20:15 h' 20.15h 20:15:00h 2026-01-10T20.15 '2026-01-10 20h15'; do
	cup 0 announce "$cup" game=2 "$time"
	told "$time" ', for 20:15'
done
for time in 20h '20 h' 20h00 2026-01-10T20h; do
	cup 0 announce "$cup" game=2 "$time"
	told "$time" ', for 20:00'
done
for time in 20.0 20h3 24h 20.60 20h60 20hh h20 '20  h' 20.15.30 2026.01.10; do
	cup 2 announce "$cup" game=2 "$time"
	warned "“$time” is no time; one is 20:00, of today, or 2026-12-01T20:00."
done
lines Carlos 'g 2' 19:20 '' q
told 'at the screen' '19:20 was 10 minutes ago: who is not seated can be declared absent from 19:35 on (rule 16).'

# the night in which summer time begins, and the one in which it ends
TZ='CET-1CEST,M3.5.0,M10.5.0/3' # as in Madrid
day 2026-03-28 23:00
cup 2 announce "$cup" game=2 2:30
warned '“2:30” is no time of that day: the clocks are put forward over it, to summer time.'
lines Carlos 'g 2' 2:30 - 'g 2' 2026-03-26T20:00 - q
told 'at the screen' '“2:30” is no time of that day: the clocks are put forward over it, to summer time.'
told 'at the screen' '“2026-03-26T20:00” is more than a day ago by the clock of this computer'
cup 2 announce "$cup" game=2 2026-03-29T02:00
cup 0 announce "$cup" game=2 2026-03-29T03:00
cup 0 announce "$cup" game=2 2026-03-29T01:59
cup 0 announce "$cup" game=2 2026-03-29T02:30Z
told 'a zone of its own leaps over nothing' 'for 2026-03-29 04:30'
cup 0 announce "$cup" game=2 2026-10-25T02:30
told 'twice that night, and a time' 'for 2026-10-25 02:30'
TZ=UTC

# ---- a Swiss tournament in which nothing can be paired any more
day 2026-01-10 19:30
championship 3 --format swiss:rounds=3
cup 0 draw "$cup" --seed s --as Olga
lines Carlos 't 1' '' 's 1' 'r 1' 1 4 3 'c 1' y q
bye=$("$CHARKONI" cup export "$cup" --to csv | tr -d '\r' | awk -F, '$1 == 1 { print 6 - $6 - $8 }')
cup 0 withdraw "$cup" "$bye"
cup 0 status "$cup"
told 'what is left out' '2 rounds of those planned are left out: there is no pairing any more'

finish
