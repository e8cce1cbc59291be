#!/bin/sh
# session.sh - the engine as a program reads it: lines, the end of input, what it prints and how it ends
# (docs/rules.md, section 7). The binary is $CHARKONI.
# The formats of printf are constants of this file, the pipe is read by one program and written by another:
# shellcheck disable=SC2059,SC2094
set -eu

passed=0
failed=0
out=$(mktemp)
trap 'rm -f "$out" "$out.want" "$out.raw"' EXIT

# session TITLE INPUT EXPECTED: both as printf formats; the exit code must be 0. Of an error only that it is one is
# compared.
session() {
	printf "$3" >"$out.want"
	if printf "$2" | "$CHARKONI" engine >"$out.raw" &&
		sed "s/^error .*/error/" "$out.raw" >"$out" && cmp -s "$out" "$out.want"; then
		passed=$((passed + 1))
	else
		failed=$((failed + 1))
		printf 'session: %s\nexpected:\n' "$1"
		sed 's/^/\t/' "$out.want"
		printf 'got:\n'
		head -c 2000 "$out" | sed 's/^/\t/'
	fi
}

session "one line of answer to each line" \
	'game chaupar\nlegal\nresult\n' 'ok chaupar\nlegal 0\nresult running\n'
session "an unterminated last line is a line" \
	'game pachisi\nlegal' 'ok pachisi\nlegal 0\n'
session "the end of input is like quit, without an answer" \
	'' ''
for length in 2048 2049 2050 5000; do
	session "a line of $length bytes gets an answer, and the session goes on" \
		"$(head -c $length /dev/zero | tr '\0' a)\\nlegal\\n" 'error\nlegal 0\n'
done
session "quit is answered and ends the session" \
	'quit\nshow\n' 'bye\n'
session "quit without its LF" \
	'quit' 'bye\n'
session "a line may begin with any byte, the session goes on" \
	'\000\nlegal\n' 'error\nlegal 0\n'

# A line of a megabyte is answered by one error, and the next line is read as usual.
long=$(mktemp)
{
	head -c 1048576 /dev/zero | tr '\0' 'x'
	printf '\nlegal\n'
} >"$long"
"$CHARKONI" engine <"$long" >"$out"
rm -f "$long"
if [ "$(wc -l <"$out")" -eq 2 ] && sed -n 1p "$out" | grep -q '^error ' && sed -n 2p "$out" | grep -qx 'legal 0'; then
	passed=$((passed + 1))
else
	failed=$((failed + 1))
	echo "session: a line of a megabyte"
	head -c 300 "$out"
fi

# The answer is flushed: it can be read before the next line is written.
pipe=$(mktemp -u)
mkfifo "$pipe"
{
	printf 'legal\n'
	read -r answer <"$pipe" || true
	[ "$answer" = "legal 0" ] && echo flushed >"$out"
	printf 'quit\n'
} | timeout 20 "$CHARKONI" engine >"$pipe" || true
rm -f "$pipe"
if [ "$(cat "$out")" = flushed ]; then
	passed=$((passed + 1))
else
	failed=$((failed + 1))
	echo "session: the answer was not flushed"
fi

echo "cases: $passed passed, $failed failed"
[ "$failed" -eq 0 ]
