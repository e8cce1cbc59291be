#!/bin/sh
# talk.sh - what a person types, and what comes back: commands, reasons, touched pieces, unfinished games,
# input that nobody would type.
# shellcheck disable=SC1111,SC1112 # the sentences have such quotes
set -eu
# shellcheck source=tests/play/lib.sh
. "$(dirname "$0")/lib.sh"

open='parchis 30,30,10,0/1,0,0,0/1,0,0,0/1,0,0,0 1 D6 six=1 last=- late=-'
three='parchis 60,30,5,0/1,0,0,0/1,0,0,0/1,0,0,0 1 D3 six=0 last=- late=-'
pool='pachisi 50,30,12,0/25,0,0,0/0,0,0,0/0,0,0,0 1 M[25,2] in=1111 skip=0000 row=0 due=0 ent=1 idle=0'

# ---- choices: by number, by the text of the action, by Enter where there is one
input 3
play --position "$three"
says "choices go from the piece farthest on" '1) the piece on 64 goes to 67  [60>63]'
says "to the one farthest back" '3) the piece on 9 goes to 12 (safe)  [5>8]'
says "a number takes the choice" 'Yellow moves the piece on 9 to 12 (safe).'
input '60>63'
play --position "$three"
says "the text takes the choice" 'Yellow moves the piece on 64 to 67.'
input ''
play --position "$open"
says "Enter takes the only choice" 'Yellow moves the piece on 34 to 40.'
says "the barrier opens" 'The barrier on 34 is open.'
input '50>52'
play --position "$pool"
says "a text that fits one action is enough" 'Yellow moves the piece on 50 to 52 (arm of Green) with 2.'
input pass
play --position "$pool"
says "pass" 'Yellow passes.'
says "what is left is lost" 'What is left of the throw is lost: 25 + 2.'
says "and the right" 'The right to bring a piece in is lost.'
input p
play --position "$pool"
says "p passes too" 'Yellow passes.'

input '30>4'
play --position 'parchis-pairs 2,0,0,0/0,0,0,0/38,0,0,0/0,0,0,0 1 D2 six=0 last=- late=-'
holds "a text that fits nothing" 'Yellow has no piece on it.'
input '2>4'
play --position 'parchis-pairs 2,0,0,0/0,0,0,0/38,0,0,0/0,0,0,0 1 D2 six=0 last=- late=-'
if [ "$(grep -Fcx '1) the piece on 6 goes to 8, capturing Red  [2>4x]' "$scratch/out")" -eq 2 ]; then
	pass
else
	fail "a text that fits two actions lists them"
fi
input '?' 'why pass' '  50>52  '
play --position "$pool"
says "help tells of passing" 'pass (p): move no more in this turn.'
says "and how the cross is counted" 'Squares are counted from the Charkoni along your own way, 0 at home.'
says "why pass" '10) pass, and leave what is not used  [pass]'
says "spaces around do not matter" 'Yellow moves the piece on 50 to 52 (arm of Green) with 2.'

# ---- what is not allowed, and why
input '10>16'
play --position "$open"
says "an action that is not allowed" 'With a six the barrier on 34 must be opened.'
input 'why 14'
play --position "$open"
says "why with a square" 'With a six the barrier on 34 must be opened.'
input 'w 10>16'
play --position "$open"
says "why with an action" 'With a six the barrier on 34 must be opened.'
input 14
play --position "$open"
says "a number beyond the list" 'There is one choice: press Enter or type 1, or ? for help.'
says "and the reason, if a piece stands on that square" 'With a six the barrier on 34 must be opened.'
input 'why 0'
play --position "$three"
says "why not from home" 'A piece at home comes in only with a 5.'
input 'why 9'
play --position "$three"
says "why of a piece that can move tells its choices" '3) the piece on 9 goes to 12 (safe)  [5>8]'
input 'why 20'
play --position "$three"
says "why of an empty square" 'Yellow has no piece on “20”; type board to see where the pieces stand.'
input 'why'
play --position "$three"
says "why of nothing" 'Say which piece or which action: why 12, or why 12>17.'
input 'why 5>'
play --position "$three"
says "why of no action" '“5>” is not an action; one looks like 12>17.'
input 'why 30'
play --position "$pool"
says "why on the cross goes through the throws" '25: The castle on 42, on the arm of Black, is held by Red.'
input pass
play --position "$three"
says "no passing in Parchís" 'Passing is not allowed while something can be moved.'
input 'c3' 'xyzzy' '0' '-1' '99999999999999999999' '12>17>19' '%s%n' '{seat}'
play --position "$three"
says "nonsense is answered" '“xyzzy” means nothing here; type ? for help.'
says "0 is home" 'A piece at home comes in only with a 5.'
says "a minus is answered" '“-1” means nothing here; type ? for help.'
says "a huge number is answered" 'Type a number from 1 to 3, or ? for help.'
says "two arrows are answered" '“12>17>19” is not an action; one looks like 12>17.'
says "formats are only text" '“%s%n” means nothing here; type ? for help.'
says "placeholders are only text" '“{seat}” means nothing here; type ? for help.'

