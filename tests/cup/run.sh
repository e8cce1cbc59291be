#!/bin/sh
# run.sh - `charkoni cup run`: line by line by pipes, and in full screen as a person has it, by tmux. Nothing waits for a
# time, all for a text.
# shellcheck disable=SC2154 # the terminals
set -eu
# shellcheck source=tests/cup/run_lib.sh
. "$(dirname "$0")/run_lib.sh"

# ---- line by line: a life of a game
championship 4
lines Olga '' d 'one seed' y '' q
ends 'the draw' 0
told 'before the draw' '4 entrants; the draw has not been made (key d: make it).'
told 'it is asked again' 'Make the draw of 4 entrants from the seed “one seed”?'
told 'the games are there' 'To come: 2'
lines Olga a 20:00 1 '' 1 j 9 'show 1' q
told 'announced' 'announces round 1 for 20:00'
told 'called to the table that is meant for it' ', to table 1'
told 'started' ', begins'
told 'what can be done with it' 'Enter report'
untold 'only what she may do' 'expel'
lines Olga 'r 1' 3 1 4 8 2 q
told 'a wrong side' 'Type a number from 1 to 2, or - to leave it.'
told 'pieces that cannot be' 'Type a number from 0 to 6, or - to leave it.'
ends 'whoever ends in a question' 0
lines Olga 'c 1' 'm 1' 'x 1' 'e' q
told 'an organiser does not certify' 'it is for the judge, chief judge'
lines Bea 'c 1' n 'c 1' '' 'c 1' y q
told 'asked again, as it was reported' 'Certify game 1, '
told 'the pieces in the order of the sides' ' won, 4-2? After that no claim is taken (rule 17).'
told 'no' 'Nothing was done.'
told 'certified' 'certifies game 1'
lines Bea 'r 1' 'k 1' 'x 1' q
told 'rule 17' 'rule 17'
logged 'certified' 'certifies game 1'

# ---- questions that are left, words, what means nothing
lines Bea 'note' 'all is well' 'n 2' - 'call 2' 9 - zz 'call' 'call 77' 'y 3' 'answer' q
told 'a note' 'notes: all is well'
told 'left' 'Nothing was done.'
told 'a table that is not there' 'Type a number from 1 to 4, or - to leave it.'
told 'no word' 'That means nothing here; ? shows what does.'
told 'which game' 'Choose a game for that first.'
told 'no such game' 'There is no game of that number'
told 'no such claim' 'No claim of that number waits for an answer.'
lines Bea '?' S l all q
told 'help' 'Who is not seated 15 minutes after'
told 'standings' 'Standings'
told 'the log' 'makes the draw from the seed'
told 'all of it' 'Over: 1'

# ---- a claim is written down, and answered for good
lines Nico 'k 2' 2 'the die was on the edge' q
told 'anybody may claim' 'claims about game 2: the die was on the edge'
lines Bea 't 2' '' 's 2' 'r 2' 1 4 0 'c 2' y 'y 1' 'throw again' y 'y 1' 'c 2' y q
told 'a claim comes before the certification' 'claim 1'
told 'the answer is final' 'The answer is final (rule 18).'
told 'then it is certified' 'certifies game 2'
told 'once' 'No claim of that number waits for an answer.'

# ---- a report in one line, as the command has it; several people at one keyboard; a game that was dropped
championship 4
lines Olga d 'one line' y 't 1' '' 's 1' 'r 1 2 5-4' - 'r 1 2 2-5' 't 1 3' o 2 'c 1' y o 9 q 'o' carlos 'x 1' \
	'the slips' n q
told 'two readings' 'That can be read in two ways'
told 'reported' 'Olga: reports game 1'
told 'only a number' 'Only a number stands there'
told 'who is there' 'Who acts here from now on: 1 Olga (organiser), 2 Bea (judge), 3 Carlos (chief judge)?'
told 'she takes over' 'Bea acts here from now on.'
told 'and certifies' 'Bea: certifies game 1'
told 'nobody of that number' 'Type the number or the name of an official'
told 'by name' 'Carlos acts here from now on.'
told 'the chief judge may annul' 'Annul the certified result of game 1'
logged 'in her name' 'Bea: certifies game 1'
lines Bea e 'Ana Pérez' 'dice' y 2 9 q
told 'dropped' 'Given away: Ana Pérez / Luis Gómez is expelled, '
told 'unknown' 'There is no game of that number'
lines Bea '' all q
told 'a row of its own' 'Over: 2'
told 'with what became of it' ', expelled  semifinal: '

