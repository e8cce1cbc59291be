#!/bin/sh
# screen.sh - the drawn board as a person has it: tmux is the terminal, keys go in, what is on the screen is compared.
# Nothing waits for a time, all for a text (at most $patience seconds). Without tmux nothing can be shown.
set -eu
# shellcheck source=tests/screen/lib.sh
. "$(dirname "$0")/lib.sh"

# ---- a game of each kind to its end: Enter throws and takes the first choice, as a pipe does line by line, so that
# the games are the same and end with the same words
whole() {
	title=$1 game=$2
	shift 2
	awk 'BEGIN { for (i = 0; i < 2500; i++) print "\n1" }' |
		"$CHARKONI" play "$game" --seed 4 "$@" | grep -E ' wins?!$|^Place |a draw' >"$scratch/plain"
	start 80 24
	play "$game --seed 4 --pause 0 $*"
	until_text 'The game is over: press Enter to end.' press_many
	seen "$title: the result stays" 'Place 1'
	press Enter
	quit_code "$title" 0
	for line in 1 2 3 4 5; do
		text=$(sed -n "${line}p" "$scratch/plain")
		[ -z "$text" ] || seen "$title: what stays behind, line $line" "$text"
	done
	stop
}
whole 'parchis' parchis
whole 'parchis for two' parchis:players=2,pieces=2
whole 'parchis on eight arms' parchis:players=8,pieces=1
whole 'parchis for pairs' parchis-pairs:pieces=2
whole 'pachisi' pachisi:pieces=2
whole 'chaupar' chaupar

# ---- the end stays until a key is pressed after it: keys from before do not count, nor do bots wait for none
start 80 24
play "--position 'parchis G,G,G,71/1,0,0,0/1,0,0,0/1,0,0,0 1 D1 six=0 last=- late=-' --pause 0"
wait_text 'press Enter to take it'
press Enter Enter Enter Enter
wait_text 'The game is over: press Enter to end.'
seen 'the last board stays' '│ 67( 68)  1│'
press Enter
quit_code 'a key after the end' 0
stop
start 80 24
play parchis:players=2,pieces=1 --seed 4 --pause 0 --seat 1=bot:random --seat 2=bot:random
wait_text 'The game is over: press Enter to end.'
seen 'the last board of bots stays' '│ 67( 68)  1│'
press Enter
quit_code 'bots alone' 0
stop

# ---- many choices: the text of the one shown, and all of them
start 80 24
play "--position 'pachisi 50,30,12,0/25,0,0,0/0,0,0,0/0,0,0,0 1 M[25,2] in=1111 skip=0000 row=0 due=0 ent=1 idle=0'"
wait_text '[50>52:2]'
seen 'one choice at a time' '1/10'
type_line choices
wait_text '10) pass, and leave what is not used  [pass]'
seen 'from the first on' '1) 2: the piece on 50'
press Escape
wait_text '1/10'
type_line '?'
wait_text 'choices: all of them'
seen 'help says what Enter does here' 'Enter: throw, or take the choice that is shown; arrows show another.'
press C-c
stop

# ---- 80 x 24, and a board in colours
start 80 24
play "--position 'parchis 20,3,0,0/1,0,0,0/1,0,0,0/1,0,0,0 1 D4 six=0 last=- late=-' --pause 0"
wait_text 'Yellow, which one, 1 to 2?'
wait_text '│ 67( 68)  1│'
seen 'the pieces have shapes' '(■22)'
seen 'who sits there' '● Yellow: you'
looks 'pieces are in colour' '48;5;220m'
seen 'the choice is marked on the board' '▐'
looks 'the choice is reverse' '7m'
looks 'pieces that can move are underlined' '1;4m'
# the arrow keys choose, a number typed does too
wait_text '1/2'
press Right
wait_text '2/2'
press Tab
wait_text '1/2'
press 2
wait_text '2/2'
press BSpace
press Home
wait_text '1/2'
# a command is answered above the question, and a long answer over the board; Esc shows the board again
type_line 'why 999'
wait_text 'Yellow has no piece on “999”'
press '?' Enter
wait_text 'Arrow keys or Tab'
unseen 'help covers the board' '│ 67( 68)  1│'
press Escape
wait_text '│ 67( 68)  1│'
press '?' Enter
wait_gone '│ 67( 68)  1│'
press Enter
wait_text '│ 67( 68)  1│'
seen 'Enter that closes the help takes nothing' 'which one, 1 to 2?'
press PPage
wait_gone '│ 67( 68)  1│'
press NPage
press NPage
wait_text '│ 67( 68)  1│'
# text that means nothing is refused, with its accents
type_line 'ñandú'
wait_text '“ñandú” means nothing here'

