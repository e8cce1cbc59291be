#!/bin/sh
# lists.sh - lists of a championship: what a spreadsheet brings in and takes out again, and names as they come in. The
# binary is $CHARKONI.
# shellcheck disable=SC1111 # our sentences have such quotes
set -eu

# shellcheck source=tests/cases.sh
. "$(dirname "$0")/../cases.sh"
# shellcheck source=tests/cup/lib.sh
. "$(dirname "$0")/lib.sh"
TZ=UTC
CHARKONI_AS=Ana
export TZ CHARKONI_AS
cup=$scratch/cup.ckc
list=$scratch/list.csv

# good TITLE ARG...: it succeeds.
good() {
	what=$1
	shift
	cup "$@"
	check "$what: $(cat "$scratch/err")" "$code" -eq 0
}

# refused TITLE SENTENCE COMMAND ARG...: exit code 2, and this alone on standard error.
refused() {
	what=$1
	sentence="charkoni cup $3: $2"
	shift 2
	cup "$@"
	check "$what: the exit code" "$code" -eq 2
	check "$what: the sentence" "$(cat "$scratch/err")" = "$sentence"
}

# tells TITLE LINE: it is one of the lines of standard error.
tells() {
	check "$1" "$(grep -Fxc -- "charkoni cup entrants: $2" "$scratch/err" || true)" -ge 1
}

# begin [GAME]: a championship of pairs, or of this game, in $cup.
begin() {
	rm -f "$cup"
	good "a championship" new "$cup" --name Copa --date 2026-12-01 --boards 3 --organiser Ana --judge Rosa \
		--game "${1:-parchis-pairs}" --format knockout:substitutes=yes
}

# entrants TITLE LINE...: these are in the list, and no others.
entrants() {
	what=$1
	shift
	"$CHARKONI" cup entrants "$cup" | sed 's/; rules accepted by.*//' >"$scratch/out"
	check "$what: how many" "$(wc -l <"$scratch/out")" -eq $#
	for line in "$@"; do
		says "$what: $line" "$line"
	done
}

# ------------------------------------------------------------------ the first line: names of columns, or entrants

printf 'Jugador 1;Jugador 2;Peña\nAna;Luis;Uno\n' >"$list"
begin
good "a first line that names the columns" entrants "$cup" import "$list"
says "is told" "The first line names the columns: “Jugador 1”: player 1, “Jugador 2”: player 2, “Peña”: club."
entrants "and is no entrant" "1  Ana / Luis (Uno)"
awk 'BEGIN { for (i = 1; i <= 64; i++) print "Player " i }' >"$list"
begin parchis:players=2
good "players called Player 1 to 64" entrants "$cup" import "$list"
says "no odd entrant is lost" "64 entrants were imported."
check "nothing is told of columns" "$(grep -c columns "$scratch/out" || true)" -eq 0
printf 'Player 1,Player 2\nPlayer 3,Player 4\n' >"$list"
begin
good "pairs of such players" entrants "$cup" import "$list"
entrants "are all there" "1  Player 1 / Player 2" "2  Player 3 / Player 4"
printf '\n\nplayer 1;player 2\nAna;Eva\n' >"$list"
begin
good "empty lines above the list" entrants "$cup" import "$list"
entrants "empty lines above the list" "1  Ana / Eva"
begin
printf 'player 1;player 2\nAna;Eva\n' | "$CHARKONI" cup entrants "$cup" import - >"$scratch/out"
entrants "a list from a pipe" "1  Ana / Eva"
printf 'Club\nAna\n' >"$list"
begin parchis:players=2
good "a player called Club" entrants "$cup" import "$list"
entrants "is a player" "1  Club" "2  Ana"
printf 'PLAYER\nAna\n' >"$list"
begin parchis:players=2
good "a lone name of a column" entrants "$cup" import "$list"
says "is told too" "The first line names the columns: “PLAYER”: player."
entrants "and names it" "1  Ana"
printf 'JUGADORA A;Jugador B\nAna;Luis\n' >"$list"
begin
good "players A and B" entrants "$cup" import "$list"
entrants "are columns" "1  Ana / Luis"
printf 'जोड़ी,खिलाड़ी 1,खिलाड़ी 2\nDos,Ana,Luis\n' >"$list"
begin
good "Hindi, with letters put together the other way" entrants "$cup" import "$list"
entrants "is understood" "1  Dos: Ana, Luis"
known="Known are: player 1, player 2, name, club, seeding. Nothing was imported."
printf 'Pareja;Club\nAna;Uno\n' >"$list"
begin
refused "columns without the second player" \
	"The first line names columns, but “player 2” is not among them. $known" entrants "$cup" import "$list"