# ---- who was sent away by mistake comes back; what nobody asks for is told
lines Bea b 1 'the wrong number' '' b q
told 'who is out' 'Who went by mistake and comes back: 1 Ana Pérez / Luis Gómez (expelled)?'
told 'the game is open again' 'To come: 1'
told 'nobody is out' 'Nobody has withdrawn or was expelled.'
logged 'the mistake' 'takes back that Ana Pérez / Luis Gómez went (the wrong number)'

# ---- what is taken back is said: the call, the call and the start, the report
lines Olga 't 2' '' 'u 2' 'the wrong table' 't 2' '' 's 2' 'u 2' 'the wrong game' 't 2' '' 's 2' 'r 2 1 4-0' o 2 'u 2' \
	'not over' q
told 'the call' 'The call of game 2 is taken back; for which reason?'
told 'the start too' 'The call and the start of game 2 are taken back; for which reason?'
told 'the report' 'The report of game 2 is taken back; for which reason?'
logged 'the call alone' 'takes back the call of game 2, '
logged 'the start too' 'takes back the call and the start of game 2, '

# ---- a game chosen has two sides, 1 and 2; another entrant is named, or numbered with #
championship 4
lines Olga d sides y q
lines Bea 'show 2' q
side=$(sed -n 's/^.*Game 2 [^:]*: \(.*\) – .*$/\1/p' "$scratch/out" | head -n 1)
other=$("$CHARKONI" cup status "$cup" | sed -n 's/^  game 1 .*: \(.*\) – .*$/\1/p' | head -n 1)
lines Bea 'w 2' 1 n 'w 2' "#$(entrant "$other")" n 'e 2' "${other%% / *}" 'a second die' n 'w 2' '#99' - q
told 'side 1' "Does $side leave the championship for good?"
told 'how it is asked' 'Who: 1 '
told 'who else' ' (or another entrant: the name, or the number as #7)'
told 'by number' "$other does not play in game 2, which is chosen. Does $other leave the championship for good?"
told 'by name' "$other does not play in game 2, which is chosen. Expel $other for cheating"
told 'nobody of that number' 'There is no one entrant of that number or name'
untold 'who plays there' "$side does not play in game 2"
lines Bea w 1 n q
told 'without a game the number of the entrant' 'Does Ana Pérez / Luis Gómez leave'

# ---- a round is announced that has games to come; the number of a game that is new is told
championship 4
lines Olga d rounds y 't 1' '' 's 1' 'r 1 1 4-0' o 2 'c 1' y 'a 1' - o 1 't 2' '' 's 2' 'r 2 1 4-0' o 2 'c 2' y 'a 2' 20:00 \
	'show 3' q
told 'a game of it is open' 'When does round 1 begin?'
told 'it is over' 'When does round 2 begin?'
told 'the next one' 'announces round 2 for 20:00'
lines Carlos 'x 1' 'the slips' y '' 'a 1' - 'a 3' - q
told 'the new number' 'Game 4 takes its place: it is announced, called and reported anew, under this number.'
told 'its round has a game again' 'When does round 1 begin?'
told 'the round of a game that is dropped' 'When does round 2 begin?'
lines Olga 't 4' '' 's 4' 'r 4 1 4-0' o 2 'c 4' y '' q
lines Olga 't 5' '' 's 5' 'r 5 1 4-0' o 2 'c 5' y a 'a 1' q
told 'nothing is left' 'No round that is paired has a game left to play.'
untold 'nothing is asked' 'When does round'

# ---- where games of several rounds stand together, each shows its own
championship 12
lines Olga d short y '' q
untold 'one round' 'r1: '
for game in 1 2 3; do
	lines Olga "t $game" '' "s $game" "r $game 1 4-0" o 2 "c $game" y '' q
done
told 'the first' ' r1: '
told 'the second' ' r2: '

