#!/bin/sh
# paper.sh - `charkoni cup print`: every paper in every language on the paper asked for; everybody on the bracket; long
# names; what is left behind when something fails. The binary is $CHARKONI. UPDATE=1 writes the golden pictures anew.
# shellcheck disable=SC1111 # our sentences have such quotes
set -eu
here=$(cd "$(dirname "$0")" && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
passed=0
failed=0
unset LC_ALL LC_MESSAGES LANG CHARKONI_AS
TZ=UTC
TMPDIR=$scratch/tmp
export TZ TMPDIR
mkdir "$TMPDIR"
cup=$scratch/cup.ckc
pdf=$scratch/out.pdf

pass() {
	passed=$((passed + 1))
}

fail() {
	failed=$((failed + 1))
	echo "FAILED: $*"
}

for program in rsvg-convert pdfinfo pdffonts pdftotext; do
	command -v "$program" >/dev/null || fail "$program is missing (packages librsvg2-bin, poppler-utils)"
done
fc-list 2>/dev/null | grep -q 'Noto Sans Devanagari' || fail "Noto Sans Devanagari is missing (package fonts-noto-core)"

# expect TITLE CONDITION... : the condition, a command, holds.
expect() {
	title=$1
	shift
	if "$@"; then pass; else fail "$title: $(head -c 300 "$scratch/err")"; fi
}

cup() {
	code=0
	"$CHARKONI" cup "$@" >"$scratch/out" 2>"$scratch/err" </dev/null || code=$?
}

# must ARGUMENT... : it succeeds.
must() {
	cup "$@"
	expect "charkoni cup $*" [ "$code" -eq 0 ]
}

nothing_left() {
	[ -z "$(ls -A "$TMPDIR")" ]
}

# ---- championships

# begin FORMAT NAME PLACE LIST : a new one with the entrants of a list "one,other".
begin() {
	rm -f "$cup"
	must new "$cup" --name "$2" --place "$3" --date 2026-11-30 --category adults --boards 6 --organiser Olga --judge Olga \
		--chief Olga --format "$1"
	must entrants "$cup" import "$4" --as Olga
}

# list N : so many pairs whose names are no part of each other.
list() {
	awk -v n="$1" 'BEGIN { for (i = 1; i <= n; i++) printf "Ana%03dx,Bea%03dx\n", i, i }'
}

draw() {
	must draw "$cup" --seed 0123456789abcdef --as Olga
}

# play GAME WINNER HOME : from the call to the certified result.
play() {
	must call "$cup" "$1" 1 --as Olga
	must report "$cup" "$1" "$2" "$3" --as Olga
	must certify "$cup" "$1" --as Olga
}

print() {
	cup print "$cup" "$@" --output "$pdf"
	[ "$code" -eq 0 ] || fail "charkoni cup print $*: $code, $(cat "$scratch/err")"
}

# ---- what a PDF is

# sized WIDTH HEIGHT COUNT : so many pages of that size, upright or lying, in hundredths of a millimetre.
sized() {
	pdfinfo -f 1 -l 999 "$pdf" |
		awk '/^Page +[0-9]+ size:/ { printf "%.0f %.0f\n", $4 * 2540 / 72, $6 * 2540 / 72 }' >"$scratch/pages"
	[ "$(wc -l <"$scratch/pages")" -eq "$3" ] &&
		awk -v w="$1" -v h="$2" '!($1 == w && $2 == h || $1 == h && $2 == w) { bad = 1 } END { exit bad }' "$scratch/pages"
}

embedded() {
	pdffonts "$pdf" | awk 'NR > 2 && $(NF - 4) != "yes" { bad = 1 } END { exit bad || NR < 3 }'
}

# inside WIDTH : no word is nearer to the left and right edge than 7 mm (points), nor above or below the page.
inside() {
	pdftotext -bbox "$pdf" - | awk '
		/<page/ { gsub(/[a-zA-Z]+="|"/, " "); sub(/>.*/, ""); w = $2; h = $3 }
		/<word/ {
			gsub(/[a-zA-Z]+="|"/, " ")
			sub(/>.*/, "")
			if ($2 < 19.8 || $4 > w - 19.8 || $3 < 0 || $5 > h) bad = 1
			words++
		}
		END { exit bad || words < 4 }'
}

# apart : the words of a line do not lie on each other.
apart() {
	pdftotext -bbox "$pdf" - | awk '
		function look(key, i, k) {
			for (key in n)
				for (i = 1; i <= n[key]; i++)
					for (k = i + 1; k <= n[key]; k++)
						if (from[key, i] < to[key, k] - 1 && from[key, k] < to[key, i] - 1) bad = 1
			split("", n)
		}
		/<page/ { look() }
		/<word/ {
			gsub(/[a-zA-Z]+="|"/, " ")
			sub(/>.*/, "")
			key = sprintf("%.0f", $3 * 2)
			n[key]++
			from[key, n[key]] = $2
			to[key, n[key]] = $4
		}
		END { look(); exit bad }'
}

# names N COLUMN : each of so many first names is in the PDF.
names() {
	pdftotext -layout "$pdf" - >"$scratch/text"
	for i in $(seq -f %03g 1 "$1"); do
		grep -q "Ana${i}x" "$scratch/text" || { echo "Ana${i}x is missing"; return 1; }
	done
}

# good TITLE WIDTH HEIGHT COUNT : all of it.
good() {
	expect "$1: pages and sizes" sized "$2" "$3" "$4"
	expect "$1: fonts" embedded
	expect "$1: inside the page" inside
	expect "$1: no words over others" apart
	expect "$1: nothing is left behind" nothing_left
}

# ---- everybody is on the bracket

for n in 8 12 69 256; do
	case $n in 69) sheets=3 ;; 256) sheets=9 ;; *) sheets=1 ;; esac
	list $n >"$scratch/list"
	begin knockout:third=yes "Cup of $n" Town "$scratch/list"
	draw
	print bracket
	good "bracket of $n" 21000 29700 $sheets
	expect "bracket of $n: everybody" names $n
	print bracket --paper letter
	good "bracket of $n on letter" 21590 27940 $sheets
	expect "bracket of $n on letter: everybody" names $n
	print entrants
	expect "entrants of $n: everybody" names $n
	expect "entrants of $n: inside" inside
	print round
	expect "round of $n: everybody" names $n
	expect "round of $n: inside" inside
	cup print "$cup" bracket --output "$scratch/web.svg"
	expect "bracket of $n as one picture" rsvg-convert --output "$scratch/web.png" --width 300 "$scratch/web.svg"
	expect "everybody is on it" [ "$(grep -o '>Ana[0-9]*x' "$scratch/web.svg" | sort -u | wc -l)" -eq $n ]
