#!/bin/sh
# cup.sh - `charkoni cup`: a championship at the command line, from the list of a spreadsheet to the archive (S2 rules 13
# to 18). The binary is $CHARKONI.
# shellcheck disable=SC1111,SC2016,SC2030,SC2031 # our sentences have such quotes; conditions of awk; codes in subshells
set -eu

# shellcheck source=tests/cases.sh
. "$(dirname "$0")/../cases.sh"
# shellcheck source=tests/cup/lib.sh
. "$(dirname "$0")/lib.sh"
unset CHARKONI_AS
TZ=UTC
export TZ
cup=$scratch/cup.ckc

# good TITLE ARG...: it succeeds and has nothing to tell.
good() {
	what=$1
	shift
	cup "$@"
	check "$what: $(cat "$scratch/err")" "$code" -eq 0
	check "$what: nothing is told" ! -s "$scratch/err"
}

# refused TITLE SENTENCE COMMAND ARG...: exit code 2, this sentence on standard error, and no act more.
refused() {
	what=$1
	sentence="charkoni cup $3: $2"
	shift 2
	acts_before=$(acts)
	cup "$@"
	check "$what: the exit code" "$code" -eq 2
	check "$what: the sentence" "$(cat "$scratch/err")" = "$sentence"
	check "$what: nothing has changed" "$(acts)" = "$acts_before"
}

# tells TITLE PART: standard error has it.
tells() {
	check "$1" "$(grep -Fc -- "$2" "$scratch/err" || true)" -ge 1
}

# acts [FILE]: how many acts it has, "" if it is none.
acts() {
	"$CHARKONI" cup log "${1:-$cup}" 2>/dev/null | wc -l
}

# is_json TITLE: one object on one line.
is_json() {
	check "$1: one line" "$(wc -l <"$scratch/out")" -eq 1
	if command -v python3 >/dev/null; then
		check "$1: JSON" "$(python3 -m json.tool <"$scratch/out" >/dev/null 2>&1 && echo good)" = good
	fi
}

# begin FILE FORMAT [OPTION...]: a championship of pairs with Ana, Juez and Luisa, not drawn.
begin() {
	file=$1
	format=$2
	shift 2
	rm -f "$file"
	good "a championship of $format" new "$file" --name Copa --date 2026-12-01 --boards 3 --organiser Ana \
		--judge Juez --chief Luisa --format "$format" "$@"
}

# enter FILE N: so many pairs.
enter() {
	awk -v n="$2" 'BEGIN { for (i = 1; i <= n; i++) print "A" i ",B" i }' >"$scratch/list"
	good "$2 pairs" entrants "$1" import "$scratch/list" --as Ana
}

# play FILE GAME WINNER HOME: called, reported, certified.
play() {
	good "game $2 is called" call "$1" "$2" 1 --as Ana
	good "game $2 is reported" report "$1" "$2" "$3" "$4" --as Ana
	good "game $2 is certified" certify "$1" "$2" --as Juez
}

# ---------------------------------------------------------------------------- help, and what is no command

good "the help" --help
says "the help lists the commands" "  new FILE              begin a championship in a new file"
for command in new entrants officials draw act call uncall seat start report unreport certify absent annul expel \
	withdraw reinstate substitute pair extra claim answer note change close announce status standings log export open verify; do
	good "help of $command" "$command" --help
	check "help of $command: its usage" "$(head -n 1 "$scratch/out" | cut -d' ' -f1-4)" = \
		"Usage: charkoni cup $command"
done
good "what an act wants" report --help
check "what an act wants" "$(tr -s ' \n' ' ' <"$scratch/out" | grep -c 'as in 3 1 5-3: pieces home of side 1 and 2')" -eq 1
cup
check "no command" "$code" -eq 2
tells "no command" "COMMAND is missing"
cup dance "$cup"
check "no such command" "$code" -eq 2
tells "no such command" "but must be one of new, entrants"
cup status
check "no file" "$code" -eq 2
tells "no file" "FILE is missing"

# ------------------------------------------------------------------------------------------- a new one

refused "no name" "--name is missing: the name of the championship." new "$cup" --organiser Ana --boards 3
refused "no organiser" "--organiser is missing: the name of who keeps this file." new "$cup" --name C --boards 3
refused "no boards" "--boards is missing: how many games can be played at once." new "$cup" --name C --organiser Ana
new() {
	new_title=$1
	new_sentence=$2
	shift 2
	refused "$new_title" "$new_sentence" new "$cup" --name C --organiser Ana --boards 3 "$@"
	check "$new_title: no file is left" ! -e "$cup"
}
for game in parchis parchis:players=3 parchis:players=6 parchis:players=8; do
	new "$game has more than two sides" "“$game” is not played by two sides, as a game of a championship is: take parchis-pairs, parchis:players=2, pachisi or chaupar." \
		--game "$game"
done
new "two players for one seat" "One player sits on each side of this game: --players is 1." --game parchis:players=2 --players 2
new "no such day" "“date” must be a day, as in 2026-12-01." --date 2026-02-30
new "no day" "“date” must be a day, as in 2026-12-01." --date tomorrow
new "no format" "“ladder” is no format of a championship; there are knockout, groups, round-robin, double-round-robin, swiss and double-elimination." \
	--format ladder
new "no option of a format" "“speed=3” (character 10 of “knockout:speed=3”) is no option of a format; there are best, third, seeded, size, through, rounds, ties and substitutes." \
	--format knockout:speed=3
new "a value that is none" "“best=2” (character 10 of “knockout:best=2”) is not a value of that option; docs/championships.md lists them." \
	--format knockout:best=2
new "an option of another format" "“rounds=3” (character 10 of “knockout:rounds=3”) is an option of other formats, not of this one." \
	--format knockout:rounds=3
new "an option twice" "“best=5” (character 17 of “knockout:best=3,best=5”) is given twice; once is enough." \
	--format knockout:best=3,best=5
line="must be a text of 1 to 120 bytes on one line, without control characters and without spaces at its ends."
refused "a name with a space" "“name” $line" new "$cup" --organiser Ana --boards 3 --name " C"
refused "a person of two lines" "“who” $line" new "$cup" --boards 3 --name C --organiser "A
b"
new "a judge without a name" "“name” $line" --judge ""
cup new "$scratch/nowhere/cup.ckc" --name C --organiser Ana --boards 3
check "a folder that is not there" "$code" -eq 1
tells "a folder that is not there" "cannot be made there"

good "of its own accord it is a knockout of pairs" new "$cup" --name "Copa de Navidad" --place Sevilla --date 2026-12-01 \
	--category adultos --boards 3 --organiser Ana --judge Juez --judge "Jueza Dos" --chief Luisa
good "its log" log "$cup" --json
is_json "its log"
check "its log: pairs, four to win, eight in all" "$(grep -c '"size":2,"pieces":4,"most":8' "$scratch/out")" -eq 1
check "nothing stands beside the file" "$(find "$scratch" -name 'cup.ckc*' | wc -l)" -eq 1
refused "a file that is there" "“$cup” is there already; a new championship wants a new file." \
	new "$cup" --name C --organiser Ana --boards 3
: >"$scratch/other.txt"
cup new "$scratch/other.txt" --name C --organiser Ana --boards 3
check "an empty file that is there" "$code" -eq 2
check "an empty file that is there stays empty" ! -s "$scratch/other.txt"

# what wins, and who plays, follows from the game
sides() {
	rm -f "$scratch/game.ckc"
	# shellcheck disable=SC2086 # an option with its value, or nothing
	good "a championship of $1 $3" new "$scratch/game.ckc" --name C --organiser Ana --boards 1 --game "$1" $3
	check "$1 $3" "$("$CHARKONI" cup log "$scratch/game.ckc" --json | grep -o '"size":[^}]*' | head -n 1)" = "$2"
}
sides parchis-pairs '"size":2,"pieces":4,"most":8,"number":1' ""
sides parchis-pairs:win=all_eight '"size":2,"pieces":8,"most":8,"number":1' ""
sides parchis-pairs:pieces=2 '"size":2,"pieces":2,"most":4,"number":1' ""
sides parchis:players=2 '"size":1,"pieces":4,"most":4,"number":1' ""
sides parchis:players=2,pieces=3 '"size":1,"pieces":3,"most":3,"number":1' ""
sides pachisi '"size":2,"pieces":8,"most":8,"number":1' ""
sides chaupar '"size":2,"pieces":8,"most":8,"number":1' ""
sides pachisi '"size":1,"pieces":8,"most":8,"number":1' "--players 1"

# ------------------------------------------------------------------------------------------------- officials

good "the officials" officials "$cup"
says "the organiser" "Ana: organiser"
says "a judge" "Jueza Dos: judge"
says "the chief judge" "Luisa: chief judge"
good "the officials as JSON" officials "$cup" --json
is_json "the officials as JSON"
refused "who acts must be said" \
	"Say with --as who does this, or once for all in the variable CHARKONI_AS; the log keeps the name." \
	officials "$cup" add Pepe judge
good "a judge more" officials "$cup" add Pepe judge --as Ana
good "a judge is organiser too" officials "$cup" add Pepe organiser --as Ana
good "the officials" officials "$cup"
says "he is both" "Pepe: organiser, judge"
good "a judge goes" officials "$cup" remove Pepe --as Ana
refused "no role" "A role is organiser, judge or chief, or several of them with + between." \
	officials "$cup" add Pepe king --as Ana