# ---- the final and the match for the third place
championship 4 --format knockout:third=yes
lines Olga d finals y 't 1' '' 's 1' 'r 1 2 3-5' 't 2' '' 's 2' 'r 2 1 4-3' '' q
told 'a semifinal' '  1  t1  3-5, for 0 min  semifinal: '
lines Bea 'show 1' 'c 1' y 'c 2' y '' 'show 3' 'show 4' q
told 'as the sides stand' ' won, pieces home 3-5, says Olga'
told 'asked so too' ' won, 3-5? After that'
told 'the third place in the list' '  3  t1  shift 1, about '
told 'the third place' 'third place: '
told 'all about it' 'Game 3 (third place), round 2: '
told 'the final' 'Game 4 (final), round 2: '
"$CHARKONI" cup status "$cup" >"$scratch/out"
told 'status: the third place' '  game 3 (third place), round 2, '
told 'status: the final' '  game 4 (final), round 2, '
lines Olga f 'the lights went out' y '' all 4 q
told 'a closed one has nothing to come' 'Over: 4'
told 'what was not played' '  4  not played  final: '
told 'why' 'Not played: the championship was closed before.'

# ---- a longer match; the end of the whole evening
championship 4 --format knockout:best=3 --minutes 60
lines Olga d longer y 't 1' '' 's 1' 'r 1 1 4-2' '' q
told 'the whole' '; the whole until '
lines Bea 'c 1' y '' 'show 3' q
told 'which game of it' 'Game 3 (semifinal, game 2 of best of 3, 1-0 so far), round 1: '
"$CHARKONI" cup status "$cup" >"$scratch/out"
told 'status: which game of it' '  game 3 (semifinal, game 2 of best of 3, 1-0 so far), round 1, '
told 'status: the first of the other' '  game 2 (semifinal, game 1 of best of 3), round 1, '
"$CHARKONI" cup status "$cup" --json >"$scratch/json"
minutes=$(sed -n 's/.*"now": *\([0-9]*\).*/\1/p' "$scratch/json")
minutes=$((($(sed -n 's/.*"expected_whole_end": *\([0-9]*\).*/\1/p' "$scratch/json") - minutes) / 60000))
# one more game of both semifinals, then two of the final: four in a row, each of 48 minutes by now
if [ "$minutes" -ge 190 ] && [ "$minutes" -le 194 ]; then pass; else fail "the whole takes $minutes minutes"; fi

# ---- the knockout after groups counts to the whole; the next games stand by their time
championship 8 --format groups:size=4 --minutes 30
"$CHARKONI" cup draw "$cup" --seed groups --as Olga >/dev/null
"$CHARKONI" cup status "$cup" --json >"$scratch/json"
minutes=$(sed -n 's/.*"now": *\([0-9]*\).*/\1/p' "$scratch/json")
minutes=$((($(sed -n 's/.*"expected_whole_end": *\([0-9]*\).*/\1/p' "$scratch/json") - minutes) / 60000))
# three rounds of four games at four boards, two semifinals at once, a final
if [ "$minutes" -eq 150 ]; then pass; else fail "with the knockout it takes $minutes minutes"; fi
lines Olga g q
told 'of which game' 'Choose a game for that first.'
lines Olga 'g 1' "$(date -u +%Y-%m-%dT%H:%M)-01:00" q
"$CHARKONI" cup status "$cup" | sed -n '/^Next:/,/^$/s/^  game \([0-9]*\),.*/\1/p' >"$scratch/next"
if [ "$(head -n 1 "$scratch/next")" -ne 1 ] && grep -qx 1 "$scratch/next"; then
	pass
else
	fail "not by their time: $(tr '\n' ' ' <"$scratch/next")"
fi

# ---- an extra game of two who are level
championship 3 --format round-robin:ties=extra
lines Olga i d level y i q
told 'not before the draw' 'This comes after the draw'
told 'nor while games are open' 'is not decided yet'
for game in 1 2 3; do
	lines Olga "t $game" '' "s $game" "r $game 1 4-0" o 2 "c $game" y q
done
lines Olga i '' '' y i '' '' y '' q
told 'two are offered' 'Who plays an extra game? (number or name of an entrant) ['
told 'and the other' 'Against whom? (number or name of an entrant) ['
told 'not the same two again' 'To come: 2'
told 'what it is' 'extra game: '
logged 'the extra game' 'sets an extra game of '