printf 'Nombre;Apellidos\nAna;Gil\n' >"$list"
refused "a column of surnames" \
	"There is a column “Apellidos”, but the whole name of a player stands in one cell. $known" \
	entrants "$cup" import "$list"
entrants "nothing of them is imported"
printf 'Una cosa\nAna\n' >"$list"
cup entrants "$cup" import "$list"
tells "lines without a second player tell what could stand there" \
	"If the first line is to name the columns: known are player 1, player 2, name, club, seeding."
printf 'player 1,player 2\nA,B,C\nD,E\n' >"$list"
begin
cup entrants "$cup" import "$list"
tells "a cell that has no column" "Line 2: there are more cells than the first line has names of columns."
entrants "is not dropped"
printf 'player 1,player 2\nA,B\n' >"$list"
begin parchis:players=2
cup entrants "$cup" import "$list"
tells "nor is a second player of singles" "Line 2: Entrants are single players here: there is no second player."

# --------------------------------------------------------------------------------------- who may not, is told once

printf 'A,B\nC,D\nE,F\n' >"$list"
begin
refused "an official in other letters is asked for once" "ana may not do this: it is for the organiser (\`charkoni cup \
officials\` lists who is what). Is “Ana” meant?" entrants "$cup" import "$list" --as ana
refused "by every act" "ROSA may not do this: it is for the organiser (\`charkoni cup \
officials\` lists who is what). Is “Rosa” meant?" entrants "$cup" add Eva Sol --as ROSA
refused "somebody else is told once" "Pedro may not do this: it is for the organiser (\`charkoni cup \
officials\` lists who is what)." entrants "$cup" import "$list" --as Pedro

# ------------------------------------------------------------------------------------------- out, and in again

printf '%s\r\n' 'name,player 1,player 2,club,seeding' '"Los ""Reyes"", de oro",Ana;Gil,Luis,"Peña, la; | otra",2' \
	',"=SUM(1)","-Luis|Mar",,' ',"'"''"'@x","O'"'"'Hara",,1' >"$list"
printf ',"Al\r\nma","Be\na",Uno,\n' >>"$list"
begin
good "a list with all that cells may have" entrants "$cup" import "$list"
entrants "is understood" '1  Los "Reyes", de oro (Peña, la; | otra): Ana;Gil, Luis; seeding 2' "2  =SUM(1) / -Luis|Mar" \
	"3  '@x / O'Hara; seeding 1" "4  Al ma / Be a (Uno)"
"$CHARKONI" cup entrants "$cup" --json >"$scratch/want"
cp "$cup" "$scratch/from.ckc"
for separator in ',' ';' tab '|'; do
	good "the list with $separator" entrants "$scratch/from.ckc" export --separator "$separator" --output "$scratch/again.csv"
	check "the list with $separator: it begins with the mark" \
		"$(head -c 3 "$scratch/again.csv" | od -An -tx1 | tr -d ' ')" = efbbbf
	begin
	good "the list with $separator: it is imported" entrants "$cup" import "$scratch/again.csv"
	"$CHARKONI" cup entrants "$cup" --json >"$scratch/out"
	check "the list with $separator: it is the same list" "$(cat "$scratch/out")" = "$(cat "$scratch/want")"
done
cup=$scratch/from.ckc
good "a list" entrants "$cup" export
check "names made of the players' are left to be made again" "$(grep -c '^4,,Al ma,Be a,Uno,,in,,' "$scratch/out")" -eq 1
good "the list with ;" entrants "$cup" export --separator ';'
check "its head" "$(tail -c +4 "$scratch/out" | head -n 1 | tr -d '\r')" = \
	"number;name;player1;player2;club;seeding;state;accepted1;accepted2"
