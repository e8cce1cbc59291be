#!/bin/sh
# serve.sh TALK - `charkoni serve` as browsers, phones and strangers meet it. TALK is the program made of talk.c.
# shellcheck disable=SC1111,SC2015,SC2059,SC2086 # quotes of our sentences; pass is always true; formats and words
set -eu
talk=$1
scratch=$(mktemp -d)
pids=
passed=0
failed=0
unset LC_ALL LC_MESSAGES LANG NO_COLOR

cleanup() {
	for pid in $pids; do
		kill "$pid" 2>/dev/null || true
	done
	rm -rf "$scratch"
}
trap cleanup EXIT

pass() {
	passed=$((passed + 1))
}

fail() {
	failed=$((failed + 1))
	echo "FAILED: $*"
}

# is TITLE WANTED GOT
is() {
	if [ "$2" = "$3" ]; then
		pass
	else
		fail "$1: “$3” instead of “$2”"
	fi
}

# has TITLE TEXT FILE: the text is in the file.
has() {
	if grep -Fq -e "$2" "$3"; then
		pass
	else
		fail "$1: no “$2” in:"
		head -c 600 "$3"
	fi
}

# lacks TITLE TEXT FILE
lacks() {
	if grep -Fq -e "$2" "$3"; then
		fail "$1: “$2” in $3"
	else
		pass
	fi
}

# start NAME ARGUMENT... : serve in the background, $pid, until its address is there: $url, $port.
start() {
	name=$1
	shift
	: >"$scratch/$name.out"
	"$talk" run $wrap "$CHARKONI" serve "$@" >"$scratch/$name.out" 2>"$scratch/$name.err" </dev/null &
	pid=$!
	pids="$pids $pid"
	tries=0
	until grep -q '/$' "$scratch/$name.out" || [ $tries -ge 300 ]; do
		sleep 0.1
		tries=$((tries + 1))
	done
	url=$(head -n 1 "$scratch/$name.out")
	port=$(printf '%s\n' "$url" | sed 's/.*:\([0-9]*\)\/$/\1/')
}

# stop TITLE SIGNAL CODE PID: ends it, and sees with what code it ends.
stop() {
	kill -s "$2" "$4"
	code=0
	wait "$4" || code=$?
	is "$1" "$3" "$code"
}

# get ARGUMENT... : curl; headers go to head, content to body, the status to $status.
get() {
	: >"$scratch/head"
	: >"$scratch/body"
	status=$(curl -s --path-as-is --max-time 20 -D "$scratch/head" -o "$scratch/body" -w '%{http_code}' "$@") || true
	tr -d '\r' <"$scratch/head" >"$scratch/heads"
}

# header NAME: its value in the last answer.
header() {
	sed -n "s/^$1: //p" "$scratch/heads"
}

# As the page says it of itself, and besides that nobody may frame it: one text, for both.
policy=$(tr '\n' '!' <src/server/policy.txt | sed 's/!$//; s/!/; /g')

# secured TITLE: the headers that every answer has are there.
secured() {
	if [ "$(header content-security-policy)" = "$policy" ] &&
		[ "$(header x-content-type-options)" = nosniff ] && [ "$(header referrer-policy)" = no-referrer ] &&
		[ "$(header cross-origin-opener-policy)" = same-origin ] &&
		grep -q '^permissions-policy: accelerometer=(self)' "$scratch/heads" && [ -z "$(header server)" ]; then
		pass
	else
		fail "$1: headers are missing"
	fi
}

# wrong TITLE CODE SENTENCE ARGUMENT... : it does not even start.
wrong() {
	title=$1
	wanted=$2
	sentence=$3
	shift 3
	code=0
	timeout 20 "$CHARKONI" serve "$@" >"$scratch/out" 2>"$scratch/err" </dev/null || code=$?
	if [ "$code" -eq "$wanted" ] && [ ! -s "$scratch/out" ] && [ "$(cat "$scratch/err")" = "charkoni serve: $sentence" ]; then
		pass
	else
		fail "$title: $code, $(cat "$scratch/err")"
	fi
}