refused "nothing to add" "Something is missing: \`add NAME ROLES\`, or \`remove NAME\`." officials "$cup" add --as Ana
refused "nothing to be done with officials" \
	"Behind the file stands nothing, \`add NAME ROLES\`, or \`remove NAME\`." officials "$cup" praise Pepe --as Ana
refused "one word too many" "“more” is one argument too many; see --help for what goes where." \
	officials "$cup" add Pepe judge more --as Ana
refused "who is no official" "“Nadie” is no official, so there is no role to take away." \
	officials "$cup" remove Nadie --as Ana
refused "the only organiser stays" "“Ana” is the only organiser: name another one first." \
	officials "$cup" remove Ana --as Ana
refused "one chief judge" "There is a chief judge already: take that role away first." \
	officials "$cup" add Juez chief --as Ana
refused "a judge does not organise" \
	"Juez may not do this: it is for the organiser (\`charkoni cup officials\` lists who is what)." \
	officials "$cup" add X judge --as Juez
CHARKONI_AS=Ana
export CHARKONI_AS
good "the variable says who acts" officials "$cup" add X judge
unset CHARKONI_AS
good "the word of the act does the same" act "$cup" official name=X role=none --as Ana
refused "no roles" "“role” must be organiser, judge, chief, several of them with + between, or none." \
	act "$cup" official X king --as Ana

# -------------------------------------------------------------------------------------------------- entrants

good "a pair" entrants "$cup" add "José Ruiz" "María Gil" club="Peña Uno" --as Ana
says "it has a number" "1  José Ruiz / María Gil (Peña Uno); rules accepted by 0 of 2"
good "a pair with a name" entrants "$cup" add Lola Eva name="Las Damas" seeding=1 --as Ana
says "its name and seeding" "2  Las Damas: Lola, Eva; seeding 1; rules accepted by 0 of 2"
refused "one player is no pair" "“player1” is missing; see --help for what goes where." entrants "$cup" add --as Ana
refused "one player is no pair" "Entrants are pairs here: the second player is missing, or is no name." \
	entrants "$cup" add Solo --as Ana
refused "twice the same person" "The two players of an entrant must be two people with two names." \
	entrants "$cup" add Solo Solo --as Ana
refused "who plays already" "This player plays already, in entrant 1, José Ruiz / María Gil." \
	entrants "$cup" add Otro "María Gil" --as Ana
refused "a name that is taken" "Entrant 2, Las Damas, has this name already." \
	entrants "$cup" add P Q name="Las Damas" --as Ana
refused "no such field" "“shoe=9” has no place in “enter”; its fields are name, player1, player2, club, seeding." \
	entrants "$cup" add P Q K shoe=9 --as Ana
refused "a field twice" "“player1” is given twice; once is enough." entrants "$cup" add player1=P player1=Q --as Ana
refused "no seeding" "“seeding” is “first”, but must be a number." entrants "$cup" add P Q seeding=first --as Ana
refused "too high a seeding" "“seeding” must be a number from 0 to 4096." \
	entrants "$cup" add P Q seeding=5000 --as Ana
good "a misspelt name" entrants "$cup" amend 1 player1="José Ruíz" --as Ana
good "the list" entrants "$cup"
says "the pair is called anew" "1  José Ruíz / María Gil (Peña Uno); rules accepted by 0 of 2"
good "by name" entrants "$cup" amend "las damas" club=Norte --as Ana
refused "no such entrant" "“9x” is no entrant: give the number, or a name that only one has." \
	entrants "$cup" amend 9x club=Norte --as Ana
refused "no such number" "There is no entrant 9." entrants "$cup" leave 9 --as Ana
good "a pair goes" entrants "$cup" add P Q --as Ana
good "a pair goes" entrants "$cup" leave 3 --as Ana
refused "it is gone" "P / Q was taken off the list." entrants "$cup" amend 3 club=K --as Ana
good "the list shows it" entrants "$cup" list
says "the list shows it" "3  P / Q; rules accepted by 0 of 2; taken off"
refused "nothing to be done" \
	"“praise” is nothing that is done with entrants; there are list, add, amend, leave, accept, import and export." \
	entrants "$cup" praise
good "the word may stand before the file" entrants list "$cup"
says "the word may stand before the file" "3  P / Q; rules accepted by 0 of 2; taken off"
refused "one word too many" "“more” is one argument too many; see --help for what goes where." entrants "$cup" list more
good "the list as JSON" entrants "$cup" --json
is_json "the list as JSON"
good "the list as CSV" entrants "$cup" export --output "$scratch/list.csv"
check "it begins with the mark" "$(head -c 3 "$scratch/list.csv" | od -An -tx1 | tr -d ' ')" = efbbbf
check "it leaves out who left" "$(wc -l <"$scratch/list.csv")" -eq 3
begin "$scratch/again.ckc" knockout
good "it is imported again" entrants "$scratch/again.ckc" import "$scratch/list.csv" --as Ana
good "it is imported again" entrants "$scratch/again.ckc"
says "with its names" "2  Las Damas (Norte): Lola, Eva; seeding 1; rules accepted by 0 of 2"

# rule 18: who takes part accepts the rules
refused "nobody to be asked" "Nobody is there to be asked; give --yes if it was signed on paper." \
	entrants "$cup" accept 1 --as Ana
cup entrants "$cup" accept 1 --as Ana
says "the rules are shown" "Parchís for pairs"
check "the rules are shown" "$(wc -l <"$scratch/out")" -gt 60
check "with game and version" "$(grep -c 'parchis-pairs, rules 1' "$scratch/out")" -ge 1
good "signed on paper" entrants "$cup" accept 1 --yes --as Ana
says "both players" "Ana: José Ruíz accepts the rules (parchis-pairs, rules 1)"
good "one of them" entrants "$cup" accept 2 1 --yes --as Lola
good "the list knows" entrants "$cup"
says "one of them" "2  Las Damas (Norte): Lola, Eva; seeding 1; rules accepted by 1 of 2"
good "all that are left" entrants "$cup" accept all --yes --as Ana
check "all that are left: one" "$(wc -l <"$scratch/out")" -eq 1
good "nobody is left" entrants "$cup" accept all --yes --as Ana
says "nobody is left" "All of them have accepted this version already."
for who in "" 3 9 "1 3" "1 x"; do
	# shellcheck disable=SC2086 # words
	refused "who accepts: $who" "Who accepts? \`accept ENTRANT\`, \`accept ENTRANT 1\` for one of its players, or \`accept all\`." \
		entrants "$cup" accept $who --yes --as Ana
done
good "the time is kept" log "$cup" --json
check "the version is kept" "$(grep -o '"version":"parchis-pairs, rules 1"' "$scratch/out" | wc -l)" -eq 4

# --------------------------------------------------------------------------------- lists from spreadsheets

list=$scratch/list.csv
csv=$scratch/csv.ckc

# imports TITLE NAME...: the list goes into a new championship of pairs, and these entrants come of it.
imports() {
	importing=$1
	shift
	begin "$csv" knockout
	good "$importing" entrants "$csv" import "$list" --as Ana
	"$CHARKONI" cup entrants "$csv" | sed 's/; rules accepted by 0 of 2//' >"$scratch/out"
	check "$importing: how many" "$(wc -l <"$scratch/out")" -eq $#
	for name in "$@"; do
		says "$importing" "$name"
	done
}

printf 'Ana,Luis,Uno\nEva,Joan,Dos\n' >"$list"
imports "without names of columns" "1  Ana / Luis (Uno)" "2  Eva / Joan (Dos)"
printf 'Ana;Luis;Uno\r\nEva;Joan;Dos\r\n' >"$list"
imports "semicolons and CRLF" "1  Ana / Luis (Uno)" "2  Eva / Joan (Dos)"
printf 'Ana\tLuis\tUno\rEva\tJoan\tDos\r' >"$list"
imports "tabs and CR" "1  Ana / Luis (Uno)" "2  Eva / Joan (Dos)"
printf '\357\273\277Ana,Luis\n\n,,\nEva,Joan' >"$list"
imports "a mark, empty lines, no end of line" "1  Ana / Luis" "2  Eva / Joan"
printf 'sep=;\r\nAna;Luis\r\n' >"$list"
imports "a line that names the separator" "1  Ana / Luis"
printf '"Ana, la de ""Uno""";"Luis;2"\n  Eva  ;"  Joan  "\n"Al\nma";Bea\n' >"$list"
imports "quotes, spaces, a cell of two lines" '1  Ana, la de "Uno" / Luis;2' "2  Eva / Joan" "3  Al ma / Bea"
printf 'Jos\351;Mar\355a;Pe\361a \200\nZo\353;N\372ria\n' >"$list"
imports "Windows-1252" "1  José / María (Peña €)" "2  Zoë / Núria"
printf 'José;María\n' | iconv -f UTF-8 -t UTF-16 >"$list"
imports "UTF-16 with a mark" "1  José / María"
printf 'José;María 😀\n' | iconv -f UTF-8 -t UTF-16LE >"$list"
imports "UTF-16LE without a mark" "1  José / María 😀"
printf 'José;María\n' | iconv -f UTF-8 -t UTF-16BE >"$list"
imports "UTF-16BE without a mark" "1  José / María"
printf 'Club,Player 2,Player 1,Seeding,Name\nUno,Luis,Ana,2,Los Dos\n' >"$list"
imports "English names of columns" "1  Los Dos (Uno): Ana, Luis; seeding 2"
printf 'Pareja;Jugador 1;Jugador 2;Peña;Cabeza de serie\nLos Dos;Ana;Luis;Uno;1\n' >"$list"
imports "Spanish names of columns" "1  Los Dos (Uno): Ana, Luis; seeding 1"
printf 'Dupla;Jogador 1;Jogador 2;Clube\n;Ana;Luis;Uno\n' >"$list"
imports "Portuguese names of columns" "1  Ana / Luis (Uno)"
printf 'जोड़ी,खिलाड़ी 1,खिलाड़ी 2,क्लब\n,Ana,Luis,Uno\n' >"$list"
imports "Hindi names of columns" "1  Ana / Luis (Uno)"
printf 'NAME 1;name_2\nAna;Luis\n' >"$list"
imports "names of columns in any letters" "1  Ana / Luis"
printf "player 1,player 2\n'=SUM(1),'-Luis\n" >"$list"
imports "what a spreadsheet would take for a formula" "1  =SUM(1) / -Luis"
good "it is written so again" entrants "$csv" export
check "it is written so again" "$(grep -c "\"'=SUM(1)\",\"'-Luis\"" "$scratch/out")" -eq 1

