#!/bin/sh
# games.sh - whole games: bots alone, a person from a pipe, the same words as last time.
set -eu
# shellcheck source=tests/play/lib.sh
. "$(dirname "$0")/lib.sh"

# A game that ended tells a winner, or a draw, and as many places as there are seats.
ended() {
	if grep -Eq '^[A-Z][A-Za-z ]* wins?!$|^The game is a draw\.$' "$scratch/out" &&
		[ "$(grep -Ec '^Place [0-9]: ' "$scratch/out")" -eq "$2" ]; then
		pass
	else
		fail "$1: no end in $(tail -n 5 "$scratch/out")"
	fi
}

# ---- bots alone need no input and play to the end
for game in parchis parchis-pairs pachisi chaupar; do
	for bot in random fast; do
		: >"$scratch/in"
		play "$game" --seed 5 --seat "1=bot:$bot" --seat 2=bot:random --seat 3=bot:fast --seat "4=bot:$bot"
		exits "bots play $game ($bot)" 0
		ended "bots play $game ($bot)" 4
	done
done
play parchis:players=2 --seed 5 --seat 1=bot:fast
ended "two seats" 2
play parchis:players=3 --seed 5 --seat 1=bot:fast
ended "three seats" 3
play parchis:players=6,pieces=1 --seed 5 --seat 1=bot:fast
ended "six seats" 6
play parchis:players=8,pieces=1 --seed 5 --seat 1=bot:fast
ended "eight seats" 8

# ---- a person at several seats, from a pipe, with the full number of pieces
ones 1500
for game in parchis parchis-pairs pachisi chaupar; do
	play "$game" --seed 2 --seat 1=me --seat 2=Ana --seat 3=me
	exits "a person plays $game" 0
	ended "a person plays $game" 4
done

# ---- word for word
ones 900
for game in parchis parchis-pairs pachisi chaupar; do
	play "$game:pieces=2" --seed 11 --seat 3=Ana
	exits "the golden $game" 0
	golden "$game-en"
	for lang in es pt hi; do
		play "$game:pieces=2" --seed 11 --seat 3=Ana --lang "$lang"
		exits "the golden $game in $lang" 0
		golden "$game-$lang" 90
	done
done

# ---- the seed
: >"$scratch/in"
play --seed 7 --seat 1=bot:random
cp "$scratch/out" "$scratch/first"
play --seed 7 --seat 1=bot:random
if cmp -s "$scratch/first" "$scratch/out"; then pass; else fail "--seed 7 twice is not the same game"; fi
play --seed 8 --seat 1=bot:random
if cmp -s "$scratch/first" "$scratch/out"; then fail "--seed 7 and 8 are the same game"; else pass; fi
play --seat 1=bot:random
cp "$scratch/out" "$scratch/first"
play --seat 1=bot:random
if cmp -s "$scratch/first" "$scratch/out"; then fail "two games without a seed are the same"; else pass; fi
# bots have random numbers of their own: the first throws do not depend on who plays
play --seed 7 --seat 1=bot:fast
grep '^Opening throw of ' "$scratch/out" >"$scratch/first"
play --seed 7 --seat 1=bot:random --seat 2=bot:random
grep '^Opening throw of ' "$scratch/out" >"$scratch/second"
if cmp -s "$scratch/first" "$scratch/second"; then pass; else fail "the throws depend on the bots"; fi

# ---- the language does not change the game
play --seed 7 --seat 1=bot:random --lang es
es=$(wc -l <"$scratch/out")
play --seed 7 --seat 1=bot:random
if [ "$es" -eq "$(wc -l <"$scratch/out")" ]; then pass; else fail "another game in another language"; fi

finish
