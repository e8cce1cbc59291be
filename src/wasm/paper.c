#include "wasm/paper.h"

#include <string.h>

/* What is printed. */
static ck_game game;
static ck_print print;
static ck_sheet sheets[CK_SHEETS_MAX];
static size_t sheet_count;
static ck_summary summary;

int32_t paper_select(const char *name, uint32_t name_size, const char *page, uint32_t page_size, char *out)
{
	ck_game g;
	size_t written;

	if (!ck_game_parse(&g, name, name_size, NULL))
		return CK_PAPER_NO_GAME;
	if (!ck_guide_select(&g, page, page_size, out, &written, NULL))
		return CK_PAPER_BAD_PAGE;
	return (int32_t)written;
}

int32_t paper_begin(const char *name, uint32_t name_size, uint32_t paper, uint32_t look, uint32_t theme)
{
	sheet_count = 0;
	print.game = NULL; /* the game before is gone, whatever this one is */
	if (!ck_game_parse(&game, name, name_size, NULL) || paper >= CK_PAPER_COUNT ||
	    look >= CK_LOOK_COUNT || theme >= CK_THEME_COUNT)
		return CK_PAPER_NO_GAME;
	print = (ck_print){
		.game = &game, .paper = (uint8_t)paper, .look = (uint8_t)look, .theme = (uint8_t)theme};
	return 0;
}

int32_t paper_most(uint32_t kind)
{
	return print.game && kind < CK_SHEET_KIND_COUNT ? ck_sheet_most(&print, (ck_sheet_kind)kind) : 0;
}

static bool size_holds(uint32_t kinds, int32_t size)
{
	for (uint32_t kind = CK_SHEET_WHOLE; kind <= CK_SHEET_ARMS; kind++)
		if ((kinds & 1u << kind) != 0 && (paper_most(kind) == 0 || size > paper_most(kind)))
			return false;
	return size == 0 || (size >= CK_PRINT_SIZE_MIN && size <= CK_PRINT_SIZE_MAX);
}

int32_t paper_plan(uint32_t kinds, int32_t size, const char *rules, uint32_t rules_size)
{
	sheet_count = 0;
	if (!print.game || kinds >= 1u << CK_SHEET_KIND_COUNT || !size_holds(kinds, size))
		return CK_PAPER_TOO_LARGE;
	if ((kinds & 1u << CK_SHEET_RULES) != 0 &&
	    !ck_summary_fit(&summary, ck_sheet_rules_box(&print), rules, rules_size))
		return CK_PAPER_TOO_LONG;
	print.kinds = (uint8_t)kinds;
	print.size = size;
	sheet_count = ck_sheet_plan(&print, sheets);
	return (int32_t)sheet_count;
}

/* ------------------------------------------------------------------ sheets */

static const ck_sheet *sheet_at(uint32_t sheet)
{
	static const ck_sheet none;

	return sheet < sheet_count ? &sheets[sheet] : &none;
}

int32_t paper_kind(uint32_t sheet)
{
	return sheet < sheet_count ? sheets[sheet].kind : CK_PAPER_NO_SHEET;
}

int32_t paper_landscape(uint32_t sheet)
{
	return sheet_at(sheet)->landscape;
}

int32_t paper_column(uint32_t sheet)
{
	return sheet_at(sheet)->column;
}

int32_t paper_row(uint32_t sheet)
{
	return sheet_at(sheet)->row;
}

int32_t paper_arms(uint32_t sheet)
{
	return sheet_at(sheet)->count;
}

int32_t paper_pieces_fit(uint32_t sheet)
{
	return sheet < sheet_count && ck_sheet_pieces_fit(&print, sheets[sheet].size);
}

static const char *word_take(const char **words)
{
	const char *word = *words;

	*words += strlen(word) + 1;
	return word;
}

int32_t paper_write(uint32_t sheet, const char *words, char *out, uint32_t cap)
{
	ck_sheet_words w;

	if (sheet >= sheet_count)
		return CK_PAPER_NO_SHEET;
	w.lang = word_take(&words);
	w.title = word_take(&words);
	w.check = word_take(&words);
	w.caption = word_take(&words);
	w.note = word_take(&words);
	return (int32_t)ck_sheet_write(&print, &sheets[sheet], &w, &summary, out, cap);
}