rm -f "$scratch/single.ckc"
good "single players" new "$scratch/single.ckc" --name C --organiser Ana --boards 2 --game parchis:players=2
printf 'Nombre,Club\nAna,Uno\nLuis,\n' >"$list"
cup entrants "$scratch/single.ckc" import "$list" --as Ana
good "single players" entrants "$scratch/single.ckc"
says "single players" "1  Ana (Uno); rules accepted by 0 of 1"
refused "no second player there" "Entrants are single players here: there is no second player." \
	entrants "$scratch/single.ckc" add X Y --as Ana

# refuses TITLE SENTENCE: the list is refused with these lines, and nothing of it is imported.
refuses() {
	begin "$csv" knockout
	good "somebody is there" entrants "$csv" add Vera Nico --as Ana
	cup entrants "$csv" import "$list" --as Ana
	check "$1: the exit code" "$code" -eq 2
	printf '%s\n' "$2" | sed 's/^/charkoni cup entrants: /' >"$scratch/want"
	check "$1: $(diff "$scratch/want" "$scratch/err")" -z "$(diff "$scratch/want" "$scratch/err")"
	check "$1: nothing is imported" "$("$CHARKONI" cup entrants "$csv" | wc -l)" -eq 1
}
printf 'Ana,Luis\nEva\nAna,Otro\nP,P\nX,Vera\n,\nQ,R\n' >"$list"
refuses "every line that is wrong is named" "Line 2: Entrants are pairs here: the second player is missing, or is no name.
Line 3: a player of this line stands in line 1 already.
Line 4: The two players of an entrant must be two people with two names.
Line 5: This player plays already, in entrant 1, Vera / Nico.
4 lines are refused. Nothing was imported."
printf 'name,player 1,player 2,seeding\nDos,A,B,x\nTres,C,D,2\nTres,E,F,\n' >"$list"
refuses "a seeding, a name twice" "Line 2: the seeding is no number.
Line 4: this name stands in line 3 already.
2 lines are refused. Nothing was imported."
printf 'A,B,Club,more\nC,D\n' >"$list"
refuses "cells beyond the columns" "Line 1: there are more cells than a list without names of columns has: players and club.
1 line is refused. Nothing was imported."
printf 'player 1,player 2,club\nA,B,Uno\nC,D,Uno,x,y\nE,F,Dos,,\n' >"$list"
refuses "cells beyond the names of columns" "Line 3: there are more cells than the first line has names of columns.
1 line is refused. Nothing was imported."
printf 'A,"B\nC,D\n' >"$list"
refuses "a quotation mark" "“$list”, line 1: a quotation mark has no partner. Nothing was imported."
printf 'A,"B" x\n' >"$list"
refuses "text behind a quotation mark" "“$list”, line 1: a quotation mark has no partner. Nothing was imported."
awk 'BEGIN { for (i = 1; i < 40; i++) printf "x,"; print "y" }' >"$list"
refuses "too many columns" "“$list”, line 1: there are too many columns. Nothing was imported."
printf '\001\002\201\000abc' >"$list"
refuses "no text" "“$list” is no text; save the list as CSV, best in UTF-8."
: >"$list"
refuses "an empty list" "The list has no entrants."
printf 'player 1,player 2\n' >"$list"
refuses "names of columns alone" "The list has no entrants."
printf 'A\tB,C\nlong\n' >"$list"
awk 'BEGIN { s = "x"; for (i = 0; i < 7; i++) s = s s; print s "," "B" }' >"$list"
refuses "too long a name" "Line 1: “player1” must be a text of 1 to 120 bytes on one line, without control characters and without spaces at its ends.
1 line is refused. Nothing was imported."
list=$scratch/nowhere.csv
refuses "no file" "“$list” cannot be read: No such file or directory."
list=$scratch
refuses "a folder" "“$list” cannot be read: Is a directory."
list=$scratch/list.csv
refused "no list" "The list is missing: \`import LIST.csv\`, or - for standard input." entrants "$csv" import --as Ana
printf 'player 1,player 2,shoes\nA,B,44\n' >"$list"
begin "$csv" knockout
cup entrants "$csv" import "$list" --as Ana
check "a column that means nothing" "$code" -eq 0
tells "a column that means nothing" "The column “shoes” is left out: it is none that a list of entrants has."

printf 'player 1,player 2,seeding\nA,B,1\nC,D,\n' >"$list"
begin "$csv" knockout
good "seedings" entrants "$csv" import "$list" --as Ana
says "seedings that are not looked at" \
	"Seedings are given, but the draw does not look at them: the format has no seeded=1."
begin "$csv" knockout:seeded=1
good "seedings" entrants "$csv" import "$list" --as Ana
check "seedings that are" "$(grep -c Seedings "$scratch/out")" -eq 0
begin "$csv" swiss
good "seedings" entrants "$csv" import "$list" --as Ana
says "a format without them" "Seedings are given, but the draw of this format does not look at them."
says "who has not accepted" \
	"4 players have not accepted the rules yet (rule 18): \`charkoni cup entrants FILE accept\`."
good "all accept" entrants "$csv" accept all --yes --as Ana
good "all have accepted" status "$csv"
check "all have accepted" "$(grep -c 'not accepted' "$scratch/out")" -eq 0

# -------------------------------------------------------------------------------------------------- the draw

refused "nothing before the draw" "This comes after the draw, which is not made yet: \`charkoni cup draw\`." \
	call "$cup" 1 1 --as Ana
refused "no pairing before the draw" "This comes after the draw, which is not made yet: \`charkoni cup draw\`." \
	pair "$cup" --as Ana
good "no standings before the draw" standings "$cup"
says "no standings before the draw" "There are no standings before the draw."
begin "$csv" knockout
refused "nobody to be drawn" "There are too few entrants: this format wants at least 2." draw "$csv" --as Ana
refused "who may draw" "Juez may not do this: it is for the organiser (\`charkoni cup officials\` lists who is what)." \
	draw "$cup" --as Juez
refused "who may commit" \
	"Juez may not do this: it is for the organiser (\`charkoni cup officials\` lists who is what)." \
	draw "$cup" --commit --as Juez
for i in 3 4 5 6; do
	good "more pairs" entrants "$cup" add "C$i" "D$i" --as Ana
done
good "a commitment" draw "$cup" --commit --as Ana
seed=$(sed -n 's/^Seed: //p' "$scratch/out")
commitment=$(sed -n 's/^Commitment: //p' "$scratch/out")
check "the seed is long" "${#seed}" -eq 32
check "the commitment is its SHA-256" "$(printf %s "$seed" | sha256sum | cut -d' ' -f1)" = "$commitment"
check "the seed is not in the file" "$(grep -c "$seed" "$cup" || true)" -eq 0
refused "the seed must be given" "There is a commitment: make the draw with its seed, --seed." draw "$cup" --as Ana
refused "another seed" "This seed is not the one that was committed to: its SHA-256 is another than $commitment." \
	draw "$cup" --seed lucky --as Ana
refused "a commitment is a SHA-256" "“seed” of a commitment must be the 64 hexadecimal digits of a SHA-256." \
	act "$cup" commit abc --as Ana
good "the draw" draw "$cup" --seed "$seed" --as Ana
check "the draw shows the games" "$(grep -c '^  game ' "$scratch/out")" -eq 2
good "it is verified" verify "$cup"
says "the seed was committed to" "The seed is the one that was committed to: $commitment."
says "the draw made again" "The draw made again from the seed “$seed” is the same."
drawn="The draw is made: nobody enters or leaves the list any more (rule 15); who goes home withdraws."
refused "nobody enters any more" "$drawn" entrants "$cup" add X Y --as Ana
refused "nobody leaves any more" "$drawn" entrants "$cup" leave 1 --as Ana
refused "no second draw" "$drawn" draw "$cup" --seed "$seed" --as Ana
refused "no commitment any more" "$drawn" draw "$cup" --commit --as Ana
fixed="does not change any more: the draw is made, or somebody has entered."
refused "the format stays" "“format” $fixed" change "$cup" format=swiss --as Ana
refused "the game stays" "“game-string” $fixed" change "$cup" game-string=pachisi --as Ana
refused "the grace stays" "“grace” $fixed" change "$cup" grace=5 --as Ana
refused "the category stays" "“category” $fixed" change "$cup" category=x --as Ana
refused "the seeding stays" "“seeding” $fixed" entrants "$cup" amend 1 seeding=3 --as Ana
refused "no change of partners (rule 15)" \
	"The championship has begun: no change of partners in Las Damas (rule 15), only the spelling of a name." \
	entrants "$cup" amend 2 player1=Zacarías --as Ana
