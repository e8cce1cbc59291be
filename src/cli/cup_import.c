#include "cli/cup_import.h"

#include "cli/cup_args.h"

#include <string.h>

enum { WORD = 64 };

/* Names of columns in English, Spanish, Portuguese and Hindi, in small letters without spaces. */
static const char *const name_words[] = {
	"name",  "pair",   "team", "entrant", "nombre", "pareja",   "equipo",       "inscrito",   "nome",
	"dupla", "equipe", "नाम",  "जोड़ी",    "टीम",    "प्रतिभागी", "participante", "competitor", NULL};
static const char *const first_words[] = {"player1", "player",   "firstplayer", "name1",   "jugador1",
                                          "jugador", "jugadora", "jugadora1",   "nombre1", "jogador1",
                                          "jogador", "jogadora", "jogadora1",   "nome1",   "खिलाड़ी1",
                                          "खिलाड़ी",  "नाम1",     NULL};
static const char *const second_words[] = {"player2",   "secondplayer", "name2",     "partner",   "jugador2",
                                           "jugadora2", "nombre2",      "compañero", "compañera", "jogador2",
                                           "jogadora2", "nome2",        "parceiro",  "parceira",  "खिलाड़ी2",
                                           "नाम2",      "साथी",         NULL};
static const char *const club_words[] = {"club", "clube", "peña", "क्लब", NULL};
static const char *const seeding_words[] = {
	"seeding",       "seed",           "cabezadeserie", "cabezasdeserie",
	"cabeçadechave", "cabeçasdechave", "वरीयता",        NULL};
/* What our own lists have besides. */
static const char *const known_words[] = {"number", "state", "accepted1", "accepted2", "n",
                                          "no",     "nº",    "",          NULL};

/* ------------------------------------------------------------------- the names */

/* A name of a column in small letters, without spaces and signs between words. */
static void word_write(const char *cell, char out[WORD])
{
	size_t used = 0;

	for (; *cell != '\0' && used + 1 < WORD; cell++) {
		char c = *cell;

		if (strchr(" _-.:#()/", c) != NULL)
			continue;
		out[used++] = (char)(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
	}
	out[used] = '\0';
}

static bool is_among(const char *cell, const char *const *words)
{
	char word[WORD];

	word_write(cell, word);
	for (; *words != NULL; words++)
		if (strcmp(word, *words) == 0)
			return true;
	return false;
}

static int column_find(const ck_cup_csv_row *row, const char *const *words)
{
	for (size_t i = 0; i < row->cells; i++)
		if (is_among(row->cell[i], words))
			return (int)i;
	return -1;
}

static const char *unknown_find(const ck_cup_csv_row *row)
{
	for (size_t i = 0; i < row->cells; i++) {
		const char *cell = row->cell[i];

		if (!is_among(cell, name_words) && !is_among(cell, first_words) &&
		    !is_among(cell, second_words) && !is_among(cell, club_words) &&
		    !is_among(cell, seeding_words) && !is_among(cell, known_words))
			return cell;
	}
	return NULL;
}

ck_cup_columns ck_cup_columns_find(const ck_cup_csv *csv, unsigned size, const char **unknown)
{
	ck_cup_columns c = {.name = -1,
	                    .player = {0, size == 2 ? 1 : -1},
	                    .club = (int)size,
	                    .seeding = -1,
	                    .width = size + 1};
	ck_cup_columns named = {.head = true};

	*unknown = NULL;
	if (csv->count == 0)
		return c;
	named.width = csv->rows[0].cells;
	named.name = column_find(&csv->rows[0], name_words);
	named.player[0] = column_find(&csv->rows[0], first_words);
	named.player[1] = column_find(&csv->rows[0], second_words);
	named.club = column_find(&csv->rows[0], club_words);
	named.seeding = column_find(&csv->rows[0], seeding_words);
	if (named.name < 0 && named.player[0] < 0 && named.player[1] < 0)
		return c;
	if (named.player[0] < 0) { /* where only names are given they are the players' */
		named.player[0] = named.name;
		named.name = -1;
	}
	*unknown = unknown_find(&csv->rows[0]);
	return named;
}

/* -------------------------------------------------------------------- the rows */

/* A cell, without the ' that keeps a spreadsheet from reading it as a formula. */
static const char *cell_of(const ck_cup_csv_row *row, int column)
{
	const char *cell = column >= 0 && column < CK_CUP_CSV_CELLS ? row->cell[column] : "";

	return cell[0] == '\'' && cell[1] != '\0' && strchr("=+-@", cell[1]) != NULL ? cell + 1 : cell;
}

ck_cup_row_fault ck_cup_row_read(const ck_cup_csv_row *row, const ck_cup_columns *columns, unsigned size,
                                 const char *who, ck_act *act)
{
	const char *seeding = cell_of(row, columns->seeding);

	ck_act_init(act, CK_ACT_ENTER, 0, who);
	act->player[0] = cell_of(row, columns->player[0]);
	act->player[1] = size == 2 ? cell_of(row, columns->player[1]) : "";
	act->name = cell_of(row, columns->name);
	act->club = cell_of(row, columns->club);
	if (seeding[0] != '\0' && !ck_cup_number(seeding, &act->seeding))
		return CK_CUP_ROW_SEEDING;
	for (size_t i = columns->width; i < row->cells; i++)
		if (row->cell[i][0] != '\0')
			return CK_CUP_ROW_WIDE;
	return CK_CUP_ROW_GOOD;
}
