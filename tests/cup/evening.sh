#!/bin/sh
# evening.sh - a whole evening of twelve pairs at the screens: the organiser at one terminal, the chief judge at
# another, a judge line by line; a no-show, an expulsion, a corrected mistake. From the list to the standings. Then: two
# acts on one game, and a program that is killed.
# shellcheck disable=SC2154 # the terminals
set -eu
# shellcheck source=tests/cup/run_lib.sh
. "$(dirname "$0")/run_lib.sh"

# play_game GAME WINNER HOME HOME : called, started and reported at the organiser's screen, seen at the chief's; certified
# there.
play_game() {
	at one
	choose "$1"
	press Enter Enter
	wait_text "Olga: calls game $1,"
	choose "$1"
	press Enter
	wait_text "Olga: game $1,"
	choose "$1"
	press Enter
	wait_text 'Who won: 1'
	press "$2" Enter
	wait_text "home? [4]"
	press "$3" Enter "$4" Enter
	wait_text "Olga: reports game $1,"
	at two
	wait_text "Olga: reports game $1,"
	choose "$1"
	press Enter
	wait_text "Certify game $1,"
	press y
	wait_text "Carlos: certifies game $1,"
}

# ---- the draw, and the first round is announced
championship 12
terminal one 80 24
screen Olga
wait_text '12 entrants; the draw has not been made'
terminal two 120 40
screen Carlos
wait_text 'Carlos (chief judge)'
at one
press d
wait_text 'From which seed?'
type_line 'a frog in the well'
press y
wait_text 'To come: 4'
at two
wait_text 'Olga: makes the draw from the seed'
wait_text 'To come: 4'
at one
press a
wait_text 'When does round 1 begin?'
type_line 23:59
wait_text 'announces round 1 for 23:59'

# ---- games 1 to 3 are played; 4 waits for a pair that does not come
play_game 1 1 4 2
play_game 2 2 5 0
play_game 3 1 4 3
at one
choose 4
press Enter Enter
wait_text 'Olga: calls game 4,'
choose 4
press j
wait_text 'Who is seated: 1'
press 1 Enter
wait_text 'is seated at game 4'
at two
wait_text 'Diego Rico is seated'
choose 4
press m
wait_text 'Nobody can be declared absent from game 4 before ' # rule 16
wait_text ' 00:14: 15 minutes'
press g
wait_text 'When does game 4 begin?'
type_line "$(date -u +%Y-%m-%dT%H:%M)+01:00" # an hour ago
wait_text 'Late: 1'
wait_text 'may be declared absent'
choose 4
press m
wait_text 'Who is absent: 1'
press 1 Enter
wait_text 'The game is lost with that (rule 16).'
press y
wait_text 'seated' # who is seated is not absent
choose 4
press m 2 Enter
wait_text 'The game is lost with that (rule 16).'
press y
wait_text 'Carlos: declares'
at one
wait_text 'Carlos: declares'
logged 'the no-show' 'absent from game 4 (rule 16)'

# ---- a mistake: a result was certified the wrong way round; it is annulled, stays visible, and is put right
at one
wait_text 'To come: 4'
wait_text 'Over: 4'
lines Bea all q
first=$(games 'To come' | head -n 1)
play_game "$first" 1 4 1
at two
choose "$first"
press x
wait_text 'For which reason?'
type_line 'the slips were exchanged'
wait_text 'It stays in the log'
press y
wait_text "Carlos: annuls the result of game $first,"
wait_text ' takes its place: it is announced, called and reported anew'
again=$(games 'To come' | tail -n 1)
play_game "$again" 2 4 1
lines Bea "show $first" "show $again" 'x 1' q
told 'it stays visible' 'Annulled: the slips were exchanged'
told 'the other result counts' 'certified by Carlos'
told 'a judge does not annul' 'it is for the chief judge'

# ---- a pair is expelled in its game, which is lost with that
games 'To come' >"$scratch/games"
cheats=$(sed -n 1p "$scratch/games")
at one
choose "$cheats"
press Enter Enter
wait_text "Olga: calls game $cheats,"
choose "$cheats"
press Enter
wait_text "Olga: game $cheats,"
name=$(lines Bea "show $cheats" q; sed -n 's/^.*Game [0-9]*[^:]*, round 2: \(.*\) – .*$/\1/p' "$scratch/out" | head -n 1)
at two
press e
wait_text 'Who: 1 '
type_line "#$(entrant "$name")"
wait_text 'For which reason?'
type_line 'a second die in the sleeve'
wait_text "Expel $name for cheating (rule 14)?"
seen 'another game is chosen' 'does not play in game'
press y
wait_text 'Carlos: expels'
choose "$cheats" # a row of those that are over
wait_text 'Given away: '
at one
wait_text "Carlos: expels $name"
logged 'the expulsion' 'a second die in the sleeve'

# ---- a report is corrected before it is certified, a claim answered; Bea judges line by line
for game in $(games 'To come'); do
	lines Olga "t $game" '' "s $game" "r $game" 1 4 0 "r $game" 2 6 3 q
	told 'reported and corrected' "reports game $game"
	lines Bea "c $game" y q
	told 'certified' "certifies game $game"
done
lines Bea "k" "$(entrant 'Rosa Blanco')" 'the light was bad' 'y 1' 'it was the same for all' y q
told 'answered' 'answers claim 1'

