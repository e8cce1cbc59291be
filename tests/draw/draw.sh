#!/bin/sh
# draw.sh - `charkoni draw`: what is drawn of positions and records, where it goes, and wrong arguments.
# shellcheck disable=SC1111 # our sentences have such quotes
set -eu
here=$(cd "$(dirname "$0")" && pwd)
games="$here/../record/games"
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

# shellcheck source=tests/draw/ended.sh
. "$here/ended.sh"

command -v rsvg-convert >/dev/null || fail "rsvg-convert is missing (package librsvg2-bin)"

# check TITLE COMMAND... : the command succeeds.
check() {
	title=$1
	shift
	if "$@"; then pass; else fail "$title"; fi
}

draw() {
	code=0
	"$CHARKONI" draw "$@" >"$scratch/out" 2>"$scratch/err" </dev/null || code=$?
}

# has TEXT [FILE]: the drawing holds it.
has() {
	grep -Fq -- "$1" "${2:-$scratch/out}"
}

count() {
	grep -Fc -- "$1" "${2:-$scratch/out}" || true
}

# Every element is closed by its own end, and one holds all.
closed() {
	awk '{
		text = text $0 "\n"
	}
	END {
		while (match(text, /<[^>]*>/)) {
			tag = substr(text, RSTART + 1, RLENGTH - 2)
			text = substr(text, RSTART + RLENGTH)
			name = tag
			sub(/^\//, "", name)
			sub(/[ \/].*/, "", name)
			if (tag ~ /^\//) {
				if (depth == 0 || open[depth--] != name)
					exit 1
			} else if (tag !~ /\/$/) {
				open[++depth] = name
			}
		}
		exit depth != 0
	}' "$1"
}

# drawn TITLE: the last drawing was made, says nothing else, is well formed, and can be rendered.
drawn() {
	if [ "$code" -ne 0 ] || [ -s "$scratch/err" ] || ! closed "$scratch/out"; then
		fail "$1: $code, $(cat "$scratch/err")"
	elif ! rsvg-convert -w 200 "$scratch/out" -o "$scratch/picture.png"; then
		fail "$1: it cannot be rendered"
	else
		pass
	fi
}

# refuses TITLE SENTENCE ARGUMENT... : exit code 2, nothing drawn, this sentence.
refuses() {
	title=$1
	sentence=$2
	shift 2
	draw "$@"
	if [ "$code" -eq 2 ] && [ ! -s "$scratch/out" ] && [ "$(cat "$scratch/err")" = "charkoni draw: $sentence" ]; then
		pass
	else
		fail "$title: $code, $(cat "$scratch/err")"
	fi
}

start='parchis 1,0,0,0/1,0,0,0/1,0,0,0/1,0,0,0 1 T six=0 last=- late=-'
six='parchis 1,0,0,0/1,0,0,0/1,0,0,0/1,0,0,0 1 D6 six=1 last=- late=-'
cross='pachisi G,83,40q,12c/G,78,50,8/77,60,60ql,0/G,G,30,0 1 M[10] in=1111 skip=0000 row=0 due=0 ent=0 idle=0'

# Empty boards.
draw parchis
drawn "a game"
check "its empty board" cmp -s "$scratch/out" "$here/golden/parchis.svg"
draw parchis:players=6 --look card --theme dark
check "with its options" cmp -s "$scratch/out" "$here/golden/parchis-6-card-dark.svg"
echo "a file" >"$scratch/pachisi"
(cd "$scratch" && "$CHARKONI" draw pachisi >"$scratch/out" 2>"$scratch/err") || true
check "a game even where a file is called so" cmp -s "$scratch/out" "$here/golden/pachisi.svg"
draw parchis:players=2 --seat 2 --output "$scratch/two.svg"
check "from another side, into a file" has '<title>parchis:players=2</title>' "$scratch/two.svg"

# Positions.
draw "$start"
drawn "a position"
check "16 pieces" [ "$(count '<g class="piece"')" -eq 16 ]
check "the line is told" has "<desc>$start</desc>"
check "no trail" [ "$(count 'class="trail"')" -eq 0 ]
cp "$scratch/out" "$scratch/usual.svg"
draw "$six" --legal
drawn "legal actions"
check "they are marked" has '<g class="target" data-progress="7"'
draw "$six"
check "only where that is wanted" [ "$(count 'class="target"')" -eq 0 ]
draw "$start" --no-numbers
drawn "without numbers"
check "no numbers" [ "$(count '<text')" -eq 0 ]
for seat in 2 3 4; do
	draw "$start" --seat "$seat"
	drawn "seat $seat below"
	check "another side is below" test "$(cmp "$scratch/out" "$scratch/usual.svg" | wc -l)" -gt 0