good "letters may be corrected" entrants "$cup" amend 1 player1="José Ruiz" --as Ana
good "a board more" change "$cup" boards=2 minutes=30 --as Ana
good "an equal seed" new "$scratch/seed1.ckc" --name C --organiser Ana --boards 3
good "an equal seed" new "$scratch/seed2.ckc" --name C --organiser Ana --boards 3
for i in 1 2; do
	enter "$scratch/seed$i.ckc" 20
	good "an equal seed" draw "$scratch/seed$i.ckc" --seed "once y cuarto"
	cp "$scratch/out" "$scratch/draw$i"
done
check "gives an equal draw" "$(cmp "$scratch/draw1" "$scratch/draw2" && echo same)" = same
good "a draw of its own seed" new "$scratch/seed3.ckc" --name C --organiser Ana --boards 3
enter "$scratch/seed3.ckc" 20
good "a draw of its own seed" draw "$scratch/seed3.ckc"
check "is another one" "$(cmp -s "$scratch/draw1" "$scratch/out" || echo other)" = other

# --------------------------------------------------------------------------------------- the life of a game

# A round of its own: eight pairs, two boards, on an evening of long ago.
CHARKONI_NOW='2025-12-01 21:02'
export CHARKONI_NOW
game=$scratch/game.ckc
rm -f "$game"
good "eight pairs on two boards" new "$game" --name Copa --date 2026-12-01 --boards 2 --organiser Ana --judge Juez \
	--chief Luisa --format knockout:third=yes --grace 15
enter "$game" 8
good "the draw" draw "$game" --seed ocho --as Ana
good "the games" export "$game" --to csv
row=$(tail -n +2 "$scratch/out" | head -n 1 | tr -d '\r')
one=$(echo "$row" | cut -d, -f7)
other=$(echo "$row" | cut -d, -f9)
one_number=$(echo "$row" | cut -d, -f6)
other_number=$(echo "$row" | cut -d, -f8)

refused "no such game" "There is no game 99; there are 4." call "$game" 99 1 --as Ana
refused "no such round" "There is no round 7; 3 are paired." announce "$game" 7 20:00 --as Ana
refused "no such table" "There is no table 3: there are 2 boards." call "$game" 1 3 --as Ana
refused "table 0" "“table” must be a number from 1 to 2048." call "$game" 1 0 --as Ana
refused "a game that is no number" "“game” is “one”, but must be a number." call "$game" one 1 --as Ana
refused "a table is wanted" "“table” is missing; see --help for what goes where." call "$game" 1 --as Ana
refused "one value too many" "“3” has no place in “call”; its fields are game, table." call "$game" 1 2 3 --as Ana
refused "an act that wants nothing" "“3” is one argument too many: “pair” wants nothing." pair "$game" 3 --as Ana
refused "players do not call" \
	"Quico may not do this: it is for the organiser, judge, chief judge (\`charkoni cup officials\` lists who is what)." \
	call "$game" 1 1 --as Quico
for time in 25:00 20:60 8 noon 2026-12-01 2026-12-01T20 2026-13-01T20:00 2026-02-30T20:00 2026-12-01T20:00X 20:00:0; do
	refused "no time: $time" "“$time” is no time; one is 20:00, of today, or 2026-12-01T20:00." \
		announce "$game" 1 "$time" --as Ana
done
refused "a round and a game" "Announce either a round or a game, one of the two." \
	announce "$game" round=1 game=1 start=20:00 --as Ana
refused "neither" "Announce either a round or a game, one of the two." announce "$game" start=20:00 --as Ana
refused "an absence before an announcement" \
	"The start of game 1 was not announced, so nobody can be late (rule 16): \`charkoni cup announce\`." \
	absent "$game" 1 1 --as Juez
good "a round" announce "$game" 1 2037-01-01T20:00 --as Ana
says "a round of another day" "Ana: announces round 1 for 2037-01-01 20:00"
refused "rule 16: not before the grace" \
	"Nobody can be declared absent from game 1 before 2037-01-01 20:15: 15 minutes after its announced start, 2037-01-01 20:00 (rule 16)." \
	absent "$game" 1 both --as Juez
for both in ambos AMBAS 'as duas' दोनों; do
	refused "both sides are understood: $both" \
		"Nobody can be declared absent from game 1 before 2037-01-01 20:15: 15 minutes after its announced start, 2037-01-01 20:00 (rule 16)." \
		absent "$game" 1 "$both" --as Juez
done
refused "no third side of an absence" "“side” is “3”, but must be 1, 2 or both." absent "$game" 1 3 --as Juez
good "with a zone" announce "$game" 1 2037-01-01T20:00+02:00 --as Ana
says "with a zone" "Ana: announces round 1 for 2037-01-01 18:00"
good "in UTC" announce "$game" 1 "2037-01-01 20:30:00Z" --as Ana
says "in UTC" "Ana: announces round 1 for 2037-01-01 20:30"
refused "no time of years ago" \
	"“2020-01-01T20:30” is more than a day ago by the clock of this computer: nothing is announced for then." \
	announce "$game" game=4 2020-01-01T20:30 --as Ana
good "a game of its own" announce "$game" game=4 2025-12-01T20:30 --as Ana
good "by its name" announce "$game" 2025-12-01T20:45 game=4 --as Ana
says "its time is past" \
	"20:45 was 17 minutes ago: who is not seated can be declared absent at once (rule 16)."
says "by its name" "Ana: announces game 4, $("$CHARKONI" cup export "$game" --to csv | tr -d '\r' | awk -F, '$1 == 4 { print $7 " – " $9 }'), for 20:45"
good "called" call "$game" 1 1 --as Ana
refused "the table is taken" "At table 1 game 1 is being played ($one – $other)." call "$game" 2 1 --as Ana
good "to the other table" call "$game" 1 2 --as Juez
good "a mistake" uncall "$game" 1 --why "wrong game" --as Juez
says "a mistake" "Juez: takes back the call of game 1, $one – $other (wrong game)"
reason="This wants a reason, which stays in the log: say it with --why."
refused "not called" "Game 1 is scheduled, and so this cannot be done with it." uncall "$game" 1 --why x --as Juez
refused "no report before the call" \
	"Game 1 is scheduled: it is called to a table before it can be reported." report "$game" 1 1 5-3 --as x
good "called" call "$game" 1 1 --as Ana
refused "a reason is wanted" "$reason" uncall "$game" 1 --as Juez
good "a player is seated" seat "$game" 1 1 2 --as Quico
says "a player is seated" "Quico: $(echo "$one" | sed 's|.* / ||') is seated at game 1"
refused "no third player" "“member” is “3”, but must be 1 or 2." seat "$game" 1 1 3 --as Quico
refused "no third side" "“side” is “3”, but must be 1 or 2." seat "$game" 1 3 1 --as Quico
refused "no side 0" "“side” is “0”, but must be 1 or 2." seat "$game" 1 0 1 --as Quico
refused "rule 13: nothing to certify" \
	"Game 1 is called: its players report a result first, then a judge certifies it (rule 13)." \
	certify "$game" 1 --as Juez
good "it begins" start "$game" 1 --as Quico
refused "it is being played" "Game 1 is being played: who is absent is declared before the game begins (rule 16)." \
	absent "$game" 1 1 --as Juez
refused "nothing to annul" "Game 1 is being played: only a certified result is annulled." \
	annul "$game" 1 --why x --as Luisa
home="Who wins game 1 has from 4 to 7 pieces home, for the game ends as soon as one player has all (rule 10); the other side has fewer than 7."
for score in 3-5 4-8 9-0 0-0 8-0 4-7; do
	refused "no such end: $score" "$home" report "$game" 1 1 "$score" --as Quico
done
refused "no such piece" "“home1” must be a number from 0 to 16." report "$game" 1 1 20-3 --as Quico
refused "no score" "“home1” is “x”, but must be a number." report "$game" 1 1 x-3 --as Quico
refused "a score is wanted" "“home1” is missing; see --help for what goes where." report "$game" 1 1 --as Quico
refused "a winner is wanted" "“winner” is “3”, but must be 1 or 2." report "$game" 1 3 5-3 --as Quico
good "reported" report "$game" 1 1 5-3 --as Quico
says "reported" "Quico: reports game 1, $one – $other: $one wins, pieces home 5-3"
good "corrected" report "$game" 1 2 home=3-6 --as Quico
good "corrected by name" report "$game" 1 winner=2 home1=3 home2=7 --as Quico
good "the status" status "$game"
says "it waits for a judge" \
	"  game 1 (quarterfinal), table 1: $one – $other; $other has won, pieces home 3-7, reported 21:02"
refused "players do not certify" \
	"Quico may not do this: it is for the judge, chief judge (\`charkoni cup officials\` lists who is what)." \
	certify "$game" 1 --as Quico
good "a claim" claim "$game" "$one_number" "a piece was touched" game=1 --as Quico
says "a claim" "Quico: $one claims about game 1: a piece was touched"
refused "the claim first" "Claim 1 about game 1 must be answered before the game is certified (rule 17)." \
	certify "$game" 1 --as Juez
refused "no such claim" "There is no claim 5." answer "$game" 5 no --as Juez
refused "players do not answer" \
	"Quico may not do this: it is for the judge, chief judge (\`charkoni cup officials\` lists who is what)." \
	answer "$game" 1 no --as Quico
