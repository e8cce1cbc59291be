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
told 'asked again' 'won, pieces home'
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
told 'dropped' ', was dropped'
told 'unknown' 'There is no game of that number'

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
press o
wait_text 'Who acts here from now on: 1 Olga (organiser), 2 Bea (judge)'
press 2 Enter
wait_text 'Copa del Pueblo  ·  Bea (judge)'
choose 2
press c
wait_text 'Certify that'
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

# ---- a terminal that goes
terminal one 80 24
screen Olga
wait_text 'Waiting for a judge: 1'
pid=$(game_pid)
stop
if gone "$pid"; then pass; else fail 'the program outlives its terminal'; fi

finish
