#!/bin/sh
# command.sh - `charkoni board`: every game on every paper, measured; where the files go; wrong arguments; what is left
# behind when something fails. UPDATE=1 writes the golden boards of characters anew.
# shellcheck disable=SC1111 # our sentences have such quotes
set -eu
here=$(cd "$(dirname "$0")" && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
passed=0
failed=0
unset LC_ALL LC_MESSAGES LANG
TMPDIR=$scratch/tmp
export TMPDIR
mkdir "$TMPDIR"

pass() {
	passed=$((passed + 1))
}

fail() {
	failed=$((failed + 1))
	echo "FAILED: $*"
}

# shellcheck source=tests/draw/ended.sh
. "$here/../draw/ended.sh"

for program in rsvg-convert pdfinfo pdffonts pdftoppm pdftotext; do
	command -v "$program" >/dev/null || fail "$program is missing (packages librsvg2-bin, poppler-utils)"
done
command -v tmux >/dev/null || fail "tmux is missing (package tmux)"
fc-list 2>/dev/null | grep -q 'Noto Sans Devanagari' || fail "Noto Sans Devanagari is missing (package fonts-noto-core)"

board() {
	code=0
	"$CHARKONI" board "$@" >"$scratch/out" 2>"$scratch/err" </dev/null || code=$?
}

# expect TITLE CONDITION... : the condition, a command, holds.
expect() {
	title=$1
	shift
	if "$@"; then pass; else fail "$title: $code, $(head -c 300 "$scratch/err")"; fi
}

nothing_left() {
	[ -z "$(ls -A "$TMPDIR")" ]
}

# ---- sizes

# pages PDF : "WIDTH HEIGHT" of each page in hundredths of a millimetre, lines.
pages() {
	pdfinfo -f 1 -l 999 "$1" | awk '/^Page +[0-9]+ size:/ { printf "%.0f %.0f\n", $4 * 2540 / 72, $6 * 2540 / 72 }'
}

# sized PDF COUNT SIZE : so many pages, all of that size, upright or lying.
sized() {
	pages "$1" >"$scratch/pages"
	[ "$(wc -l <"$scratch/pages")" -eq "$2" ] &&
		awk -v size="$3" '{ if ($0 != size && $2 " " $1 != size) bad = 1 } END { exit bad }' "$scratch/pages"
}

embedded() {
	pdffonts "$1" | awk 'NR > 2 && $(NF - 4) != "yes" { bad = 1 } END { exit bad || NR < 3 }'
}

for game in parchis parchis-pairs pachisi chaupar parchis:players=6 parchis:players=8; do
	for paper in "a4 21000 29700" "letter 21590 27940" "a3 29700 42000"; do
		board "$game" --paper "${paper%% *}"
		cp "$scratch/out" "$scratch/board.pdf"
		expect "$game on ${paper%% *}" [ "$code" -eq 0 ]
		expect "$game on ${paper%% *}: sizes" sized "$scratch/board.pdf" 3 "${paper#* }"
		expect "$game on ${paper%% *}: fonts" embedded "$scratch/board.pdf"
	done
done
board pachisi --sheets arms --paper a3
expect "arms lie on A3" [ "$(pages "$scratch/out" | head -n 1)" = "42000 29700" ]
board parchis --size 400
expect "a board too large for one sheet comes in tiles" [ "$(pages "$scratch/out" | wc -l)" -eq 8 ]

# ---- the rule of 100 mm, in tenths of a millimetre as it is printed

# rule_length PDF PAGE HEIGHT : the longest dark line near the foot, at ten dots a millimetre.
rule_length() {
	pdftoppm -r 254 -f "$2" -l "$2" -gray -x 0 -y $(($3 - 250)) -W 1300 -H 60 "$1" >"$scratch/foot.pgm"
	tail -c 78000 "$scratch/foot.pgm" | od -An -v -tu1 -w1300 | awk '
		{
			run = 0
			for (i = 1; i <= NF; i++) {
				run = $i < 128 ? run + 1 : 0
				if (run > most) most = run
			}
		}
		END { print most }'
}

ruled() {
	length=$(rule_length "$@")
	[ "$length" -ge 999 ] && [ "$length" -le 1003 ]
}

for paper in "a4 2970" "letter 2794" "a3 4200"; do
	board chaupar --paper "${paper%% *}" --sheets whole,tiles,pieces,rules
	cp "$scratch/out" "$scratch/board.pdf"
	page=1
	while [ "$page" -le 7 ]; do
		expect "sheet $page on ${paper%% *}: the rule" ruled "$scratch/board.pdf" "$page" "${paper#* }"
		page=$((page + 1))
	done
done

# ---- text is where it should be

# inside PDF WIDTH HEIGHT : no word is nearer to the edge than 7 mm (points).
inside() {
	pdftotext -bbox "$1" - | awk -v w="$2" -v h="$3" '
		/<word/ {
			gsub(/[a-zA-Z]+="|"/, " ")
			sub(/>.*/, "")
			if ($2 < 19.8 || $4 > w - 19.8 || $3 < 0 || $5 > h) bad = 1
			words++
		}
		END { exit bad || words < 500 }'
}

# apart PDF : the words of a line do not lie on each other.
apart() {
	pdftotext -bbox "$1" - | awk '
		/<word/ {
			gsub(/[a-zA-Z]+="|"/, " ")
			sub(/>.*/, "")
			key = sprintf("%.0f", $3 * 4)
			n[key]++
			from[key, n[key]] = $2
			to[key, n[key]] = $4
		}
		END {
			for (key in n)
				for (i = 1; i <= n[key]; i++)
					for (k = i + 1; k <= n[key]; k++)
						if (from[key, i] < to[key, k] - 1 && from[key, k] < to[key, i] - 1) bad = 1
			exit bad
		}'
}

for lang in en es pt hi; do
	for game in parchis parchis-pairs pachisi chaupar; do
		board "$game" --sheets rules --lang "$lang" --paper letter
		cp "$scratch/out" "$scratch/board.pdf"
		expect "rules of $game in $lang" inside "$scratch/board.pdf" 612 792
		expect "rules of $game in $lang: no words over others" apart "$scratch/board.pdf"
	done
done
has_devanagari() {
	pdffonts "$1" | grep -q 'Devanagari'
}
expect "Hindi has letters of Devanagari" has_devanagari "$scratch/board.pdf"
expect "Hindi is text" [ "$(pdftotext "$scratch/board.pdf" - | grep -c 'चौपड़')" -gt 0 ]
board pachisi --sheets rules --lang en
cp "$scratch/out" "$scratch/board.pdf"
expect "English has none" [ "$(pdffonts "$scratch/board.pdf" | grep -c Devanagari)" -eq 0 ]

# ---- where it goes

folder=$scratch/folder
board chaupar --format svg --output "$folder" --sheets whole,tiles,arms,pieces,rules
expect "a folder of SVG" [ "$code" -eq 0 ]
cat >"$scratch/wanted" <<'END'
chaupar-01-whole.svg
chaupar-02-tile-A1.svg
chaupar-03-tile-B1.svg
chaupar-04-tile-A2.svg
chaupar-05-tile-B2.svg
chaupar-06-arms.svg
chaupar-07-arms.svg
chaupar-08-arms.svg
chaupar-09-pieces.svg
chaupar-10-rules.svg
END
ls -A "$folder" >"$scratch/list"
expect "a file a sheet" cmp -s "$scratch/wanted" "$scratch/list"
expect "each is SVG" [ "$(grep -l '^<svg xmlns' "$folder"/* | wc -l)" -eq 10 ]
for file in "$folder"/*; do
	expect "$file can be drawn" rsvg-convert --output "$scratch/sheet.png" --width 60 "$file"
done
board chaupar --format svg --output "$scratch/again" --sheets whole,tiles,arms,pieces,rules
expect "the same bytes every time" diff -r "$folder" "$scratch/again"
mkdir "$scratch/empty"
board chaupar --format svg --output "$scratch/empty"
expect "an empty folder will do" [ "$(find "$scratch/empty" -name '*.svg' | wc -l)" -eq 3 ]
board pachisi --format svg
expect "one SVG to standard output" [ "$code$(head -c 4 "$scratch/out")" = "0<svg" ]
board pachisi --output "$scratch/one.svg"
expect "one SVG into a file, as its name ends" [ "$code$(head -c 4 "$scratch/one.svg")" = "0<svg" ]
board pachisi --output "$scratch/pachisi.pdf"
expect "a PDF into a file" [ "$code$(head -c 4 "$scratch/pachisi.pdf")" = "0%PDF" ]
expect "nothing is told" [ -z "$(cat "$scratch/err" "$scratch/out")" ]
echo old >"$scratch/old.pdf"
ln -s old.pdf "$scratch/link.pdf"
board pachisi --output "$scratch/link.pdf"
expect "a link stays a link" [ -L "$scratch/link.pdf" ]
expect "the file behind it is new" [ "$(head -c 4 "$scratch/old.pdf")" = "%PDF" ]
for game in parchis pachisi chaupar parchis:players=8; do
	golden=$here/golden/$(echo "$game" | tr ':=' '--').txt
	board "$game" --format text
	[ "${UPDATE:-0}" != 1 ] || cp "$scratch/out" "$golden"
	expect "$game as characters" diff "$golden" "$scratch/out"
done
board pachisi --output "$scratch/PACHISI.TXT"
expect "characters into a file in capitals" cmp -s "$here/golden/pachisi.txt" "$scratch/PACHISI.TXT"
board pachisi --output - --format svg
expect "- is standard output" [ "$code$(head -c 4 "$scratch/out")" = "0<svg" ]
board pachisi --output "$scratch/pachisi.txt"
expect "characters into a file" cmp -s "$here/golden/pachisi.txt" "$scratch/pachisi.txt"

# ---- wrong arguments

# refuses TITLE SENTENCE ARGUMENT... : exit code 2, nothing printed, this sentence.
refuses() {
	title=$1
	sentence=$2
	shift 2
	board "$@"
	if [ "$code" -eq 2 ] && [ ! -s "$scratch/out" ] && [ "$(cat "$scratch/err")" = "charkoni board: $sentence" ]; then
		pass
	else
		fail "$title: $code, $(head -c 300 "$scratch/err")"
	fi
}

sheets="There is no sheet “%s”; the sheets are whole, tiles, arms, pieces, rules."
# shellcheck disable=SC2059 # the form is ours
sheet() { printf "$sheets" "$1"; }

refuses "no game" "GAME is missing: parchis, parchis-pairs, pachisi or chaupar, alone or with options as in parchis:players=6."
refuses "unknown game" "unknown game 'ludo'; the games are parchis, parchis-pairs, pachisi, chaupar" ludo
refuses "unknown paper" "--paper is “a5”, but must be one of a4, letter, a3." pachisi --paper a5
refuses "unknown format" "--format is “png”, but must be one of pdf, svg, text." pachisi --format png
refuses "unknown look" "--look is “wood”, but must be one of modern, card, cloth." pachisi --look wood
refuses "unknown theme" "--theme is “grey”, but must be one of light, dark." pachisi --theme grey
refuses "size 0" "--size is “0”, but must be a number from 60 to 1500." pachisi --size 0
refuses "size in words" "--size is “large”, but must be a number from 60 to 1500." pachisi --size large
refuses "size too large" "--size is “1501”, but must be a number from 60 to 1500." pachisi --size 1501
refuses "unknown sheet" "$(sheet dice)" pachisi --sheets whole,dice
refuses "no sheet" "$(sheet "")" pachisi --sheets ""
refuses "a comma too many" "$(sheet "")" pachisi --sheets whole,
refuses "a sheet that begins well" "$(sheet rule)" pachisi --sheets rule
refuses "arms of a Parchís board" "Only the cross of Pachisi and Chaupar has arms to print; a Parchís board is printed \
with --sheets whole or tiles." parchis --sheets arms
refuses "too large for one sheet" "A board of 400 mm does not go on one sheet of this paper, which has room for \
$(board pachisi --sheets whole --size 400; sed 's/.*room for \([0-9]*\) mm.*/\1/' "$scratch/err") mm; --sheets tiles parts it over several." \
	pachisi --sheets whole --size 400
refuses "arms too large" "The arms of a board of 700 mm do not go on this paper, which has room for those of 598 mm; \
--sheets tiles parts it over several." pachisi --sheets arms --size 700
refuses "text with paper" "--paper tells of a drawing, and --format text draws none." pachisi --format text --paper a4
refuses "text with sheets" "--sheets tells of a drawing, and --format text draws none." pachisi --format text --sheets whole
refuses "text with a size" "--size tells of a drawing, and --format text draws none." pachisi --format text --size 300
refuses "several SVG to standard output" "These are 2 sheets, and an SVG is one of them: name a folder with --output, or \
make a PDF." pachisi --format svg --sheets whole,rules
refuses "several SVG into one file" "These are 2 sheets, and an SVG is one of them: name a folder with --output, or \
make a PDF." pachisi --output "$scratch/two.svg" --sheets whole,rules
refuses "a folder with something in it" "“$folder” is not empty; the files go into a folder of their own." \
	pachisi --format svg --output "$folder"
expect "and it is as it was" diff -r "$folder" "$scratch/again"
echo old >"$scratch/old"
refuses "a file for a folder" "“$scratch/old” is no folder; the files go into one." \
	pachisi --format svg --output "$scratch/old"
for ending in png JPG ckr svgz; do
	refuses ".$ending" "--output ends in .$ending, but boards are .pdf, .svg or .txt; rsvg-convert makes a PNG of an SVG." \
		pachisi --output "$scratch/x.$ending"
done
refuses "SVG as PDF" "--output ends in .pdf, but --format is svg." pachisi --output x.pdf --format svg
refuses "PDF as SVG" "--output ends in .Svg, but --format is pdf." pachisi --output x.Svg --format pdf
refuses "text as PDF" "--output ends in .txt, but --format is pdf." pachisi --output x.txt --format pdf
expect "none of them is written" [ -z "$(find "$scratch" -name 'x.*')" ]
refuses "two games" "“chaupar” is one argument too many; see --help for what goes where." pachisi chaupar

# most GAME MM : a board of so many millimetres goes on one sheet, one of a millimetre more does not.
most() {
	board "$1" --sheets whole --size "$2"
	[ "$code" -eq 0 ] || return 1
	board "$1" --sheets whole --size $(($2 + 1))
	[ "$code" -eq 2 ]
}
for game in pachisi parchis; do
	board $game --sheets whole --size 400
	expect "the size that is named is the largest" most $game "$(sed 's/.*room for \([0-9]*\) mm.*/\1/' "$scratch/err")"
done

# ---- what cannot be done

# cannot TITLE ARGUMENT... : exit code 1, one line told.
cannot() {
	title=$1
	shift
	board "$@"
	if [ "$code" -eq 1 ] && [ "$(wc -l <"$scratch/err")" -eq 1 ] && grep -q '^charkoni board: ' "$scratch/err"; then
		pass
	else
		fail "$title: $code, $(head -c 300 "$scratch/err")"
	fi
}

cannot "a file in a folder that is not there" pachisi --output "$scratch/nowhere/board.pdf"
cannot "a folder in one that is not there" pachisi --format svg --output "$scratch/nowhere/folder"
expect "the folder is named that is not there" grep -q "there is no folder “$scratch/nowhere”\.$" "$scratch/err"
cannot "a full disk" pachisi --output /dev/full
cannot "a full disk, text" pachisi --format text --output /dev/full
cannot "a folder for a PDF" pachisi --output "$scratch/empty"
for format in pdf svg text; do
	code=0
	"$CHARKONI" board pachisi --format $format >/dev/full 2>"$scratch/err" || code=$?
	expect "a full standard output, $format" [ "$code" -eq 1 ]
	code=0
	"$CHARKONI" board pachisi --format $format >&- 2>"$scratch/err" || code=$?
	expect "a closed standard output, $format" [ "$code" -eq 1 ]
done
board pachisi --output /dev/null
expect "a device is written into" [ "$code" -eq 0 ]
expect "and stays one" [ -c /dev/null ]
TMPDIR=$scratch/nowhere
cannot "no place for work in between" pachisi --output "$scratch/x.pdf"
expect "it is named" grep -q "“$scratch/nowhere”, the folder for temporary files (TMPDIR), could not be written: " "$scratch/err"
TMPDIR=$scratch/tmp

mkdir "$scratch/bin"
whole_path=$PATH
PATH=$scratch/bin
code=0
"$CHARKONI" board pachisi --output "$scratch/x.pdf" >"$scratch/out" 2>"$scratch/err" || code=$?
PATH=$whole_path
expect "rsvg-convert is missing" [ "$code" -eq 1 ]
expect "the package is named" grep -q librsvg2-bin "$scratch/err"
printf '#!/bin/sh\necho "no font" >&2\nexit 3\n' >"$scratch/bin/rsvg-convert"
chmod +x "$scratch/bin/rsvg-convert"
PATH=$scratch/bin:$PATH
board pachisi --output "$scratch/x.pdf"
expect "rsvg-convert fails" [ "$code" -eq 1 ]
expect "what it says is shown" grep -q 'no font' "$scratch/err"
expect "and that there is no PDF" grep -q '^charkoni board: rsvg-convert has not made the PDF.$' "$scratch/err"
expect "and there is none" [ ! -e "$scratch/x.pdf" ]
(trap '' CHLD && exec "$CHARKONI" board pachisi --output "$scratch/x.pdf") >"$scratch/out" 2>"$scratch/err" &&
	fail "rsvg-convert fails, where the end of programs is ignored"
expect "nor is there one then" [ ! -e "$scratch/x.pdf" ]
# shellcheck disable=SC2016 # the script's own
for script in 'exit 0' 'while [ "$1" != --output ]; do shift; done; : >"$2"'; do
	printf '#!/bin/sh\n%s\n' "$script" >"$scratch/bin/rsvg-convert"
	board pachisi --output "$scratch/x.pdf"
	expect "rsvg-convert only says that it has: $script" \
		[ "$code$(cat "$scratch/err")" = "1charkoni board: rsvg-convert has not made the PDF." ]
	expect "and there is none: $script" [ ! -e "$scratch/x.pdf" ]
done
# shellcheck disable=SC2016 # the script's own
printf '#!/bin/sh\nshift 2\necho "no PDF" >"$1"\n' >"$scratch/bin/rsvg-convert"
board pachisi --output "$scratch/x.pdf"
expect "rsvg-convert makes something else" \
	[ "$code$(cat "$scratch/err")" = "1charkoni board: rsvg-convert has not made the PDF." ]
# shellcheck disable=SC2016 # the script's own
printf '#!/bin/sh\nfor i in 1 2 3 4 5 6 7 8 9; do echo "line $i" >&2; done; printf "\\033[2J" >&2; exit 127\n' \
	>"$scratch/bin/rsvg-convert"
board pachisi --output "$scratch/x.pdf"
expect "rsvg-convert says much" [ "$code$(grep -c '^rsvg-convert: line [1-5]$' "$scratch/err")" = 15 ]
expect "and it is there" [ "$(tail -n 1 "$scratch/err")" = "charkoni board: rsvg-convert has not made the PDF." ]
printf '#!/bin/sh\nkill -s SEGV $$\n' >"$scratch/bin/rsvg-convert"
board pachisi --output "$scratch/x.pdf"
expect "rsvg-convert is ended" \
	[ "$code$(cat "$scratch/err")" = "1charkoni board: rsvg-convert was ended before it had made the PDF." ]
expect "and there is no PDF" [ ! -e "$scratch/x.pdf" ]
echo 'no program' >"$scratch/bin/rsvg-convert"
board pachisi --output "$scratch/x.pdf"
expect "rsvg-convert cannot be run" grep -q '^charkoni board: “rsvg-convert” could not be run: ' "$scratch/err"
chmod -x "$scratch/bin/rsvg-convert"
PATH=$scratch/bin
code=0
"$CHARKONI" board pachisi --output "$scratch/x.pdf" >"$scratch/out" 2>"$scratch/err" || code=$?
PATH=$scratch/bin:$whole_path
expect "rsvg-convert is no program" \
	[ "$code$(cat "$scratch/err")" = "1charkoni board: “rsvg-convert” could not be run: Permission denied." ]

# interrupted SIGNAL CODE ARGUMENT... : while what the arguments ask for takes its time.
interrupted() {
	sent=$1
	wanted=$2
	shift 2
	rm -f "$scratch/began"
	env --default-signal=INT,HUP,QUIT "$CHARKONI" board "$@" >"$scratch/out" 2>"$scratch/err" &
	child=$!
	await begun
	ended "$sent"
	[ "$code" -eq "$wanted" ] && [ ! -s "$scratch/err" ]
}

# While rsvg-convert works.
# shellcheck disable=SC2317 # await calls it
begun() { [ -e "$scratch/began" ]; }
printf '#!/bin/sh\necho x >"%s/began"\nexec sleep 30\n' "$scratch" >"$scratch/bin/rsvg-convert"
chmod +x "$scratch/bin/rsvg-convert"
for signal in TERM:143 HUP:129 INT:130 QUIT:131; do
	expect "SIG${signal%:*}" interrupted "${signal%:*}" "${signal#*:}" pachisi --output "$scratch/x.pdf"
	expect "SIG${signal%:*}: there is no PDF" [ ! -e "$scratch/x.pdf" ]
	echo old >"$scratch/before.pdf"
	expect "SIG${signal%:*}, over a file" interrupted "${signal%:*}" "${signal#*:}" pachisi --output "$scratch/before.pdf"
	expect "SIG${signal%:*}: the file is as it was" [ "$(cat "$scratch/before.pdf")" = old ]
done
PATH=$whole_path

# While the files of a folder are written. A quick machine may have written all before the signal comes; it gets
# further tries.
begun() {
	set -- "$scratch"/tiles/.charkoni-*/*
	[ -e "$1" ]
}
folder_interrupted() {
	for try in 1 2 3 4 5 6 7 8 9 10; do
		rm -rf "$scratch/tiles"
		! interrupted "$1" "$2" parchis --sheets tiles --size 1500 --format svg --output "$scratch/tiles" || return 0
		[ "$code" -eq 0 ] || return 1
	done
	echo "after $try tries"
	return 1
}
for signal in TERM:143 HUP:129 INT:130 QUIT:131; do
	expect "a folder, SIG${signal%:*}" folder_interrupted "${signal%:*}" "${signal#*:}"
	expect "a folder, SIG${signal%:*}: there is none" [ ! -e "$scratch/tiles" ]
done
stalled "a reader that does not read" board pachisi --format svg --sheets whole
stalled "a reader of a PDF that does not read" board pachisi --sheets whole
stalled "the same with --output" board pachisi --sheets whole --output "$scratch/pipe"
unread "nobody reads yet" board pachisi
whole "a PDF too large" "$scratch/old.pdf" board pachisi
whole "an SVG too large" "$scratch/old.svg" board pachisi

"$CHARKONI" board pachisi 2>"$scratch/err" | true # nobody reads
expect "a reader that has gone needs no telling" [ ! -s "$scratch/err" ]
expect "no file is left behind" nothing_left
expect "nor a hidden one" [ -z "$(hidden)" ]

# A terminal is no place for a PDF.
socket="print$$"
tmux -L "$socket" -f /dev/null new-session -d -x 80 -y 24 \
	"'$CHARKONI' board pachisi 2>'$scratch/err'; echo \$? >'$scratch/code'"
n=0
while [ ! -s "$scratch/code" ] && [ $n -lt 100 ]; do
	n=$((n + 1))
	sleep 0.1
done
tmux -L "$socket" kill-server 2>/dev/null || true
code=$(cat "$scratch/code")
expect "a terminal" [ "$code" -eq 2 ]
expect "what to do instead" grep -q -e '--output board.pdf' "$scratch/err"

echo "cases: $passed passed, $failed failed"
[ "$failed" -eq 0 ]