# A quick look for leaks first, where valgrind is and can run the program.
wrap=
if command -v valgrind >/dev/null 2>&1 && ! grep -q __asan_init "$CHARKONI" && ! grep -q __tsan_init "$CHARKONI"; then
	checker="valgrind -q --error-exitcode=9 --leak-check=full --show-leak-kinds=all"
else
	checker=
fi

# ------------------------------------------------------------------------------------------------- the folder

root=$scratch/root
mkdir -p "$root/sub/.git" "$root/es" "$scratch/rooted"
echo '<!doctype html><title>Charkoni</title>' >"$root/index.html"
echo '<!doctype html><title>es</title>' >"$root/es/index.html"
echo 'secret of the neighbour' >"$scratch/secret"
cp "$scratch/secret" "$scratch/rooted/secret"
cp "$scratch/secret" "$root/.env"
cp "$scratch/secret" "$root/sub/.git/config"
ln -s ../secret "$root/outside.txt"
ln -s "$scratch/rooted" "$root/outer"
ln -s index.html "$root/inside.html"
echo 'console.log("a script that is long enough to be worth packing")' >"$root/app-3f2a91bc.js"
printf 'packed by brotli' >"$root/app-3f2a91bc.js.br"
gzip -k -9 "$root/app-3f2a91bc.js"
printf '\0asm' >"$root/charkoni.wasm"
echo '{}' >"$root/site.webmanifest"
: >"$root/empty.txt"
head -c 3000000 /dev/urandom >"$root/large.bin"

start main --root "$root" --port 0 --log
main=$pid

# ------------------------------------------------------------------------------------------------- files

is "the address" "http://localhost:$port/" "$(cat "$scratch/main.out")"
"$talk" drip "$port" 30 >"$scratch/drip" & # is looked at in the end
drip=$!

get "$url"
is "the page" 200 "$status"
is "its content" "$(cat "$root/index.html")" "$(cat "$scratch/body")"
is "its type" "text/html; charset=utf-8" "$(header content-type)"
is "it is asked for each time" no-cache "$(header cache-control)"
is "its length" 39 "$(header content-length)"
is "no coding without siblings" "" "$(header vary)$(header content-encoding)"
[ -n "$(header date)" ] && pass || fail "no date"
secured "200"
etag=$(header etag)
get "${url}index.html?x=1&y=%2e"
is "with a query" "200 $etag" "$status $(header etag)"
get "${url}es/"
is "the index of a folder" "200 $(cat "$root/es/index.html")" "$status $(cat "$scratch/body")"
get "${url}inside.html"
is "a link within" "200 $(cat "$root/index.html")" "$status $(cat "$scratch/body")"
get "${url}empty.txt"
is "an empty file" "200 0" "$status $(header content-length)"
get "${url}charkoni.wasm"
is "WebAssembly" "200 application/wasm" "$status $(header content-type)"
get "${url}site.webmanifest"
is "the manifest" "200 application/manifest+json; charset=utf-8" "$status $(header content-type)"
get "${url}large.bin"
cmp -s "$root/large.bin" "$scratch/body" && pass || fail "a large file is not what it was"
get -I "${url}large.bin"
is "HEAD" "200 3000000" "$status $(header content-length)"
[ ! -s "$scratch/body" ] || [ "$(wc -c <"$scratch/body")" -lt 3000 ] && pass || fail "HEAD has content"

get -H "If-None-Match: $etag" "$url"
is "the browser has it" "304 $etag" "$status $(header etag)"
[ ! -s "$scratch/body" ] && pass || fail "304 has content"
secured "304"
get -H "If-None-Match: W/$etag, \"x\"" "$url"
is "the browser has it, weakly" 304 "$status"
get -H 'If-None-Match: "x"' "$url"
is "the browser has another" 200 "$status"
echo '<!doctype html><title>Changed!</title>' >"$root/index.html"
get -H "If-None-Match: $etag" "$url"
is "a changed file" "200 $(cat "$root/index.html")" "$status $(cat "$scratch/body")"
rm "$root/es/index.html"
get "${url}es/"
is "a file that has gone" 404 "$status"