# ---- why FROM>TO: what a choice would take is allowed; else the throws that lead there tell the reason
cross='pachisi 83,40,30,0/25,0,0,0/0,0,0,0/0,0,0,0 1 M[25,3] in=1111 skip=0000 row=0 due=0 ent=1 idle=0'
dice='chaupar 60,24,7,6/24,23,7,6/24,23,7,6/24,23,7,6 1 M[5,5,1] idle=0'
input 'why 24>30' 'why 24>34' '24>26' 'why 24>20' 'why 24>30:6' '24x2>30' '24>30'
play --position "$dice"
says "a sum of two dice is allowed, with its number" '8) 5 + 1: the piece on 24 goes to 30 (arm of Red)  [24>30:5+1]'
says "also of equal dice" '9) 5 + 5: the piece on 24 goes to 34 (arm of Black)  [24>34:5+5]'
says "no dice lead there" 'Yellow has no throws that add up to 2: 5, 5, 1 are left.'
says "back" 'Pieces never go back.'
says "throws that are not held" 'These throws are not there to be used.'
says "a group that is none" 'Yellow has no such piece at 24.'
says "and typing it plays it" 'Yellow moves the piece on 24 to 30 (arm of Red) with 5 + 1.'
input 'why 83>G' 'why 40>65' 'why 30>33' 'why 30>32' 'why 0>3' 'why 30>60'
play --position "$cross"
if [ "$(grep -Fcx 'Yellow has these throws to move: 25, 3.' "$scratch/out")" -eq 2 ]; then # before and after
	pass
else
	fail "what is due is told twice"
fi
says "the last square by a grace" '1) 25: the piece on 83 goes to the goal  [83>G:25]'
says "where only a castle bars the sum" 'The castle on 42, on the arm of Black, is held by Red.'
holds "one throw" ') 3: the piece on 30 goes to 33 (arm of Red)  [30>33:3]'
says "no throws" 'Yellow has no throws that add up to 2: 25, 3 are left.'
says "from home" 'A piece at home comes in on 1.'
input 'why 83>G' 'why 83' 'why 70>80' 'why 80>G' 'why 76>2'
play --position 'pachisi 83,80,76,70/0,0,0,0/0,0,0,0/0,0,0,0 1 M[3] in=1111 skip=0000 row=0 due=0 ent=0 idle=0'
says "the last square without a grace" 'From the last square only a grace goes to the goal: 6, 10, 12 or 25.'
says "also by its square" '3: From the last square only a grace goes to the goal: 6, 10, 12 or 25.'
says "a single throw that does not do" 'Yellow has no throw of 10: only 3 is left.'
says "nor to the goal" 'Yellow has no throw of 4: only 3 is left.'
input 'why 0' '0>5'
play --position 'parchis 60,30,5,3/1,0,0,0/1,0,0,0/1,0,0,0 1 D3 six=0 last=- late=-'
if [ "$(grep -Fcx 'Yellow has no piece at home.' "$scratch/out")" -eq 2 ]; then pass; else fail "nobody is at home"; fi
input '0>5'
play --position 'parchis 60,30,5,0/1,0,0,0/1,0,0,0/1,0,0,0 1 D5 six=0 last=- late=-'
says "elsewhere from home" 'A piece at home comes in on 5.'
input 'why 64>67' 'why 50>53'
play --position "$three"
says "brackets count from the own way out, and what was meant" 'In an action squares are counted from your own way out: 64 there is 68 on the board, and Yellow has no piece on it. For the one on the board’s 64 type why 64.'
says "nobody there either" 'In an action squares are counted from your own way out: 50 there is 54 on the board, and Yellow has no piece on it.'
input board choices
play --position 'pachisi 79c,40c,40c,12q/30c,25,0,0/0,0,0,0/0,0,0,0 1 M[3] in=1111 skip=0000 row=0 due=0 ent=0 idle=0'
says "captures are on the board" 'Yellow: 79 (middle column) with one capture, 2 on 40 (arm of Black) with one capture each, queen on 12 (castle, arm of Yellow).'
says "of all seats" 'Red: 30 (arm of Black; 47 on Yellow’s way) with one capture, 25 (castle, arm of Black; 42 on Yellow’s way), 2 at home.'
if [ "$(grep -Fc '3) pass, and leave what is not used  [pass]' "$scratch/out")" -eq 2 ]; then pass; else fail "choices lists them again"; fi
input choices
play --start 1 --seed 3
says "nothing to choose from" 'There is nothing to choose now.'
input 'why pass' board
play --position 'parchis-pairs 41,4,0,0/0,0,0,0/7,0,0,0/0,0,0,0 1 D3 six=0 last=- late=-'
says "a barrier of partners is on the board" 'Yellow: 45 (a barrier with Red), 8, 2 at home.' # RULES 3
says "for both" 'Red: 45 (a barrier with Yellow), 3 at home.'

