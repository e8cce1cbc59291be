#!/bin/sh
# page.sh CMAKE - the page is put in its place, and the program that is installed with it finds it there.
set -eu
cmake=$1
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
passed=0
failed=0
unset LC_ALL LC_MESSAGES LANG DESTDIR

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

# install_page FOLDER WANTED WHERE: as CharkoniInstall.cmake has it done, below $scratch/usr.
install_page() {
	"$cmake" -DCMAKE_INSTALL_PREFIX="$scratch/usr" -DCHARKONI_PAGE="$1" -DCHARKONI_PAGE_WANTED="$2" \
		-DCHARKONI_PAGE_FOLDER="$3" -P cmake/install-page.cmake
}

page="$scratch/a page"
mkdir "$page"
there=$scratch/usr/share/charkoni/page

nothing_there() {
	install_page "$1" "$2" share/charkoni/page && [ ! -e "$scratch/usr" ]
}
case_of "no page, and none wanted: all else is installed" nothing_there "$page" FALSE
missing() {
	! install_page "$page" TRUE share/charkoni/page >"$scratch/said" 2>&1 && [ ! -e "$scratch/usr" ] &&
		grep -q 'CHARKONI_PAGE is .*/a page, but' "$scratch/said"
}
case_of "a page that was named has to be there" missing

echo '<!doctype html><title>a page</title>' >"$page/index.html"
touch -d '2020-02-03 04:05:06.789' "$page/index.html"
gzip -k -9 "$page/index.html"
echo 'first' >"$page/app-11111111.js"
in_place() {
	install_page "$page" TRUE "$1" && diff -r "$page" "$2"
}
case_of "it is put in its place" in_place share/charkoni/page "$there"
case_of "an absolute place" in_place "$scratch/opt/page" "$scratch/opt/page"
same_time() {
	touch -d '2020-02-04' "$scratch/later"
	[ "$(find "$there" -name 'index.html*' -newer "$scratch/later")" = "" ] &&
		[ "$(find "$there/index.html" -newer "$there/index.html.gz")" = "" ] &&
		[ "$(find "$there/index.html.gz" -newer "$there/index.html")" = "" ]
}
case_of "the files keep their times" same_time
readable() {
	[ "$(find "$there" -type f ! -perm 644)" = "" ] && [ "$(find "$there" -type d ! -perm 755)" = "" ]
}
case_of "all may read it" readable
staged() {
	(
		export DESTDIR="$scratch/stage"
		install_page "$page" TRUE share/charkoni/page
	) && diff -r "$page" "$scratch/stage$there"
}
case_of "DESTDIR is obeyed" staged
rm "$page/app-11111111.js"
echo 'second' >"$page/app-22222222.js"
case_of "nothing of an older page stays" in_place share/charkoni/page "$there"

mkdir "$scratch/usr/bin"
cp "$CHARKONI" "$scratch/usr/bin/charkoni"
if "$CHARKONI" serve --root "$scratch/nowhere" 2>&1 | grep -q 'without its server'; then
	echo "cases: $passed passed, $failed failed"
	[ "$failed" -eq 0 ]
	exit
fi
serves() {
	rm -f "$scratch/address"
	"$scratch/usr/bin/charkoni" serve --port 0 >"$scratch/address" 2>"$scratch/said" </dev/null &
	server=$!
	tries=0
	until [ -s "$scratch/address" ] || [ $tries -ge 200 ]; do
		sleep 0.1
		tries=$((tries + 1))
	done
	curl -s --max-time 20 -D "$scratch/heads" -H 'Accept-Encoding: gzip' "$(cat "$scratch/address")" >"$scratch/body" || true
	kill "$server"
	wait "$server" || true
	cat "$scratch/said"
	grep -qi '^content-encoding: gzip' "$scratch/heads" && gzip -dc <"$scratch/body" | cmp - "$page/index.html"
}
case_of "the program beside it serves it, packed, without --root" serves
mv "$scratch/usr" "$scratch/moved"
mkdir -p "$scratch/usr/bin"
ln -s ../../moved/bin/charkoni "$scratch/usr/bin/charkoni"
case_of "so it does after both have moved, called by a link" serves

echo "cases: $passed passed, $failed failed"
[ "$failed" -eq 0 ]