done
for look in modern card cloth; do
	for theme in light dark; do
		for pieces in pawns flat; do
			for position in "$start" "$cross"; do
				draw "$position" --look "$look" --theme "$theme" --pieces "$pieces"
				drawn "$look $theme $pieces"
				cksum <"$scratch/out" >>"$scratch/sums"
			done
		done
	done
done
check "no two of them are alike" [ "$(sort -u "$scratch/sums" | wc -l)" -eq 24 ]

# A file appears whole, or what was there stays.
draw "$start" --output "$scratch/one.svg"
check "into a file" cmp -s "$scratch/one.svg" "$scratch/usual.svg"
check "and nothing else" [ "$code" -eq 0 ] && check "silently" [ ! -s "$scratch/out" ]
draw "$six" --output "$scratch/one.svg"
check "over a file" has 'D6' "$scratch/one.svg"
draw nonsense --output "$scratch/one.svg"
check "an error leaves the file" has 'D6' "$scratch/one.svg"
chmod 600 "$scratch/one.svg"
draw "$start" --output "$scratch/one.svg"
check "the permissions stay" [ -n "$(find "$scratch/one.svg" -perm 600)" ]
(umask 027 && "$CHARKONI" draw "$start" --output "$scratch/new.svg")
check "a new file has the usual ones" [ -n "$(find "$scratch/new.svg" -perm 640)" ]
ln -s new.svg "$scratch/link.svg"
ln -s link.svg "$scratch/links.svg"
rm "$scratch/new.svg"
draw "$start" --output "$scratch/links.svg"
check "links stay links" [ -L "$scratch/link.svg" ] && check "both" [ -L "$scratch/links.svg" ]
check "what they lead to is written, though it was not there" cmp -s "$scratch/new.svg" "$scratch/usual.svg"
ln -s loop.svg "$scratch/loop.svg"
draw "$start" --output "$scratch/loop.svg"
check "links that lead nowhere" [ "$code" -eq 1 ]
name=$(printf '%0251d' 0).svg
draw "$start" --output "$scratch/$name"
check "the longest name" cmp -s "$scratch/$name" "$scratch/usual.svg"
whole "a file too large" "$scratch/old.svg" draw "$start"
draw "$start" --output "$scratch/none/one.svg"
check "no such folder" [ "$code" -eq 1 ]

# Records: the last position with the last move.
for game in parchis pairs pachisi chaupar; do
	"$CHARKONI" replay --exact --final "$games/$game.ckr" | head -n 1 >"$scratch/line"
	draw "$games/$game.ckr"
	drawn "record $game"
	check "$game: its last position" has "<desc>$(sed 's/>/\&gt;/g' "$scratch/line")</desc>"
done

cat >"$scratch/game.ckr" <<'END'
[Game "parchis:players=2,pieces=2"]
[Rules "1"]
[Dice "real"]
[Touched "off"]
[Start "opening"]
[Result "*"]

0. 1=5 again 2=5 1=2 2=6
1. 2: 3 1>4
2. 1: 6 1>7 5 0>1
3. 2: 2 4>6
correct=3.1:4
3. 2: 4>8
4. 1: 1
end
END
# after ARGUMENT... LINE: the record is drawn so, after an item that leaves this position.
after() {
	title=$1
	line=$2
	trail=$3
	shift 3
	draw "$scratch/game.ckr" "$@"
	drawn "$title"
	check "$title: the position" has "<desc>parchis:players=2,pieces=2 $line</desc>"
	check "$title: the trail" has "$trail"
}
after "the last item" '7,1/8,0 1 D1 six=0 last=- late=-' 'class="trail" data-seat="2" data-from="4" data-to="8"'
after "move 1" '1,0/4,0 1 T six=0 last=- late=-' 'class="trail" data-seat="2" data-from="1" data-to="4"' --move 1
after "move 2" '7,0/4,0 1 T six=1 last=7 late=-' 'class="trail" data-seat="1" data-from="1" data-to="7"' --move 2
after "a move after a correction" '7,1/8,0 1 T six=0 last=- late=-' \
	'class="trail" data-seat="2" data-from="4" data-to="8"' --move 4