good "the status" status "$game"
says "a claim is open" "  claim 1 of $one about game 1, $one – $other: a piece was touched"
good "the answer" answer "$game" 1 "it was moved" --as Juez
refused "rule 18: it is final" "Claim 1 is answered, and the answer is final (rule 18)." answer "$game" 1 no --as Luisa
good "the report was a mistake" unreport "$game" 1 --why "not over" --as Juez
good "reported" report "$game" 1 1 5-3 --as Quico
good "rule 13: certified" certify "$game" 1 --as Juez
certified="Game 1 is certified: nothing changes any more, and no claim is taken (rule 17)."
refused "rule 17: no claim any more" "$certified" claim "$game" "$one_number" late game=1 --as Quico
refused "rule 17: no report" "$certified" report "$game" 1 2 3-5 --as Quico
refused "rule 17: no call" "$certified" call "$game" 1 1 --as Ana
refused "rule 17: no second certificate" "$certified" certify "$game" 1 --as Luisa
refused "a judge does not annul" \
	"Juez may not do this: it is for the chief judge (\`charkoni cup officials\` lists who is what)." \
	annul "$game" 1 --why x --as Juez
refused "who plays another game" "$other does not play game 2 ($("$CHARKONI" cup export "$game" --to csv | tr -d '\r' | awk -F, '$1 == 2 { print $7 " – " $9 }'))." \
	claim "$game" "$other_number" late game=2 --as Quico
good "a claim about nothing" claim "$game" "$other_number" "too loud" --as Quico
says "a claim about nothing" "Quico: $other claims: too loud"
good "a note" note "$game" "the lamp fell" --as Quico
good "a note about a game" note "$game" "the lamp fell" game=2 --as Quico
says "a note about a game" "Quico: notes about game 2: the lamp fell"

# rule 16, with the announcement of 17 minutes ago
good "a side is seated" seat "$game" 4 1 1 --as x
good "a side is seated" seat "$game" 4 1 2 --as x
fourth=$("$CHARKONI" cup export "$game" --to csv | tr -d '\r' | awk -F, '$1 == 4 { print $7 }')
good "who is late is shown" status "$game"
check "who is late is shown" "$(grep -c '^  game 4 (quarterfinal), board [12]: .*announced for 20:45' "$scratch/out")" -eq 1
refused "rule 16: who is seated is there" "$fourth is seated at game 4, and so is not absent (rule 16)." \
	absent "$game" 4 1 --as Juez
refused "rule 16: not both either" "$fourth is seated at game 4, and so is not absent (rule 16)." \
	absent "$game" 4 both --as Juez
good "rule 16: the other is absent" absent "$game" 4 2 --as Juez
check "rule 16: it has lost" "$("$CHARKONI" cup export "$game" --to csv | tr -d '\r' | awk -F, '$1 == 4 { print $12 }')" = "$fourth"

# on: the second round, and an annulment
play "$game" 2 1 4-0
play "$game" 3 2 2-4
good "the semifinals" status "$game" --json
is_json "the semifinals"
good "the first semifinal" call "$game" 5 1 --as Ana
busy=$("$CHARKONI" cup export "$game" --to csv | tr -d '\r' | awk -F, '$1 == 5 { print $7 " – " $9 }')
refused "what stands upon a result comes first" \
	"Game 5 ($busy) was begun upon this result: it must be annulled, or its call taken back, first." \
	annul "$game" 1 --why "wrong names" --as Luisa
good "its call is taken back" uncall "$game" 5 --why "game 1 is annulled" --as Luisa
good "the chief judge annuls" annul "$game" 1 --why "wrong names" --as Luisa
says "it stays visible" "Luisa: annuls the result of game 1, $one – $other (wrong names)"
good "in the log" log "$game" --game 1
check "in the log, with the result before" "$(grep -c 'certifies game 1' "$scratch/out")" -eq 1
good "it is played again" export "$game" --to csv
again=$(tr -d '\r' <"$scratch/out" | awk -F, -v a="$one_number" '$6 == a && $10 == "scheduled" { print $1 }')
check "in a game of its own" "$again" -gt 4
play "$game" "$again" 1 4-1

# rules 14 and 15
good "rule 15: a pair goes home" withdraw "$game" "$one_number" --as Juez
refused "rule 15: it has gone" "$one has withdrawn (rule 15)." withdraw "$game" "$one" --as Juez
refused "rule 14: with a reason" "$reason" expel "$game" "$fourth" --as Juez
good "rule 14: a pair is expelled" expel "$game" "$fourth" --why "loaded die" --as Juez
says "rule 14: why" "Juez: expels $fourth (rule 14) (loaded die)"
good "rule 14: its game" status "$game"
check "rule 14: who goes on" "$(grep -Fc "; $fourth is expelled, " "$scratch/out")" -eq 1
refused "rule 14: it is out" "$fourth is expelled (rule 14)." withdraw "$game" "$fourth" --as Juez
refused "rule 15: no substitutes" \
	"The championship has begun: no change of partners in $other (rule 15), only the spelling of a name." \
	substitute "$game" "$other_number" 1 Nuevo --why ill --as Juez
good "the standings" standings "$game"
check "who was expelled stands last" "$(tail -n 1 "$scratch/out" | grep -c 'expelled')" -eq 1
good "the standings as CSV" standings "$game" --csv
check "the standings as CSV: all lines" "$(wc -l <"$scratch/out")" -eq 9
good "the standings as JSON" standings "$game" --json
is_json "the standings as JSON"
refused "no group" "There is no such group; groups are made by the draw of the format “groups”." standings "$game" --group 1
refused "one form" "Choose one of --json and --csv." standings "$game" --csv --json

unset CHARKONI_NOW

# ------------------------------------------------------------------------------------ other formats, the end

field() { # field FILE CONDITION FIELD: of the games that the condition of awk selects
	"$CHARKONI" cup export "$1" --to csv | tr -d '\r' | tail -n +2 | awk -F, "$2 { print \$$3 }"
}

# play_all FILE [HOME]: every game that is due is won by the first side, until there is none.
play_all() {
	for g in $(field "$1" '$10 == "scheduled" && $6 != "" && $8 != ""' 1); do
		"$CHARKONI" cup call "$1" "$g" 1 --as Ana >/dev/null
		"$CHARKONI" cup report "$1" "$g" 1 "${2:-4-0}" --as x >/dev/null
		"$CHARKONI" cup certify "$1" "$g" --as Juez >/dev/null
	done
}

swiss=$scratch/swiss.ckc
begin "$swiss" swiss:rounds=3,ties=buchholz+home
enter "$swiss" 8
good "a Swiss tournament" draw "$swiss" --seed s --as Ana
refused "a round is played first" "Game 1 ($(field "$swiss" '$1 == 1' 7) – $(field "$swiss" '$1 == 1' 9)) is not decided yet." \
	pair "$swiss" --as Ana
refused "the end comes first" "Game 1 ($(field "$swiss" '$1 == 1' 7) – $(field "$swiss" '$1 == 1' 9)) is not decided yet." \
	close "$swiss" --as Ana
play_all "$swiss"
good "the round can be paired" status "$swiss"
says "the round can be paired" "The next round can be paired: \`charkoni cup pair\`."
for round in 2 3; do
	good "round $round" pair "$swiss" --as Juez
	check "round $round: its games" "$(grep -c '^  game ' "$scratch/out")" -eq 4
	play_all "$swiss" "4-$round"
done
refused "all rounds are made" "There is nothing to pair: all rounds are made." pair "$swiss" --as Ana
refused "no extra game without its tie-break" \
	"A1 / B1 and A2 / B2 are not level, or the tie-breaks have no extra game." extra "$swiss" 1 2 --as Ana
good "the standings" standings "$swiss"
check "tie-breaks are explained" "$(grep -Ec ' by (Buchholz|difference of pieces), -?[0-9]+ to -?[0-9]+\)' "$scratch/out")" -ge 1
check "points, games and tie-breaks of each" \
	"$(grep -Ec '^[1-8]\. .*: points [0-3], played 3; Buchholz [0-9]+, difference of pieces -?[0-9]+' "$scratch/out")" -eq 8
good "the standings as CSV" standings "$swiss" --csv
says "their head" "$(printf '\357\273\277')place,entrant,name,club,group,points,played,buchholz,home,decided,round,out$(printf '\r')"
good "with another sign" standings "$swiss" --csv --separator ';'
check "with another sign" "$(head -n 1 "$scratch/out" | grep -c 'place;entrant;name')" -eq 1
refused "a sign that is none" "--separator is “.”, but must be one of , ; | and tab." standings "$swiss" --csv --separator .
good "a tournament report" export "$swiss" --to trf --output "$scratch/report.trf"
check "a line a player" "$(grep -c '^001 ' "$scratch/report.trf")" -eq 8
check "three rounds in columns" "$(grep '^001 ' "$scratch/report.trf" | tr -d '\r' | awk '{ print length($0) }' | sort -u)" = 119
check "points sum to the games" "$(grep '^001 ' "$scratch/report.trf" | cut -c81-84 | awk '{ s += $1 } END { print s }')" -eq 12
check "results in their columns" "$(grep '^001 ' "$scratch/report.trf" | cut -c99 | tr -d '01\n')" = ""
refused "no such form" "--to is “pdf”, but must be one of archive, json, csv, trf." export "$swiss" --to pdf
refused "no report of a knockout" "A tournament report (TRF16) is for Swiss tournaments and round robins." \
	export "$game" --to trf
good "the end" close "$swiss" --as Ana
refused "closed" "The championship is closed; only notes may be added." withdraw "$swiss" 1 --as Juez
good "notes are taken" note "$swiss" "thanks to all" --as Ana