done

# ---- every paper, in every language

list 9 >"$scratch/list"
begin groups:size=3 "Winter cup" Town "$scratch/list"
print entrants
must draw "$cup" --seed 0123456789abcdef --as Olga
must announce "$cup" 1 20:00 --as Olga
for lang in en es pt hi; do
	for what in groups round standings entrants slips tables; do
		cup print "$cup" $what --lang $lang --output "$pdf"
		expect "$what in $lang" [ "$code" -eq 0 ]
		expect "$what in $lang: fonts" embedded
		expect "$what in $lang: inside" inside
		expect "$what in $lang: no words over others" apart
		expect "$what in $lang: nothing is left behind" nothing_left
	done
done
print slips
expect "a slip for each game" [ "$(pdftotext "$pdf" - | grep -c '^Game [0-9]')" -eq 3 ]
print tables
good "a sheet for each table" 21000 29700 6
print slips --per-sheet 2
expect "two slips on a sheet" sized 21000 29700 2
print tables --sheet 3
expect "one sheet alone" sized 21000 29700 1
expect "it is the third" [ "$(pdftotext "$pdf" - | grep -cx 3)" -eq 2 ]
for game in $(seq 1 9); do
	play "$game" 1 4-2
done
print groups
good "groups" 21000 29700 1
must pair "$cup" --as Olga
print bracket
good "the knockout after groups" 21000 29700 1
# due : the first game that is to be played.
due() {
	"$CHARKONI" cup status "$cup" --json | tr '{' '\n' |
		sed -n 's/^"number":\([0-9]*\),"match".*"state":"scheduled".*/\1/p' | head -n 1
}

game=$(due)
while [ -n "$game" ]; do
	play "$game" 1 4-1
	game=$(due)
done
for lang in en es pt hi; do
	for what in bracket standings certificates; do
		cup print "$cup" $what --lang $lang --output "$pdf"
		expect "$what in $lang" [ "$code" -eq 0 ]
		expect "$what in $lang: fonts" embedded
		expect "$what in $lang: inside" inside
		expect "$what in $lang: no words over others" apart
	done
done
print certificates --lang en
good "certificates, two share the third place" 21000 29700 4
pdftotext "$pdf" - >"$scratch/text"
expect "who is first" [ "$(grep -cx 'First place' "$scratch/text")" -eq 1 ]
expect "which championship" [ "$(grep -c 'Winter cup' "$scratch/text")" -eq 4 ]
expect "where and when" [ "$(grep -cx 'Town · 30 November 2026' "$scratch/text")" -eq 4 ]

