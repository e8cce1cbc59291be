# run_lib.sh - championships and terminals for run.sh and evening.sh; read by them.
# shellcheck shell=sh
# shellcheck source=tests/screen/lib.sh
. "$(dirname "$0")/../screen/lib.sh"

terminals_of_all=
leave_all() {
	for socket in $terminals_of_all; do
		stop
	done
	rm -rf "$scratch"
}
trap leave_all EXIT
cup=$scratch/cup.ckc

# pairs N : a list of so many pairs, as a spreadsheet saves it.
pairs() {
	printf '\357\273\277player 1;player 2;club\r\n'
	head -n "$1" <<-'END'
		Ana Pérez;Luis Gómez;Centro
		Eva Ruiz;Joan Mas;Centro
		Inés Díaz;Óscar Peña;Norte
		María Núñez;José Ibáñez;Norte
		Lucía Vega;Pablo Gil;Sur
		Carmen Soto;Rafael León;Sur
		Nuria Roca;Jordi Font;Este
		Elena Cano;Hugo Lara;Este
		Sara Mora;Iván Cruz;Oeste
		Julia Rey;Mario Sanz;Oeste
		Paula Gallo;Diego Rico;Puerto
		Rosa Blanco;Tomás Prieto;Puerto
	END
}

# entrant NAME : its number.
entrant() {
	awk -F';' -v name="${1%% / *}" 'NR > 1 && index($0, name) { print NR - 1 }' "$scratch/pairs.csv"
}

# championship PAIRS [OPTION...] : a new one in $cup: Olga organises, Bea judges, Carlos is the chief judge.
championship() {
	rm -f "$cup" "$cup"-*
	pairs "$1" >"$scratch/pairs.csv"
	shift
	"$CHARKONI" cup new "$cup" --name 'Copa del Pueblo' --date 2026-01-10 --boards 4 --organiser Olga --judge Bea \
		--chief Carlos "$@" >/dev/null || fail "no championship: $*"
	"$CHARKONI" cup entrants "$cup" import "$scratch/pairs.csv" --as Olga >/dev/null || fail "no entrants: $*"
}

# lines WHO LINE... : a session line by line; its output goes to $scratch/out and $scratch/err, its end to $code.
lines() {
	lines_who=$1 code=0
	shift
	printf '%s\n' "$@" | "$CHARKONI" cup run "$cup" --as "$lines_who" --plain >"$scratch/out" 2>"$scratch/err" ||
		code=$?
}

# told TITLE TEXT, untold TITLE TEXT : the session said so, or not.
told() {
	if grep -Fq -e "$2" "$scratch/out"; then
		pass
	else
		fail "$1: not told: $2"
		tail -n 15 "$scratch/out" "$scratch/err"
	fi
}

untold() {
	if grep -Fq -e "$2" "$scratch/out"; then fail "$1: told: $2"; else pass; fi
}

# ends TITLE CODE : so the session ended, and with nothing on standard error.
ends() {
	if [ "$code" -eq "$2" ] && [ ! -s "$scratch/err" ]; then
		pass
	else
		fail "$1: exit code $code, not $2: $(head -n 3 "$scratch/err")"
	fi
}

# logged TITLE TEXT : an act that is in the file.
logged() {
	"$CHARKONI" cup log "$cup" >"$scratch/log" || fail "$1: no log"
	if grep -Fq -e "$2" "$scratch/log"; then
		pass
	else
		fail "$1: not in the log: $2"
		tail -n 5 "$scratch/log"
	fi
}

# games TITLE : the numbers of the games below a title of the agenda.
games() {
	printf 'all\nq\n' | "$CHARKONI" cup run "$cup" --as Olga --plain |
		awk -v title="$1:" 'index($0, title) == 1 { on = 1; next } !/^  / { on = 0 } on { print $1 }' | sort -nu
}

# terminal NAME COLUMNS ROWS [NAME=VALUE...] : a further terminal; $NAME is its socket.
terminal() {
	terminal_name=$1
	shift
	start "$@"
	terminals_of_all="$terminals_of_all $socket"
	eval "$terminal_name=\$socket"
}

# screen WHO [OPTION...] : `charkoni cup run` in the terminal.
screen() {
	screen_who=$1
	shift
	type_line "$CHARKONI cup run $cup --as $screen_who $*"
}

# at NAME : what follows is about this terminal.
at() {
	eval "socket=\$$1"
}

# listed GAME : it has a row on the screen.
listed() {
	capture >"$scratch/screen" && grep -q "^[> ] $1 " "$scratch/screen"
}

# choose GAME : at a screen, once it is there, by its number.
choose() {
	await "game $1 is not on the screen" listed "$1"
	press "$1" Enter
	wait_text "> $1 "
}
