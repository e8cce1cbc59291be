#!/bin/sh
# rank.sh - `charkoni rank`: the weekly table of some friends, from the records of their games (S1). The binary is
# $CHARKONI.
# shellcheck disable=SC1111 # our sentences have such quotes
set -eu

# shellcheck source=tests/cases.sh
. "$(dirname "$0")/../cases.sh"
unset TZDIR
TZ=UTC
HOME=$scratch/home
XDG_DATA_HOME=$scratch/data
CHARKONI_NOW=2026-12-10T12:00
export TZ HOME XDG_DATA_HOME CHARKONI_NOW
league=$scratch/league.ckl

# rank ARG...: the command upon our league.
rank() {
	code=0
	"$CHARKONI" rank "$@" --file "$league" <&- >"$scratch/out" 2>"$scratch/err" || code=$?
}

# good TITLE ARG...: it succeeds, and has nothing to tell.
good() {
	what=$1
	shift
	rank "$@"
	check "$what" "$code" -eq 0
	check "$what: nothing is told" ! -s "$scratch/err"
}

# refused TITLE SENTENCE ARG...: exit code 2, this on standard error, nothing else.
refused() {
	what=$1
	sentence="charkoni rank: $2"
	shift 2
	rank "$@"
	check "$what" "$code" -eq 2
	check "$what" "$(cat "$scratch/err")" = "$sentence"
	check "$what: nothing is printed" ! -s "$scratch/out"
}

# says TITLE LINE: it is one of the lines printed.
says() {
	check "$1" "$(grep -Fxc -- "$2" "$scratch/out" || true)" -ge 1
}

# record NAME SEED GAME PLAYER...: bots play a game, and the record says that the players did.
record() {
	file=$scratch/$1.ckr
	seed=$2
	game=$3
	shift 3
	seats=
	n=0
	for player in "$@"; do
		n=$((n + 1))
		seats="$seats --seat $n=bot:fast"
	done
	# shellcheck disable=SC2086 # words
	"$CHARKONI" play "$game" $seats --seed "$seed" --opening on --pause 0 --plain --save "$file" \
		</dev/null >"$scratch/out" 2>"$scratch/err" || check "playing $file" 1 -eq 0
	sed -i '/^\[Ended/d' "$file" # only the Date counts here
	n=0
	for player in "$@"; do
		n=$((n + 1))
		sed -i "s/^\\[Seat$n \".*\"\\]/[Seat$n \"$player\"]/; s/^\\[Date \".*\"\\]/[Date \"2026.11.30\"]/" "$file"
	done
}

# place NAME SEAT: the place of that seat, as the record has it.
place() {
	sed -n 's/^\[Places "\(.*\)"\]/\1/p' "$scratch/$1.ckr" | cut -d, -f"$2"
}

# earned PLACE: what it earns among four.
earned() {
	echo "10 4 -4 -10" | cut -d' ' -f"$1"
}

# column NUMBER: the sum of a column of the CSV printed, counted from the last, which is 0.
column() {
	awk -F, -v n="$1" 'NR > 1 { sum += $(NF - n) } END { print sum + 0 }' "$scratch/out"
}

record one 1 parchis Ana Luis Eva Rita
record two 2 parchis Luis Eva Rita Ana
record six 3 parchis:players=6,pieces=2 Ana Luis Eva Rita João Zoë
record pairs 4 parchis-pairs Ana Luis Eva Rita
record me 5 parchis me Luis Eva Rita
cp "$scratch/one.ckr" "$scratch/copy.ckr"