# ---- to the end
while [ -n "$(games 'To come')" ]; do
	for game in $(games 'To come'); do
		lines Olga "t $game" '' "s $game" "r $game" 1 4 3 q
		lines Bea "c $game" y q
		told 'certified' "certifies game $game"
	done
done
at one
wait_text 'All is decided.'
press S
wait_text 'Standings'
wait_text '1. '
wait_text "$name (expelled)"
press Escape
press f
wait_text 'Close the championship?'
press y
wait_text 'The championship is closed.'
at two
wait_text 'Olga: closes the championship'
press q
quit_code 'the chief judge' 0
stop
at one
press q
quit_code 'the organiser' 0
stop
"$CHARKONI" cup standings "$cup" >"$scratch/out" || fail 'no standings'
told 'the standings' "$name"
if [ "$(grep -c . "$scratch/out")" -ge 12 ]; then pass; else fail 'the standings have all pairs'; fi
if "$CHARKONI" cup verify "$cup" >"$scratch/out" 2>&1; then pass; else fail "it does not replay: $(cat "$scratch/out")"; fi

"$CHARKONI" cup print "$cup" certificates --output "$scratch/first.svg" --sheet 1 >/dev/null || fail 'no certificates'
first=$("$CHARKONI" cup run "$cup" --as Olga --plain <<'END' | sed -n 's/^1\. \(.*\): .*$/\1/p' | head -n 1
S
q
END
)
if [ -n "$first" ] && grep -Fq "${first%% / *}" "$scratch/first.svg"; then
	pass
else
	fail "no certificate of $first"
fi

# ---- two acts on one game: the question of whoever is slower ends, and they are told
# (the shell goes: it would see that the program is stopped)
championship 12
terminal one 80 24
type_line "exec $CHARKONI cup run $cup --as Olga"
wait_text '12 entrants'
press d
wait_text 'From which seed?'
type_line 'two at once'
press y
wait_text 'To come: 4'
choose 1
press Enter Enter
wait_text 'Olga: calls game 1,'
choose 1
press r
wait_text 'Who won: 1'
lines Bea 'r 1' 2 4 1 q
told 'Bea reports' 'reports game 1'
wait_text 'Bea was faster'
unseen 'the question has ended' 'Who won: 1'
wait_text 'Waiting for a judge: 1'
seen 'it waits until that is seen' 'press Enter to go on'
press 1 Enter # meant for the question: it would certify, which Olga may not
go_on() {
	press Escape
	! capture | grep -q 'press Enter to go on'
}
await 'it does not go on' go_on
unseen 'the key did nothing' 'may not do this'

# ---- without a question: both have seen the same, one wins
choose 2
press Enter Enter
wait_text 'Olga: calls game 2,'
choose 2
pid=$(tmux -L "$socket" display-message -p -t test: '#{pane_pid}')
kill -STOP "$pid"
lines Bea 's 2' q
told 'Bea starts' 'begins'
press s
kill -CONT "$pid"
wait_text 'Bea was faster'
if [ "$("$CHARKONI" cup log "$cup" | grep -c 'game 2,.*begins')" -eq 1 ]; then pass; else fail 'started twice'; fi

# ---- acts on different games stand beside each other
choose 3
press Enter
wait_text 'To which table is game 3 called?'
lines Bea 't 4' '' q
told 'Bea calls' 'calls game 4'
wait_text 'Bea: calls game 4'
seen 'the question stands' 'To which table is game 3 called?'
press Enter
wait_text 'Olga: calls game 3'
stop

# ---- killed at any moment, nothing is lost that was told as done, and the file opens again
terminal one 80 24
screen Olga
wait_text 'Waiting for a judge: 1'
choose 3
press Enter
wait_text 'Olga: game 3'
pid=$(game_pid)
kill -9 "$pid"
if gone "$pid"; then pass; else fail 'it is not killed'; fi
stop
terminal one 80 24
logged 'after the kill' 'game 3,'
screen Olga
wait_text 'Waiting for a judge: 1'
press q
quit_code 'after the kill' 0
stop
for round in 1 2 3 4 5 6 7 8; do
	awk -v r="$round" 'BEGIN { for (i = 0; i < 3000; i++) print "n\nround " r " note " i ".\nq1" }' >"$scratch/notes"
	"$CHARKONI" cup run "$cup" --as Olga --plain <"$scratch/notes" >"$scratch/out" 2>&1 &
	pid=$!
	until [ "$(grep -c "Olga: notes: round $round" "$scratch/out")" -ge $((round * 2)) ]; do sleep 0.01; done
	kill -9 "$pid"
	wait "$pid" 2>/dev/null || true
	"$CHARKONI" cup log "$cup" >"$scratch/log" || fail 'the file does not open'
	sed -n "s/^.*Olga: notes: \(round $round note [0-9]*\.\)\$/\1/p" "$scratch/out" >"$scratch/done"
	while read -r note; do grep -Fq "$note" "$scratch/log" || echo "$note"; done <"$scratch/done" >"$scratch/lost"
	if [ -s "$scratch/done" ] && [ ! -s "$scratch/lost" ]; then pass; else fail "lost: $(head -n 2 "$scratch/lost")"; fi
done

finish
