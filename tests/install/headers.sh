#!/bin/sh
# headers.sh COMPILER - every public header compiles by itself, in C11 and C17 and, where a compiler for it is there, in
# C++11 and C++17, in a freestanding implementation, without a warning; and it includes nothing that such an implementation lacks.
set -eu
cc=$1
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

# A program that includes the header $1 alone, twice.
compiles() {
	header=$1
	shift
	printf '#include <charkoni/%s>\n#include <charkoni/%s>\nint main(void) { return 0; }\n' "$header" "$header" |
		"$@" -ffreestanding -fsyntax-only -Wall -Wextra -Wpedantic -Wundef -Werror -Iinclude -
}

# Nothing but what C17 asks of every implementation (4, paragraph 6), and our own.
modest() {
	! sed -n 's/^[ \t]*#[ \t]*include[ \t]*[<"]\([^>"]*\).*/\1/p' "include/charkoni/$1" |
		grep -vxE '(float|iso646|limits|stdalign|stdarg|stdbool|stddef|stdint|stdnoreturn)\.h|charkoni/[a-z]+\.h'
}

for path in include/charkoni/*.h; do
	header=${path##*/}
	for std in 11 17; do
		case_of "$header in C$std" compiles "$header" "$cc" -std=c$std -x c
		for cxx in g++ clang++; do
			if command -v $cxx >/dev/null; then
				case_of "$header in C++$std with $cxx" compiles "$header" $cxx -std=c++$std -x c++
			fi
		done
	done
	case_of "$header includes only freestanding headers" modest "$header"
done

echo "cases: $passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
