#!/bin/sh
# install.sh BUILD-FOLDER COMPILER - install into an empty folder, move it elsewhere, and build a program
# of somebody else's against it with find_package and with what charkoni.pc says.
set -eu
build=$1
cc=$2
here=$(cd "$(dirname "$0")" && pwd)

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
passed=0
failed=0

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

cmake --install "$build" --prefix "$scratch/first" >/dev/null
mv "$scratch/first" "$scratch/there"
pc=$(find "$scratch/there" -name charkoni.pc)
config=$(find "$scratch/there" -name charkoni-config.cmake)

with_find_package() {
	cmake -S "$here/consumer" -B "$scratch/consumer" -G Ninja -DCMAKE_C_COMPILER="$cc" \
		-DCMAKE_BUILD_TYPE=Release -Dcharkoni_DIR="$(dirname "$config")" &&
		cmake --build "$scratch/consumer" &&
		"$scratch/consumer/consumer"
}

# The flags of charkoni.pc, read as pkg-config does, so that the test does not need it.
with_pkg_config() {
	flags=$(sed -n 's/^Cflags: //p; s/^Libs: //p' "$pc" | tr '\n' ' ' |
		sed "s|\${includedir}|$scratch/there/include|; s|\${libdir}|$(dirname "$(dirname "$pc")")|")
	# shellcheck disable=SC2086 # one word a flag
	"$cc" -o "$scratch/program" "$here/consumer/consumer.c" $flags && "$scratch/program"
}

case_of "a program finds the library with find_package" with_find_package
case_of "a program finds the library with the flags of charkoni.pc" with_pkg_config
case_of "the installed binary starts" "$scratch/there/bin/charkoni" --version

echo "cases: $passed passed, $failed failed"
[ "$failed" -eq 0 ]