# ---- the first game
refused "no league yet" "There is no league in “$league” yet; \`charkoni rank add\` begins one." week
check "asking makes no file" ! -e "$league"
rank add "$scratch/one.ckr"
check "the first game begins a league" "$code" -eq 0
says "it was added" "1 game was added."
check "a new league is told of" "$(cat "$scratch/err")" = "charkoni rank: A new league begins in $league; its weeks \
begin on Monday at 00:00 in UTC (\`charkoni rank set --zone\` changes that)."
good "the week" week 2026-W49
says "its title" "Week 2026-W49, 2026-11-30 to 2026-12-06 (UTC)"
says "its table" "parchis, 4 seats: 1 game"
good "the week as CSV" week 2026-12-06 --csv
says "CSV has a head" "week,game,seats,place,name,points,games,wins"
for seat in 1 2 3 4; do
	name=$(echo "Ana Luis Eva Rita" | cut -d' ' -f$seat)
	of=$(place one $seat)
	won=$((of == 1))
	says "$name gets the points of place $of" "2026-W49,parchis,4,$of,$name,$(earned "$of"),1,$won"
done
sed '/^\[Date/d; /^\[Seat[1-4]/d; /^\[Seed/d' "$scratch/one.ckr" >"$scratch/plain.ckr"
good "the game's number" games --json
check "is the SHA-256 of the record without tags" "$(sed 's/.*"number": "\([0-9a-f]*\)".*/\1/' "$scratch/out")" = \
	"$(sha256sum <"$scratch/plain.ckr" | cut -d' ' -f1)"
good "another week" week 2026-W50
says "has no game" "No game ended in this week."
good "the other game" add "$scratch/two.ckr"

# ---- once
rank add "$scratch/copy.ckr" "$scratch/six.ckr"
check "a copy is passed over" "$code" -eq 0
says "the other is added" "1 game was added."
check "and the copy told of" "$(cat "$scratch/err")" = \
	"charkoni rank: $scratch/copy.ckr: counted before; it counts once."
sed 's/Ana/Anna/; s/^\[Date.*/[Event "Somewhere else"]\n[Date "2026.12.24"]/; s/^1\. /{A comment.} 1. /' "$scratch/one.ckr" \
	>"$scratch/renamed.ckr"
rank add "$scratch/renamed.ckr"
says "a record is known by the game, not by its tags" "0 games were added."
awk '/^\[Dice/ { print "[Dice \"real\"]"; next }
	/^1\. / { first = $0; sub(/: /, ": again ", first); print first; print "correct=1.2 {misread}" }
	{ print }' "$scratch/one.ckr" >"$scratch/corrected.ckr"
rank add "$scratch/corrected.ckr"
says "what was taken back and thrown again does not matter either" "0 games were added."
cat "$scratch/one.ckr" "$scratch/pairs.ckr" >"$scratch/both.ckr"
rank add "$scratch/both.ckr"
says "of two games in a file one is new" "1 game was added."
check "the other is named by its number" "$(cat "$scratch/err")" = \
	"charkoni rank: $scratch/both.ckr, game 1: counted before; it counts once."

# ---- every week sums to zero, whatever the order of adding
good "all games" games --csv
check "the points of all games sum to zero" "$(column 0)" = 0
good "the week" week 2026-W49 --csv
cp "$scratch/out" "$scratch/week"
check "the points of the week sum to zero" "$(column 2)" = 0
check "there are three tables" "$(cut -d, -f2,3 "$scratch/out" | sort -u | wc -l)" -eq 4
check "those of six seats too" "$(awk -F, '$3 == 6 { sum += $6; n++ } END { print n ":" sum + 0 }' "$scratch/out")" = 6:0
good "the ratings" table --csv
cp "$scratch/out" "$scratch/table"
mv "$league" "$scratch/first.ckl"
rank add "$scratch/pairs.ckr" "$scratch/six.ckr" "$scratch/two.ckr" "$scratch/one.ckr"
good "the week of the other order" week 2026-W49 --csv
check "has the same points" "$(cat "$scratch/out")" = "$(cat "$scratch/week")"
good "the ratings of the other order" table --csv
check "are the same" "$(cat "$scratch/out")" = "$(cat "$scratch/table")"
good "one table" table --game parchis:players=6 --csv
check "has six players" "$(wc -l <"$scratch/out")" -eq 7
good "the other game of six" table --game parchis:players=8 --csv
check "has none" "$(wc -l <"$scratch/out")" -eq 1

