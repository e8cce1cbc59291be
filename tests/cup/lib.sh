# lib.sh - what scripts about `charkoni cup` share, beside cases.sh; read by them.
# shellcheck shell=sh disable=SC2034,SC2154 # cases.sh has what is read here, and scripts read $code

# cup ARG...: the command, its answers in $code, out and err.
cup() {
	code=0
	"$CHARKONI" cup "$@" </dev/null >"$scratch/out" 2>"$scratch/err" || code=$?
}

# says TITLE LINE: it is one of the lines printed.
says() {
	check "$1" "$(grep -Fxc -- "$2" "$scratch/out" || true)" -ge 1
}
