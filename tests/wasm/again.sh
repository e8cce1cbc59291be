#!/bin/sh
# again.sh MODULE - built once more, in another folder, the module has the same bytes.
set -eu

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
passed=0 failed=1
if ! { cmake -S . -B "$scratch/build" -G Ninja -DCHARKONI_TESTS=OFF -DCHARKONI_WASM="$scratch/wasm" &&
	cmake --build "$scratch/build" --target wasm; } >"$scratch/log" 2>&1; then
	tail -n 20 "$scratch/log"
elif cmp "$1" "$scratch/wasm/charkoni.wasm"; then
	passed=1 failed=0
fi
echo "cases: $passed passed, $failed failed"
exit $failed