# ---- when a game ended
good "the week's end, by the clocks of the league" add "$scratch/me.ckr" --seat 1=Zoë --ended 2026-12-06T23:59
good "is in the week" games 2026-W49 --csv
check "that ends then" "$(grep -c Zoë "$scratch/out")" -ge 1
good "a game has a number" games --json
number=$(sed 's/.*"number": "\([0-9a-f]*\)", "ended": "2026-12-06T23:59:00Z".*/\1/' "$scratch/out")
check "of 64 digits" "${#number}" -eq 64
refused "dropping wants a reason" "Say with --reason why the game does not count; it stays in the log." drop "$number"
refused "dropping another" "No game that counts has the number “0123456789”; \`charkoni rank games\` lists them." \
	drop 0123456789 --reason x
refused "dropping by too few digits" "“5” is no number of a game: at least 4 digits of it are wanted, as \`charkoni \
rank games\` tells them." drop 5 --reason x
short=$(echo "$number" | cut -c1-8)
good "a game is dropped" drop "$short" --reason "the hour was wrong"
says "and told of" "Game $short no longer counts; it may be added anew."
refused "it cannot be dropped twice" \
	"No game that counts has the number “$short”; \`charkoni rank games\` lists them." drop "$short" --reason x
good "it is added anew" add "$scratch/me.ckr" --seat 1=Zoë --ended 2026-12-07T00:00+00:00
good "and counts in the next week" week 2026-W50 --csv
check "that of the new hour" "$(wc -l <"$scratch/out")" -eq 5
sed 's/^\[Date.*/[Date "2026.12.06"]\n[Ended "2027-12-07T00:00:00Z"]/' "$scratch/one.ckr" >"$scratch/later.ckr"
rank add "$scratch/later.ckr"
check "a game that ends in a year: the exit code" "$code" -eq 2
check "a game that ends in a year" "$(grep -c 'its tag Ended is a time that is still to come' "$scratch/err")" -eq 1
sed 's/^\[Date.*/[Date "2026.12.06"]\n[Ended "2026-12-07T00:00:00Z"]/' "$scratch/one.ckr" >"$scratch/ended.ckr"
mv "$league" "$scratch/second.ckl"
rank add "$scratch/ended.ckr"
good "the tag Ended goes before the Date" week 2026-W50 --csv
check "of the record" "$(wc -l <"$scratch/out")" -eq 5

# ---- the time zone
if [ -e /usr/share/zoneinfo/America/Sao_Paulo ]; then
	good "the zone is set" set --zone America/Sao_Paulo
	says "and told of" "Weeks begin on Monday at 00:00 in America/Sao_Paulo. Points: 2:10,-10;3:10,0,-10;4:10,4,-4,-10;\
5:10,5,0,-5,-10;6:10,6,2,-2,-6,-10;7:10,7,3,0,-3,-7,-10;8:10,7,4,1,-1,-4,-7,-10;pairs:10,-10"
	good "by these clocks the game ended on Sunday" week 2026-W49 --csv
	check "so it counts there" "$(wc -l <"$scratch/out")" -eq 5
	good "the hour is that of the place" games
	check "as it is told" "$(cut -d' ' -f3-6 "$scratch/out")" = "2026-12-06 21:00  2026-W49"
fi
refused "an unknown zone" "This computer knows no time zone “Europe/Madrit”; zones are called as in Europe/Madrid, \
America/Sao_Paulo, Asia/Kolkata, UTC." set --zone Europe/Madrit
good "UTC is always known" set --zone UTC

# ---- the points
good "other points from a week on" set --points "4:20,5,-5,-20; pairs:5,-5" --from 2026-W50
good "the week" week 2026-W50 --csv
check "has them" "$(cut -d, -f6 "$scratch/out" | tr '\n' ' ')" = "points 20 5 -5 -20 "
good "other points for all weeks" set --points 4:7,1,-1,-7
good "the week" week 2026-W50 --csv
check "has these" "$(cut -d, -f6 "$scratch/out" | tr '\n' ' ')" = "points 7 1 -1 -7 "
refused "a row that does not sum to zero" "--points: the sum of “4:10,4,-4,-9” is 1, but must be 0." \
	set --points "2:5,-5 4:10,4,-4,-9"