# ------------------------------------------------------------------------------------------------- codings

js=${url}app-3f2a91bc.js
get "$js"
is "plain" "200 $(wc -c <"$root/app-3f2a91bc.js")  accept-encoding" "$status $(header content-length) $(header content-encoding) $(header vary)"
is "kept for ever" "public, max-age=31536000, immutable" "$(header cache-control)"
plain=$(header etag)
get -H 'Accept-Encoding: gzip, deflate, br' "$js"
is "brotli" "200 br packed by brotli" "$status $(header content-encoding) $(cat "$scratch/body")"
is "its type is the script's" "text/javascript; charset=utf-8" "$(header content-type)"
[ "$(header etag)" != "$plain" ] && pass || fail "one etag for two contents"
get -H 'Accept-Encoding: br;q=0, gzip' "$js"
is "gzip" "200 gzip" "$status $(header content-encoding)"
gzip -dc <"$scratch/body" | cmp -s - "$root/app-3f2a91bc.js" && pass || fail "gzip is not what it was"
get -H 'Accept-Encoding: gzip' -H "If-None-Match: $plain" "$js"
is "the browser has another coding" 200 "$status"
touch -d '2 hours ago' "$root/app-3f2a91bc.js.br"
get -H 'Accept-Encoding: br' "$js"
is "a hash in the name says that the sibling belongs to it" "200 br" "$status $(header content-encoding)"
# index.html, sw.js and the like: as they were packed, or not at all.
echo 'console.log("a script whose name says nothing of what is in it")' >"$root/sw.js"
touch -d '3 hours ago' "$root/sw.js"
gzip -k -9 "$root/sw.js"
get -H 'Accept-Encoding: gzip' "${url}sw.js"
is "a sibling with its file's time" "200 gzip accept-encoding" "$status $(header content-encoding) $(header vary)"
packed=$(header etag)
get -H 'Accept-Encoding: gzip' -H "If-None-Match: $packed" "${url}sw.js"
is "the browser has it packed" "304 $packed accept-encoding" "$status $(header etag) $(header vary)"
for change in 'now' '4 hours ago'; do
	echo 'console.log("another one")' >"$root/sw.js"
	touch -d "$change" "$root/sw.js"
	get -H 'Accept-Encoding: gzip' -H "If-None-Match: $packed" "${url}sw.js"
	is "a stale sibling, changed $change" "200  $(cat "$root/sw.js")" \
		"$status $(header content-encoding) $(cat "$scratch/body")"
done
# What nobody sends who means well.
long=$(printf '%0600d' 0)
while IFS='|' read -r accepted coding; do
	get -H "Accept-Encoding: $accepted" "$js"
	is "Accept-Encoding: $(printf '%.60s' "$accepted")" "200 $coding" "$status $(header content-encoding)"
done <<END
*;q=0|
identity;q=0|
identity;q=0, *;q=0|
identity;q=0, gzip;q=0.1|gzip
*|br
br;q=0.2, identity|
gzip, $long|
$long, br|
gzip;q=$long|
,,,;;;q=q=q=,br|br
br;q=0;q=1|
END
get -H 'Accept-Encoding: gzip' -H 'Accept-Encoding: br' "$js"
is "two headers Accept-Encoding" "200 br" "$status $(header content-encoding)"
get -H 'Accept-Encoding: gzip;q=0' -H 'Accept-Encoding: *;q=0' "$js"
is "two headers that refuse" "200 " "$status $(header content-encoding)"
get -I -H 'Accept-Encoding: br' "$js"
is "HEAD of what is packed" "200 br 16" "$status $(header content-encoding) $(header content-length)"
get -H 'Accept-Encoding: br' -H 'Range: bytes=0-3' "$js"
is "a range is not cut out" "200 br packed by brotli" "$status $(header content-encoding) $(cat "$scratch/body")"