refused "no separator" "--separator is “:”, but must be one of , ; | and tab." entrants "$cup" export --separator :
good "a draw" draw "$cup" --seed x
good "the games" export "$cup" --to csv
tail -c +4 "$scratch/out" >"$scratch/comma"
good "the games with tab" export "$cup" --to csv --separator tab
check "the games with tab: the first cells" "$(tail -c +4 "$scratch/out" | cut -f1-3 | tr '\t' , | head -n 3 | tr -d '\r')" = \
	"$(cut -d, -f1-3 "$scratch/comma" | head -n 3)"
check "the games with tab: as many cells" "$(tail -c +4 "$scratch/out" | awk -F'\t' '{ print NF }' | sort -u)" = 19
refused "a separator of an archive" "--separator goes with --to csv." export "$cup" --separator ';'
echo old >"$scratch/there.csv"
good "an output that is there is replaced, as everywhere" export "$cup" --to csv --output "$scratch/there.csv"
check "an output that is there" "$(tail -c +4 "$scratch/there.csv")" = "$(cat "$scratch/comma")"
sha256sum <"$cup" >"$scratch/before"
for what in "export $cup" "entrants $cup export"; do
	# shellcheck disable=SC2086 # words
	cup $what --output "$cup"
	check "but never the championship: $what" "$code" -eq 2
	check "but never the championship: $what" "$(sha256sum <"$cup")" = "$(cat "$scratch/before")"
done

# ------------------------------------------------------------------------------------------------- names

cup=$scratch/cup.ckc
composed=$(printf 'Jos\303\251')
apart=$(printf 'Jose\314\201')
begin
good "a name" entrants "$cup" add "$apart" Gil
entrants "is kept composed" "1  $composed / Gil"
taken="This player plays already, in entrant 1, $composed / Gil."
refused "José in other bytes" "$taken" entrants "$cup" add "$apart" Mar
refused "José in capitals" "$taken" entrants "$cup" add "$(printf 'JOS\303\211')" Mar
refused "José with something that cannot be seen" "$taken" entrants "$cup" add "$(printf '\342\200\213%s' "$composed")" Mar
refused "José by the word of the act" "$taken" act "$cup" enter "$apart" Mar
refused "both are one" "The two players of an entrant must be two people with two names." entrants "$cup" add Eva EVA
good "a name of a pair" entrants "$cup" add A B name="Los Reyes"
refused "that name in other letters" "Entrant 2, Los Reyes, has this name already." \
	entrants "$cup" add C D name="LOS REYES"
good "Jose is somebody else" entrants "$cup" add Jose Pepe
good "the same person may be written better" entrants "$cup" amend 1 "player2=GIL"
for unseen in '\342\200\213' '\357\273\277' '\343\200\200' '\302\255' '\342\240\200'; do
	# shellcheck disable=SC2059 # escapes
	name=$(printf "$unseen")
	refused "a name that nobody can see: $unseen" \
		"“player2” shows nothing: it has only spaces and marks that cannot be seen." entrants "$cup" add X "$name"
done
refused "a name that turns the line" "“player2” has a mark that turns the direction of writing; names are without." \
	entrants "$cup" add X "$(printf 'M\330\234ar')"
good "a name of marks that show something" entrants "$cup" add "★" "क्‍ष"
printf 'X;%s\nY;%s\n' "$apart" "$(printf '\343\200\200\342\200\213')" >"$list"
cup entrants "$cup" import "$list"
tells "so it is in lists" "Line 1: This player plays already, in entrant 1, $composed / GIL."
tells "so it is in lists" "Line 2: “player2” shows nothing: it has only spaces and marks that cannot be seen."
printf 'Zoe,Pia\nZOE,Tea\n' >"$list"
cup entrants "$cup" import "$list"
tells "in two lines" "Line 2: a player of this line stands in line 1 already."
good "a draw" draw "$cup" --seed "$apart"
good "a seed is taken by its bytes" log "$cup" --json
check "a seed is taken by its bytes" "$(grep -Fc "\"seed\":\"$apart\"" "$scratch/out")" -eq 1
refused "nobody comes in twice" "This player plays already, in entrant 1, $composed / GIL." substitute "$cup" 2 1 "$apart" --why ill --as Rosa