refused "a row that ascends" "--points: in “4:4,10,-4,-10” place 2 earns more than the place before it." \
	set --points 4:4,10,-4,-10
refused "a row whose upper half gains nothing" "--points: in “4:10,0,-4,-6” place 2 is in the upper half, which gains." \
	set --points 4:10,0,-4,-6
refused "a row whose lower half loses nothing" "--points: in “3:5,-5,0” place 3 earns more than the place before it." \
	set --points 3:5,-5,0
refused "a row too short" "--points: “6:10,-10” wants a number for each place; it has 2." set --points 6:10,-10
refused "no row" "--points: “ten” does not begin with a number of seats from 2 to 8, or with pairs, and a colon, as \
4:10,4,-4,-10 does." set --points ten
refused "a wrong week" "--from is “soon”, but must be a week, as in 2026-W49." set --points 2:5,-5 --from soon
good "what is set" set
check "the points of the first weeks, and no others, as these were set for all" "$(cat "$scratch/out")" = \
	"Weeks begin on Monday at 00:00 in UTC. Points: 2:10,-10;3:10,0,-10;4:7,1,-1,-7;5:10,5,0,-5,-10;6:10,6,2,-2,-6,-10;\
7:10,7,3,0,-3,-7,-10;8:10,7,4,1,-1,-4,-7,-10;pairs:10,-10"
good "other points for a while" set --points 3:5,0,-5 --from 2027-W01
good "others after them" set --points 3:7,0,-7 --from 2027-W10
good "what is set" set
check "each week from which there are others" "$(sed -n 's/^From \(.*\) on:.*3:\([^;]*\);.*/\1 \2/p' "$scratch/out" | tr '\n' ' ')" = \
	"2027-W01 5,0,-5 2027-W10 7,0,-7 "

# ---- the log
good "the log" log
check "has all events, by their numbers" "$(cut -d' ' -f1 "$scratch/out" | tr '\n' ' ')" = \
	"$(seq "$(wc -l <"$scratch/out")" | tr '\n' ' ')"
check "the first is the zone" "$(head -n 1 "$scratch/out" | cut -d' ' -f6-)" = "weeks begin on Monday at 00:00 in UTC"
check "then a game" "$(sed -n 2p "$scratch/out" | grep -Ec "  adds game [0-9a-f]{8}, parchis, which ended 2026-12-07 00:00: 1\. [A-Z][a-z]+, 2\. ")" -eq 1
check "points of a week" "$(grep -c "  points from 2027-W10 on: 3:7,0,-7$" "$scratch/out")" -eq 1
check "points of all weeks" "$(grep -c "  points of all weeks: 4:7,1,-1,-7$" "$scratch/out")" -eq 1
good "the log as JSON" log --json
check "is one line" "$(wc -l <"$scratch/out")" -eq 1
if command -v python3 >/dev/null; then
	check "and JSON" "$(python3 -m json.tool <"$scratch/out" >/dev/null 2>&1 && echo good)" = good
fi
check "with the zone" "$(grep -c '{"events": \[{"event": 1, "at": "[-0-9T:]*Z", "kind": "zone", "zone": "UTC"}, ' "$scratch/out")" -eq 1
check "with the points" "$(grep -c '"kind": "points", "points": "3:7,0,-7", "from": "2027-W10"}\]}$' "$scratch/out")" -eq 1
refused "the log wants nothing" "“x” is one argument too many; behind \`rank log\` stands nothing." log x
refused "no such form of it" "--csv goes with \`rank\` and one of: week, table, player, games." log --csv

# ---- people
mv "$scratch/first.ckl" "$league"
refused "who is me" "$scratch/me.ckr: the record does not name who sat at seat 1; say it with --seat 1=NAME." \
	add "$scratch/me.ckr"