# ---- long names, byes, forfeits

cat >"$scratch/list" <<'END'
María del Carmen Fernández de la Peña y Rodríguez de Villanueva,Francisco Javier Martínez Hernández de la Torre
Inmaculada Concepción Gutiérrez-Etxeberria Goikoetxea,Hermenegildo Santamaría
Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaft,Li
श्रीमती लक्ष्मीबाई चतुर्वेदी,ज्ञानेश्वर मिश्र
कृष्णकान्त त्रिपाठी,द्रौपदी श्रीवास्तव
Ana,Luis
END
begin double-elimination "XXV Campeonato de Parchís por Parejas «Fiestas de San Andrés», Trofeo Memorial Don Sebastián" \
	"Salón de actos de la Casa de la Cultura de Villanueva de los Infantes" "$scratch/list"
for what in entrants bracket round slips tables; do
	[ $what != bracket ] || draw
	print $what --lang es
	expect "long names: $what: inside" inside
	expect "long names: $what: no words over others" apart
	[ $what != tables ] || continue
	expect "long names: $what: letters of Devanagari" [ "$(pdffonts "$pdf" | grep -c Devanagari)" -gt 0 ]
	# a word may be broken, but no letter is missing
	pdftotext -raw "$pdf" - | tr -d ' \n\f' >"$scratch/text"
	expect "long names: $what: whole" grep -q 'MaríadelCarmenFernándezdelaPeñayRodríguezdeVillanueva' "$scratch/text"
	expect "long names: $what: a word too" \
		grep -q 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaft' "$scratch/text"
	expect "long names: $what: in Hindi" grep -q 'ज्ञानेश्वर' "$scratch/text"
done
must expel "$cup" Ana --why dice --as Olga
print bracket --lang en
pdftotext "$pdf" - >"$scratch/text"
expect "an expulsion is on the bracket" grep -q '^expelled$' "$scratch/text"
expect "the upper bracket" grep -q '^Upper bracket$' "$scratch/text"
expect "the lower bracket" grep -q '^Lower bracket' "$scratch/text"

# ---- a slip is signed by people, whatever their pair is called

printf 'María del Carmen Fernández de la Peña,Francisco Javier Martínez\nEva,Joan\n' >"$scratch/list"
begin knockout "Little cup" Square "$scratch/list"
must entrants "$cup" amend 1 'name=Las Ñoras del Barrio de San Andrés' --as Olga
draw
print slips --per-sheet 6 --lang en
expect "slips: inside" inside
expect "slips: no words over others" apart
pdftotext -raw "$pdf" - | tr '\n\f' '  ' >"$scratch/text"
expect "slips: whose pair it is" grep -q \
	'Las Ñoras del Barrio de San Andrés (María del Carmen Fernández de la Peña / Francisco Javier Martínez)' "$scratch/text"
expect "slips: a pair called by its people is named once" [ "$(grep -o 'Eva' "$scratch/text" | wc -l)" -eq 1 ]

# ---- golden pictures: of small ones, times left out

golden() {
	cup print "$cup" "$2" --output "$scratch/$1.svg"
	sed 's/[0-2][0-9]:[0-5][0-9]/00:00/g; s/as of [^<]*/as of then/' "$scratch/$1.svg" >"$scratch/$1.now"
	if [ -n "${UPDATE:-}" ]; then
		mkdir -p "$here/golden"
		cp "$scratch/$1.now" "$here/golden/$1.svg"
	fi
	expect "golden picture $1" cmp -s "$scratch/$1.now" "$here/golden/$1.svg"
	expect "$1 can be drawn" rsvg-convert --output "$scratch/$1.png" --width 300 "$scratch/$1.svg"
}

printf 'Ana,Luis\nEva,Joan\nविद्या,अर्जुन\nZoé,Rut\nIrene,Omar\n' >"$scratch/list"
begin knockout:third=yes "Village cup" Square "$scratch/list"
golden entrants entrants
expect "the foot says the day of its hour" grep -Eq \
	'>Square · .* · as of [0-9]+ [A-Z][a-z]+ 20[0-9]{2}, [0-2][0-9]:[0-5][0-9]<' "$scratch/entrants.svg"
draw
must announce "$cup" 1 20:00 --as Olga
golden slips slips
golden round round
play 1 2 1-4
must expel "$cup" Irene --why dice --as Olga
golden bracket bracket
begin round-robin "Village cup" Square "$scratch/list"
draw
play 1 1 4-3
play 2 2 0-4
golden groups groups
golden standings standings

