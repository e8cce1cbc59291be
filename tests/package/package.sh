#!/bin/sh
# package.sh [MODULE] - the npm package around a WebAssembly module: its parts, the examples of its pages, and the
# package packed, installed, and played in Node and in a browser. Wants chromium, and what scripts/package-web installs
# (run that once, with a network).
set -eu
web=web/rules-package
if [ $# -gt 0 ]; then
	CHARKONI_WASM=$1
	export CHARKONI_WASM
fi

if ! scripts/package-web check; then
	echo "FAILED: web/node_modules is not what web/package-lock.json says; run scripts/package-web first"
	echo "cases: 0 passed, 1 failed"
	exit 1
fi
if ! scripts/package-web; then
	echo "FAILED: the package does not build"
	echo "cases: 0 passed, 1 failed"
	exit 1
fi

passed=0
failed=0
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# part NAME: runs one of the test programs, shows what it says, and counts its cases.
part() {
	code=0
	node "$web/test/$1.mjs" >"$scratch/out" 2>&1 || code=$?
	sed '/^cases: /d' "$scratch/out"
	counts=$(sed -n 's/^cases: \([0-9]*\) passed, \([0-9]*\) failed$/\1 \2/p' "$scratch/out")
	ours=${counts% *}
	theirs=${counts#* }
	if [ -z "$counts" ]; then
		ours=0
		theirs=1
		echo "FAILED: $1.mjs ended with $code and no count"
	elif [ "$code" -ne 0 ] && [ "$theirs" -eq 0 ]; then
		theirs=1
		echo "FAILED: $1.mjs ended with $code"
	fi
	passed=$((passed + ours))
	failed=$((failed + theirs))
}

part run
part docs
part pack

check() {
	if "$@"; then
		passed=$((passed + 1))
	else
		failed=$((failed + 1))
		echo "FAILED: $*"
	fi
}

format() {
	(cd web && node node_modules/prettier/bin/prettier.cjs --check --log-level warn .)
}

# The lock tells what, and how to know it, and nothing of where it was fetched.
lock_is_bare() {
	! grep -q '"resolved": "[a-z]*:' web/package-lock.json && grep -q '"integrity": "sha512-' web/package-lock.json
}

check format
check lock_is_bare

echo "cases: $passed passed, $failed failed"
[ "$failed" -eq 0 ]
