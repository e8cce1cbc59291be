# lib.sh - a terminal for screen.sh, by tmux; read by it. $CHARKONI is the binary.
# shellcheck shell=sh

scratch=$(mktemp -d)
socket=
terminals=0
passed=0
failed=0
patience=${PATIENCE:-30} # seconds that a text may take to come
case $CHARKONI in
/*) ;;
*) CHARKONI=$PWD/$CHARKONI ;;
esac
unset LC_ALL LC_MESSAGES LANG NO_COLOR TMUX

stop() {
	[ -z "$socket" ] || tmux -L "$socket" kill-server 2>/dev/null || true
}

leave() {
	stop
	rm -rf "$scratch"
}
trap leave EXIT

if ! command -v tmux >/dev/null; then
	echo 'FAILED: tmux is not installed'
	echo 'cases: 0 passed, 1 failed'
	exit 1
fi

pass() {
	passed=$((passed + 1))
}

fail() {
	failed=$((failed + 1))
	echo "FAILED: $*"
}

# start COLUMNS ROWS [NAME=VALUE] : a terminal of that size with a shell in it, in UTF-8 unless VALUE says otherwise.
start() {
	terminals=$((terminals + 1))
	socket=charkoni-test-$$-$terminals # a server that is going cannot be asked for another terminal
	tmux -L "$socket" -f /dev/null start-server \; set-option -g default-terminal screen-256color \; \
		set-option -g status off \; new-session -d -s test -x "$1" -y "$2" \
		"exec env -u TMUX LC_ALL=C.UTF-8 ASAN_OPTIONS='${ASAN_OPTIONS:-}' ${3:-} PS1='ready> ' sh -i"
	wait_text 'ready>'
}

capture() {
	tmux -L "$socket" capture-pane -p -t test:
}

press() {
	tmux -L "$socket" send-keys -t test: "$@"
}

# Throw and take the first choice, several times over: Space throws, and where a choice is due it is a blank before
# the 1. After the end of the game neither does anything.
press_many() {
	press Space 1 Enter Space 1 Enter Space 1 Enter Space 1 Enter
}

type_line() {
	tmux -L "$socket" send-keys -t test: -l "$1"
	press Enter
}

# play ARG... : start a game in the shell.
play() {
	type_line "$CHARKONI play $*"
}

resize() {
	tmux -L "$socket" resize-window -t test: -x "$1" -y "$2"
}

# The process of the game that the shell runs.
game_pid() {
	ps -o pid= --ppid "$(tmux -L "$socket" display-message -p -t test: '#{pane_pid}')" | tr -d ' '
}

# gone PID : the process ends within $patience.
gone() {
	tries=0
	while kill -0 "$1" 2>/dev/null; do
		tries=$((tries + 1))
		[ "$tries" -lt $((patience * 20)) ] || return 1
		sleep 0.05
	done
}

# await TITLE COMMAND... : COMMAND comes true within $patience; a case.
await() {
	await_title=$1 tries=0
	shift
	while ! "$@"; do
		tries=$((tries + 1))
		if [ "$tries" -ge $((patience * 20)) ]; then
			fail "$await_title"
			capture
			return 0
		fi
		sleep 0.05
	done
	pass
}

has() {
	capture >"$scratch/screen" && grep -Fq -e "$1" "$scratch/screen"
}

has_not() {
	! has "$1"
}

wait_text() {
	await "the screen lacks: $1" has "$1"
}

wait_gone() {
	await "the screen still has: $1" has_not "$1"
}

# until_text TEXT COMMAND : run it over and over until the text is there.
until_text() {
	tries=0
	until has "$1"; do
		"$2"
		tries=$((tries + 1))
		if [ "$tries" -ge 2000 ]; then
			fail "the screen never had: $1"
			capture
			return 0
		fi
	done
	pass
}

# seen TITLE TEXT, unseen TITLE TEXT : the screen has it now, or not.
seen() {
	if has "$2"; then
		pass
	else
		fail "$1: the screen lacks: $2"
		capture
	fi
}

unseen() {
	if has "$2"; then
		fail "$1: the screen has: $2"
		capture
	else
		pass
	fi
}

# looks TITLE PATTERN, looks_not TITLE PATTERN : an escape sequence that ends so colours, or does not, what is shown.
looks() {
	tmux -L "$socket" capture-pane -p -e -t test: >"$scratch/looks"
	if grep -q "$(printf '\033')\[[0-9;]*$2" "$scratch/looks"; then pass; else fail "$1"; fi
}

looks_not() {
	tmux -L "$socket" capture-pane -p -e -t test: >"$scratch/looks"
	if grep -q "$(printf '\033')\[$2" "$scratch/looks"; then fail "$1"; else pass; fi
}

# ascii TITLE : nothing else is on the screen.
ascii() {
	capture >"$scratch/screen"
	if LC_ALL=C grep -q '[^ -~]' "$scratch/screen"; then
		fail "$1"
		capture
	else
		pass
	fi
}

# The rows of a board of 80 × 24; the squares of it, without what marks them.
board() {
	capture | sed -n '1,19p'
}

squares() {
	sed 's/[‹›▐▌▸·│()]/ /g' | cut -c 30-50
}

board_squares() {
	board | squares
}

# same TITLE FILE COMMAND : its output comes to be what is in the file.
same() {
	same_wanted=$2 same_command=$3
	await "$1" same_now
}

same_now() {
	"$same_command" >"$scratch/now" && cmp -s "$same_wanted" "$scratch/now"
}

# quit_code TITLE CODE : the game is over, and that was its exit code.
quit_code() {
	wait_text 'ready>'
	type_line 'echo "exit code $?."'
	wait_text "exit code $2."
}

finish() {
	echo "cases: $passed passed, $failed failed"
	[ "$failed" -eq 0 ]
}