# ---- wrong arguments

# refuses TITLE SENTENCE ARGUMENT... : exit code 2, that sentence, no file.
refuses() {
	title=$1
	sentence=$2
	shift 2
	rm -f "$pdf"
	cup print "$@"
	if [ "$code" -eq 2 ] && [ "$(cat "$scratch/err")" = "charkoni cup print: $sentence" ] && [ ! -e "$pdf" ]; then
		pass
	else
		fail "$title: $code, $(head -c 400 "$scratch/err")"
	fi
}

refuses "unknown paper" "WHAT is “poster”, but must be one of bracket, groups, round, standings, entrants, slips, tables, certificates." \
	"$cup" poster --output "$pdf"
refuses "a PNG" "--output ends in .png, but papers are .pdf or .svg." "$cup" round --output "$scratch/x.png"
refuses "no bracket" "This championship has no bracket: print its groups, round or standings." "$cup" bracket --output "$pdf"
refuses "no winner yet" "Certificates are for when all is decided." "$cup" certificates --output "$pdf"
refuses "no such round" "There is no such round yet." "$cup" round --round 99 --output "$pdf"
refuses "--round elsewhere" "--round has no meaning for bracket." "$cup" bracket --round 1 --output "$pdf"
refuses "--per-sheet elsewhere" "--per-sheet has no meaning for round." "$cup" round --per-sheet 2 --output "$pdf"
refuses "too few sheets" "There are 6 sheets." "$cup" tables --sheet 7 --output "$pdf"
refuses "many sheets as SVG" "These are 6 sheets, and an SVG is one of them: choose it with --sheet, or make a PDF." \
	"$cup" tables --output "$scratch/x.svg"
cp "$cup" "$scratch/before"
refuses "the file itself" "--output is the file of the championship itself: name another." "$cup" round --output "$cup"
expect "it is as it was" cmp -s "$cup" "$scratch/before"
cup print "$cup" tables --sheet 2 --output "$scratch/x.svg"
expect "one sheet as SVG" [ "$code" -eq 0 ]

# ---- what cannot be done

# cannot TITLE ARGUMENT... : exit code 1, one line told.
cannot() {
	title=$1
	shift
	cup print "$cup" "$@"
	if [ "$code" -eq 1 ] && [ "$(wc -l <"$scratch/err")" -eq 1 ] && grep -q '^charkoni cup print: ' "$scratch/err"; then
		pass
	else
		fail "$title: $code, $(head -c 300 "$scratch/err")"
	fi
}

cannot "a folder that is not there" round --output "$scratch/nowhere/x.pdf"
cannot "a full disk" round --output /dev/full
cup print "$cup" round
expect "standard output" [ "$code$(head -c 4 "$scratch/out")" = "0%PDF" ]
code=0
"$CHARKONI" cup print "$cup" round >/dev/full 2>"$scratch/err" || code=$?
expect "a full standard output" [ "$code" -eq 1 ]
echo old >"$pdf"
# so many blocks may a file have: neither the sheets nor the PDF fit; what was there stands
(
	ulimit -f 1
	"$CHARKONI" cup print "$cup" round --output "$pdf" >"$scratch/out" 2>"$scratch/err"
) && fail "a file that grows too large"
expect "what was there stands" [ "$(cat "$pdf")" = old ]
expect "nothing is left behind" nothing_left
expect "nor beside it" [ "$(find "$scratch" -name 'out.pdf*' | wc -l)" -eq 1 ]
mkdir "$scratch/bin"
whole_path=$PATH
PATH=$scratch/bin
code=0
"$CHARKONI" cup print "$cup" round --output "$scratch/y.pdf" >"$scratch/out" 2>"$scratch/err" || code=$?
PATH=$whole_path
expect "rsvg-convert is missing" [ "$code" -eq 1 ]
expect "the package is named" grep -q librsvg2-bin "$scratch/err"
printf '#!/bin/sh\necho "no font" >&2\nexit 3\n' >"$scratch/bin/rsvg-convert"
chmod +x "$scratch/bin/rsvg-convert"
PATH=$scratch/bin:$PATH
cup print "$cup" round --output "$scratch/y.pdf"
PATH=$whole_path
expect "rsvg-convert fails" [ "$code" -eq 1 ]
expect "what it says is shown" grep -q 'no font' "$scratch/err"
expect "there is no PDF" [ ! -e "$scratch/y.pdf" ]
expect "nothing is left behind then" nothing_left

echo "cases: $passed passed, $failed failed"
[ "$failed" -eq 0 ]
