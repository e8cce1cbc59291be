#include "cli/cup_import.h"

#include "cli/cup_args.h"
#include "cup/name.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

enum { WORD = 64, CELL = 4 * WORD };

/* Names of columns in English, Spanish, Portuguese and Hindi, without spaces. */
static const char *const name_words[] = {
	"name",  "pair",   "team", "entrant", "nombre", "pareja",   "equipo",       "inscrito",   "nome",
	"dupla", "equipe", "नाम",  "जोड़ी",    "टीम",    "प्रतिभागी", "participante", "competitor", NULL};
static const char *const first_words[] = {
	"jugadoraa", "jogadoraa", "player1",  "playera",   "player",  "firstplayer", "name1",
	"jugador1",  "jugador",   "jugadora", "jugadora1", "nombre1", "jogador1",    "jogador",
	"jogadora",  "jogadora1", "nome1",    "खिलाड़ी1",   "खिलाड़ी",  "नाम1",        NULL};
static const char *const second_words[] = {"jugadorab", "jogadorab",    "player2",   "playerb",   "jugadorab",
                                           "jogadorab", "secondplayer", "name2",     "partner",   "jugador2",
                                           "jugadorb",  "jugadora2",    "nombre2",   "compañero", "compañera",
                                           "jogador2",  "jogadorb",     "jogadora2", "nome2",     "parceiro",
                                           "parceira",  "खिलाड़ी2",      "नाम2",      "साथी",      NULL};
static const char *const club_words[] = {"club", "clube", "peña", "क्लब", NULL};
static const char *const seeding_words[] = {
	"seeding",       "seed",           "cabezadeserie", "cabezasdeserie",
	"cabeçadechave", "cabeçasdechave", "वरीयता",        NULL};
/* What our own lists have besides. */
static const char *const known_words[] = {"number", "state", "accepted1", "accepted2", "n",
                                          "no",     "nº",    "",          NULL};
static const char *const surname_words[] = {"surname",   "surnames",   "lastname", "apellido", "apellidos",
                                            "sobrenome", "sobrenomes", "apelido",  "उपनाम",    NULL};

/* ------------------------------------------------------------------- the names */

/* A name of a column without spaces and signs between words. */
static void word_write(const char *cell, char out[WORD])
{
	size_t used = 0;

	for (; *cell != '\0' && used + 1 < WORD; cell++)
		if (strchr(" _-.:#()/", *cell) == NULL)
			out[used++] = *cell;
	out[used] = '\0';
}

static bool is_among(const char *cell, const char *const *words)
{
	char word[WORD];

	word_write(cell, word);
	for (; *words != NULL; words++)
		if (ck_name_same(word, *words))
			return true;
	return false;
}

/* The first cell from `from` on that is among the words; -1 for none. */
static int column_find(const ck_cup_csv_row *row, int from, const char *const *words)
{
	for (size_t i = (size_t)from; i < row->cells; i++)
		if (is_among(row->cell[i], words))
			return (int)i;
	return -1;
}

static bool is_column(const ck_cup_columns *c, int cell)
{
	return cell == c->name || cell == c->player[0] || cell == c->player[1] || cell == c->club ||
	       cell == c->seeding;
}

/* The first column that will not be read. */
static const char *unread_find(const ck_cup_csv_row *row, const ck_cup_columns *c)
{
	for (size_t i = 0; i < row->cells; i++)
		if (!is_column(c, (int)i) && !is_among(row->cell[i], known_words))
			return row->cell[i];
	return NULL;
}

/* Cut "Player 12" or "Player A" into what stands before the number or letter, and that. False if there is none. */
static bool count_cut(const char *cell, char stem[CELL], const char **count)
{
	size_t size = strlen(cell), at = size;

	while (at > 0 && isdigit((unsigned char)cell[at - 1]))
		at--;
	if (at == size && size > 1 && isalpha((unsigned char)cell[size - 1]) && cell[size - 2] == ' ')
		at--;
	*count = cell + at;
	while (at > 0 && cell[at - 1] == ' ')
		at--;
	snprintf(stem, CELL, "%.*s", (int)(at < CELL ? at : CELL - 1), cell);
	return at > 0 && **count != '\0';
}

/* Whether a column goes on in the second row with what it has in the first: "Player 1", "Player 2". */
static bool goes_on(const ck_cup_csv *csv, int column)
{
	char stem[CELL], other[CELL];
	const char *count, *next;

	return column >= 0 && csv->count > 1 && count_cut(csv->rows[0].cell[column], stem, &count) &&
	       count_cut(csv->rows[1].cell[column], other, &next) && strcmp(count, next) != 0 &&
	       ck_name_same(stem, other);
}

/* The columns that the first row names; where only names are given they are the players'. */
static void columns_name(const ck_cup_csv_row *row, unsigned size, ck_cup_columns *c)
{
	*c = (ck_cup_columns){
		.name = column_find(row, 0, name_words),
		.player = {column_find(row, 0, first_words), column_find(row, 0, second_words)},
		.club = column_find(row, 0, club_words),
		.seeding = column_find(row, 0, seeding_words),
		.width = row->cells,
		.head = true,
	};
	if (c->player[0] < 0) {
		c->player[0] = c->name;
		c->name = c->name < 0 || size == 1 || c->player[1] >= 0
		                  ? -1
		                  : column_find(row, c->name + 1, name_words);
		if (size == 2 && c->player[1] < 0) {
			c->player[1] = c->name;
			c->name = -1;
		}
	} else if (size == 2 && c->player[1] < 0) {
		c->player[1] = column_find(row, c->player[0] + 1, first_words);
	}
}