# ---- other sizes, in the middle of a question
board >"$scratch/before"
resize 40 10
wait_text 'The board wants a window of 77'
wait_text 'which one'
resize 20 4
wait_text 'which one'
resize 130 45
wait_text '│ 67( 68)  1│'
seen 'the log is beside the board' 'quit (q): leave the game.'
resize 180 60
wait_text '│  67 (  68 )   1 │'
resize 80 24
wait_text '│ 67( 68)  1│'
same 'the board after all that' "$scratch/before" board

# ---- stopped and gone on with
press C-z
wait_text 'Stopped'
type_line 'fg'
wait_text '│ 67( 68)  1│'
same 'the board after Ctrl-Z' "$scratch/before" board
press C-l
same 'the board after Ctrl-L' "$scratch/before" board

# ---- Ctrl-C says how to go on, and leaves a terminal as it was
press C-c
wait_text 'The game was interrupted.'
wait_text 'charkoni play --position'
quit_code 'Ctrl-C' 130
# shellcheck disable=SC2016 # the shell in the terminal expands it
type_line 'echo $((40 + 2)) is typed and answered'
wait_text '42 is typed and answered'
# shellcheck disable=SC2016
seen 'what is typed is shown' 'echo $((40 + 2))'
stop

# ---- quit, Ctrl-D, SIGTERM
start 80 24
play parchis --seed 3 --start 1 --pause 0
wait_text 'Yellow, press Enter to throw:'
type_line q
wait_text 'To go on from here, type this:'
quit_code 'quit' 0
type_line clear
play parchis --seed 3 --start 1 --pause 0
wait_text 'Yellow, press Enter to throw:'
press C-d
wait_text 'The input has ended before the game did.'
quit_code 'Ctrl-D' 3
type_line clear
play parchis --seed 3 --start 1 --pause 0
wait_text 'Yellow, press Enter to throw:'
kill -TERM "$(game_pid)"
wait_text 'The game was interrupted.'
quit_code 'SIGTERM' 143
stop

# ---- the terminal goes away: the game ends, and does not eat time. (The leak check of
# a sanitizer build stops the process to look at it, and may hang if the session ends meanwhile.)
no_leaks=ASAN_OPTIONS=detect_leaks=0
start 80 24 "$no_leaks"
play parchis --seed 3 --start 1 --pause 0
wait_text 'Yellow, press Enter to throw:'
pid=$(game_pid)
stop
if gone "$pid"; then pass; else fail "the game goes on without its terminal (pid $pid)"; fi
start 80 24 "$no_leaks"
play parchis --seed 3 --seat 1=bot:random --pause 10000
wait_text '│ 67( 68)  1│'
pid=$(game_pid)
stop
if gone "$pid"; then pass; else fail "the bots go on without their terminal (pid $pid)"; fi

# ---- no terminal at all: line by line
if "$CHARKONI" play --seed 3 --start 1 </dev/null >"$scratch/out" 2>&1; then
	fail 'the input is closed: exit code 0'
elif grep -q 'The input has ended before the game did.' "$scratch/out" && ! grep -q '│' "$scratch/out"; then
	pass
else
	fail 'the input is closed: no line mode'
fi
start 80 24
play parchis --seed 3 --start 1 --plain
wait_text 'Yellow, press Enter to throw:'
unseen '--plain draws nothing' '│'
press C-c
stop
start 80 24 TERM=no-such-terminal
play parchis --seed 3 --start 1
wait_text 'This terminal cannot show a drawn board, so the game goes line by line.'
wait_text 'Yellow, press Enter to throw:'
press C-c
stop

# ---- without colours, and without UTF-8
for setting in NO_COLOR=1 TERM=vt100 TERM=xterm-mono; do
	start 80 24 "$setting"
	play pachisi --seed 3 --start 1 --pause 0
	wait_text 'Yellow, press Enter to throw:'
	press Enter
	wait_text 'throws'
	looks_not "$setting has no colours" '[0-9;]*\(3[0-7]\|4[0-7]\|38;5;[0-9]*\|48;5;[0-9]*\)m'
	press C-c
	stop