# ---- another player; officials, boards, and a name that is misspelt
championship 4 --format knockout:substitutes=yes
lines Olga d others y O Dora 2 o dora v 1 2 'Paco Díaz' 'a broken leg' o 1 O dora 0 B 6 '' B '' '' A 2 1 'Eva Ruíz' B 0 - q
told 'which player' 'Which player: 1 Ana Pérez, or 2 Luis Gómez?'
logged 'comes in' 'Dora: Paco Díaz comes in as player 2 of '
logged 'a judge more' 'Olga: names Dora: judge'
logged 'and less' 'Olga: Dora is no official any more'
logged 'boards' '6 boards, 40 minutes a game'
logged 'the name' 'Olga: amends entrant 2: Eva Ruíz / Joan Mas'
told 'nothing is changed to what it is' 'Nothing was done.'
told 'how many boards' 'Type a number from 1 to 2048, or - to leave it.'
if [ "$("$CHARKONI" cup log "$cup" | grep -c 'changes the championship')" -eq 1 ]; then pass; else fail 'changed twice'; fi

# ---- who is late stands in one list of the status, and with who is not there; a late start is asked about first
CHARKONI_NOW='2026-01-10 19:30'
export CHARKONI_NOW
championship 4
lines Olga d late y a 20:00 't 1' '' 'j 1' 1 q
CHARKONI_NOW='2026-01-10 20:05'
lines Olga 1 n q
told 'within the grace too, where one side is there' 'Start game 1 all the same?'
told 'with its letters' '(rule 16). [y/n] n'
lines Olga 't 2' '' 2 'u 2' 'not yet' q
untold 'nobody is there' 'Start game 2 all the same?'
CHARKONI_NOW='2026-01-10 20:20'
"$CHARKONI" cup status "$cup" >"$scratch/out"
told 'late' 'Late, a judge may declare'
untold 'and not called beside that' 'Called:'
if [ "$(grep -c '^  game 1 ' "$scratch/out")" -eq 1 ]; then pass; else fail 'game 1 is listed twice'; fi
missing=$(sed -n 's/^  game 1 (semifinal), board 1: .* – \(.*\); announced for 20:00, not seated: \(.*\)$/\1=\2/p' "$scratch/out")
if [ -n "$missing" ] && [ "${missing%%=*}" = "${missing#*=}" ]; then pass; else fail "who is missing: $missing"; fi
lines Olga 1 y '' q
told 'started all the same' ', begins'
lines Olga 'g 2' 20:01 O "$(printf '\342\200\213')" 2 q
told 'a time that is past' '20:01 was 19 minutes ago: who is not seated can be declared absent at once (rule 16).'
told 'a name that cannot be seen' 'shows nothing'
unset CHARKONI_NOW

# ---- rounds that are paired one after the other, who goes home, who is late
championship 4 --format swiss:rounds=2
lines Olga d 'a third seed' y p 't 1' '' 's 1' 'r 1' 1 4 3 't 2' '' 's 2' 'r 2' 2 5 3 q
told 'not before the round is over' 'game 1'
untold 'not yet' 'pairs the next round'
lines Bea 'c 1' y 'c 2' y w 'Ana Pérez' y '' q
told 'whoever it is' 'Who? (number or name of an entrant)'
told 'nobody takes their place' 'Nobody takes their place (rule 15).'
told 'somebody goes home' 'Ana Pérez / Luis Gómez withdraws'
told 'the round is over' 'The round is over: the next one can be paired (key p).'
lines Olga p n p y '' q
told 'asked again' 'Pair the next round? Its games are fixed with that.'
told 'paired' 'pairs the next round'
told 'one game, as one pair is out' 'Round 2, games open: 1'
lines Olga "a" "$(date +%Y-%m-%dT%H:%M)" '' 'show 3' S q
told 'late from the announced start' 'Late: 1'
told 'counting down' ' left '
told 'and how long' 'Not called yet, though announced for'
told 'points' ': points 1, games 1'
told 'who is out' 'Ana Pérez / Luis Gómez (withdrawn): points '

