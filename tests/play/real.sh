#!/bin/sh
# real.sh - games over a real board: people throw, the program is the referee. Whole sessions word for word, with throws
# that fell badly, slips of the finger, and what was taken back; then each thing by itself.
# shellcheck disable=SC1111,SC1112 # the sentences have such quotes
set -eu
# shellcheck source=tests/play/lib.sh
. "$(dirname "$0")/lib.sh"

# real GAME ARG... : a session of the lines in $scratch/in, in every language.
real() {
	game=$1
	shift
	for lang in en es pt hi; do
		play "$game" --dice ask "$@" --lang "$lang"
		exits "a real $game in $lang" 3
		golden "real-$game-$lang"
	done
}

# ---- word for word
input 3 back 2 6 again 4 1 '?' 5 5 x back 4 1 3 '' 0 7 6 '' 2 1 6 'back 3' 6 1 5 log
real parchis --seat 2=Ana --seat 3=Ana
input 3 6 1 5 1 5 'touch 22' 'touch 0' 'touch 0' 'back 2' 5 1 3 4 'back' 2 5 1 'touch' 1 'back 2' 1 1 again 'again now' 6 1 board
real parchis-pairs --seat 1=Ana --seat 2=me --seat 3=Luis
input 3 25 10 6 1 2 2 back 4 0 again 1 pass 5 0 3 'back 2' 3 2 1 p 4 p 7 6 board rules
real pachisi --seat 3=me
input 651 '6 5 5' back 6-6-5 111 '2 1 1' 551 1 back 2 1 654 '1 1 2' again 6 '6 6 5' 'back 99' 'back x' board
real chaupar --seat 3=me

# ---- to the end, whatever is thrown: numbers from nowhere in particular, most of them wrong where they stand
# some N MODULUS : N numbers below it.
some() {
	awk -v n="$1" -v m="$2" 'BEGIN { for (x = 1; i < n; i++) { x = (x * 1103515245 + 12345) % 2147483648; print int(x / 65536) % m } }'
}
some 6000 7 >"$scratch/in"
for game in parchis parchis-pairs pachisi; do
	play "$game:pieces=2" --dice ask --seat 2=Ana --save "$scratch/$game.ckr"
	exits "$game to its end" 0
	holds "$game: who won" 'Place 1: '
	if grep -q '^\[Dice "real"\]$' "$scratch/$game.ckr" && ! grep -q '^\[Result "\*"\]$' "$scratch/$game.ckr"; then
		pass
	else
		fail "$game: the record"
	fi
done
some 9000 64 | awk 'NR % 2 { print $1 } !(NR % 2) { print substr("1256", $1 % 4 + 1, 1) substr("1256", $1 / 4 % 4 + 1, 1) substr("1256", $1 / 16 + 1, 1) }' >"$scratch/in"
play chaupar:pieces=1 --dice ask --seat 2=Ana --seat 3=me --seat 4=Ana
exits "chaupar to its end" 0
holds "chaupar: who won" 'Place 1: '

# ---- the last thing of a game is taken back too
last='parchis:players=2,pieces=1 71/1 1 T six=0 last=- late=-'
input 1 1 x back 1 1 ''
play --position "$last" --dice ask
exits "over, and taken back" 0
says "the game is over" 'The game is over: press Enter to end, or type back to take the last thing back. x'
says "it is taken back" 'Taken back: “Yellow takes the piece on corridor square 7 to the goal.”'
if [ "$(grep -c 'Yellow wins!' "$scratch/out")" -eq 2 ]; then pass; else fail "it is won twice"; fi
input 1 1 back quit
play --position "$last" --dice ask
says "and left" "charkoni play --position 'parchis:players=2,pieces=1 71/1 1 D1 six=0 last=- late=-' --dice ask"
input 1 1
play --position "$last" --dice ask
exits "the end of the input ends a game that is over" 0
input 1 1 quit
play --position "$last" --dice ask
exits "so does quit" 0

# ---- bots: somebody throws for them, and what a bot chose goes back with the throw
input 4 back 5
play --start 2 --dice ask --seat 2=bot:fast
says "a throw for a bot" 'Blue throws: what does the die show, 1 to 6? 4'
says "which says what it moves" 'Blue moves the piece on 22 to 26.'
says "the throw is taken back" 'Taken back: “Blue throws 4.”'
says "with what followed" 'What followed from it is taken back too.'
says "and the other counts" 'Blue brings a piece in on 22 (safe).'

# ---- a touched piece, a colour
input 1 1 1 6 1 back 2 5 back 'back 9'
play parchis-pairs --dice ask --seat 2=me --seat 3=me --seat 4=me
exits "colours" 3
says "the colour is taken back" 'Taken back: “Seat 4 takes Yellow and begins.”'
says "all is taken back" 'Nothing is left to be taken back.'

# ---- in the words of a language
for words in es:repetir:atrás pt:repetir:voltar hi:फिर:वापस; do
	lang=${words%%:*}
	word=${words#*:}
	input "${word%:*}" 4 "${word#*:}" 5 "${word#*:} 2"
	play --start 1 --dice ask --lang "$lang" --save "$scratch/$lang.ckr"
	if grep -q 'again' "$scratch/$lang.ckr" && [ "$(grep -o 'correct=' "$scratch/$lang.ckr" | wc -l)" -eq 2 ]; then
		pass
	else
		fail "again and back in $lang"
	fi
done

# ---- what cannot be
input back again
play --start 1
says "nothing is taken back of what the program throws" \
	'Nothing is taken back here: the program makes the throws, and nobody may throw twice. Real dice (--dice ask) can be corrected.'
says "its throws fall well" 'Only real dice fall badly; here the program makes the throws.'
input back 3 again 'back 0' 'back 1000' 'back -1' 'back one'
play --start 1 --dice ask
says "nothing yet" 'There is nothing to take back yet.'
says "not after the throw" 'No throw is due; type back to take the latest one back.'
if [ "$(grep -Fcx 'Type back alone, or back and how many things, as back 3.' "$scratch/out")" -eq 4 ]; then
	pass
else
	fail "how many"
fi
for line in '' 7 0 x 55 -1; do
	input "$line"
	play --start 1 --dice ask
	says "no die shows “$line”" \
		'Type the number that the die shows, 1 to 6; again if it fell badly; or ? for help.'
done
input 7
play pachisi:table=seven --start 1 --dice ask
says "seven cowries" 'Yellow throws: how many of 7 cowries show mouths (coins: tails), 0 to 7? 7'
says "are worth" '7 mouths: 14, a grace.'
input 651
play chaupar:dice=1346 --start 1 --dice ask
says "other dice" 'Type the three faces that show, each 1, 3, 4 or 6, as 6 6 1. Again if they fell badly; or ? for help.'
play chaupar:dice=mixed --start 1 --dice ask
says "mixed dice" 'Yellow throws 6, 5, 1.'

finish
