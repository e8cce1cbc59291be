#!/bin/sh
# pages.sh - the manual pages, in every language: a formatter has nothing to say against them, and each names whatever
# --help of its command names. The binary is $CHARKONI.
set -eu

passed=0
failed=0
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
unset LC_ALL LC_MESSAGES LANG SOURCE_DATE_EPOCH

# case_of TITLE COMMAND...
case_of() {
	title=$1
	shift
	if "$@" >"$scratch/out" 2>&1; then
		passed=$((passed + 1))
	else
		failed=$((failed + 1))
		echo "FAILED: $title"
		cat "$scratch/out"
	fi
}

commands=$("$CHARKONI" --help | sed -n '/^Commands:/,/^$/s/^  \([a-z]*\) .*/\1/p')
languages=$("$CHARKONI" help --help | sed -n 's/^  --lang \([a-z|]*\) .*/\1/p' | tr '|' ' ')
case_of "there are commands and languages" [ "$(echo $commands $languages | wc -w)" -gt 10 ]

# What a page reads as: without fonts, with plain hyphens and backslashes.
plain() {
	sed 's/\\f[BIR]//g; s/\\-/-/g; s/\\&//g; s/\\e/\\/g' "$1"
}

# The page $1 has, on a line of its own, each operand and option that the help $2 has.
names_all() {
	sed -n 's/^  \(-h, --help\)$/\1/p; s/^  \(-*[^ ][^ ]*\)\( [^ ]*\)\{0,1\} *.*$/\1/p' "$2" | sort -u >"$scratch/names"
	[ "$(wc -l <"$scratch/names")" -ge 2 ] || return 1
	plain "$1" >"$scratch/plain"
	while read -r name; do
		name=${name%,}
		grep -qE -e "^$name(,| |\$)" "$scratch/plain" || {
			echo "$name is not there"
			return 1
		}
	done <"$scratch/names"
}

lint() {
	mandoc -Tlint -W warning "$1"
}

for lang in $languages; do
	"$CHARKONI" manual --lang "$lang" >"$scratch/charkoni.1"
	for command in $commands; do
		page=$scratch/charkoni-$command.1
		"$CHARKONI" manual "$command" --lang "$lang" >"$page"
		"$CHARKONI" "$command" --help --lang "$lang" >"$scratch/help"
		case_of "$lang: the page of $command names all that --help does" names_all "$page" "$scratch/help"
		case_of "$lang: charkoni(1) lists $command" grep -q "^.fBcharkoni.-$command.fR(1)" "$scratch/charkoni.1"
	done
	if command -v mandoc >/dev/null; then
		for page in "$scratch"/*.1; do
			case_of "$lang: mandoc has nothing against ${page##*/}" lint "$page"
		done
	fi
done

# In charkoni(1), every game with every option of it, as the program completes them.
for game in $("$CHARKONI" --complete perft ''); do
	"$CHARKONI" manual | plain /dev/stdin | sed -n "/^.SS $game\$/,/^.S/p" >"$scratch/section"
	for option in $("$CHARKONI" --complete perft "$game:" | sed 's/.*://'); do
		case_of "charkoni(1) has $option of $game" grep -q "^${option}[a-z0-9]" "$scratch/section"
	done
done

SOURCE_DATE_EPOCH=86400 "$CHARKONI" manual play >"$scratch/dated"
case_of "SOURCE_DATE_EPOCH dates the page" grep -q '^.TH CHARKONI-PLAY 1 1970-01-02 ' "$scratch/dated"
case_of "a page of a command that is not there is refused" sh -c '"$CHARKONI" manual dance 2>"$1"; [ $? -eq 2 ]' - "$scratch/err"
case_of "with a sentence" [ "$(cat "$scratch/err")" = 'charkoni manual: There is no command “dance”; `charkoni --help` lists them.' ]

# help COMMAND is COMMAND --help, in the language asked for.
for command in $commands; do
	"$CHARKONI" help "$command" --lang es >"$scratch/one"
	"$CHARKONI" "$command" --help --lang es >"$scratch/other"
	case_of "help $command is $command --help" cmp "$scratch/one" "$scratch/other"
done
"$CHARKONI" help >"$scratch/one"
"$CHARKONI" --help >"$scratch/other"
case_of "help alone is --help" cmp "$scratch/one" "$scratch/other"

echo "cases: $passed passed, $failed failed"
[ "$failed" -eq 0 ]
