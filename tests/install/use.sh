#!/bin/sh
# use.sh PREFIX COMPILER - the program, the library and its examples as they are installed below PREFIX: the examples are
# built with find_package and with pkg-config, once for each kind of library that is there, and do what they should.
set -eu
prefix=$1
cc=$2

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
passed=0
failed=0
unset LC_ALL LC_MESSAGES LANG

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

# found NAME: the path of an installed file.
found() {
	find "$prefix" -name "$1" | head -n 1
}
examples=$(dirname "$(found selfplay.c)")
package=$(dirname "$(found charkoni-config.cmake)")
libraries=$(dirname "$(found charkoni.pc)")/..
charkoni=$prefix/bin/charkoni

# ---- what an example should do, whoever built it: $1 is its folder, the rest is put before it

# Actions of a position of docs/rules.md: the 6 opens the barrier.
lists_actions() {
	folder=$1
	shift
	actions=$(echo 'parchis 30,30,10,0/1,0,0,0/1,0,0,0/1,0,0,0 1 D6 six=1 last=- late=-' | "$@" "$folder/legal")
	[ "$actions" = '30>36' ] &&
		! echo 'parchis nowhere' | "$@" "$folder/legal"
}

# The whole game is legal for the engine, and comes to an end there.
plays_a_game() {
	folder=$1
	game=$2
	shift 2
	"$@" "$folder/selfplay" "$game" 5 >"$scratch/game"
	"$charkoni" engine <"$scratch/game" >"$scratch/answers"
	[ "$(grep -c '^ok' "$scratch/answers")" -eq "$(($(wc -l <"$scratch/game") - 1))" ] &&
		tail -n 1 "$scratch/answers" | grep -Eq '^result [1-4](,[1-4])+$'
}

works() {
	how=$1
	shift
	case_of "$how: legal lists the actions" lists_actions "$@"
	folder=$1
	shift
	for game in parchis parchis-pairs pachisi chaupar; do
		case_of "$how: selfplay plays a game of $game" plays_a_game "$folder" "$game" "$@"
	done
}

# ---- with CMake

with_cmake() {
	kind=$1
	shift
	cmake -S "$examples" -B "$scratch/cmake-$kind" -G Ninja -DCMAKE_C_COMPILER="$cc" \
		-DCMAKE_BUILD_TYPE=Release -Dcharkoni_DIR="$package" "$@" &&
		cmake --build "$scratch/cmake-$kind"
}

# The program $1 needs the shared library ($2 shared), or does not.
needs() {
	if readelf -d "$1" | grep -q 'NEEDED.*\[libcharkoni\.so\.[0-9]*\]'; then
		[ "$2" = shared ]
	else
		[ "$2" = static ]
	fi
}

kinds=
[ -z "$(found libcharkoni.a)" ] || kinds=static
[ -z "$(found libcharkoni.so)" ] || kinds="$kinds shared"
for kind in $kinds; do
	case_of "find_package, component $kind" with_cmake "$kind" -DCHARKONI_KIND="$kind"
	works "find_package, component $kind" "$scratch/cmake-$kind"
	case_of "the component $kind links what it says" needs "$scratch/cmake-$kind/legal" "$kind"
done
case_of "find_package without a component" with_cmake any
case_of "it prefers the shared library" needs "$scratch/cmake-any/legal" "${kinds##* }"
case_of "find_package with BUILD_SHARED_LIBS off" with_cmake off -DBUILD_SHARED_LIBS=OFF
case_of "it prefers the static library" needs "$scratch/cmake-off/legal" "${kinds%% *}"
case $kinds in
*' '*) ;;
*) case_of "a kind that is not installed is refused" sh -c '! "$@"' - \
	cmake -S "$examples" -B "$scratch/cmake-other" -Dcharkoni_DIR="$package" -DCHARKONI_KIND=shared ;;
esac
mkdir "$scratch/other"
printf '%s\n' 'cmake_minimum_required(VERSION 3.16)' 'project(other NONE)' 'find_package(charkoni 0.99)' \
	'if(charkoni_FOUND)' 'message(FATAL_ERROR "0.99 is not there")' 'endif()' >"$scratch/other/CMakeLists.txt"
case_of "another minor version is not taken for it" cmake -S "$scratch/other" -B "$scratch/other/build" \
	-Dcharkoni_DIR="$package"

# ---- with pkg-config