after "an item" '7,0/4,0 1 D5 six=0 last=7 late=-' 'class="trail" data-seat="1" data-from="1" data-to="7"' --move 2.3
draw "$scratch/game.ckr" --move 1.1
check "before the first move there is no trail" [ "$code" -eq 0 ] && check "none" [ "$(count 'class="trail"')" -eq 0 ]
"$CHARKONI" draw - --move 1 <"$scratch/game.ckr" >"$scratch/stdin.svg"
draw "$scratch/game.ckr" --move 1
check "from standard input" cmp -s "$scratch/out" "$scratch/stdin.svg"

# An action put in the place of another is a move, and the other is none.
sed 's/^4\. 1: 1$/4. 1: 1 7>8\ncorrect=4.2:1>2/' "$scratch/game.ckr" >"$scratch/corrected.ckr"
draw "$scratch/corrected.ckr"
check "the action in its place" has 'class="trail" data-seat="1" data-from="1" data-to="2"'
cp "$scratch/out" "$scratch/last.svg"
draw "$scratch/corrected.ckr" --move 5
check "it is the fifth move" cmp -s "$scratch/out" "$scratch/last.svg"
sed '/^1\. /,/^4\. /d' "$scratch/game.ckr" >"$scratch/opened.ckr"
refuses "before the first move" "In “$scratch/opened.ckr” nothing has been moved yet." "$scratch/opened.ckr" --move 1
refuses "there is no sixth" "“$scratch/corrected.ckr” has no such move or item; the moves of the game are 1 to 5." \
	"$scratch/corrected.ckr" --move 6

# A third six sends a piece home; that is a move too.
cat >"$scratch/six.ckr" <<'END'
[Game "parchis:players=2,pieces=2"]
[Rules "1"]
[Dice "real"]
[Touched "off"]
[Start "1"]
[Result "*"]

1. 1: 6 1>7 6 7>13 6
2. 2: 3 1>4
end
END
for move in 3 1.5 2.1; do
	draw "$scratch/six.ckr" --move $move
	check "a third six, --move $move" has 'class="trail" data-seat="1" data-from="13" data-to="0"'
done
draw "$scratch/six.ckr" --move 1.4
check "the move before it" has 'class="trail" data-seat="1" data-from="7" data-to="13"'
draw "$scratch/six.ckr" --each --output "$scratch/six"
check "each has a file" [ "$(cd "$scratch/six" && echo ./*)" = "./001.svg ./002.svg ./003.svg ./004.svg" ]
sed 's/parchis:players=2,pieces=2/parchis:players=2,pieces=2,third_six=lose_turn/' "$scratch/six.ckr" >"$scratch/lost.ckr"
draw "$scratch/lost.ckr" --move 1.5
check "where it only loses the turn nothing goes home" has 'data-from="7" data-to="13"'

# The record is not drawn over.
cp "$scratch/game.ckr" "$scratch/record"
ln -s record "$scratch/record.svg"
refuses "the record itself" "“$scratch/record” is the record itself; name another file with --output." \
	"$scratch/record" --output "$scratch/record"
refuses "the record behind a link" "“$scratch/record.svg” is the record itself; name another file with --output." \
	"$scratch/record" --output "$scratch/record.svg"
code=0
# shellcheck disable=SC2094 # that is the point
"$CHARKONI" draw - --output "$scratch/record" <"$scratch/record" 2>"$scratch/err" || code=$?
check "the record on standard input" [ "$code" -eq 2 ]
check "it is as it was" cmp -s "$scratch/game.ckr" "$scratch/record"

# A file a move.
draw "$scratch/game.ckr" --each --output "$scratch/moves"
check "--each" [ "$code" -eq 0 ]
check "four moves" [ "$(cd "$scratch/moves" && echo ./*)" = "./001.svg ./002.svg ./003.svg ./004.svg" ]
for number in 1 2 3 4; do
	draw "$scratch/game.ckr" --move "$number"
	check "file $number" cmp -s "$scratch/out" "$scratch/moves/00$number.svg"
done
refuses "a folder that is not empty" "“$scratch/moves” is not empty; the files go into a folder of their own." \
	"$scratch/game.ckr" --each --output "$scratch/moves"
