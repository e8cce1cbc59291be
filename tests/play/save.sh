#!/bin/sh
# save.sh - games kept in files: how a person saves and goes on, what is refused, and what happens where a file cannot be
# written. tests/play/resume.c shows that a game goes on as it would have.
# shellcheck disable=SC1111,SC1112 # the sentences have such quotes
set -eu
# shellcheck source=tests/play/lib.sh
. "$(dirname "$0")/lib.sh"
cd "$scratch"

# refused TITLE CODE SENTENCE ARG... : the sentence on standard error, nothing on standard output.
refused() {
	title=$1
	want=$2
	sentence=$3
	shift 3
	play "$@"
	if [ "$code" -ne "$want" ] || [ "$(cat err)" != "charkoni play: $sentence" ] || [ -s out ]; then
		fail "$title: exit code $code: $(cat err) $(head -n 1 out)"
	else
		pass
	fi
}

# record TITLE FILE LINE... : the file has these lines.
record() {
	title=$1
	file=$2
	shift 2
	for line in "$@"; do
		if grep -Fqx -e "$line" "$file"; then pass; else fail "$title: $file lacks $line"; fi
	done
}

# same TITLE FILE FILE
same() {
	if cmp -s "$2" "$3"; then pass; else fail "$1: $2 and $3 differ"; fi
}

# told TITLE TEXT COUNT : so often in the output.
told() {
	if [ "$(grep -Fc -e "$2" out)" -eq "$3" ]; then pass; else fail "$1: not $3 times: $2"; fi
}

# ---- saved from the beginning
input '' '' 1
play parchis:pieces=2 --start 1 --seed 3 --save game.ckr --event 'A "club" evening' --seat 3=Ana
exits "the input ends" 3
says "where the game is kept" 'The game is kept in “game.ckr” after every throw and move.'
says "how to go on" 'charkoni play --resume game.ckr'
record "the tags" game.ckr '[Event "A \"club\" evening"]' '[Seat1 "me"]' '[Seat2 "bot:fast"]' '[Seat3 "Ana"]' \
	'[Seed "3"]' '[Game "parchis:pieces=2"]' '[Dice "generated"]' '[Start "1"]' '[Result "*"]'
if grep -Eq '^\[Date "[0-9]{4}\.[0-9]{2}\.[0-9]{2}"\]$' game.ckr; then pass; else fail "no date"; fi

# ---- and gone on with, word for word
input '' 1 '' 1 '' 1
play --resume game.ckr
says "it goes on" 'The game goes on.'
says "with the same people" 'Red: Ana.'
says "where the pieces are" 'Yellow is to throw.'
ones 400
play --resume game.ckr
exits "to its end" 0
if grep -q '^\[Result "[1-4]"\]$' game.ckr && grep -q '^\[Places "[1-4,]*"\]$' game.ckr; then
	pass
else
	fail "the result and the places"
fi
ones 400
play parchis:pieces=2 --start 1 --seed 3 --save other.ckr --event 'A "club" evening' --seat 3=Ana
# They end at different seconds, and that is all.
for file in game other; do grep -v '^\[Ended' "$file.ckr" >"$file.now"; done
same "as if it had never stopped" game.now other.now

# ---- what is refused
refused "a finished game" 2 'The game in “game.ckr” is over; there is nothing to go on with.' --resume game.ckr
refused "a name that is taken" 2 'There is a file “game.ckr” already; choose another name for the game.' --save game.ckr
input ''
play --start 1 --seed 3 --save half.ckr
cp half.ckr before.ckr
refused "a game under way" 2 \
	'“half.ckr” holds a game that is not over: go on with it by --resume, or choose another name for the new one.' \
	--save half.ckr
same "and it stays as it was" half.ckr before.ckr
refused "no such file" 2 '“none.ckr” could not be read: No such file or directory.' --resume none.ckr
refused "a folder" 2 "“$scratch” is no ordinary file; a game is saved in one." --resume "$scratch"
refused "no such folder" 1 'The game cannot be saved in “none/game.ckr”: No such file or directory.' --save none/game.ckr
mkfifo pipe
refused "a pipe" 2 '“pipe” is no ordinary file; a game is saved in one.' --save pipe
refused "a pipe to read" 2 '“pipe” is no ordinary file; a game is saved in one.' --resume pipe
: >empty.ckr
refused "nothing" 2 '“empty.ckr” holds no game.' --resume empty.ckr
sed 's/^1\. 1:/1. 2:/' half.ckr >wrong.ckr
play --resume wrong.ckr
if [ "$code" -eq 2 ] && grep -q '^charkoni play: “wrong.ckr”, line [0-9]*, column [0-9]*: .*\.$' err; then
	pass