begin "$swiss" swiss:rounds=5
enter "$swiss" 4
refused "more rounds than opponents" \
	"5 rounds in which nobody meets an opponent twice want at least 5 entrants, and there are 4: enter more, or change the format (\`charkoni cup change FILE format=swiss:rounds=3\`)." \
	draw "$swiss" --seed s --as Ana
good "a fifth pair" entrants "$swiss" add A5 B5 --as Ana
good "as many as opponents" draw "$swiss" --seed s --as Ana

# Three rounds of three; the one with the bye goes home after the first, and the other two have met.
begin "$swiss" swiss:rounds=5
enter "$swiss" 3
good "fewer rounds" change "$swiss" format=swiss:rounds=3 --as Ana
good "three of three" draw "$swiss" --seed s --as Ana
play_all "$swiss"
left=$((6 - $(field "$swiss" '$1 == 1' 6) - $(field "$swiss" '$1 == 1' 8)))
good "one goes home" withdraw "$swiss" "$left" --as Juez
refused "no rematch" "No further round can be paired: there is no pairing left in which nobody meets an opponent again or has a second bye. All is decided with the rounds that are played." \
	pair "$swiss" --as Ana
good "it is at its end" status "$swiss"
says "it is at its end" "All is decided: print what goes on the wall, then close it: \`charkoni cup close\`."
good "it is closed without a reason" close "$swiss" --as Ana
good "it can be verified" verify "$swiss"

robin=$scratch/robin.ckc
begin "$robin" round-robin:ties=direct+extra
enter "$robin" 3
good "three, everybody against everybody" draw "$robin" --seed s --as Ana
for pair in 1:2 2:3 3:1; do
	g=$(field "$robin" "(\$6 == ${pair%:*} && \$8 == ${pair#*:}) || (\$8 == ${pair%:*} && \$6 == ${pair#*:})" 1)
	side=1
	[ "$(field "$robin" "\$1 == $g" 6)" = "${pair%:*}" ] || side=2
	score=4-1
	[ $side = 1 ] || score=1-4
	play "$robin" "$g" $side $score
done
good "a circle" standings "$robin"
check "a circle: the lot" "$(grep -c 'by the lot' "$scratch/out")" -ge 1
gone=$scratch/gone.ckc
begin "$gone" round-robin
enter "$gone" 3
good "a round robin" draw "$gone" --seed s --as Ana
play "$gone" 1 1 4-0
out=$(field "$gone" '$1 == 1' 6)
good "who has won goes home" withdraw "$gone" "$out" --as Juez
good "what became of it, by name" log "$gone" --entrant "A$out / B$out"
check "what became of it, by name" "$(grep -c ' withdraws (rule 15)$' "$scratch/out")" -eq 1
refused "nobody of that name" "“Nobody” is no entrant: give the number, or a name that only one has." \
	log "$gone" --entrant Nobody
good "and the game is annulled" annul "$gone" 1 --why "sides mixed up" --as Luisa
good "its report" export "$gone" --to trf
check "who went home has no point of a bye" "$(grep "^001 *$out " "$scratch/out" | grep -c ' U')" -eq 0
good "an extra game" extra "$robin" 1 2 --as Ana
says "an extra game" "Ana: sets an extra game of A1 / B1 and A2 / B2"
says "of three that are level" "3 are level: extra games part them when each of them has played each other."
good "its report leaves it out" export "$robin" --to trf
check "its report leaves it out" "$(tr -d '\r' <"$scratch/out" | grep -c '^XXR 3$')" -eq 1

# a mistake about who goes: the wrong number is typed, while a game is at a board
back=$scratch/back.ckc
begin "$back" knockout
enter "$back" 4
good "a knockout" draw "$back" --seed s --as Ana
wrong=$(field "$back" '$1 == 1' 6)
good "a game is called" call "$back" 1 2 --as Ana
good "and begins" start "$back" 1 --as Ana
refused "nobody is out yet" \
	"A$wrong / B$wrong has neither withdrawn nor been expelled: there is nothing to take back." \
	reinstate "$back" "$wrong" --why x --as Juez
good "the wrong pair is expelled" expel "$back" "$wrong" --why "loaded die" --as Juez
refused "a mistake has a reason" "This wants a reason, which stays in the log: say it with --why." \
	reinstate "$back" "$wrong" --as Juez
refused "players take nothing back" \
	"Ana may not do this: it is for the judge, chief judge (\`charkoni cup officials\` lists who is what)." \
	reinstate "$back" "$wrong" --why x --as Ana
good "it is taken back" reinstate "$back" "A$wrong / B$wrong" --why "wrong number" --as Juez
says "it is taken back" "Juez: takes back that A$wrong / B$wrong went (wrong number)"
says "their game goes on" "Game 1 goes on where it was."
good "at its table" report "$back" 1 1 4-0 --as Ana
good "who goes home is told apart" withdraw "$back" 3 --as Juez
good "and expelled when it comes out" expel "$back" 3 --why "loaded die" --as Juez
good "a step back" reinstate "$back" 3 --why "not theirs" --as Juez
says "a step back" "A3 / B3 has withdrawn before, and that stands: what is taken back is the expulsion."
good "they have still gone home" entrants "$back"
check "they have still gone home" "$(grep -c 'A3 / B3.*withdrawn' "$scratch/out")" -eq 1
good "all of it replays" verify "$back"

groups=$scratch/groups.ckc
begin "$groups" groups:size=3,through=1
enter "$groups" 6
good "groups" draw "$groups" --seed s --as Ana
good "one of them" standings "$groups" --group 2
check "one of them" "$(wc -l <"$scratch/out")" -eq 3
good "as JSON" standings "$groups" --group 1 --json
is_json "as JSON"
play_all "$groups"
good "all of them" standings "$groups"
check "each under its head" "$(head -n 1 "$scratch/out")" = "Group 1"
says "each under its head" "Group 2"
check "points and games" "$(grep -Ec '^[123]\. .*: points [0-2], played 2; direct encounter ' "$scratch/out")" -ge 1
good "the knockout after them" pair "$groups" --as Ana
play_all "$groups"
good "all is decided" status "$groups"
check "all is decided" "$(grep -c 'all is decided\.$' "$scratch/out")" -eq 1
says "who has won, and what comes next" "The first places:"
check "who has won" "$(grep -c '^  1\. A' "$scratch/out")" -eq 1
says "what comes next" "All is decided: print what goes on the wall, then close it: \`charkoni cup close\`."
good "the winner" standings "$groups"
check "the winner" "$(grep -c '^1\. .*: winner$' "$scratch/out")" -eq 1
check "who lost the final" "$(grep -c '^2\. .*: out in the final$' "$scratch/out")" -eq 1
check "those who stayed in their groups" "$(grep -c ': place [23] in group [12]$' "$scratch/out")" -eq 4
check "the groups stand behind it" "$(grep -c '^Group [12]$' "$scratch/out")" -eq 2

third=$scratch/third.ckc
begin "$third" knockout:third=yes
enter "$third" 4
good "a knockout of four" draw "$third" --seed s --as Ana
says "who has not accepted the rules" \
	"8 players have not accepted the rules yet (rule 18): \`charkoni cup entrants FILE accept\`."
good "the semifinals" status "$third"
check "the semifinals are named" "$(grep -c '^  game [12] (semifinal), ' "$scratch/out")" -eq 2
good "while it is played" standings "$third"
check "while it is played" "$(grep -c '^1\. .*: still in, semifinal$' "$scratch/out")" -eq 4
play_all "$third"
good "the final" status "$third"
check "the final is named" "$(grep -c '^  game [34] (final), ' "$scratch/out")" -eq 1
check "and the third place" "$(grep -c '^  game [34] (third place), ' "$scratch/out")" -eq 1
again=$(field "$third" '$1 > 2 && $3 == "third"' 1)
good "a reason is no yes" note "$third" "before the end" --as Ana
refused "no way back" \
	"Not all is decided, and a closed championship is never opened again: give --yes besides if it ends here." \
	close "$third" --why storm --as Ana
play_all "$third"
good "the end" standings "$third"
says "the third" "3. $(sed -n 's/^3\. \(.*\): has won the match for the third place$/\1/p' "$scratch/out"): has won the match for the third place"
check "the fourth" "$(grep -c '^4\. .*: has lost the match for the third place$' "$scratch/out")" -eq 1
good "a result is annulled" annul "$third" 4 --why "sides mixed up" --as Luisa
says "its place is taken" "Game 5 takes its place: it is announced, called and reported anew, under this number."
good "it ends here" close "$third" --why storm --yes --as Ana
good "nothing is next any more" status "$third"
check "nothing is next any more" "$(grep -c '^Next:$' "$scratch/out")" -eq 0

league=$scratch/league.ckc
begin "$league" round-robin:substitutes=yes,best=3
enter "$league" 3
good "a league" draw "$league" --seed s --as Ana
good "a substitute where the format has them" substitute "$league" 1 2 Nuevo --why ill --as Juez
says "a substitute" "Juez: Nuevo comes in as player 2 of A1 / Nuevo (ill)"
refused "who plays already" "This player plays already, in entrant 2, A2 / B2." \
	substitute "$league" 1 2 A2 --why ill --as Juez
busy=$(field "$league" '$1 == 1' 7)
good "a game of a match of three" call "$league" 1 1 --as Ana
begin "$league" double-elimination
enter "$league" 2
refused "too few for it" "There are too few entrants: this format wants at least 3." draw "$league" --as Ana