# ---- the end of the input, in a question or not; what is no line
championship 4
lines Olga ''
ends 'the end of the input' 0
lines Olga d
ends 'the end of the input in a question' 3
code=0
"$CHARKONI" cup run "$cup" --as Olga --plain <&- >"$scratch/out" 2>"$scratch/err" || code=$?
if [ "$code" -eq 1 ] || [ "$code" -eq 0 ]; then pass; else fail "closed input: exit code $code"; fi
code=0
"$CHARKONI" cup run "$cup" --as Olga --plain </dev/null >/dev/full 2>"$scratch/err" || code=$?
if [ "$code" -eq 1 ] && [ -s "$scratch/err" ]; then pass; else fail "no room for the output: exit code $code"; fi
lines Olga "n" "$(printf '%0400d' 0)" "$(printf 'a\001b')" q
told 'a line that is too long' 'That line is too long; nothing was done.'
told 'no text' 'That line is no text; nothing was done.'
code=0
"$CHARKONI" cup run "$scratch/none.ckc" >"$scratch/out" 2>"$scratch/err" </dev/null || code=$?
if [ "$code" -eq 2 ] && grep -q 'There is no championship' "$scratch/err"; then pass; else fail "no file: $code"; fi
code=0
"$CHARKONI" cup run "$cup" >"$scratch/out" 2>"$scratch/err" </dev/null || code=$?
if [ "$code" -eq 2 ] && grep -q -e --as "$scratch/err"; then pass; else fail "nobody named: $code"; fi

# ---- full screen, 80 x 24: the keys
terminal one 80 24
screen Olga
wait_text 'Copa del Pueblo  ·  Olga (organiser)'
wait_text 'Enter draw'
press d
wait_text 'From which seed?'
type_line 'another seed'
wait_text 'Make the draw of 4 entrants'
press y
wait_text 'To come: 2'
wait_text 'makes the draw'
choose 1
press Enter
wait_text 'To which table is game 1 called? [1]'
press Enter
wait_text 'At the tables: 1'
wait_text 'Olga: calls game 1'
choose 2
press Enter Enter
wait_text 'At the tables: 2'
choose 1
press s
wait_text 'since '
press r
wait_text 'Who won: 1 '
press 1 Enter
wait_text 'home? [4]'
press Enter
wait_text 'how many pieces home?'
press Escape
wait_text 'Nothing was done.'
press r 2 Enter Enter 3 Enter
wait_text 'Waiting for a judge: 1'
choose 1
press c
wait_text 'may not do this'
press '?'
wait_text 'Arrow keys choose'
press Escape
wait_text 'Waiting for a judge: 1'
press S
wait_text 'Standings'
press q
wait_text 'Waiting for a judge: 1'
press l
wait_text 'makes the draw'
wait_text 'Esc: back to the games'
press Enter
wait_text 'Waiting for a judge: 1'
press 7 7 Enter
wait_text 'There is no game of that number.'
press n
wait_text 'The text:'
tmux -L "$socket" send-keys -t test: -l "$(printf '%0300d' 7)"
wait_text 'No more fits there than 255 bytes'
press Enter # nothing is cut off: it is not taken
wait_text '0000000000'
press C-u
type_line 'a short one'
wait_text 'notes about game 1: a short one'
wait_gone 'No more fits'
press n Escape
wait_text 'Nothing was done.'
press n Escape n
type_line 'another one'
wait_text 'notes about game 1: another one'
unseen 'that nothing was done goes' 'Nothing was done.'
press o
wait_text 'Who acts here from now on: 1 Olga (organiser), 2 Bea (judge)'
press 2 Enter
wait_text 'Copa del Pueblo  ·  Bea (judge)'
choose 1
press c
wait_text 'Certify game 1, '
wait_text '[y/n]'
press q
wait_text 'Nothing was done.'
press o 1 Enter
wait_text 'Copa del Pueblo  ·  Olga (organiser)'
looks 'the title is reverse' '7m'

# ---- other sizes
resize 120 40
wait_text 'Waiting for a judge: 1'
resize 20 4
wait_text 'Copa'
resize 40 12
wait_text 'Waiting for a judge: 1'
resize 5 2
resize 80 24
wait_text 'q quit'

# ---- stopped and gone on with; the end
press C-z
wait_text 'Stopped'
type_line fg
wait_text 'Waiting for a judge: 1'
press C-l
wait_text 'Waiting for a judge: 1'
press C-c
quit_code 'Ctrl-C' 130
screen Olga
wait_text 'Waiting for a judge: 1'
press C-d
quit_code 'Ctrl-D' 0
screen Olga --plain
wait_text "A game's number does what is next with it; ? for help."
lines Bea 'n' 'seen line by line' q
wait_text 'notes: seen line by line'
press q Enter
quit_code 'line by line at a terminal' 0
stop