# ---- the options of a game in sentences, each once
input rules quit
play parchis:pieces=3,out=2,seven=never,blocked_barrier=free,exit_capture=any,capture_bonus=0,goal_bonus=20,third_six=lose_turn --start 1
for sentence in 'Each seat has 3 pieces.' '2 pieces of each seat start on the way out.' 'A six never counts seven.' \
	'When the barrier that a six must open cannot open, any other piece may move.' 'A capture gives no bonus.' \
	'A piece at the goal gives 20 squares.' \
	'After the third six in a row the piece moved last stays where it is.'; do
	if [ "$(grep -Fcx "$sentence" "$scratch/out")" -eq 2 ]; then pass; else fail "options: $sentence"; fi
done
play pachisi:table=six_wiki,graces=ten_twentyfive,standstill=1 --start 1
says "the table tells the graces" \
	'A throw is 2, 3, 4, 5, 6, 10 or 25. With 10 or 25 you throw again; 6, 10 or 25 lets a piece in.'
if grep -q 'Only with' "$scratch/out"; then fail "the graces are told twice"; else pass; fi
says "one turn" 'The game ends when nothing has moved for 1 turn.'

# ---- a standstill tells why a side wins (RULES 5)
input pass
play --position 'pachisi 30,0,0,0/27,0,0,0/0,0,0,0/0,0,0,0 1 M[3] in=1111 skip=0000 row=0 due=0 ent=0 idle=59'
says "the squares to go" 'Yellow and Black have 642 squares to go, Red and Green 645.'
says "decide" 'Yellow and Black win!'

# ---- a lost throw is explained
# throws PATTERN POSITION: from there, with an empty input, one seed after another until Yellow throws that.
throws() {
	input ''
	for seed in 1 2 3 4 5 6 7 8 9; do
		play --position "$2" --seed "$seed"
		grep -q "^Yellow throws $1" "$scratch/out" && return
	done
	fail "no seed throws $1"
}

throws '[345]' 'parchis G,G,G,70/1,0,0,0/1,0,0,0/1,0,0,0 1 T six=0 last=- late=-'
says "a throw that is too great" 'The goal wants exactly 2.'
throws '[34]' 'parchis G,71,70,0/1,0,0,0/1,0,0,0/1,0,0,0 1 T six=0 last=- late=-'
says "different reasons are told for each piece" 'The piece on corridor square 7 cannot move. The goal wants exactly 1.'
says "all of them" 'The piece on corridor square 6 cannot move. The goal wants exactly 2.'
says "also at home" 'The piece at home cannot move: it comes in only with a 5.'

throws '[34]' 'parchis 71,71,0,0/1,0,0,0/1,0,0,0/1,0,0,0 1 T six=0 last=- late=-'
says "several at home" 'The pieces at home cannot move: they come in only with a 5.'
throws '[5]' 'parchis G,G,33,32/19,19,1,0/1,0,0,0/1,0,0,0 1 T six=0 last=- late=-'
says "one reason for several pieces is told once" 'The barrier on 40 is in the way.'
if [ "$(grep -c 'is in the way' "$scratch/out")" -eq 1 ]; then pass; else fail "a reason told twice"; fi