# two games of one entrant at once
begin "$league" round-robin
enter "$league" 4
good "a league" draw "$league" --seed s --as Ana
first=$(field "$league" '$1 == 1' 6)
second=$(field "$league" "\$1 > 1 && (\$6 == $first || \$8 == $first)" 1 | head -n 1)
good "one game" call "$league" 1 1 --as Ana
refused "nobody sits at two boards" \
	"A$first / B$first is at the board already, in game 1 ($(field "$league" '$1 == 1' 7) – $(field "$league" '$1 == 1' 9))." \
	call "$league" "$second" 2 --as Ana

# the general form of acts
refused "no act" "“dance” is no act; the acts are change, official, enter, amend, leave, accept, commit, draw, pair, extra, announce, call, uncall, seat, start, report, unreport, certify, absent, annul, expel, withdraw, reinstate, substitute, claim, answer, note, close." \
	act "$league" dance --as Ana
cup act "$league" --as Ana
check "no act at all" "$code" -eq 2
good "an act with its fields" act "$league" note text="by its field" --as Ana --why "because"
says "an act with its fields" "Ana: notes: by its field (because)"
good "as it is kept" act "$league" note "as it is kept" --as Ana --json
is_json "as it is kept"
check "as it is kept" "$(grep -c '^{"act":"note","at":[0-9]*,"who":"Ana","text":"as it is kept"}$' "$scratch/out")" -eq 1
good "the last acts" log "$league" --last 2
check "the last acts" "$(wc -l <"$scratch/out")" -eq 2
good "the acts of somebody" log "$league" --who Nobody
check "the acts of somebody" ! -s "$scratch/out"
good "the acts about an entrant" log "$robin" --entrant 2
check "the acts about an entrant" "$(wc -l <"$scratch/out")" -eq 1
good "the log of a game as JSON" log "$league" --game 1 --json
is_json "the log of a game as JSON"
good "everything as JSON" export "$league" --to json --output "$scratch/all.json"
if command -v python3 >/dev/null; then
	check "everything as JSON" "$(python3 -m json.tool <"$scratch/all.json" >/dev/null 2>&1 && echo good)" = good
fi

# -------------------------------------------------------------------------------- archives, and what is damaged

cup export "$game" --output "$scratch/game.txt"
check "an archive" "$code" -eq 0
good "is verified" verify "$scratch/game.txt"
good "is opened" open "$scratch/game.txt" "$scratch/opened.ckc"
check "all acts are there" "$(acts "$scratch/opened.ckc")" -eq "$(acts "$game")"
cup export "$scratch/opened.ckc"
check "it is written again" "$code" -eq 0
check "and is the same" "$(cmp "$scratch/out" "$scratch/game.txt" && echo same)" = same
check "its SHA-256 is told" "$(cat "$scratch/err")" = "charkoni cup export: The SHA-256 of this archive, for the signed \
sheet: $(tail -n +2 "$scratch/game.txt" | sha256sum | cut -d' ' -f1)"
check "its SHA-256 is what follows" "$(tail -n +2 "$scratch/game.txt" | sha256sum | cut -d' ' -f1)" = \
	"$(head -n 1 "$scratch/game.txt" | sed 's/.*"sha256":"\([0-9a-f]*\)".*/\1/')"
refused "a file that is there" "“$scratch/opened.ckc” is there already; a new championship wants a new file." \
	open "$scratch/game.txt" "$scratch/opened.ckc"

# archive LINE...: these acts with a head that fits.
archive() {
	printf '%s\n' "$@" >"$scratch/acts.txt"
	{
		printf '{"charkoni-cup":1,"acts":%s,"sha256":"%s"}\n' $# "$(sha256sum <"$scratch/acts.txt" | cut -d' ' -f1)"
		cat "$scratch/acts.txt"
	} >"$scratch/made.txt"
}
# unopened TITLE SENTENCE: made.txt is refused, and no file is made.
unopened() {
	refused "$1" "$2" open "$scratch/made.txt" "$scratch/none.ckc"
	check "$1: no file is made" ! -e "$scratch/none.ckc"
	check "$1: nothing is left beside" "$(find "$scratch" -name 'none*' | wc -l)" -eq 0
}
altered="“$scratch/made.txt” was altered or cut off: its SHA-256 is another than it says."
create='{"act":"create","at":5,"who":"Ana","name":"C","date":"2026-12-01","game-string":"parchis-pairs","format":"knockout","boards":3,"minutes":40,"grace":15,"size":2,"pieces":4,"most":8}'
sed 's/"home1":5/"home1":6/' "$scratch/game.txt" >"$scratch/made.txt"
unopened "an altered result" "$altered"
head -n 20 "$scratch/game.txt" >"$scratch/made.txt"
unopened "cut off" "$altered"
head -c -1 "$scratch/game.txt" >"$scratch/made.txt"
unopened "cut off by a byte" "$altered"
{ cat "$scratch/game.txt" && tail -n 1 "$scratch/game.txt"; } >"$scratch/made.txt"
unopened "an act more" "$altered"
sed 's/"charkoni-cup":1/"charkoni-cup":2/' "$scratch/game.txt" >"$scratch/made.txt"
unopened "a newer form" "“$scratch/made.txt” is an archive of a newer charkoni than this."
none="“$scratch/made.txt” is no archive of a championship; \`charkoni cup export --to archive\` makes one."
echo hello >"$scratch/made.txt"
unopened "no archive" "$none"
: >"$scratch/made.txt"
unopened "nothing" "$none"
echo '{"a":1}' >"$scratch/made.txt"
unopened "other JSON" "$none"
cp "$game" "$scratch/made.txt"
unopened "a file of the store" "$none"
rm "$scratch/made.txt"
unopened "no file" "“$scratch/made.txt” cannot be read: No such file or directory."
archive "$create" '{"act":"dance","at":6,"who":"Ana"}'
unopened "an act that is not known" "“$scratch/made.txt”, line 3: this act is not understood."
archive "$create" '{"act":"note","at":6,"who":"Ana","text":"x","shoe":9}'
unopened "a member that is not known" "“$scratch/made.txt”, line 3: this act is not understood."
archive "$create" '{"act":"note"'
unopened "half an act" "“$scratch/made.txt”, line 3: this act is not understood."
archive "$create" "$create"
unopened "two beginnings" "The championship is created already; “change” changes it."
archive '{"act":"note","at":6,"who":"Ana","text":"x"}'
unopened "no beginning" "There is no championship yet; it begins with the act “create”."
archive "$create" '{"act":"note","at":4,"who":"Ana","text":"x"}'
unopened "time goes back" "The time is before that of the last act, 00:00; look at the clock of this computer."
archive "$create" '{"act":"certify","at":6,"who":"Ana","game":1}'
unopened "who may not" "Ana may not do this: it is for the judge, chief judge (\`charkoni cup officials\` lists who is what)."
archive "$create"
good "a beginning alone" open "$scratch/made.txt" "$scratch/none.ckc"

# broken FILE TITLE CODE PART: every command that reads says so, and leaves it as it was.
broken() {
	cp "$1" "$scratch/before"
	for command in status standings log entrants officials verify; do
		cup "$command" "$1"
		check "$2: $command" "$code" -eq "$3"
		tells "$2: $command" "$4"
	done
	check "$2: it stays as it was" "$(cmp "$1" "$scratch/before" && echo same)" = same
	cup note "$1" x --as Ana
	check "$2: an act" "$code" -eq "$3"
	tells "$2: an act" "$4"
}
echo "this is a letter, no championship; it is long enough to be one" >"$scratch/letter.ckc"
broken "$scratch/letter.ckc" "a foreign file" 2 "is something else than a file of charkoni."
head -c 3000 "$game" >"$scratch/half.ckc"
broken "$scratch/half.ckc" "half a file" 1 "is damaged:"
sed 's/loaded die/golden die/' "$game" >"$scratch/forged.ckc"
if ! cmp -s "$game" "$scratch/forged.ckc"; then
	broken "$scratch/forged.ckc" "an altered reason" 1 "is damaged:"
fi
if command -v python3 >/dev/null; then
	cp "$game" "$scratch/newer.ckc"
	python3 -c 'import sqlite3, sys
db = sqlite3.connect(sys.argv[1]); db.execute("PRAGMA user_version = 999"); db.commit()' "$scratch/newer.ckc"
	broken "$scratch/newer.ckc" "a newer file" 1 "was written by a newer charkoni than this."
	python3 -c 'import sqlite3, sys
db = sqlite3.connect(sys.argv[1]); db.execute("CREATE TABLE t (x)"); db.commit()' "$scratch/foreign.ckc"
	broken "$scratch/foreign.ckc" "another database" 2 "is something else than a file of charkoni."
fi
cup status "$scratch/nowhere.ckc"
check "no file" "$code" -eq 2
tells "no file" "There is no championship in “$scratch/nowhere.ckc”; \`charkoni cup new\` makes one."
cup note "$scratch/nowhere.ckc" x --as Ana
check "no file is made by an act" ! -e "$scratch/nowhere.ckc"

# a file that may not be written: it can be read, and an act is refused (root may write everything)
cp "$game" "$scratch/locked.ckc"
chmod 444 "$scratch/locked.ckc"
good "a file that may not be written is read" status "$scratch/locked.ckc"
if [ "$(id -u)" -ne 0 ]; then
	cup note "$scratch/locked.ckc" x --as Ana
	check "but not written" "$code" -eq 1
	tells "but not written" "“$scratch/locked.ckc” may not be written; nothing was changed."
fi