# ------------------------------------------------------------------------------------------------- refusals

# refused STATUS PATH: with a sentence, the headers of every answer, and never what lies outside.
refused() {
	get "$url$2"
	is "/$2" "$1" "$status"
	secured "/$2"
	lacks "/$2" neighbour "$scratch/body"
	is "/$2 is not kept" "no-store text/plain; charset=utf-8" "$(header cache-control) $(header content-type)"
}

refused 404 nothing.js
refused 404 es
refused 404 sub/
refused 404 index.html/
refused 403 .env
refused 403 sub/.git/config
refused 403 %2eenv
refused 403 outside.txt
refused 403 outer/secret
refused 404 ../secret
refused 404 ../../../../../../etc/passwd
refused 404 %2e%2e/secret
refused 404 ..%2fsecret
refused 404 sub/%2e%2e/%2e%2e/secret
refused 404 /etc/passwd
refused 400 %252e%252e/secret
refused 400 ..%5csecret
refused 400 'sub\..\..\secret'
refused 400 a%0ab
refused 400 index.html%0aX:%20y
refused 400 a%1b
refused 400 %ff%fe
refused 414 "$(printf '%0600d' 0)"
get "${url}a%00.html"
is "a zero byte" 000 "$status"

for method in POST PUT DELETE PATCH OPTIONS; do
	get -X $method -d 'x=y' "$url"
	is "$method" "405 GET, HEAD" "$status $(header allow)"
done
secured "405"
head -c 300000 /dev/zero >"$scratch/zeros"
get --data-binary "@$scratch/zeros" "$url"
is "POST of much" 405 "$status"
get -H 'Transfer-Encoding: chunked' -d x "$url"
is "POST in chunks" 405 "$status"
get -X GET -d x "$url"
is "GET with content" 400 "$status"

# Whom they take us for.
for host in localhost LOCALHOST:1 127.0.0.1 '[::1]:80'; do
	get -H "Host: $host" "$url"
	is "Host: $host" 200 "$status"
done
for host in evil.example localhost.evil.example 192.168.77.77 "$(hostname).local"; do
	get -H "Host: $host" "$url"
	is "Host: $host" 421 "$status"
done
secured "421"
get "http://[::1]:$port/"
is "by version 6" 200 "$status"
start named --root "$root" --port 0 --host games.example.org --host 192.168.77.77
get -H 'Host: Games.Example.org:443' "$url"
is "a name of --host" 200 "$status"
get -H 'Host: 192.168.77.77' "$url"
is "an address of --host" 200 "$status"
get -H 'Host: evil.example' "$url"
is "another name" 421 "$status"
is "no log without --log" "" "$(cat "$scratch/named.err")"
stop "interrupted" INT 130 "$pid"
url=http://localhost:$(sed 's/.*:\([0-9]*\)\/$/\1/' "$scratch/main.out")/
port=$(printf '%s\n' "$url" | sed 's/.*:\([0-9]*\)\/$/\1/')

# ------------------------------------------------------------------------------------------------- raw bytes

# says STATUS BYTES: the first line of the answer to these bytes; "" for none.
says() {
	code=0
	printf "$2" | "$talk" raw "$port" 4 >"$scratch/raw" || code=$?
	is "raw $(printf '%.40s' "$2"): the end" 0 "$code"
	is "raw $(printf '%.40s' "$2")" "$1" "$(head -n 1 "$scratch/raw" | cut -c 10-12)"
	lacks "raw $(printf '%.40s' "$2")" neighbour "$scratch/raw"
}