throws '6' 'parchis 30,30,10,0/19,19,1,0/1,0,0,0/1,0,0,0 1 T six=0 last=- late=-'
says "a barrier that cannot open" 'The barrier on 34 must open and cannot, so nothing may move.'
if grep -q 'has no piece that can move' "$scratch/out"; then fail "the same twice"; else pass; fi

# ---- commands
input board help rules position log quit
play --position "$three"
exits "quit" 0
says "board" 'Yellow: 64, 34 (safe), 9, 1 at home.'
says "board tells what is due" 'Yellow has 3 to move.'
holds "help" 'why (w) and a square'
holds "rules" 'With a five you must bring a piece in, if one is at home and can come in.'
says "position" "$three"
says "quit prints the command to go on with" "charkoni play --position '$three'"
if [ "$(grep -Fcx 'A game of Parchís.' "$scratch/out")" -eq 2 ]; then pass; else fail "log repeats what was told"; fi
input B '?' Q
play --position "$three"
exits "letters, also large ones" 0
says "B" 'Yellow has 3 to move.'
input tablero salir
play --position "$three" --lang es
exits "commands in Spanish" 0
says "tablero" 'Amarillo tiene que mover 3.'
input board quit
play --position "$three" --lang es
exits "English commands in Spanish" 0
input बिसात बाहर
play --position "$three" --lang hi
exits "commands in Hindi" 0
says "बिसात" 'पीला: 3 चलना है।'
input 'Por qué 64' 'porque 64' 'PORQUÉ 64' 'por  que 64' posicion historia historial salir
play --position "$three" --lang es
exits "commands without accents" 0
if [ "$(grep -Fcx '1) la ficha de la 64 va a la 67  [60>63]' "$scratch/out")" -eq 5 ]; then
	pass
else
	fail "por qué, with and without its accent and its space"
fi
says "posicion" "$three"
if [ "$(grep -Fcx 'Una partida de parchís.' "$scratch/out")" -eq 3 ]; then pass; else fail "historia and historial"; fi
input 'por quê 64' 'por que 64' Histórico POSIÇÃO sair
play --position "$three" --lang pt
exits "commands in Portuguese, in any case" 0
if grep -q 'não significa nada' "$scratch/out"; then fail "a command in Portuguese is not read"; else pass; fi
says "POSIÇÃO" "$three"
input '?'
play --position "$three" --lang es
holds "the help has the accent" 'por qué (w) y una casilla'
input tabuleiro sair
play --position "$three" --lang pt
exits "commands in Portuguese" 0
input rules quit
play pachisi:table=seven --start 1
if [ "$(grep -Fcx 'The rules here are not quite the usual ones.' "$scratch/out")" -eq 2 ]; then
	pass
else
	fail "options are told at the start and by rules"
fi
says "each option is a sentence" \
	'A throw is 2, 3, 4, 7, 10, 14, 25 or 35. With 7, 10, 14, 25 or 35 you throw again; 10, 25 or 35 lets a piece in.'
input 1 board position '1>5' quit
play --seed 1
says "a number before the throw" 'First comes a throw: press Enter alone, or type ? for help.'
says "the board before the start" 'The game has not begun: the opening throws are being made.'
says "no position before the start" 'There is no position yet: the opening throws are being made.'

# ---- touched pieces
input 'touch 9' '60>63' 'why 60>63' 'touch 34' 1
play --position "$three" --touched on
says "touch" 'The piece on 9 is touched and must be played.'
says "only its actions are left" '1) the piece on 9 goes to 12 (safe)  [5>8]'
says "others are refused" 'Another piece has been touched and must be played.'
says "one piece only" 'A piece has been touched already and must be played.'
says "it is played" 'Yellow moves the piece on 9 to 12 (safe).'
input 'touch 0' 'touch 33' 1
play --position "$three" --touched on
says "a piece that cannot move binds nobody" 'The piece at home is touched, but it cannot move, so that binds nobody.'
says "no piece there" 'There is no piece on “33” to touch.'
input 'touch 9'
play --position "$three"
says "touching is off in Parchís" 'At this table a touched piece need not be played.'
play parchis-pairs --start 1 --lang en
input '?'
play --position 'parchis-pairs 60,30,5,0/0,0,0,0/0,0,0,0/0,0,0,0 1 D3 six=0 last=- late=-'
holds "touching is on in pairs" 'touch (t) and a square'
play --position 'parchis-pairs 60,30,5,0/0,0,0,0/0,0,0,0/0,0,0,0 1 D3 six=0 last=- late=-' --touched off
if grep -q 'touch (t)' "$scratch/out"; then fail "--touched off"; else pass; fi