# a full disk: what may be written ends (1024 bytes a block)
cp "$game" "$scratch/full.ckc"
before=$(acts "$scratch/full.ckc")
size=$(($(wc -c <"$scratch/full.ckc") / 512 + 2))
long=$(awk 'BEGIN { for (i = 0; i < 1900; i++) printf "x" }')
told=0
for i in 1 2 3 4 5 6 7 8 9 10 11 12; do
	code=0
	(ulimit -f "$size" && exec "$CHARKONI" cup note "$scratch/full.ckc" "$long $i" --as Ana) >"$scratch/out" \
		2>"$scratch/err" </dev/null || code=$?
	if [ "$code" -ne 0 ]; then
		check "a full disk: the exit code" "$code" -eq 1
		check "a full disk: it is told" "$(grep -c 'nothing was changed\|could not be' "$scratch/err")" -ge 1
		told=1
		break
	fi
	before=$((before + 1))
done
check "a full disk is met" "$told" -eq 1
check "a full disk: no accepted act is lost" "$(acts "$scratch/full.ckc")" -eq "$before"
good "a full disk: it is whole" verify "$scratch/full.ckc"
good "with room again it goes on" note "$scratch/full.ckc" "room" --as Ana
code=0
(ulimit -f 4 && exec "$CHARKONI" cup new "$scratch/small.ckc" --name C --organiser Ana --boards 3) >"$scratch/out" \
	2>"$scratch/err" </dev/null || code=$?
check "a full disk: no new one" "$code" -eq 1
check "a full disk: nothing is left" "$(find "$scratch" -name 'small*' | wc -l)" -eq 0

# ----------------------------------------------------------------------------------------- several at once

# Many processes upon one game: each is either done or told, and the file has what was done.
race=$scratch/race.ckc
begin "$race" knockout
enter "$race" 8
good "the draw" draw "$race" --seed s --as Ana
before=$(acts "$race")
for i in 1 2 3 4 5 6 7 8; do
	( # who is told that somebody was faster, or that the table is taken by now, has exit code 2
		code=0
		"$CHARKONI" cup call "$race" $((i % 4 + 1)) $((i % 3 + 1)) --as Ana >"$scratch/race.$i" \
			2>"$scratch/race.$i.err" </dev/null || code=$?
		echo $code >"$scratch/race.$i.code"
	) &
done
wait
done_count=$(cat "$scratch"/race.?.code | grep -c '^0$' || true)
check "every answer is one of two" "$(cat "$scratch"/race.?.code | grep -vc '^[02]$' || true)" -eq 0
check "nobody is sent to the clock" "$(cat "$scratch"/race.?.err | grep -c 'look at the clock' || true)" -eq 0
check "what was answered is in the file" "$(acts "$race")" -eq $((before + done_count))
check "at each table one game" "$(field "$race" '$10 == "called"' 5 | sort | uniq -d | wc -l)" -eq 0
good "it is whole" verify "$race"
for i in 1 2 3 4; do # certify one game with four hands: one wins
	"$CHARKONI" cup call "$race" $i 1 --as Ana >/dev/null 2>&1 || true
done
first=$(field "$race" '$10 == "called"' 1 | head -n 1)
good "reported" report "$race" "$first" 1 4-0 --as x
for i in 1 2 3 4 5 6; do
	(
		code=0
		"$CHARKONI" cup certify "$race" "$first" --as Juez >/dev/null 2>"$scratch/race.$i.err" </dev/null || code=$?
		echo $code >"$scratch/race.$i.code"
	) &
done
wait
check "one certifies" "$(cat "$scratch"/race.[1-6].code | grep -c '^0$')" -eq 1
check "the others are told" "$(cat "$scratch"/race.[1-6].err | grep -c 'is certified: nothing changes any more')" -eq 5
before=$(acts "$race")
for i in 1 2 3 4 5 6 7 8; do # acts that do not concern each other are all done
	"$CHARKONI" cup note "$race" "note $i" --as Ana >/dev/null 2>"$scratch/race.$i.err" </dev/null &
done
wait
check "notes of eight at once" "$(acts "$race")" -eq $((before + 8))
check "nobody is told anything" -z "$(cat "$scratch"/race.[1-8].err)"
for i in 1 2 3; do # two championships in one file: one wins
	(
		code=0
		"$CHARKONI" cup new "$scratch/twice.ckc" --name "C$i" --organiser Ana --boards 3 >/dev/null 2>&1 || code=$?
		echo $code >"$scratch/race.$i.code"
	) &
done
wait
check "one begins" "$(cat "$scratch"/race.[1-3].code | sort | tr '\n' ' ')" = "0 2 2 "
check "nothing is left beside" "$(find "$scratch" -name 'twice*' | wc -l)" -eq 1

# kill -9 between any two acts: what was answered is there
killed=$scratch/killed.ckc
begin "$killed" knockout
before=$(acts "$killed")
sure=0
for i in 1 2 3 4 5 6 7 8 9 10 11 12; do
	rm -f "$scratch/answer"
	"$CHARKONI" cup note "$killed" "note $i" --as Ana >"$scratch/answer" 2>/dev/null </dev/null &
	pid=$!
	[ $((i % 3)) -eq 0 ] || sleep 0.0$((i % 7))
	kill -9 "$pid" 2>/dev/null || true
	wait "$pid" 2>/dev/null || true
	[ ! -s "$scratch/answer" ] || sure=$((sure + 1))
done
check "kill -9: what was answered is there" "$(acts "$killed")" -ge $((before + sure))
check "kill -9: and no more than was asked" "$(acts "$killed")" -le $((before + 12))
good "kill -9: it is whole" verify "$killed"
good "kill -9: it goes on" note "$killed" "on" --as Ana

# --------------------------------------------------------------------------------- languages, colour, numbers

for lang in en es pt hi; do
	for command in status standings log "entrants" officials verify; do
		# shellcheck disable=SC2086 # words
		good "$command in $lang" $command "$game" --lang $lang
	done
	check "no escapes in $lang" "$(LC_ALL=C grep -c "$(printf '\033')" "$scratch/out" || true)" -eq 0
	good "help in $lang" --help --lang $lang
	cup certify "$game" 1 --as Ana --lang $lang
	check "a refusal in $lang" "$code" -eq 2
	for key in status standings log; do
		good "$key in $lang as JSON" "$key" "$game" --json --lang $lang
		cp "$scratch/out" "$scratch/json.$key.$lang"
		is_json "$key in $lang as JSON"
		check "JSON is the same in $lang" "$(sed 's/"now":[0-9]*//; s/"expected_[a-z_]*":[0-9]*//g' "$scratch/json.$key.en" | cksum)" = \
			"$(sed 's/"now":[0-9]*//; s/"expected_[a-z_]*":[0-9]*//g' "$scratch/json.$key.$lang" | cksum)"
	done
done
cup --lang es status "$game"
check "the language may stand in front" "$code" -eq 0
NO_COLOR=1
export NO_COLOR
good "without colour" status "$game"
unset NO_COLOR

# one of everything
single=$scratch/single_board.ckc
good "a small championship" new "$single" --name Copa --date 2026-12-01 --boards 1 --minutes 1 --grace 1 --organiser Ana \
	--judge Juez --game parchis:players=2,pieces=1
enter "$single" 2
good "a small championship" draw "$single" --seed s --as Ana
refused "one board" "There is no table 2: there is 1 board." call "$single" 1 2 --as Ana
refused "one game" "There is no game 2; there is 1." call "$single" 2 1 --as Ana
refused "one round" "There is no round 2; 1 is paired." announce "$single" 2 20:00 --as Ana
good "a round" announce "$single" 1 2037-01-01T20:00 --as Ana
refused "one minute" "Nobody can be declared absent from game 1 before 2037-01-01 20:01: 1 minute after its announced start, \
2037-01-01 20:00 (rule 16)." absent "$single" 1 1 --as Juez
good "its status" status "$single"
check "a game takes one minute" "$(grep -c '; a game takes 1 minute\.$' "$scratch/out")" -eq 1
good "a change" change "$single" place=Sevilla --as Ana
check "in the log" "$(grep -c ', 1 board, 1 minute a game' "$scratch/out")" -eq 1
good "a call" call "$single" 1 1 --as Ana
good "a start" start "$single" 1 --as Ana
refused "one piece" "Who wins game 1 has 1 piece home, and the other side none." report "$single" 1 1 0-0 --as Ana

# 69 pairs: 59 byes, five games in the first round
big=$scratch/big.ckc
begin "$big" knockout --category adultos
enter "$big" 69
good "69 pairs are drawn" draw "$big" --seed s --as Ana
check "five games in the first round" "$(grep -c '^  game ' "$scratch/out")" -eq 5
check "59 byes, nobody is lost" "$(grep -c '^  bye: ' "$scratch/out")" -eq 59
good "the status of 69" status "$big" --json
is_json "the status of 69"
if [ -w /dev/full ]; then
	code=0
	"$CHARKONI" cup status "$big" >/dev/full 2>"$scratch/err" || code=$?
	check "output that cannot be written" "$code" -eq 1
fi

# What the README shows is what works, to the letter.
mkdir "$scratch/readme"
sed -n 's|^    build/release/charkoni \(cup .*\)|"$CHARKONI" \1|p; s|^    \(printf .* >pairs.csv\)|\1|p' README.md >"$scratch/readme/lines"
check "the README has commands" "$(grep -c . "$scratch/readme/lines")" -ge 5
while IFS= read -r line; do
	code=0
	(cd "$scratch/readme" && unset CHARKONI_AS && eval "$line") >"$scratch/out" 2>&1 </dev/null || code=$?
	check "the README: $line" "$code" -eq 0
done <"$scratch/readme/lines"

tally