good "is said" add "$scratch/me.ckr" --seat 1=Anna
refused "somebody twice" "$scratch/me.ckr: “Luis” sits at seat 1 and at seat 2, and nobody plays against \
themselves; say with --seat 2=NAME who sat there." add "$scratch/me.ckr" --seat 1=Luis
refused "a seat that is not there" "$scratch/me.ckr: the game has no seat 5, which --seat names." \
	add "$scratch/me.ckr" --seat 1=Anna --seat 5=Ana
good "Anna has one game" player Anna --csv
check "as yet" "$(wc -l <"$scratch/out")" -eq 2
good "Anna is Ana" alias Anna Ana
says "it is told" "The games of Anna count for Ana."
good "Ana under both names" player Anna
check "is one" "$(head -n 1 "$scratch/out")" = "Ana (Anna)"
good "with all games" player Ana --json
check "of both" "$(grep -o '"place"' "$scratch/out" | wc -l)" -eq 5
check "and her names" "$(grep -c '"names": \["Ana", "Anna"\]' "$scratch/out")" -eq 1
refused "the other way round" "The games of “Anna” count for “Ana” already; \`charkoni rank alias Anna Anna\` ends that." \
	alias Ana Anna
rank alias Luis Ana
check "who have played each other are two" "$code" -eq 2
check "and a game shows it" "$(grep -c "^charkoni rank: “Luis” and “Ana” have played against each other (game " \
	"$scratch/err")" -eq 1
refused "a slip of the hand" "Nobody has played as “Annna”; \`charkoni rank table\` lists the players." alias Annna Ana
refused "who" "Nobody has played as “Nobody”; \`charkoni rank table\` lists the players." player Nobody
refused "small letters" "Nobody has played as “zOë”; is “Zoë” meant?" player zOë
refused "small letters of an alias" "Nobody has played as “anna”; is “Anna” meant?" alias anna Ana
good "letters put together the other way" player "$(printf 'Joa\314\203o')" --csv
check "are the same" "$(wc -l <"$scratch/out")" -eq 2
refused "who has played otherwise" "“João” has not played at such a table: --game is another game, or another number of \
seats." player João --game parchis
good "Anna is herself again" alias Anna Anna
good "with her game" player Anna --csv
check "alone" "$(wc -l <"$scratch/out")" -eq 2

good "the log of people" log
check "tells who counts for whom" "$(grep -Ec "  the games of Anna count for (Ana|Anna again)$" "$scratch/out")" -eq 2

# ---- names that only look otherwise
mv "$league" "$scratch/people.ckl"
rank add "$scratch/one.ckr"
record blanks 10 parchis "Ana " "$(printf '\302\240Luis\342\200\213')" Eva Rita
good "blanks at the ends of names" add "$scratch/blanks.ckr"
good "are cut off" table --csv
check "so that nobody is there twice" "$(wc -l <"$scratch/out")" -eq 5
record seat 11 parchis me Luis Eva Rita
good "and off those that are said" add "$scratch/seat.ckr" --seat "1= Ana "
good "a name is looked for without them" player "Ana " --csv
check "and has all games" "$(wc -l <"$scratch/out")" -eq 4
record blank_me 12 parchis "me " Luis Eva Rita
refused "nor is anybody called me with a blank" "$scratch/blank_me.ckr: the record does not name who sat at seat 1; say it \
with --seat 1=NAME." add "$scratch/blank_me.ckr"
record capitals 13 parchis ana Luis Eva Rita
rank add "$scratch/capitals.ckr"
check "other capitals are no other person" "$code" -eq 0
check "which is told" "$(cat "$scratch/err")" = "charkoni rank: $scratch/capitals.ckr: “ana” is taken for “Ana”, as only the \
way of writing differs; for somebody else give another name with --seat N=NAME."
good "the ratings" table --csv
check "have nobody twice" "$(wc -l <"$scratch/out")" -eq 5
rank add "$scratch/capitals.ckr"
check "a game that is known says no more than that" "$(cat "$scratch/err")" = \
	"charkoni rank: $scratch/capitals.ckr: counted before; it counts once."
record both_capitals 14 parchis Zoe zoe Eva Rita
rank add "$scratch/both_capitals.ckr"
check "nor do two of one game differ in them" "$code" -eq 2
check "and it is told who is meant" "$(tail -n 1 "$scratch/err")" = "charkoni rank: $scratch/both_capitals.ckr: “Zoe” sits \
at seat 1 and at seat 2, and nobody plays against themselves; say with --seat 2=NAME who sat there."
good "somebody else has another name" add "$scratch/both_capitals.ckr" --seat "2=zoe the younger"
refused "an alias for another in other capitals" "Nobody has played as “luis”; is “Luis” meant?" alias Ana luis
good "one's own name in other capitals" alias Ana "ANA "
says "which is told as it is kept" "The games of Ana count for ANA."
mv "$scratch/people.ckl" "$league"

# ---- the chart
good "the chart" player Ana --svg "$scratch/ana.svg"
check "is an SVG document" "$(head -c 4 "$scratch/ana.svg")" = "<svg"
check "with a panel for each table" "$(grep -c 'stroke-width="2"' "$scratch/ana.svg")" -eq 3
check "a circle for each game" "$(grep -c '<circle' "$scratch/ana.svg")" -eq 4
check "whose ends are named" "$(grep -Ec '>[0-9.]+  μ (\+|−) σ</text>$' "$scratch/ana.svg")" -eq 6
check "the rating in the head is that at the end of the line" \
	"$(sed -n 's/.*: [0-9]* games*, rating \([-0-9.]*\)<.*/\1/p' "$scratch/ana.svg")" = \
	"$(sed -n 's/.*>\([-0-9.]*\)  rating<.*/\1/p' "$scratch/ana.svg")"
check "games of one day have one date" "$(grep -c '>games, 2026-11-30</text>$' "$scratch/ana.svg")" -eq 3
good "the chart of one table, on standard output" player Ana --game parchis --svg -
check "has one panel" "$(grep -c 'stroke-width="2"' "$scratch/out")" -eq 1
if command -v rsvg-convert >/dev/null; then
	rsvg-convert "$scratch/ana.svg" -o "$scratch/ana.png" 2>"$scratch/err" || true
	check "it can be drawn" -s "$scratch/ana.png"
fi
rank player Ana --svg "$scratch/nowhere/ana.svg"
check "a chart that cannot be written" "$code" -eq 1

# ---- what is not over, and what is damaged
sed '/^\[Result/d; /^\[Places/d' "$scratch/one.ckr" | awk '/^5\. / { print "end"; exit } { print }' >"$scratch/part.ckr"
record new 6 parchis Ana Luis Eva Rita
rank add "$scratch/part.ckr" "$scratch/new.ckr"
check "a game that is not over" "$code" -eq 3
check "is left out" "$(cat "$scratch/err")" = "charkoni rank: $scratch/part.ckr: the game is not over yet; it is left out."
says "the other is added" "1 game was added."
good "the games" games
cp "$scratch/out" "$scratch/games"
record newer 7 parchis Ana Luis Eva Rita
sed 's/^\[Places.*/[Places "1,1,1,1"]/' "$scratch/newer.ckr" >"$scratch/damaged.ckr"
rank add "$scratch/newer.ckr" "$scratch/damaged.ckr"
check "beside a damaged record" "$code" -eq 2
good "the games" games
check "nothing is added" "$(cat "$scratch/out")" = "$(cat "$scratch/games")"
sed '/^\[Date/d' "$scratch/newer.ckr" >"$scratch/undated.ckr"
refused "a record without a date" "$scratch/undated.ckr: the record does not say on which day it was played; say with \
--ended when it ended, as in 2026-11-30T22:15." add "$scratch/undated.ckr"
refused "a wrong time" "--ended is “today”, but must be a time, as in 2026-11-30T22:15." \
	add "$scratch/newer.ckr" --ended today
refused "a time to come" "--ended is “2026-12-10T12:01”, which is still to come; a game counts once it is over." \
	add "$scratch/newer.ckr" --ended 2026-12-10T12:01
if [ -e /usr/share/zoneinfo/Europe/Madrid ]; then
	good "summer time" set --zone Europe/Madrid
	refused "an hour over which the clocks leap" "--ended is “2026-03-29T02:30”, an hour over which the clocks of \
Europe/Madrid leap on that day; say which one they showed." add "$scratch/newer.ckr" --ended 2026-03-29T02:30
	cp "$league" "$scratch/summer.ckl"
	good "the hour after it" add "$scratch/newer.ckr" --ended 2026-03-29T03:00
	good "the hour after it" games --json
	check "is there" "$(grep -c '"ended": "2026-03-29T01:00:00Z"' "$scratch/out")" -eq 1
	mv "$scratch/summer.ckl" "$league"
fi
refused "one time for two games" "--ended goes with one game; here are more." \
	add "$scratch/newer.ckr" "$scratch/new.ckr" --ended 2026-12-01T12:00

# ---- records as Windows keeps them, and what is cut off
record windows 8 parchis "$(printf 'Jose\314\201')" Luis Eva Rita
{
	printf '\357\273\277'
	sed 's/$/\r/' "$scratch/windows.ckr"
} >"$scratch/notepad.ckr"
good "a mark at the beginning, and CRLF" add "$scratch/notepad.ckr"
says "are no matter" "1 game was added."
rank add "$scratch/windows.ckr"
check "nor do they make another game" "$(cat "$scratch/err")" = \
	"charkoni rank: $scratch/windows.ckr: counted before; it counts once."
good "a name is kept composed" player "$(printf 'Jos\303\251')" --csv
check "whatever the record has" "$(wc -l <"$scratch/out")" -eq 2
record hidden 9 parchis "$(printf '\342\200\213\302\240')" Luis Eva Rita
rank add "$scratch/hidden.ckr"
check "a name that nobody can see" "$(grep -c "at seat 1 is no name; say with --seat 1=NAME who sat there.$" "$scratch/err")" -eq 1
for bytes in 2000 2001 2002 2003 2004 2005; do
	head -c $bytes "$scratch/newer.ckr" >"$scratch/cut.ckr"
	rank add "$scratch/cut.ckr"
	check "a record cut off after $bytes bytes" "$code" -eq 2
	check "a record cut off after $bytes bytes is told to be" "$(grep -c "the record is cut off: " "$scratch/err")" -eq 1
done

# ---- arguments
refused "no action" "ACTION is missing: add, week, table, player, games, log, alias, drop or set; --help tells what they do."
refused "an unknown action" \
	"ACTION is “sum”, but must be one of add, week, table, player, games, log, alias, drop, set." sum
refused "nothing to add" "Something is missing behind \`rank add\`: files of records (.ckr)." add
refused "too much" "“2026-W50” is one argument too many; behind \`rank week\` stands a week: 2026-W49, a day in it, or \
\`last\`." week 2026-W49 2026-W50
refused "no week" "“2026-W54” is no week; weeks are called as in 2026-W49, or by a day in them as in 2026-11-30, or \
\`last\`." week 2026-W54
refused "an option of another action" "--svg goes with \`rank\` and one of: player." week --svg x.svg
refused "a seat without a name" "--seat is “1”, but must be a seat and a name, as in 1=Ana." add x.ckr --seat 1
refused "two forms" "Choose one of --json, --csv and --svg." week --json --csv
refused "an unknown game" "unknown game 'ludo'; the games are parchis, parchis-pairs, pachisi, chaupar" \
	week --game ludo
good "this week" week
good "the last week" week last
"$CHARKONI" rank --help >"$scratch/out"
check "help is no wider than 80 columns" -z "$(awk 'length > 80' "$scratch/out")"

# ---- several at once, from the first game on
league=$scratch/many.ckl
for name in one two six pairs new newer; do
	"$CHARKONI" rank add "$scratch/$name.ckr" --file "$league" >"$scratch/out.$name" 2>"$scratch/err.$name" || true &
done
wait
for name in one two six pairs new newer; do
	check "$name is added" "$(cat "$scratch/out.$name")" = "1 game was added."
done
good "all games" games
check "are there" "$(wc -l <"$scratch/out")" -eq 6

# ---- files that are no leagues
league=$scratch/other.ckl
echo "this is no league" >"$league"
rank week
check "another file" "$code" -ne 0
check "is told of" "$(grep -c "^charkoni rank: “$league” " "$scratch/err")" -eq 1
rank add "$scratch/one.ckr"
check "nor is it written" "$(cat "$league")" = "this is no league"
league=$scratch/nowhere/league.ckl
rank add "$scratch/one.ckr"
check "a folder that is not there" "$code" -eq 1
league=$scratch/league.ckl

# Whatever rank is asked to do with a championship, and cup with a league, is refused, and neither is changed.
cupfile=$scratch/copa.ckc
CHARKONI_AS=Ana "$CHARKONI" cup new "$cupfile" --name Copa --date 2026-12-10 --boards 2 --organiser Ana --game parchis-pairs \
	--format knockout >"$scratch/out" 2>"$scratch/err" || check "a championship" 1 -eq 0
"$CHARKONI" cup log "$cupfile" >"$scratch/copa.before"
"$CHARKONI" rank log --file "$league" >"$scratch/league.before"
league=$cupfile
while read -r words; do
	# shellcheck disable=SC2086 # words
	refused "a championship: $words" \
		"“$cupfile” is no league but another file of charkoni, such as a championship." $words
done <<-END
	add $scratch/one.ckr
	week
	table
	player Ana
	games
	log
	alias Ana Eva
	drop 0123456789 --reason x
	set
	set --zone UTC
END
check "the championship is as it was" "$("$CHARKONI" cup log "$cupfile")" = "$(cat "$scratch/copa.before")"
check "and has no league in it" "$(grep -c league "$cupfile")" -eq 0
league=$scratch/league.ckl
while read -r name words; do
	code=0
	# shellcheck disable=SC2086 # words
	CHARKONI_AS=Ana "$CHARKONI" cup "$name" "$league" $words <&- >"$scratch/out" 2>"$scratch/err" || code=$?
	check "a league: cup $name" "$code" -eq 2
	check "a league: cup $name" "$(head -n 1 "$scratch/err" | cut -d: -f2-)" = \
		" “$league” is no championship but another file of charkoni, such as a league."
done <<-END
	entrants list
	entrants add Ana
	officials
	draw --seed x
	run
	status
	standings
	print entrants --output $scratch/paper.pdf
	log
	verify
	export --to json
	act pair
	announce 1 20:00
	certify 1
	close --yes
END
code=0
CHARKONI_AS=Ana "$CHARKONI" cup new "$league" --name Copa --date 2026-12-10 --boards 2 --organiser Ana --game parchis-pairs \
	--format knockout >"$scratch/out" 2>"$scratch/err" || code=$?
check "no championship is made of a league" "$code" -eq 2
check "the league is as it was" "$("$CHARKONI" rank log --file "$league")" = "$(cat "$scratch/league.before")"
(
	cd "$scratch"
	code=0
	"$CHARKONI" rank add one.ckr >"$scratch/out" 2>"$scratch/err" || code=$?
	exit $code
) || check "adding to the usual league" 1 -eq 0
check "the usual place of the league" -s "$XDG_DATA_HOME/charkoni/league.ckl"
unset XDG_DATA_HOME
"$CHARKONI" rank add "$scratch/one.ckr" >"$scratch/out" 2>"$scratch/err" || check "adding at home" 1 -eq 0
check "at home" -s "$HOME/.local/share/charkoni/league.ckl"
unset HOME
code=0
"$CHARKONI" rank week >"$scratch/out" 2>"$scratch/err" || code=$?
check "where there is no usual place" "$code" -eq 2

# ---- other languages
for lang in es pt hi; do
	good "the week in $lang" week 2026-W49 --lang $lang
	check "is told in $lang" "$(grep -c "^Week " "$scratch/out")" -eq 0
done

tally