if command -v pkg-config >/dev/null; then
	flags() {
		PKG_CONFIG_PATH=$libraries/pkgconfig pkg-config "$@" charkoni
	}
	with_pkg_config() {
		mkdir "$scratch/pc-$1"
		for example in legal selfplay; do
			# shellcheck disable=SC2046 # one word a flag
			if [ "$1" = static ]; then
				"$cc" -std=c11 -static -o "$scratch/pc-$1/$example" "$examples/$example.c" \
					$(flags --static --cflags --libs)
			else
				"$cc" -std=c11 -o "$scratch/pc-$1/$example" "$examples/$example.c" \
					$(flags --cflags --libs)
			fi
		done
	}
	for kind in $kinds; do
		case_of "pkg-config, $kind" with_pkg_config "$kind"
		works "pkg-config, $kind" "$scratch/pc-$kind" env LD_LIBRARY_PATH="$libraries"
		case_of "it is linked as $kind" needs "$scratch/pc-$kind/legal" "$kind"
	done
	version=$("$charkoni" --version | sed 's/charkoni \([0-9.]*\),.*/\1/')
	case_of "pkg-config knows the version" [ "$(flags --modversion)" = "$version" ]
fi

# ---- what the shared library shows

# The functions that the installed headers mark with CK_API.
declared() {
	for header in "$prefix"/include/charkoni/*.h; do
		"$cc" -E -P -I"$prefix/include" "$header"
	done | tr '\n' ' ' | tr ';{}' '\n\n\n' |
		sed -n 's/.*visibility("default")))[^(]*[ *]\(ck_[a-z0-9_]*\)(.*/\1/p' | LC_ALL=C sort -u
}

# What it exports, without the version; stops at a symbol that has another version or none.
exported() {
	nm -D --defined-only "$libraries/libcharkoni.so" | awk '
		$2 == "A" { next }
		$3 !~ /@@CHARKONI_[0-9]+$/ { print $3 ": has no version" }
		{ sub(/@.*/, "", $3); print $3 }' | LC_ALL=C sort -u
}

exports_the_interface() {
	declared >"$scratch/declared"
	exported >"$scratch/exported"
	[ "$(wc -l <"$scratch/declared")" -gt 20 ] && diff "$scratch/declared" "$scratch/exported"
}

case $kinds in
*shared*)
	case_of "the shared library exports what the headers declare, with a version, and nothing else" exports_the_interface
	case_of "it needs the C library alone" sh -c '! readelf -d "$1" | grep NEEDED | grep -v "libc\.so"' - \
		"$libraries/libcharkoni.so"
	;;
esac

# ---- the program

case_of "the installed program starts" "$charkoni" --version
case_of "it stands alone" sh -c '! readelf -d "$1" | grep "NEEDED.*charkoni"' - "$charkoni"
pages() {
	[ -f "$prefix/share/man/man1/charkoni.1" ] || [ -f "$prefix/share/man/man1/charkoni.1.gz" ]
}
case_of "its manual is there" pages

# It finds the page that was installed with it, as packed in advance.
serves_its_page() {
	rm -f "$scratch/address"
	"$charkoni" serve --port 0 >"$scratch/address" 2>"$scratch/said" </dev/null &
	server=$!
	tries=0
	until [ -s "$scratch/address" ] || [ $tries -ge 100 ]; do
		sleep 0.1
		tries=$((tries + 1))
	done
	url=$(head -n 1 "$scratch/address")
	code=0
	curl -s --max-time 20 "$url" | cmp - "$prefix/share/charkoni/page/index.html" || code=1
	if [ -f "$prefix/share/charkoni/page/index.html.br" ]; then
		curl -s --max-time 20 -H 'Accept-Encoding: br' "$url" |
			cmp - "$prefix/share/charkoni/page/index.html.br" || code=1
	fi
	kill "$server"
	wait "$server" || true
	cat "$scratch/said"
	return $code
}
if [ -d "$prefix/share/charkoni/page" ] && command -v curl >/dev/null; then
	case_of "it serves the page that was installed with it" serves_its_page
fi
case_of "so is the completion of bash" grep -q 'complete -F _charkoni charkoni' \
	"$prefix/share/bash-completion/completions/charkoni"
case_of "of zsh" grep -q '^#compdef charkoni' "$prefix/share/zsh/site-functions/_charkoni"
case_of "of fish" grep -q '^complete -c charkoni' "$prefix/share/fish/vendor_completions.d/charkoni.fish"

echo "cases: $passed passed, $failed failed"
[ "$failed" -eq 0 ]