# ---- the winner of the opening throws chooses the colour (S2 rule 3)
for seed in 1 2 3 4 5 6 7 8 9; do
	input '' '' 7 x rED
	play parchis-pairs --seed "$seed" --seat 2=Ana
	grep -q '^Seat 1 has the highest throw' "$scratch/out" && break
done
says "the colours are listed" '3) Red'
says "a colour out of range" 'Type a number from 1 to 4, or ? for help.'
says "what is no colour" '“x” means nothing here; type ? for help.'
says "the colour taken" 'Seat 1 takes Red and begins.'
says "who sits where now" 'Red: you.'
says "the others follow to the right" 'Green: Ana.'
says "it is their turn" 'Red, press Enter to throw: '

# ---- the input ends
for seats in '1=me' '1=Ana'; do
	: >"$scratch/in"
	play --start 1 --seat "$seats" --seed 3
	exits "the input ends at once ($seats)" 3
	says "that is told" 'The input has ended before the game did.'
	says "where it stands, and who sits there" \
		"charkoni play --position 'parchis 1,0,0,0/1,0,0,0/1,0,0,0/1,0,0,0 1 T six=0 last=- late=-' --seat $seats"
done
: >"$scratch/in"
play --seed 3
exits "the input ends before the start" 3
holds "nothing to go on from" 'so there is nothing to go on from'
ones 20
play pachisi --seed 3
exits "the input ends in the middle" 3
line=$(tail -n 1 "$scratch/out" | cut -d "'" -f 2)
input position quit
play --position "$line" --seed 9
exits "and the game goes on from there" 0
says "at the same position" "$line"
play --position "$line" --seat 1=bot:fast --seed 9
exits "bots can finish it" 0
# ---- what is printed goes on from there, as it is, with the same people
# shellcheck disable=SC2120 # its arguments are those that it has read
resume() {
	eval "set -- $(tail -n 1 "$scratch/out")"
	shift 2
	play "$@" --seed 9
}
: >"$scratch/in"
play --position "$three" --seat "2=Ana O'Neil" --seat 3=bot:random --seat 4=me --lang pt --touched on --seed 3
cp "$scratch/out" "$scratch/first"
holds "the command names people, touched and language" \
	" --seat '2=Ana O'\\''Neil' --seat 3=bot:random --seat 4=me --touched on --lang pt"
# shellcheck disable=SC2119
resume
exits "the command is taken" 3
if cmp -s "$scratch/first" "$scratch/out"; then pass; else fail "the same again"; fi
for seed in 1 2 3 4 5 6 7 8 9; do
	input '' '' 2
	play parchis-pairs --seed "$seed" --seat 2=Ana
	grep -q '^Seat 1 has the highest throw' "$scratch/out" && break
done
holds "after the colours everybody is named where they sit now" \
	' --seat 1=bot:fast --seat 2=me --seat 3=Ana --seat 4=bot:fast'
printf '%s' '60>63' >"$scratch/in"
play --position "$three"
says "an unterminated last line is a line" 'Yellow moves the piece on 64 to 67.'
printf '3\r\n' >"$scratch/in"
play --position "$three"
says "lines may end with CR LF" 'Yellow moves the piece on 9 to 12 (safe).'

# ---- input that nobody would type
awk 'BEGIN { for (i = 0; i < 100000; i++) printf "1"; print ""; print "3" }' >"$scratch/in"
play --position "$three"
says "a long line" 'That line is too long to mean anything here; type ? for help.'
says "and on with the next" 'Yellow moves the piece on 9 to 12 (safe).'
printf '2\0002\n\377\376\n\033[31m\n3\n' >"$scratch/in"
play --position "$three"
if [ "$(grep -c 'That line is not text' "$scratch/out")" -eq 3 ]; then pass; else fail "bytes that are no text"; fi
says "and on after them" 'Yellow moves the piece on 9 to 12 (safe).'
head -c 20000 /dev/urandom >"$scratch/in"
play --position "$three" --seed 1
if [ "$code" -eq 0 ] || [ "$code" -eq 3 ]; then pass; else fail "random bytes: exit code $code"; fi