ck_cup_head ck_cup_columns_find(const ck_cup_csv *csv, unsigned size, ck_cup_columns *columns,
                                const char **cell)
{
	ck_cup_columns named;

	*cell = NULL;
	*columns = (ck_cup_columns){.name = -1,
	                            .player = {0, size == 2 ? 1 : -1},
	                            .club = (int)size,
	                            .seeding = -1,
	                            .width = size + 1};
	if (csv->count == 0)
		return CK_CUP_HEAD_FOUND;
	columns_name(&csv->rows[0], size, &named);
	if ((named.name < 0 && named.player[0] < 0 && named.player[1] < 0 &&
	     (named.club < 0 || named.seeding < 0)) ||
	    goes_on(csv, named.name) || goes_on(csv, named.player[0]) || goes_on(csv, named.player[1]))
		return CK_CUP_HEAD_FOUND;
	*columns = named;
	for (size_t i = 0; i < csv->rows[0].cells; i++) {
		*cell = csv->rows[0].cell[i];
		if (is_among(*cell, surname_words))
			return CK_CUP_HEAD_SURNAME;
	}
	*cell = unread_find(&csv->rows[0], &named);
	return named.player[0] < 0 || (size == 2 && named.player[1] < 0) ? CK_CUP_HEAD_PART
	                                                                 : CK_CUP_HEAD_FOUND;
}

/* ----------------------------------------------------------------- in words */

const char *ck_cup_column_player(unsigned size, unsigned player)
{
	if (size == 1)
		return ck_trc("column of a list", "player");
	return player == 0 ? ck_trc("column of a list", "player 1") : ck_trc("column of a list", "player 2");
}

static size_t list_add(char *out, size_t cap, size_t used, const char *cell, const char *column)
{
	char quote[CK_ARGS_QUOTE];
	const ck_slot slots[] = {{"cell", quote}, {"column", column}, {NULL, NULL}};

	if (used > 0)
		used += ck_fill(out + used, cap - used, ", ", slots);
	if (cell == NULL)
		return used + ck_fill(out + used, cap - used, "{column}", slots);
	ck_args_quote(cell, quote);
	return used + ck_fill(out + used, cap - used, ck_tr("“{cell}”: {column}"), slots);
}

/* The columns there are, in their order: which cell each is (-1 for one that is left out), its name. */
typedef struct told {
	int cell;
	const char *column;
} told;

enum { COLUMNS = 5 };

const char *ck_cup_columns_tell(const ck_cup_columns *c, const ck_cup_csv_row *row, char *out, size_t cap)
{
	unsigned size = c->player[1] >= 0 ? 2 : 1;
	const told all[COLUMNS] = {{c->player[0], ck_cup_column_player(size, 0)},
	                           {c->player[1], ck_cup_column_player(size, 1)},
	                           {c->name, ck_trc("column of a list", "name")},
	                           {c->club, ck_trc("column of a list", "club")},
	                           {c->seeding, ck_trc("column of a list", "seeding")}};
	size_t used = 0;

	out[0] = '\0';
	for (size_t i = 0; i < COLUMNS; i++)
		if (all[i].cell >= 0)
			used = list_add(out, cap, used, row->cell[all[i].cell], all[i].column);
	return out;
}

const char *ck_cup_columns_known(unsigned size, char *out, size_t cap)
{
	size_t used = list_add(out, cap, 0, NULL, ck_cup_column_player(size, 0));

	if (size == 2) {
		used = list_add(out, cap, used, NULL, ck_cup_column_player(size, 1));
		used = list_add(out, cap, used, NULL, ck_trc("column of a list", "name"));
	}
	used = list_add(out, cap, used, NULL, ck_trc("column of a list", "club"));
	list_add(out, cap, used, NULL, ck_trc("column of a list", "seeding"));
	return out;
}

/* -------------------------------------------------------------------- the rows */

/* A cell, without the ' that keeps a spreadsheet from reading it as a formula. */
static const char *cell_of(const ck_cup_csv_row *row, int column)
{
	const char *cell = column >= 0 && column < CK_CUP_CSV_CELLS ? row->cell[column] : "";

	return cell[0] == '\'' && ck_cup_csv_is_formula(cell + 1) ? cell + 1 : cell;
}

ck_cup_row_fault ck_cup_row_read(const ck_cup_csv_row *row, const ck_cup_columns *columns, const char *who,
                                 ck_act *act)
{
	const char *seeding = cell_of(row, columns->seeding);

	ck_act_init(act, CK_ACT_ENTER, 0, who);
	act->player[0] = cell_of(row, columns->player[0]);
	act->player[1] = cell_of(row, columns->player[1]);
	act->name = cell_of(row, columns->name);
	act->club = cell_of(row, columns->club);
	if (seeding[0] != '\0' && !ck_cup_number(seeding, &act->seeding))
		return CK_CUP_ROW_SEEDING;
	for (size_t i = columns->width; i < row->cells; i++)
		if (row->cell[i][0] != '\0')
			return CK_CUP_ROW_WIDE;
	return CK_CUP_ROW_GOOD;
}
