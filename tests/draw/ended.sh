# shellcheck shell=sh
# ended.sh - for the tests of `draw` and `board`: a signal ends them, whatever they wait for. Read by `.`; it wants
# $scratch and $CHARKONI.
# shellcheck disable=SC2154

# await COMMAND... : until it succeeds, ten seconds at most.
await() {
	n=0
	until "$@" || [ $n -ge 1000 ]; do
		n=$((n + 1))
		sleep 0.01
	done
}

# ended SIGNAL : what was begun as $child is sent the signal; its exit code is in $code, that of SIGKILL if it has
# not ended some seconds later.
ended() {
	kill -s "$1" "$child" 2>/dev/null || true
	(sleep 8 && kill -s KILL "$child") >/dev/null 2>&1 &
	guard=$!
	code=0
	wait "$child" || code=$?
	kill "$guard" 2>/dev/null || true
}

# begin ARGUMENT... : start it as $child, and let it come to where it waits. In a script SIGINT and
# SIGQUIT would be ignored.
begin() {
	env --default-signal=INT,HUP,QUIT "$CHARKONI" "$@" 2>"$scratch/err" </dev/null >&4 &
	child=$!
	sleep 0.3
}

# stalled TITLE ARGUMENT... : writing where nobody reads ends by each signal, at once and without a word.
stalled() {
	title=$1
	shift
	rm -f "$scratch/pipe"
	mkfifo "$scratch/pipe"
	exec 4<>"$scratch/pipe"
	timeout 1 cat /dev/zero >&4 || true
	for signal in TERM:143 HUP:129 INT:130 QUIT:131; do
		begin "$@"
		ended "${signal%:*}"
		if [ "$code" -eq "${signal#*:}" ] && [ ! -s "$scratch/err" ]; then
			pass
		else
			fail "$title, SIG${signal%:*}: $code, $(cat "$scratch/err")"
		fi
	done
	exec 4>&-
}

# unread TITLE ARGUMENT... : the same where the pipe of --output has no reader yet.
unread() {
	title=$1
	shift
	rm -f "$scratch/unread"
	mkfifo "$scratch/unread"
	exec 4>/dev/null
	begin "$@" --output "$scratch/unread"
	ended TERM
	if [ "$code" -eq 143 ] && [ ! -s "$scratch/err" ]; then pass; else fail "$title: $code, $(cat "$scratch/err")"; fi
	exec 4>&-
	rm "$scratch/unread"
}

# hidden : what is left of a file or folder that did not appear.
hidden() {
	find "$scratch" -name '.*' ! -name '.'
}

# whole TITLE PATH ARGUMENT... : a file that has no room leaves what was there, and nothing beside it.
whole() {
	title=$1
	path=$2
	shift 2
	echo old >"$path"
	code=0
	(ulimit -f 4 && exec "$CHARKONI" "$@" --output "$path") >/dev/null 2>"$scratch/err" </dev/null || code=$?
	if [ "$code" -eq 1 ] && [ "$(cat "$path")" = old ] && [ -z "$(hidden)" ]; then
		pass
	else
		fail "$title: $code, $(cat "$scratch/err") $(hidden)"
	fi
	if [ "$(wc -l <"$scratch/err")" -eq 1 ]; then pass; else fail "$title: $(cat "$scratch/err")"; fi
}