else
	fail "a damaged file: exit code $code: $(cat err)"
fi
{
	cat half.ckr
	echo
	cat half.ckr
} >two.ckr
refused "two games" 2 '“two.ckr” holds several games; to go on, a file holds one alone.' --resume two.ckr
sed 's/^\[Seed ".*"\]$/[Seed "many"]/' half.ckr >seed.ckr
refused "no seed" 2 'In “seed.ckr” the tag Seed is “many”, but must be a number from 0 to 18446744073709551615.' \
	--resume seed.ckr
sed 's/^\[Seat2 ".*"\]$/[Seat2 "bot:deep"]/' half.ckr >deep.ckr
play --resume deep.ckr
if [ "$code" -eq 2 ] && grep -q 'There is no bot “bot:deep” for seat 2' err; then pass; else fail "a bot of elsewhere"; fi
for option in 'GAME parchis' '--position x' '--start 1' '--opening on' '--touched on' '--dice ask' '--seed 3' \
	'--event x' '--save x'; do
	name=${option%% *}
	# shellcheck disable=SC2086 # two arguments
	refused "--resume with $name" 2 \
		"--resume goes on with the game as its file has it, in the same file; leave out $name." \
		--resume half.ckr ${option#GAME }
done
refused "--event alone" 2 '--event is written where the game is saved; give --save too.' --event x
refused "an event that is no text" 2 \
	'The game cannot be recorded so: the value of the tag Event is no UTF-8, or has control characters.' \
	--save new.ckr --event "$(printf 'a\tb')"
if [ -e new.ckr ]; then fail "a refused game left a file"; else pass; fi
same "none of this has changed the game" half.ckr before.ckr

# ---- an empty file may be used
input ''
play --start 1 --seed 3 --save empty.ckr
exits "an empty file" 3
same "is a file like others" empty.ckr half.ckr

# ---- other people, another language
input ''
play --resume half.ckr --seat 2=Luis --lang es
record "somebody else sits down" half.ckr '[Seat2 "Luis"]' '[Seat1 "me"]'
says "the language is free" 'charkoni play --resume half.ckr --lang es'

# ---- comments of others stay
awk '/^1\. / { print; print "{ What a throw! }"; next } { print }' before.ckr >said.ckr
input '' 1
play --resume said.ckr
if grep -q 'What a throw!' said.ckr && [ "$(wc -l <said.ckr)" -gt "$(wc -l <before.ckr)" ]; then
	pass
else
	fail "a comment is lost"
fi

# ---- the command
input 'save twice.ckr' 'save twice.ckr' 'save ./twice.ckr' '' 'save twice.ckr'
play --start 1 --seed 3
told "saved there already" 'The game is kept in “twice.ckr” after every throw and move.' 4
told "and not elsewhere" 'is being played elsewhere' 0
input save 'save here.ckr' save 'save half.ckr' 'save no/such.ckr' '' 'save  my game.ckr '
play --start 1 --seed 3
says "save without a name" 'Type save and the name of a file, as save game.ckr.'
told "save" 'The game is kept in “here.ckr” after every throw and move.' 4
says "not over another game" \
	'“half.ckr” holds a game that is not over: go on with it by --resume, or choose another name for the new one.'
says "nor where nothing can be" 'The game cannot be saved in “no/such.ckr”: No such file or directory.'
says "another name, with spaces" 'The game is kept in “my game.ckr” after every throw and move.'
says "goes on from there" "charkoni play --resume 'my game.ckr'"
grep -v '^\[Date\|^\[Ended' here.ckr >one
grep -v '^\[Date\|^\[Ended' 'my game.ckr' >two
same "a copy of all that has happened" one two
input
play --resume 'my game.ckr'
says "a game saved late is whole" 'The game goes on.'

# ---- the file: its permissions, a link to it, two processes
input ''
chmod 640 half.ckr
mkdir folder
mv half.ckr folder/target.ckr
ln -s folder/target.ckr link.ckr
play --resume link.ckr
exits "through a link" 3
if [ -L link.ckr ] && [ "$(stat -c %a folder/target.ckr)" = 640 ]; then pass; else fail "the link, the permissions"; fi
if [ "$(ls -A folder)" = target.ckr ]; then pass; else fail "something is left: $(ls -A folder)"; fi
rm -f pipe
mkfifo pipe
"$CHARKONI" play --resume link.ckr <pipe >first 2>&1 &
pid=$!
exec 3>pipe
tries=0
until grep -q 'The game goes on' first || [ "$tries" -ge 100 ]; do
	tries=$((tries + 1))
	sleep 0.05
done
refused "two at once" 2 'The game in “link.ckr” is being played elsewhere at this moment.' --resume link.ckr
refused "nor anew" 2 'The game in “folder/target.ckr” is being played elsewhere at this moment.' \
	--save folder/target.ckr

# ---- signals end the game with the file whole
# signalled NAME CODE : the game that waits is ended by the signal.
signalled() {
	kill "-$1" "$pid"
	code=0
	wait "$pid" || code=$?
	exec 3>&-
	if [ "$code" -eq "$2" ]; then pass; else fail "SIG$1: exit code $code"; fi
	if grep -q '^charkoni play --resume link.ckr$' first; then pass; else fail "SIG$1: no way to go on"; fi
}
signalled TERM 143
for signal in HUP:129 INT:130; do
	: >first
	env --default-signal=INT,HUP "$CHARKONI" play --resume link.ckr <pipe >first 2>&1 &
	pid=$!
	exec 3>pipe
	tries=0
	until grep -q 'press Enter' first || [ "$tries" -ge 100 ]; do
		tries=$((tries + 1))
		sleep 0.05
	done
	signalled "${signal%:*}" "${signal#*:}"
done

# ---- where nothing can be written the game goes on, the old text stands, and it is told once
input '' 1 '' 1 '' 1
cp before.ckr small.ckr
(
	ulimit -f 0
	code=0
	"$CHARKONI" play --resume small.ckr <in 2>err || code=$?
	exit "$code"
) | cat >out
says "no room" 'The game cannot be saved in “small.ckr”: File too large.'
told "told once" 'saving is tried again after every throw and move.' 1
told "and at the end, with another way to go on" 'What happened last could not be saved in “small.ckr”' 1
holds "from the position" "charkoni play --position 'parchis "
same "nothing is lost" small.ckr before.ckr
if [ -z "$(find . -name '.*.charkoni')" ]; then pass; else fail "something is left"; fi
cp before.ckr small.ckr
ones 400
(
	ulimit -f 0
	code=0
	"$CHARKONI" play --resume small.ckr <in 2>err || code=$?
	exit "$code"
) | cat >out
holds "a game may be played to its end all the same" 'Place 1: '
told "and that its end is not saved is told" 'What happened last could not be saved in “small.ckr”' 1
same "nothing is lost then" small.ckr before.ckr

# the folder goes away, and comes back
mkdir away
cp before.ckr away/game.ckr
rm -f pipe
mkfifo pipe
"$CHARKONI" play --resume away/game.ckr <pipe >out 2>err &
pid=$!
exec 3>pipe
tries=0
until grep -q 'press Enter' out || [ "$tries" -ge 100 ]; do
	tries=$((tries + 1))
	sleep 0.05
done
mv away gone
printf '\n1\n' >&3
tries=0
until grep -q 'tried again' out || [ "$tries" -ge 100 ]; do
	tries=$((tries + 1))
	sleep 0.05
done
mv gone away
printf '\n1\n\n1\n' >&3
exec 3>&-
code=0
wait "$pid" || code=$?
exits "the folder is back" 3
says "that it fails" 'The game cannot be saved in “away/game.ckr”: No such file or directory.'
says "that it works again" 'The game is saved in “away/game.ckr” again.'
says "and it can be gone on with" 'charkoni play --resume away/game.ckr'
input
play --resume away/game.ckr
exits "what was saved" 3

if [ "$(id -u)" -ne 0 ]; then
	cp before.ckr folder/game.ckr
	chmod 555 folder
	input '' 1
	play --resume folder/game.ckr
	says "a folder that is only read" 'The game cannot be saved in “folder/game.ckr”: Permission denied.'
	same "nothing is lost there" folder/game.ckr before.ckr
	chmod 755 folder
fi

# ---- standard input and output that are closed do not become the file
for closed in '<&- >&-' '<&- >&- 2>&-' '>&-'; do
	rm -f closed.ckr
	eval "\"\$CHARKONI\" play --seed 1 --plain --save closed.ckr $closed" 2>/dev/null || true
	code=0
	[ ! -f closed.ckr ] || "$CHARKONI" replay --final closed.ckr >out 2>err || code=$?
	if [ "$code" -eq 0 ]; then pass; else fail "closed files: $closed: $(cat err)"; fi
done

finish