good "a pair goes home" withdraw "$cup" 2 --as Rosa
good "a player of it may come in elsewhere" substitute "$cup" 3 1 A --why ill --as Rosa
refused "an official in other letters" "An official has this name already." officials "$cup" add ROSA judge
good "an entrant is found by its name in any letters" log "$cup" --entrant "$(printf 'JOSE\314\201')"
check "an entrant is found by its name in any letters" "$(grep -c "amends entrant 1" "$scratch/out")" -eq 1
refused "a championship that nobody can name" "“name” shows nothing: it has only spaces and marks that cannot be seen." \
	new "$scratch/unseen.ckc" --name "$(printf '\342\200\213')" --boards 1 --organiser Ana
check "a championship that nobody can name" ! -e "$scratch/unseen.ckc"
good "one organiser and judge, typed on two keyboards" new "$scratch/two.ckc" --name Copa --boards 1 --organiser "$apart" \
	--judge "$composed"
good "one organiser and judge" officials "$scratch/two.ckc"
says "one organiser and judge" "$composed: organiser, judge"

# Rule 18: who is asked at a terminal may say yes in any of our languages.
if command -v script >/dev/null; then
	begin
	good "a pair" entrants "$cup" add A B
	for yes in yes Y si SI 'sí' 'SÍ ' "$(printf 'si\314\201')" S sim 'हाँ' no ''; do
		cp "$cup" "$scratch/asked.ckc"
		printf '%s\n' "$yes" | script -qec "\"$CHARKONI\" cup entrants \"$scratch/asked.ckc\" accept 1 1 --lang es" \
			/dev/null >"$scratch/out" 2>"$scratch/err" || true
		"$CHARKONI" cup entrants "$scratch/asked.ckc" >"$scratch/out"
		case $yes in
		no | '') want=0 ;;
		*) want=1 ;;
		esac
		check "yes in our languages: “$yes”" "$(grep -c "rules accepted by $want of 2" "$scratch/out")" -eq 1
	done
fi

# What is in the log is past the door: names that would not come in now are replayed as they are.
begin
good "a pair" entrants "$cup" add "$composed" Gil
good "a pair" entrants "$cup" add "Placeholder" "Nobody"
good "an archive" export "$cup" --output "$scratch/old.txt"
sed "1d; s/Placeholder/$apart/; s/Nobody/$(printf 'M\330\234ar')/" "$scratch/old.txt" >"$scratch/body"
sum=$(sha256sum <"$scratch/body" | cut -d' ' -f1)
head -n 1 "$scratch/old.txt" | sed "s/\"sha256\":\"[0-9a-f]*\"/\"sha256\":\"$sum\"/" | cat - "$scratch/body" >"$scratch/older.txt"
good "an older log opens" open "$scratch/older.txt" "$scratch/older.ckc"
good "an older log is exported" export "$scratch/older.ckc"
check "an older log stays as it is" "$(tail -n +2 "$scratch/out")" = "$(cat "$scratch/body")"
good "an older log goes on" entrants "$scratch/older.ckc" add Una Otra
good "a club beside an older name" entrants "$scratch/older.ckc" amend 2 club=Norte
# officials of an older log keep their names and roles
good "an archive" export "$cup" --output "$scratch/old.txt"
sed "1d; s/\"Ana\"/\"$apart\"/g" "$scratch/old.txt" >"$scratch/body"
sum=$(sha256sum <"$scratch/body" | cut -d' ' -f1)
head -n 1 "$scratch/old.txt" | sed "s/\"sha256\":\"[0-9a-f]*\"/\"sha256\":\"$sum\"/" | cat - "$scratch/body" >"$scratch/older.txt"
rm -f "$scratch/older.ckc"
good "an older organiser" open "$scratch/older.txt" "$scratch/older.ckc"
CHARKONI_AS=$apart
good "may what he might" entrants "$scratch/older.ckc" add Una Otra
CHARKONI_AS=Ana

tally