refuses "a file for a folder" "“$scratch/one.svg” is no folder; the files go into one." \
	"$scratch/game.ckr" --each --output "$scratch/one.svg"
mkdir "$scratch/empty"
draw "$scratch/game.ckr" --each --output "$scratch/empty"
check "into an empty folder" [ -f "$scratch/empty/004.svg" ]
code=0
(ulimit -f 4 && exec "$CHARKONI" draw "$scratch/game.ckr" --each --output "$scratch/large") 2>"$scratch/err" || code=$?
check "a folder of files too large" [ "$code" -eq 1 ] && check "leaves none" [ ! -e "$scratch/large" ]

# Signals. The record is one of eight seats that follow one another around the board, so that --each takes its time.
{
	sed 's/^\[Game .*/[Game "parchis:players=8,pieces=1"]/; s/^\[Start .*/[Start "1"]/; /^0\./,$d' "$scratch/game.ckr"
	awk 'BEGIN {
		for (at = 1; at < 135; at++)
			for (seat = 1; seat <= 8; seat++)
				printf "%d. %d: 1 %d>%d\n", ++turn, seat, at, at + 1
		print "end"
	}'
} >"$scratch/long.ckr"
begun() {
	set -- "$scratch/$1"/.charkoni-*/*
	[ -e "$1" ]
}
exec 4>/dev/null
for signal in TERM:143 HUP:129 INT:130 QUIT:131; do
	env --default-signal=INT,HUP,QUIT "$CHARKONI" draw "$scratch/long.ckr" --each --output "$scratch/moves-$signal" \
		2>"$scratch/err" &
	child=$!
	await begun "moves-$signal"
	ended "${signal%:*}"
	check "--each, SIG${signal%:*}" [ "$code" -eq "${signal#*:}" ]
	check "--each, SIG${signal%:*}: nothing is left" [ ! -e "$scratch/moves-$signal" ]
	check "--each, SIG${signal%:*}: nothing is told" [ ! -s "$scratch/err" ]
done
stalled "a reader that does not read" draw "$start"
stalled "the same with --output" draw "$start" --output "$scratch/pipe"
unread "nobody reads yet" draw "$start"
"$CHARKONI" draw "$start" 2>"$scratch/err" | true
check "a reader that has gone needs no telling" [ ! -s "$scratch/err" ]

# Two at once into one folder: at most one has it, and what is there is all of one.
for n in 1 2 3 4 5; do
	rm -rf "$scratch/both"
	code=0
	"$CHARKONI" draw "$scratch/game.ckr" --each --output "$scratch/both" 2>/dev/null &
	child=$!
	other=0
	"$CHARKONI" draw "$scratch/game.ckr" --each --seat 2 --output "$scratch/both" 2>/dev/null || other=$?
	wait "$child" || code=$?
	check "two at once, $n" [ "$code$other" != 00 ]
	rm -rf "$scratch/alone"
	seat=$((code == 0 ? 1 : 2))
	"$CHARKONI" draw "$scratch/game.ckr" --each --seat $seat --output "$scratch/alone"
	if [ "$code" -eq 0 ] || [ "$other" -eq 0 ]; then
		check "two at once, $n: all of one" diff -r "$scratch/alone" "$scratch/both"
	fi
done

# A file that cannot appear takes the others back.
"$CHARKONI" draw "$scratch/long.ckr" --each --output "$scratch/back" 2>"$scratch/err" &
child=$!
await begun back
mkdir "$scratch/back/001000.svg"
code=0
wait "$child" || code=$?
check "a file that cannot appear" [ "$code" -eq 1 ]
check "takes back those that have" [ "$(ls -A "$scratch/back")" = 001000.svg ]

# Several games.
{
	cat "$scratch/game.ckr"
	echo
	cat "$games/pachisi.ckr"
} >"$scratch/two.ckr"
refuses "two games" "“$scratch/two.ckr” holds 2 games; say with --game which of them to draw." "$scratch/two.ckr"
draw "$scratch/two.ckr" --game 2
check "the second" has 'class="board modern pachisi"'
refuses "a third" "“$scratch/two.ckr” has no game of that number; its games are 1 to 2." "$scratch/two.ckr" --game 3

# Where it goes.
for ending in png pdf TXT ckr; do
	refuses ".$ending" "--output ends in .$ending, but drawings are .svg; rsvg-convert makes PNG and PDF of them." \
		"$start" --output "$scratch/x.$ending"
done
draw "$start" --output "$scratch/x.SVG"
check "an ending in capitals" cmp -s "$scratch/x.SVG" "$scratch/usual.svg"
draw "$start" --output -
check "- is standard output" cmp -s "$scratch/out" "$scratch/usual.svg"
draw "  $start "
check "blanks around" cmp -s "$scratch/out" "$scratch/usual.svg"
draw "$start" --output "$scratch/none/one.svg"
check "a folder that is not there is named" \
	[ "$(cat "$scratch/err")" = "charkoni draw: “$scratch/none/one.svg” could not be written: there is no folder “$scratch/none”." ]

# What is wrong is told in one sentence.
head -c 100 /dev/zero >"$scratch/zero.ckr"
for file in zero.ckr usual.svg; do
	refuses "$file" "“$scratch/$file” is no record: a record begins with tags, as in [Game \"parchis\"]." "$scratch/$file"
done
refuses "no quotes" "“1,0,0,0/1,0,0,0” is one argument too many; see --help for what goes where. A position line has spaces: \
put it between quotes." parchis 1,0,0,0/1,0,0,0 1 T
refuses "--game 0" "--game is “0”, but must be a number from 1 to 9999999." "$scratch/game.ckr" --game 0
refuses "nothing" "GAME|POSITION|FILE is missing: a game, for its empty board, alone or with options as in \
parchis:players=6; a position line, as one argument; or a file of records (.ckr), - for those on the standard input."
refuses "a value that is none" "unknown value '5'; right would be players=4|2|3|6|8" parchis:players=5
refuses "the goal as a number" "In a position line a piece at the goal is written G." \
	"parchis 72,1,0,0/1,0,0,0/1,0,0,0/1,0,0,0 1 T six=0 last=- late=-"
refuses "--legal of a game" "--legal wants a position; on an empty board there is nothing to move." parchis --legal
refuses "--each of a game" "--move, --each and --game want a file of records; a game or a position is one drawing." \
	parchis --each --output "$scratch/x"
refuses "a game that is none" "unknown game 'ludo'; the games are parchis, parchis-pairs, pachisi, chaupar" "ludo 1 T"
refuses "no such move" "“$scratch/game.ckr” has no such move or item; the moves of the game are 1 to 4." \
	"$scratch/game.ckr" --move 5
refuses "no such item" "“$scratch/game.ckr” has no such move or item; the moves of the game are 1 to 4." \
	"$scratch/game.ckr" --move 2.9
for move in 0 x 1. .1 01 1.2.3 -1 1234567890; do
	refuses "--move $move" "--move is “$move”, but must be a number from 1, or a turn and the number of an item in \
it as in 12.3." "$scratch/game.ckr" --move="$move"
done
refuses "before the first throw" "In “$scratch/game.ckr” play has not begun, so there is no position to draw." \
	"$scratch/game.ckr" --move 0.1
refuses "--move of a position" "--move, --each and --game want a file of records; a game or a position is one drawing." \
	"$start" --move 1
refuses "--each and --move" "--each draws all moves and --move one; take one of them." "$scratch/game.ckr" --each \
	--move 1 --output "$scratch/x"
refuses "--each without a folder" "--each makes a file a move: name a folder for them with --output." \
	"$scratch/game.ckr" --each
refuses "a seat that is not there" "There is no seat 3; this game has the seats 1 to 2." "$scratch/game.ckr" --seat 3
refuses "no look" "--look is “wood”, but must be one of modern, card, cloth." "$start" --look wood
sed 's/1>4/1>5/' "$scratch/game.ckr" >"$scratch/bad.ckr"
draw "$scratch/bad.ckr" --output "$scratch/bad.svg"
check "a damaged record" [ "$code" -eq 2 ] && check "nothing is drawn" [ ! -e "$scratch/bad.svg" ]
check "where it is damaged" grep -q "bad.ckr:9:9: " "$scratch/err"
draw "$scratch/nothing.ckr"
check "no such file" [ "$code" -eq 1 ]
code=0
"$CHARKONI" draw "$start" >/dev/full 2>"$scratch/err" || code=$?
check "a full disk is told" [ "$code" -eq 1 ] && check "in words" grep -q '^charkoni draw: ' "$scratch/err"

check "no parts are left" [ -z "$(hidden)" ]

echo "cases: $passed passed, $failed failed"
[ "$failed" -eq 0 ]
