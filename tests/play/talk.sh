#!/bin/sh
# talk.sh - what a person types, and what comes back: commands, reasons, touched pieces, unfinished games,
# input that nobody would type.
set -eu
# shellcheck source=tests/play/lib.sh
. "$(dirname "$0")/lib.sh"

open='parchis 30,30,10,0/1,0,0,0/1,0,0,0/1,0,0,0 1 D6 six=1 last=- late=-'
three='parchis 60,30,5,0/1,0,0,0/1,0,0,0/1,0,0,0 1 D3 six=0 last=- late=-'
pool='pachisi 50,30,12,0/25,0,0,0/0,0,0,0/0,0,0,0 1 M[25,2] in=1111 skip=0000 row=0 due=0 ent=1 idle=0'

# ---- choices: by number, by the text of the action, by Enter where there is one
input 2
play --position "$three"
says "choices are numbered as the list is sorted" '2) the piece on 9 goes to 12 (safe)  [5>8]'
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
says "a text that fits nothing" 'Yellow has no such piece at 34.'
input '2>4'
play --position 'parchis-pairs 2,0,0,0/0,0,0,0/38,0,0,0/0,0,0,0 1 D2 six=0 last=- late=-'
if [ "$(grep -Fcx '2) the piece on 6 goes to 8, capturing Red  [2>4x]' "$scratch/out")" -eq 2 ]; then
	pass
else
	fail "a text that fits two actions lists them"
fi
input '?' 'why pass' '  50>52  '
play --position "$pool"
says "help tells of passing" 'pass (p): move no more in this turn.'
says "and how the cross is counted" 'Squares are counted from the Charkoni along your own way, 0 at home.'
says "why pass" 'That is allowed.'
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
says "a number beyond the list" 'Type a number from 1 to 1, or ? for help.'
says "and the reason, if a piece stands on that square" 'With a six the barrier on 34 must be opened.'
input 'why 0'
play --position "$three"
says "why not from home" 'A piece at home comes in only with a 5.'
input 'why 9'
play --position "$three"
says "why of a piece that can move tells its choices" '2) the piece on 9 goes to 12 (safe)  [5>8]'
input 'why 20'
play --position "$three"
says "why of an empty square" 'Yellow has no piece on “20”; type board to hear where the pieces stand.'
input 'why'
play --position "$three"
says "why of nothing" 'Say which piece or which action: why 12, or why 12>17.'
input 'why 5>'
play --position "$three"
says "why of no action" '“5>” is not an action; one looks like 12>17.'
input 'why 30'
play --position "$pool"
says "why on the cross goes through the throws" '25: An opponent holds the castle on 42.'
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

# ---- a lost throw is explained
input ''
for seed in 1 2 3 4 5 6 7 8 9; do
	play --position 'parchis G,G,G,70/1,0,0,0/1,0,0,0/1,0,0,0 1 T six=0 last=- late=-' --seed "$seed"
	grep -q '^Yellow throws [345]' "$scratch/out" && break
done
says "a throw that is too great" 'The goal wants exactly 2.'
input ''
for seed in 1 2 3 4 5 6 7 8 9; do
	play --position 'parchis G,71,70,0/1,0,0,0/1,0,0,0/1,0,0,0 1 T six=0 last=- late=-' --seed "$seed"
	grep -q '^Yellow throws [34]' "$scratch/out" && break
done
says "different reasons are told for each piece" 'The piece on corridor square 7 cannot move. The goal wants exactly 1.'
says "all of them" 'The piece on corridor square 6 cannot move. The goal wants exactly 2.'
says "also at home" 'The piece at home cannot move. A piece at home comes in only with a 5.'

input ''
for seed in 1 2 3 4 5 6 7 8 9; do
	play --position 'parchis 30,30,10,0/19,19,1,0/1,0,0,0/1,0,0,0 1 T six=0 last=- late=-' --seed "$seed"
	grep -q '^Yellow throws 6' "$scratch/out" && break
done
says "a barrier that cannot open" 'The barrier on 34 must open and cannot, so nothing may move.'
if grep -q 'has no piece that can move' "$scratch/out"; then fail "the same twice"; else pass; fi

# ---- commands
input board help rules position log quit
play --position "$three"
exits "quit" 0
says "board" 'Yellow: 64, 34 (safe), 9, 1 at home.'
says "board tells what is due" 'Yellow has 3 to move.'
holds "help" 'why (w) and a square'
holds "rules" 'A five brings a piece in, and must.'
says "position" "$three"
if [ "$(grep -Fcx "$three" "$scratch/out")" -eq 2 ]; then pass; else fail "quit prints the position too"; fi
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
input tabuleiro sair
play --position "$three" --lang pt
exits "commands in Portuguese" 0
input rules quit
play pachisi:table=seven --start 1
says "rules tell that options differ" 'That is the usual game; here it is played with other rules: pachisi:table=seven'
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
	input '' '' 7 x Red
	play parchis-pairs --seed "$seed" --seat 2=Ana
	grep -q '^Seat 1 has the highest throw' "$scratch/out" && break
done
says "the colours are listed" '3) Red'
says "a colour out of range" '“7” means nothing here; type ? for help.'
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
	says "where it stands" 'parchis 1,0,0,0/1,0,0,0/1,0,0,0/1,0,0,0 1 T six=0 last=- late=-'
done
: >"$scratch/in"
play --seed 3
exits "the input ends before the start" 3
holds "nothing to go on from" 'so there is nothing to go on from'
ones 20
play pachisi --seed 3
exits "the input ends in the middle" 3
line=$(tail -n 1 "$scratch/out")
input position quit
play --position "$line" --seed 9
exits "and the game goes on from there" 0
says "at the same position" "$line"
play --position "$line" --seat 1=bot:fast --seed 9
exits "bots can finish it" 0
printf '%s' '60>63' >"$scratch/in"
play --position "$three"
says "an unterminated last line is a line" 'Yellow moves the piece on 64 to 67.'
printf '2\r\n' >"$scratch/in"
play --position "$three"
says "lines may end with CR LF" 'Yellow moves the piece on 9 to 12 (safe).'

# ---- input that nobody would type
awk 'BEGIN { for (i = 0; i < 100000; i++) printf "1"; print ""; print "2" }' >"$scratch/in"
play --position "$three"
says "a long line" 'That line is too long to mean anything here; type ? for help.'
says "and on with the next" 'Yellow moves the piece on 9 to 12 (safe).'
printf '2\0002\n\377\376\n\033[31m\n2\n' >"$scratch/in"
play --position "$three"
if [ "$(grep -c 'That line is not text' "$scratch/out")" -eq 3 ]; then pass; else fail "bytes that are no text"; fi
says "and on after them" 'Yellow moves the piece on 9 to 12 (safe).'
head -c 20000 /dev/urandom >"$scratch/in"
play --position "$three" --seed 1
if [ "$code" -eq 0 ] || [ "$code" -eq 3 ]; then pass; else fail "random bytes: exit code $code"; fi

# ---- an interrupt
mkfifo "$scratch/pipe"
"$CHARKONI" play --position "$three" <"$scratch/pipe" >"$scratch/out" 2>"$scratch/err" &
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
says "with the position" "$three"

# ---- nobody reads the output
if [ -e /dev/full ]; then
	code=0
	"$CHARKONI" play --seed 1 --seat 1=bot:fast >/dev/full 2>"$scratch/err" </dev/null || code=$?
	exits "the output cannot be written" 1
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
