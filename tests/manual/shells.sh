#!/bin/sh
# shells.sh - the scripts of `charkoni completion` in the shells themselves: Tab is pressed in bash and zsh, in a
# terminal of tmux, and fish is asked. A shell that is not there, or tmux, is left out. The binary is $CHARKONI.
set -eu

passed=0
failed=0
scratch=$(mktemp -d)
session="tmux -L charkoni-$$ -f /dev/null"
finish() {
	$session kill-server 2>/dev/null || true
	rm -rf "$scratch"
}
trap finish EXIT
ln -s "$CHARKONI" "$scratch/charkoni"
mkdir "$scratch/home"
touch "$scratch/home/game one.ckr"

# is TITLE GOT WANT
is() {
	if [ "$2" = "$3" ]; then
		passed=$((passed + 1))
	else
		failed=$((failed + 1))
		echo "FAILED: $1: [$2], not [$3]"
	fi
}

# What the line is, behind the prompt `> `, without what the shell lists below.
line_now() {
	$session capture-pane -p | sed -n 's/^> //p' | tail -n 1 | sed 's/ *$//'
}

# Wait until the line is $1, 10 seconds at most; show what it was last.
wait_for() {
	tries=0
	while [ "$(line_now)" != "$1" ] && [ $tries -lt 100 ]; do
		sleep 0.1
		tries=$((tries + 1))
	done
	line_now
}

# start SHELL-COMMAND: in an empty home, with a prompt.
start() {
	$session new-session -d -x 120 -y 30 -c "$scratch/home" \
		"env -i HOME='$scratch/home' ZDOTDIR='$scratch' PATH='$scratch:/usr/local/bin:/usr/bin:/bin' TERM=screen LC_ALL=C.UTF-8 $1"
	tries=0
	until $session capture-pane -p | grep -q '^>' || [ $tries -ge 100 ]; do
		sleep 0.1
		tries=$((tries + 1))
	done
}

# tab TITLE TYPED WANT: type, press Tab, and the line becomes that; then it is deleted.
tab() {
	$session send-keys -l -- "$2"
	wait_for "${2% }" >/dev/null
	$session send-keys Tab
	is "$shell: $1" "$(wait_for "$3")" "$3"
	$session send-keys C-u
	wait_for "" >/dev/null
}

presses() {
	tab "a command" "charkoni comp" "charkoni completion"
	tab "a game" "charkoni play pac" "charkoni play pachisi"
	tab "what games have in common" "charkoni play pa" "charkoni play pa"
	tab "an option" "charkoni perft --pos" "charkoni perft --position"
	tab "an option of a game" "charkoni play pachisi:ta" "charkoni play pachisi:table="
	tab "a value of it" "charkoni play pachisi:table=seven_" "charkoni play pachisi:table=seven_murray"
	tab "a second one" "charkoni play chaupar:laps=1,dice=m" "charkoni play chaupar:laps=1,dice=mixed"
	tab "the value of an option" "charkoni play --opening of" "charkoni play --opening off"
	tab "behind =" "charkoni play --lang=h" "charkoni play --lang=hi"
	tab "a bot" "charkoni play --seat 2=bot:ra" "charkoni play --seat 2=bot:random"
	tab "a file" "charkoni replay gam" 'charkoni replay game\ one.ckr'
	tab "a shell" "charkoni completion z" "charkoni completion zsh"
}

if command -v tmux >/dev/null; then
	if command -v bash >/dev/null; then
		shell=bash
		{
			echo "PS1='> '; bind 'set enable-bracketed-paste off'; bind 'set bell-style none'"
			"$CHARKONI" completion bash
		} >"$scratch/bashrc"
		start "bash --noprofile --rcfile '$scratch/bashrc' -i"
		presses
		$session kill-server
	fi
	if command -v zsh >/dev/null; then
		shell=zsh
		mkdir "$scratch/functions"
		"$CHARKONI" completion zsh >"$scratch/functions/_charkoni"
		{
			echo "fpath=('$scratch/functions' \$fpath); autoload -Uz compinit; compinit -u -D"
			echo "PS1='> '; unsetopt automenu beep promptsp"
		} >"$scratch/.zshrc"
		sleep 0.3 # tmux takes a moment to go
		start "zsh -i"
		presses
	fi
fi

if command -v fish >/dev/null; then
	"$CHARKONI" completion fish >"$scratch/fish"
	# asked TITLE LINE "ANSWER ...": what fish would offer, meanings aside.
	asked() {
		answer=$(cd "$scratch/home" && env -i HOME="$scratch/home" PATH="$scratch:/usr/local/bin:/usr/bin:/bin" LC_ALL=C.UTF-8 \
			fish --no-config -c "source '$scratch/fish'; complete -C '$2'" | cut -f1 | tr '\n' ' ')
		is "fish: $1" "${answer% }" "$3"
	}
	asked "a command" "charkoni comp" "completion"
	asked "games" "charkoni play pa" "pachisi parchis parchis-pairs"
	asked "an option" "charkoni perft --pos" "--position"
	asked "a value of an option of a game" "charkoni play pachisi:table=seven_" "pachisi:table=seven_murray"
	asked "the value of an option" "charkoni play --opening " "off on"
	asked "behind =" "charkoni play --lang=h" "--lang=hi"
	asked "a bot" "charkoni play --seat 2=bot:ra" "2=bot:random"
	asked "a file" "charkoni replay gam" "game one.ckr"
	asked "a file behind =" "charkoni play --save=gam" "--save=game one.ckr"
fi

# Without any shell to try: the scripts are there at least.
for name in bash zsh fish; do
	is "there is a script for $name" "$("$CHARKONI" completion $name | grep -c -e '--complete')" 1
done

echo "cases: $passed passed, $failed failed"
[ "$failed" -eq 0 ]
