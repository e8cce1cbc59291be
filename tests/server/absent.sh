#!/bin/sh
# absent.sh - `charkoni serve` of a program that was built without a server: it says so.
# shellcheck disable=SC1111 # our sentences have such quotes
set -eu
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
unset LC_ALL LC_MESSAGES LANG
passed=0
failed=0

# says TITLE CODE TEXT ARGUMENT... : the exit code, and part of what is told.
says() {
	title=$1
	wanted=$2
	text=$3
	shift 3
	code=0
	"$CHARKONI" serve "$@" >"$scratch/out" 2>&1 </dev/null || code=$?
	if [ "$code" -eq "$wanted" ] && grep -Fq -e "$text" "$scratch/out"; then
		passed=$((passed + 1))
	else
		failed=$((failed + 1))
		echo "FAILED: $title: $code, $(cat "$scratch/out")"
	fi
}

says "no server" 1 "This charkoni was built without its server"
says "help" 0 "--lan" --help
says "wrong arguments" 2 "--port is “x”" --port x

echo "cases: $passed passed, $failed failed"
[ "$failed" -eq 0 ]