# ---- input that cannot be read
# failed_as TITLE CODE SENTENCE : the last run ended with the code and this sentence on standard error, whatever the
# system gives as the reason.
failed_as() {
	if [ "$code" -ne "$2" ]; then
		fail "$1: exit code $code, not $2"
	elif [ "$(wc -l <"$scratch/err")" -ne 1 ] || ! grep -q "^charkoni play: $3: .*[a-z].*\.\$" "$scratch/err"; then
		fail "$1: on standard error: $(head -n 3 "$scratch/err")"
	else
		pass
	fi
}
code=0
"$CHARKONI" play --position "$three" <"$scratch" >"$scratch/out" 2>"$scratch/err" || code=$?
failed_as "a folder as input" 1 'The input could not be read'
says "how to go on is told" "charkoni play --position '$three'"
code=0
"$CHARKONI" play --position "$three" <&- >"$scratch/out" 2>"$scratch/err" || code=$?
failed_as "no input at all" 1 'The input could not be read'
if grep -q 'The input has ended' "$scratch/out"; then fail "input that failed has not ended"; else pass; fi

# ---- an interrupt; a shell makes what it starts beside itself ignore it
mkfifo "$scratch/pipe"
: >"$scratch/out" # what is waited for is not to be found in what is old
env --default-signal=INT "$CHARKONI" play --position "$three" <"$scratch/pipe" >"$scratch/out" 2>"$scratch/err" &
pid=$!
exec 3>"$scratch/pipe"
tries=0
until grep -q 'which one' "$scratch/out" || [ "$tries" -ge 100 ]; do
	tries=$((tries + 1))
	sleep 0.05
done
kill -INT "$pid"
code=0
wait "$pid" || code=$?
exec 3>&-
exits "an interrupt" 130
says "it is told" 'The game was interrupted.'
says "with the position" "charkoni play --position '$three'"

: >"$scratch/out"
"$CHARKONI" play --position "$three" <"$scratch/pipe" >"$scratch/out" 2>"$scratch/err" &
pid=$!
exec 3>"$scratch/pipe"
tries=0
until grep -q 'which one' "$scratch/out" || [ "$tries" -ge 100 ]; do
	tries=$((tries + 1))
	sleep 0.05
done
kill -INT "$pid"
echo quit >&3
code=0
wait "$pid" || code=$?
exec 3>&-
exits "an interrupt that is ignored where the game was started stays so" 0
says "and the game goes on" 'Yellow, which one, 1 to 3? quit'

# A full pipe whose reader reads nothing: one interrupt ends the wait, and what is left is not written.
exec 4<>"$scratch/pipe"
timeout 1 cat /dev/zero >&4 || true
env --default-signal=INT "$CHARKONI" play --position "$three" </dev/null >&4 2>"$scratch/err" &
pid=$!
sleep 1
if kill -INT "$pid"; then pass; else fail "the game waits for the reader"; fi
(sleep 5 && kill -KILL "$pid") >/dev/null 2>&1 &
guard=$!
code=0
wait "$pid" || code=$?
kill "$guard" 2>/dev/null || true
exec 4>&-
exits "an interrupt while the output waits" 130

# ---- nobody reads the output
if [ -e /dev/full ]; then
	code=0
	"$CHARKONI" play --seed 1 --seat 1=bot:fast >/dev/full 2>"$scratch/err" </dev/null || code=$?
	failed_as "the output cannot be written" 1 'The output could not be written'
	code=0
	"$CHARKONI" play --position "$three" >/dev/full 2>"$scratch/err" </dev/null || code=$?
	failed_as "nor a question" 1 'The output could not be written'
	code=0
	"$CHARKONI" play --help >/dev/full 2>"$scratch/err" || code=$?
	failed_as "nor the help" 1 'The output could not be written'
fi
: >"$scratch/code"
{
	code=0
	"$CHARKONI" play parchis:players=8 --seed 2 --seat 1=bot:fast 2>"$scratch/err" </dev/null || code=$?
	echo "$code" >"$scratch/code"
} | head -n 1 >/dev/null
tries=0
until [ -s "$scratch/code" ] || [ "$tries" -ge 100 ]; do
	tries=$((tries + 1))
	sleep 0.05
done
code=$(cat "$scratch/code")
exits "the reader has gone" 1

finish