says 200 'GET / HTTP/1.0\r\n\r\n'
says 200 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'
says 200 'GET / HTTP/1.1\nHost: localhost\nConnection: close\n\n'
says 400 'GET / HTTP/1.1\r\n\r\n'
says 400 'GET / HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n\r\n'
says 400 'GET / HTTP/1.1\r\nHost: localhost, evil.example\r\n\r\n'
says 400 'GET / HTTP/9.9\r\nHost: localhost\r\n\r\n'
says 400 'GET / HTTP/1.10\r\nHost: localhost\r\n\r\n'
says 400 'GET /\r\nHost: localhost\r\n\r\n'
says 400 'GET /%%0aHost: localhost HTTP/1.1\r\nHost: evil.example\r\n\r\n'
says 400 'GET /%%0aHost:%%20localhost%%0a%%0a HTTP/1.1\r\nHost: evil.example\r\n\r\n'
says 400 'GET /%%0dHost: localhost HTTP/1.1\r\nHost: evil.example\r\n\r\n'
says 400 'GET /\r\n\r\n'
says 403 'GET\r\n\r\n'
says 403 'BREW / HTTP/1.1\r\nHost: localhost\r\n\r\n'
says 403 'GET http://localhost/ HTTP/1.1\r\nHost: localhost\r\n\r\n'
says 403 'GET * HTTP/1.1\r\nHost: localhost\r\n\r\n'
says 403 'GET /%%zz HTTP/1.1\r\nHost: localhost\r\n\r\n'
says 403 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'
says 403 '\026\003\001\002\000\001\000'
says '' '\r\n\r\n'
says '' 'CONNECT localhost:22 HTTP/1.1\r\nHost: localhost\r\n\r\n'
says 404 'GET /../secret HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'
says 400 'GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\nabcde'
says 400 'GET / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'
says 405 'POST / HTTP/1.1\r\nHost: localhost\r\n\r\n'
says 405 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n'
says 400 'GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: eA==\r\nSec-WebSocket-Version: 13\r\n\r\n'
says 400 'GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: h2c\r\nConnection: Upgrade\r\nHTTP2-Settings: AAMAAABk\r\n\r\n'
says 200 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\nGET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: foo\r\n\r\n'
long=$(printf '%09000d' 0)
says '' "GET / HTTP/1.1\\r\\nHost: localhost\\r\\nX: $long\\r\\n\\r\\n"
says '' "GET /$long HTTP/1.1\\r\\nHost: localhost\\r\\n\\r\\n"
is "a body has not become a request" 1 "$(printf 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 37\r\n\r\nGET / HTTP/1.1\r\nHost: localhost\r\n\r\n..' |
	"$talk" raw "$port" 4 | grep -c '^HTTP/')"
i=0
: >"$scratch/pipeline"
while [ $i -lt 20 ]; do
	printf 'GET /index.html HTTP/1.1\r\nHost: localhost\r\n\r\n' >>"$scratch/pipeline"
	i=$((i + 1))
done
printf 'GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\nGET /empty.txt HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n' \
	>>"$scratch/pipeline"
"$talk" raw "$port" 4 <"$scratch/pipeline" >"$scratch/raw" || fail "many requests at once: $?"
is "many requests at once" 22 "$(grep -ao 'HTTP/1.1 200 OK' "$scratch/raw" | wc -l | tr -d ' ')"
is "one connection for two" "1 0 " "$(curl -s -o /dev/null -o /dev/null -w '%{num_connects} ' "$url" "$js")"
get "$url"
is "after all that" 200 "$status"

# ------------------------------------------------------------------------------------------------- many, slow, rude

is "200 connections" "200 $((200 * $(wc -c <"$root/index.html")))" "$("$talk" many "$port" 200 /index.html)"
is "100 large files" "100 300000000" "$("$talk" many "$port" 100 /large.bin)"
is "more connections than there is room" "400 $((400 * $(wc -c <"$root/index.html")))" \
	"$("$talk" many "$port" 400 /index.html)"
