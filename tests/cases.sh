# cases.sh - what scripts of tests begin and end with; read by them. $scratch is a folder of their own, where `out` and `err`
# are what the last command told.
# shellcheck shell=sh

passed=0
failed=0
scratch=$(mktemp -d)
trap 'chmod -R u+w "$scratch"; rm -rf "$scratch"' EXIT
unset LC_ALL LC_MESSAGES LANG

# check TITLE WORD...: the test(1) expression holds.
check() {
	title=$1
	shift
	if [ "$@" ]; then
		passed=$((passed + 1))
	else
		failed=$((failed + 1))
		echo "FAILED: $title: [ $* ]"
		head -n 4 "$scratch/out" "$scratch/err"
	fi
}

# tally: tell how many cases there were; false if one failed.
tally() {
	echo "cases: $passed passed, $failed failed"
	[ "$failed" -eq 0 ]
}