done
start 80 24 NO_COLOR=
play parchis --seed 3 --start 1 --pause 0
wait_text 'Yellow, press Enter to throw:'
looks 'an empty NO_COLOR does not count' '48;5;220m'
press C-c
stop
start 80 24 LC_ALL=C
play pachisi --seed 3 --start 1 --lang es --seat 3=Zoé --pause 0
wait_text 'Amarillo'
wait_text '| 75[X 8]  9|'
ascii 'Spanish without UTF-8'
seen 'a name without its accent' 'B Negro: Zoe'
press C-c
wait_text "--seat '3=Zoé'"
stop
start 80 24 LC_ALL=C
play parchis --seed 3 --start 1 --lang hi --pause 0
wait_text 'cannot show Hindi'
wait_text 'Yellow, press Enter to throw:'
ascii 'Hindi without UTF-8'
press C-c
stop

# ---- languages: the board stands where it stands in English
for lang in en es pt hi; do
	start 80 24
	play chaupar --seed 3 --start 1 --pause 0 --lang "$lang"
	case $lang in
	en) wait_text 'Yellow, press Enter to throw:' ;;
	es) wait_text 'Amarillo, pulsa Intro para tirar:' ;;
	pt) wait_text 'Amarelo, tecle Enter para lançar:' ;;
	hi) wait_text 'Enter दबाएँ:' ;;
	esac
	capture | sed -n '9,11p' >"$scratch/$lang"
	if cmp -s "$scratch/en" "$scratch/$lang"; then pass; else fail "the board in $lang"; fi
	press C-c
	stop
done

# ---- bots take their time, a key does not
start 80 24
play parchis --seed 3 --start 2 --pause 10000
wait_text 'Any key: do not wait.'
press x
wait_text 'Yellow, press Enter to throw:'
unseen 'the key is no answer' 'throw: x'
press C-c
stop

# ---- saved at Ctrl-C, and gone on with
start 80 24
play parchis --seed 3 --start 1 --pause 0 --save "$scratch/game.ckr"
wait_text 'Yellow, press Enter to throw:'
press Enter
wait_text 'press Enter to take it'
board >"$scratch/before"
press C-c
wait_text 'The game was interrupted.'
quit_code 'Ctrl-C of a saved game' 130
type_line clear
play --resume "$scratch/game.ckr" --pause 0
wait_text 'press Enter to take it'
squares <"$scratch/before" >"$scratch/squares"
same 'the squares of the game resumed' "$scratch/squares" board_squares
press C-c
stop

# ---- gone on with from the middle of a game: pieces, whose turn it is, what was thrown
for line in 'parchis G,G,G,70/G,61,0,0/30,12,1,0/69,62,9,8 1 D2 six=0 last=- late=-' \
	'pachisi 30,12,0,0/40,0,0,0/70c,3,0,0/0,0,0,0 1 M[25,10,3] in=1110 skip=0000 row=0 due=0 ent=2 idle=0'; do
	rm -f "$scratch/middle.ckr"
	start 80 24
	play --position "'$line'" --pause 0 --save "$scratch/middle.ckr"
	wait_text 'Yellow, '
	capture | sed -n 1,19p >"$scratch/middle"
	press C-c
	wait_text 'The game was interrupted.'
	type_line clear
	play --resume "$scratch/middle.ckr" --pause 0
	wait_text 'Yellow, '
	capture | sed -n 1,19p >"$scratch/again"
	if cmp -s "$scratch/middle" "$scratch/again"; then
		pass
	else
		fail "the board of a game resumed: $line"
		diff "$scratch/middle" "$scratch/again" | head -n 10
	fi
	press C-c
	stop
done

# the same where a bot is to act: what it does begins from there
rm -f "$scratch/middle.ckr"
start 80 24
play "--position 'parchis 20,3,0,0/1,1,0,0/1,0,0,0/1,0,0,0 1 D4 six=0 last=- late=-'" --pause 0 \
	--save "$scratch/middle.ckr"
wait_text 'which one'
press C-c
wait_text 'The game was interrupted.'
type_line clear
play --resume "$scratch/middle.ckr" --seat 1=bot:random --pause 10000
wait_text '(■■ )'
seen 'a bot goes on from there' '● Yellow: bot random'
seen 'and moves as it had thrown' 'Yellow moves the piece on'
press C-c
stop

finish