"$talk" idle "$port" 300 /index.html >"$scratch/idle"
is "all are answered though many keep their connections" 300 "$(cut -d ' ' -f 1 "$scratch/idle")"
[ "$(cut -d ' ' -f 2 "$scratch/idle")" -le 5 ] && pass || fail "idle connections took all the room: $(cat "$scratch/idle") s"
head -c 30000000 /dev/zero >"$root/huge.bin"
"$talk" slow "$port" /huge.bin 200 1000 >"$scratch/slow" &
slow=$!
is "nobody waits for a slow reader" "100 $((100 * $(wc -c <"$root/index.html")))" "$("$talk" many "$port" 100 /index.html)"
wait "$slow"
is "a slow reader gets all" 30000000 "$(cat "$scratch/slow")"
"$talk" slow "$port" /huge.bin 300 1000 >"$scratch/slow" &
slow=$!
sleep 1
rm "$root/huge.bin"
wait "$slow"
is "a file removed meanwhile" 30000000 "$(cat "$scratch/slow")"
head -c 30000000 /dev/zero >"$root/huge.bin"
"$talk" slow "$port" /huge.bin 300 1000 >"$scratch/slow" &
slow=$!
sleep 1
: >"$root/huge.bin"
before=$(date +%s)
wait "$slow"
[ "$(cat "$scratch/slow")" -lt 30000000 ] && pass || fail "a file cut meanwhile came whole"
[ $(($(date +%s) - before)) -lt 20 ] && pass || fail "a file cut meanwhile is waited for"
get "$url"
is "after that" 200 "$status"

mv "$root" "$root.gone"
get "$url"
is "the folder has gone" 404 "$status"
mkdir "$root"
get "$url"
is "another folder, empty" 404 "$status"
rmdir "$root"
mv "$root.gone" "$root"
get "$url"
is "the folder is back, as when the page is built again" 200 "$status"
other=$(printf '%s/\351.txt' "$root")
if echo latin >"$other" 2>/dev/null; then
	get "$url%E9.txt"
	is "a name in no UTF-8" 400 "$status"
	rm "$other"
fi

# The time that the server has worked, in hundredths of a second, and how often it was woken.
worked() {
	awk '{ sub(/^.*\) /, ""); print $12 + $13 }' "/proc/$main/stat"
}
woken() {
	awk '/ctxt_switches/ { n += $2 } END { print n }' "/proc/$main/status"
}
if [ -r "/proc/$main/stat" ] && [ -r "/proc/$main/status" ]; then
	head -c 30000000 /dev/zero >"$root/huge.bin"
	before=$(worked)
	"$talk" press "$port" /huge.bin 8
	spent=$(($(worked) - before))
	[ "$spent" -lt 200 ] && pass || fail "a rude reader kept it busy: $spent"
	sleep 1
	before=$(woken)
	sleep 4
	times=$(($(woken) - before))
	[ "$times" -le 8 ] && pass || fail "idle, it was woken $times times in 4 seconds"
fi
wait "$drip"
[ "$(cat "$scratch/drip")" -le 20 ] && pass || fail "a header that never ends was waited for: $(cat "$scratch/drip") s"

# ------------------------------------------------------------------------------------------------- log, ports, ending

has "the log" "127.0.0.1 GET /index.html 200 39" "$scratch/main.err"
has "the log of a refusal" " POST / 405 " "$scratch/main.err"
has "the log of a path with an escape in it" " GET /a%1B 400 " "$scratch/main.err"
is "the log has nothing else" "" "$(grep -Ev '^[0-9-]{10}T[0-9:]{8}Z [0-9a-f.:]+ [A-Z-]+ [^ ]+ [0-9]{3} [0-9]+$' "$scratch/main.err" || true)"
wrong "a port that is taken" 1 "Port $port is taken by another program, or by another charkoni serve; choose another with \
--port, or any free one with --port 0." --root "$root" --port "$port"
start second --root "$root" --port 0
get "$url"
is "a second one" 200 "$status"
"$talk" slow "$port" /large.bin 2000 10 >"$scratch/slow" &
slow=$!
sleep 1
stop "terminated in the middle of an answer" TERM 143 "$pid"
kill "$slow"
stop "terminated" TERM 143 "$main"
taken=$(sed 's/.*:\([0-9]*\)\/$/\1/' "$scratch/main.out")
start again --root "$root" --port "$taken"
is "the port is free again" "$taken" "$port"
stop "again" TERM 143 "$pid"