# ---- what a terminal cannot do
terminal one 80 24 TERM=dumb
screen Olga
wait_text '? for help.'
press q Enter
quit_code 'a dumb terminal' 0
stop
terminal one 80 24 TERM=vt100
screen Olga
wait_text 'Waiting for a judge: 1'
looks_not 'a terminal without colours' '[0-9;]*3[1-6]m'
press q
quit_code 'vt100' 0
stop
terminal one 80 24 NO_COLOR=1
screen Bea
wait_text 'Waiting for a judge: 1'
press x
wait_text 'may not do this'
looks_not 'NO_COLOR' '[0-9;]*[34]8;5'
press q
quit_code 'NO_COLOR' 0
stop
terminal one 80 24 LC_ALL=C
screen Olga
wait_text 'Waiting for a judge: 1'
ascii 'a terminal without UTF-8'
press q
quit_code 'LC_ALL=C' 0
screen Olga --lang hi
wait_text 'cannot show Hindi'
ascii 'nor Hindi'
press q
quit_code 'LC_ALL=C in Hindi' 0
stop

# ---- whoever answers a claim has it before them, all of it
"$CHARKONI" cup claim "$cup" 1 "$(awk 'BEGIN { for (i = 1; i < 100; i++) printf "word%d ", i; print "the last word" }')" \
	--as Nico >/dev/null || fail 'no claim'
terminal one 120 40
screen Bea
wait_text 'Waiting for a judge: 2'
wait_text 'word1 word2 '
press Down
wait_text '…'
wait_text 'the last word'
press q
quit_code 'a long claim' 0
stop
lines Bea 'y 1' 'so be it' y q
told 'answered' 'answers claim 1: so be it'

# ---- 80 x 24 and many games: what waits for a judge is counted out of sight too; no part is without its title
kept=$cup
cup=$scratch/many.ckc
championship 12 --format round-robin
lines Olga d 'many games' y 't 1' '' 's 1' 'r 1 1 4-0' 't 2' '' 's 2' 'r 2 1 4-0' 't 3' '' 't 4' '' q
terminal one 80 24
screen Bea
wait_text 'Waiting for a judge: 2'
seen 'the head counts it' 'Waiting for a judge: 2  ·  Round 1'
press End
unlisted() {
	! listed "$1"
}
await 'the first rows are out of sight' unlisted 1
seen 'what waits is counted' 'Waiting for a judge: 2'
seen 'the title of the part' 'To come: 62'
press 3 0 Enter
wait_text '> 30 '
press PageUp PageUp
await 'the cursor moves up' unlisted 40
if listed 1; then fail 'nothing is scrolled'; else pass; fi
press n
wait_text 'The text:'
type_line 'all is well'
wait_text 'all is well'
await 'it is scrolled back' listed 1

# ---- an Enter behind y or n is part of the answer; the cursor stays in its part, and where Enter would ask
choose 1
press c
wait_text 'Certify game 1, '
press y Enter n
wait_text 'The text:'
press Escape
wait_text '> 2 '
choose 3
press s
wait_text 'Bea: game 3, '
wait_text '> 3 '
press Enter
wait_text 'Who won: 1'
press Escape
wait_text 'Nothing was done.'

# ---- what was told goes once a key does something
press x
wait_text 'may not do this'
unseen 'what was done before' 'Bea: game 3, '
press Down
wait_gone 'may not do this'
press q
quit_code 'many games' 0
stop
cup=$kept

# ---- a round that others play to its end while it is announced
championship 4
lines Olga d 'a race' y 't 1' '' 's 1' 't 2' '' q
terminal one 80 24
screen Olga
wait_text 'At the tables: 2'
press a
wait_text 'When does round 1 begin?'
type_line 23:58
wait_text 'announces round 1 for 23:58'
press a
wait_text 'When does round 1 begin?'
lines Bea 's 1' 's 2' 'r 1 1 4-0' 'r 2 1 4-0' 'c 1' y 'c 2' y q
wait_text 'Bea: certifies game 2'
type_line 23:59
wait_text 'Nothing is left to play in round 1, so that was announced to nobody.'
press q
quit_code 'a race' 0
stop
lines Olga 't 3' '' 's 3' 'r 3 1 4-0' q

# ---- a terminal that goes
terminal one 80 24
screen Olga
wait_text 'Waiting for a judge: 1'
pid=$(game_pid)
stop
if gone "$pid"; then pass; else fail 'the program outlives its terminal'; fi

finish
