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
	elif command -v rsvg-convert >/dev/null && ! rsvg-convert -w 200 "$scratch/out" -o "$scratch/picture.png"; then
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
check "no parts are left" [ "$(find "$scratch" -name '.*' -type f | wc -l)" -eq 0 ]
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
refuses "there is no sixth" "“$scratch/corrected.ckr” has no such move or item; the moves of the game are 1 to 5." \
	"$scratch/corrected.ckr" --move 6

# A file a move.
draw "$scratch/game.ckr" --each --output "$scratch/moves"
check "--each" [ "$code" -eq 0 ]
check "four moves" [ "$(cd "$scratch/moves" && echo ./*)" = "./001.svg ./002.svg ./003.svg ./004.svg" ]
for number in 1 2 3 4; do
	draw "$scratch/game.ckr" --move "$number"
	check "file $number" cmp -s "$scratch/out" "$scratch/moves/00$number.svg"
done
refuses "a folder that is not empty" "“$scratch/moves” is not empty; the drawings go into a folder of their own." \
	"$scratch/game.ckr" --each --output "$scratch/moves"
refuses "a file for a folder" "“$scratch/one.svg” is no folder; the drawings go into a folder, a file each." \
	"$scratch/game.ckr" --each --output "$scratch/one.svg"
mkdir "$scratch/empty"
draw "$scratch/game.ckr" --each --output "$scratch/empty"
check "into an empty folder" [ -f "$scratch/empty/004.svg" ]

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

# What is wrong is told in one sentence.
refuses "nothing" "POSITION|FILE is missing: a position line, as one argument, or a file of records (.ckr); - is the \
standard input with records."
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
refuses "--move of a position" "--move, --each and --game want a file of records; a position line is one position." \
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

echo "cases: $passed passed, $failed failed"
[ "$failed" -eq 0 ]