# ------------------------------------------------------------------------------------------------- the network

start lan --root "$root" --port 0 --lan
is "the address here" "http://localhost:$port/" "$url"
lacks "no QR code where there is no terminal" "▀" "$scratch/lan.out"
address=$(sed -n '2s/\/$//p' "$scratch/lan.out")
if [ -n "$address" ]; then
	get "$address/"
	is "at the address in the network" 200 "$status"
	get -H "Host: $(hostname).local:$port" "$address/"
	is "by the name in the network" 200 "$status"
	get -H 'Host: evil.example' "$address/"
	is "by another name" 421 "$status"
	has "what phones are told" "Phones in the same network play at $address/" "$scratch/lan.out"
	has "what HTTPS is for" "docs/serving.md" "$scratch/lan.out"
else
	has "no network" "This machine is in no network" "$scratch/lan.out"
fi
stop "the network" TERM 143 "$pid"
start home --root "$root" --port 0
if [ -n "$address" ]; then
	code=0
	curl -s --max-time 5 "${address%:*}:$port/" >/dev/null || code=$?
	[ "$code" -ne 0 ] && pass || fail "it answers the network without --lan"
fi
stop "at home" HUP 129 "$pid"
if unshare -rn true 2>/dev/null; then
	wrap="unshare -rn"
	start alone --root "$root" --port 0 --lan
	has "a machine without a network" "This machine is in no network that others could reach it by." "$scratch/alone.out"
	stop "without a network" TERM 143 "$pid"
fi
printf 'ulimit -n 40\nexec "$@"\n' >"$scratch/few"
wrap="sh $scratch/few"
start few --root "$root" --port 0
"$talk" many "$port" 60 /large.bin >"$scratch/many"
[ "$(cut -d ' ' -f 1 "$scratch/many")" -ge 1 ] && pass || fail "with few descriptors: $(cat "$scratch/many")"
get "$url"
is "after there were too few descriptors" 200 "$status"
stop "with few descriptors" TERM 143 "$pid"
wrap=

# ------------------------------------------------------------------------------------------------- HTTPS

if command -v openssl >/dev/null 2>&1; then
	openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost \
		-addext subjectAltName=DNS:localhost,IP:127.0.0.1 -keyout "$scratch/key.pem" -out "$scratch/cert.pem" 2>/dev/null
	openssl ecparam -genkey -name prime256v1 -noout -out "$scratch/other.pem" 2>/dev/null
	start tls --root "$root" --port 0 --tls-cert "$scratch/cert.pem" --tls-key "$scratch/key.pem"
	is "the address with HTTPS" "https://localhost:$port/" "$url"
	get --cacert "$scratch/cert.pem" "$url"
	is "HTTPS" "200 $(cat "$root/index.html")" "$status $(cat "$scratch/body")"
	secured "HTTPS"
	get --cacert "$scratch/cert.pem" "${url}large.bin"
	cmp -s "$root/large.bin" "$scratch/body" && pass || fail "a large file over HTTPS is not what it was"
	get --cacert "$scratch/cert.pem" -H 'Host: evil.example' "$url"
	is "another name over HTTPS" 421 "$status"
	get --cacert "$scratch/cert.pem" --tls-max 1.1 "$url"
	is "TLS 1.1" 000 "$status"
	get "http://localhost:$port/"
	is "HTTP at the port of HTTPS" 000 "$status"
	get --cacert "$scratch/cert.pem" "$url"
	is "HTTPS after that" 200 "$status"
	stop "HTTPS ends" TERM 143 "$pid"
	pair="and its key cannot be used: one of them is no PEM file, or they do not belong together; docs/serving.md tells \
how to make them."
	wrong "a key of another certificate" 2 "“$scratch/cert.pem” $pair" --root "$root" --port 0 \
		--tls-cert "$scratch/cert.pem" --tls-key "$scratch/other.pem"
	openssl genrsa -out "$scratch/rsa.pem" 2048 2>/dev/null
	wrong "a key of another kind" 2 "“$scratch/cert.pem” $pair" --root "$root" --port 0 --tls-cert "$scratch/cert.pem" \
		--tls-key "$scratch/rsa.pem"
	head -n 5 "$scratch/cert.pem" >"$scratch/cut.pem"
	wrong "half a certificate" 2 "“$scratch/cut.pem” $pair" --root "$root" --port 0 --tls-cert "$scratch/cut.pem" \
		--tls-key "$scratch/key.pem"
	wrong "no certificate" 2 "“$root/index.html” $pair" --root "$root" --port 0 --tls-cert "$root/index.html" \
		--tls-key "$scratch/key.pem"
