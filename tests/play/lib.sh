# lib.sh - what the scripts of this folder share; read by them. $CHARKONI is the binary.

# shellcheck disable=SC2034 # games.sh finds its transcripts by it
here=$(cd "$(dirname "$0")" && pwd)
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

# play ARG... : run `charkoni play` with the input in $scratch/in; output, errors and the exit code go to
# $scratch/out, $scratch/err and $code. No input, no file: the input is empty.
play() {
	[ -f "$scratch/in" ] || : >"$scratch/in"
	code=0
	"$CHARKONI" play "$@" <"$scratch/in" >"$scratch/out" 2>"$scratch/err" || code=$?
}

# input LINE... : the lines that the next runs read.
input() {
	printf '%s\n' "$@" >"$scratch/in"
}

# ones N : a person who throws and takes the first choice, N times over.
ones() {
	awk -v n="$1" 'BEGIN { for (i = 0; i < n; i++) print "\n1" }' >"$scratch/in"
}

# exits TITLE CODE : the last run ended with it, and with nothing on standard error unless the code is 2.
exits() {
	if [ "$code" -ne "$2" ]; then
		fail "$1: exit code $code, not $2: $(head -n 3 "$scratch/err")"
	elif [ "$2" -ne 2 ] && [ -s "$scratch/err" ]; then
		fail "$1: on standard error: $(head -n 3 "$scratch/err")"
	else
		pass
	fi
}

# says TITLE LINE : the output has this line.
says() {
	if grep -Fqx -e "$2" "$scratch/out"; then
		pass
	else
		fail "$1: the output lacks: $2"
		tail -n 12 "$scratch/out"
	fi
}

# holds TITLE TEXT : the output has this text somewhere.
holds() {
	if grep -Fq -e "$2" "$scratch/out"; then
		pass
	else
		fail "$1: the output lacks: $2"
		tail -n 12 "$scratch/out"
	fi
}

# golden NAME [LINES] : the output, or its first lines, is the transcript golden/NAME.txt. UPDATE=1 writes the
# transcripts anew, for somebody to read through.
golden() {
	if [ $# -eq 2 ]; then
		head -n "$2" "$scratch/out" >"$scratch/part"
	else
		cp "$scratch/out" "$scratch/part"
	fi
	if [ "${UPDATE:-0}" = 1 ]; then
		cp "$scratch/part" "$here/golden/$1.txt"
	fi
	if diff -u "$here/golden/$1.txt" "$scratch/part" >"$scratch/diff" 2>&1; then
		pass
	else
		fail "golden/$1.txt"
		head -n 20 "$scratch/diff"
	fi
}

finish() {
	echo "cases: $passed passed, $failed failed"
	[ "$failed" -eq 0 ]
}