fi

# ------------------------------------------------------------------------------------------------- arguments

wrong "no such folder" 2 "“$scratch/nowhere” is no folder with a page in it, an index.html; \`./dev serve\` builds the page." \
	--root "$scratch/nowhere"
wrong "a folder without a page" 2 "“$scratch/rooted” is no folder with a page in it, an index.html; \`./dev serve\` builds the \
page." --root "$scratch/rooted"
wrong "a port too large" 2 "--port is “65536”, but must be a number from 0 to 65535." --port 65536
wrong "a certificate alone" 2 "HTTPS wants both: the certificate with --tls-cert and its key with --tls-key." \
	--tls-cert x.pem
wrong "a certificate that is not there" 2 "“$scratch/x.pem” could not be read: No such file or directory." --root "$root" \
	--tls-cert "$scratch/x.pem" --tls-key "$scratch/x.pem"
wrong "a name with a port" 2 "--host is “a:80”, but must be a name or an address without a port, as in games.example.org." \
	--host a:80
code=0
timeout 20 "$CHARKONI" serve --root "$root" --port 0 >/dev/full 2>"$scratch/err" || code=$?
is "a full disk" 1 "$code"
has "a full disk is told" "charkoni serve: The output could not be written" "$scratch/err"

# ------------------------------------------------------------------------------------------------- the page of the program

mkdir -p "$scratch/prefix/bin" "$scratch/prefix/share/charkoni"
cp "$CHARKONI" "$scratch/prefix/bin/charkoni"
CHARKONI=$scratch/prefix/bin/charkoni
if [ ! -f "$(dirname "$CHARKONI")/../page/index.html" ] && [ ! -d /usr/local/share/charkoni/page ]; then
	wrong "no page" 1 "The page is not there; \`./dev serve\` in the source folder builds it, and --root names a folder that \
has it." --port 0
fi
cp -R "$root" "$scratch/prefix/share/charkoni/page"
start installed --port 0
get "$url"
is "the page that is installed" "200 $(cat "$root/index.html")" "$status $(cat "$scratch/body")"
stop "installed" TERM 143 "$pid"

# ------------------------------------------------------------------------------------------------- leaks

if [ -n "$checker" ]; then
	wrap=$checker
	for more in "" "--tls-cert $scratch/cert.pem --tls-key $scratch/key.pem"; do
		[ -z "$more" ] || [ -f "$scratch/cert.pem" ] || continue
		# shellcheck disable=SC2086 # words
		start checked --root "$root" --port 0 $more
		get -k "$url"
		is "under valgrind" 200 "$status"
		get -k --compressed "${url}app-3f2a91bc.js" "${url}nothing" "${url}large.bin"
		get -k -d x "$url"
		get -k -H 'Connection: Upgrade' -H 'Upgrade: foo' "$url" "$url"
		printf 'CONNECT a:1 HTTP/1.1\r\n\r\n' | "$talk" raw "$port" 2 >/dev/null || true
		"$talk" many "$port" 20 /large.bin >/dev/null
		"$talk" slow "$port" /large.bin 3000 10 >/dev/null &
		slow=$!
		sleep 1
		stop "valgrind has nothing to say" TERM 143 "$pid"
		kill "$slow"
		is "valgrind is silent" "" "$(cat "$scratch/checked.err")"
	done
fi

echo "cases: $passed passed, $failed failed"
[ "$failed" -eq 0 ]
