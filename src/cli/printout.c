#include "cli/printout.h"

#include "guide/guide.h"
#include "i18n/i18n.h"
#include "term/words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ------------------------------------------------------------------- rules */

/* The page of the rules, as the game's options have it. */
static ck_printout_result page_init(ck_printout *o)
{
	const ck_game *g = o->print.game;
	size_t size;
	const char *page = ck_guide_page(ck_lang_get(), (ck_kind)g->kind, &size);

	o->rules = malloc(size);
	if (o->rules == NULL)
		return CK_PRINTOUT_NO_MEMORY;
	return ck_guide_select(g, page, size, o->rules, &o->rules_size, NULL) ? CK_PRINTOUT_DONE
	                                                                      : CK_PRINTOUT_NO_RULES;
}

/* What the page calls the game. */
static void title_take(ck_printout *o)
{
	ck_span page = {o->rules, o->rules_size};
	ck_block block;

	while (ck_block_take(&page, &block) && o->title[0] == '\0')
		if (block.kind == CK_BLOCK_TITLE)
			snprintf(o->title, sizeof(o->title), "%.*s", (int)block.text.size, block.text.at);
}

ck_printout_result ck_printout_init(ck_printout *o, const ck_print *print)
{
	ck_printout_result result;

	o->print = *print;
	o->title[0] = '\0';
	o->count = ck_sheet_plan(print, o->sheets);
	result = page_init(o);
	if (result != CK_PRINTOUT_DONE)
		return result;
	title_take(o);
	if ((print->kinds & 1u << CK_SHEET_RULES) != 0 &&
	    !ck_summary_fit(&o->summary, ck_sheet_rules_box(print), o->rules, o->rules_size))
		return CK_PRINTOUT_TOO_LONG;
	return CK_PRINTOUT_DONE;
}

void ck_printout_release(ck_printout *o)
{
	free(o->rules);
	o->rules = NULL;
}

/* ------------------------------------------------------------------- words */

static const char *note_of(const ck_printout *o, const ck_sheet *sheet)
{
	switch (sheet->kind) {
	case CK_SHEET_TILES:
		return ck_tr("Lay all tiles out as the names at their edges say: here lies {tile}. Then cut "
		             "them along the marks at their corners and tape them together from behind.");
	case CK_SHEET_ARMS:
		return sheet->count > 0 ? ck_tr("Cut the arms along the marks at their corners.")
		                        : ck_tr("Cut the Charkoni along the marks at its corners, lay the "
		                                "four arms around "
		                                "it as in the picture and tape them together from behind.");
	case CK_SHEET_PIECES:
		return o->print.game->kind == CK_CHAUPAR
		               ? ck_tr("Fold at the dashed lines. Standing pieces: glue one foot onto the "
		                       "other. Long dice: glue the "
		                       "flap inside. Round pieces: glue them onto card or coins. One of "
		                       "each is to spare.")
		               : ck_tr("Standing pieces: fold at the dashed lines and glue one foot onto the "
		                       "other. Round pieces: glue "
		                       "them onto card or coins. One of each is to spare.");
	default: return "";
	}
}

/* The name of a tile, or of nothing. */
static const char *tile_of(const ck_sheet *sheet, char *out)
{
	out[0] = '\0';
	return sheet->kind == CK_SHEET_TILES ? ck_sheet_tile(sheet->column, sheet->row, out) : out;
}

void ck_printout_words_fill(const ck_printout *o, size_t sheet, ck_printout_words *out)
{
	const ck_sheet *s = &o->sheets[sheet];
	char tile[CK_TILE_NAME], n[CK_NUMBER], count[CK_NUMBER], game[CK_GAME_TEXT];
	const ck_slot slots[] = {
		{"game", o->title},
		{"number", ck_words_number(sheet + 1, n)},
		{"count", ck_words_number(o->count, count)},
		{"tile", tile_of(s, tile)},
		{NULL, NULL},
	};
	size_t used;

	ck_fill(out->caption, sizeof(out->caption),
	        s->kind == CK_SHEET_TILES ? ck_tr("{game} · tile {tile} · sheet {number} of {count}")
	                                  : ck_tr("{game} · sheet {number} of {count}"),
	        slots);
	used = ck_fill(out->note, sizeof(out->note), note_of(o, s), slots);
	if (s->kind == CK_SHEET_PIECES && !ck_sheet_pieces_fit(&o->print, s->size))
		snprintf(out->note + used, sizeof(out->note) - used, " %s",
		         ck_tr("The squares are too small for them: take larger paper, or --sheets tiles."));
	ck_game_write(o->print.game, game);
	if (s->kind == CK_SHEET_RULES && strchr(game, ':') != NULL)
		snprintf(out->note, sizeof(out->note), "%s", game);
	out->words = (ck_sheet_words){
		.lang = ck_lang_get(),
		.title = o->title,
		.check = ck_tr(
			"This line is 100 mm long if the sheet is printed at its actual size (100 %)."),
		.caption = out->caption,
		.note = out->note,
	};
}

/* ------------------------------------------------------------------ sheets */

char *ck_printout_name(const ck_printout *o, size_t sheet, char out[CK_PRINTOUT_FILE])
{
	static const char *const kinds[CK_SHEET_KIND_COUNT] = {
		[CK_SHEET_WHOLE] = "whole",   [CK_SHEET_TILES] = "tile",  [CK_SHEET_ARMS] = "arms",
		[CK_SHEET_PIECES] = "pieces", [CK_SHEET_RULES] = "rules",
	};
	const ck_sheet *s = &o->sheets[sheet];
	char tile[CK_TILE_NAME];

	snprintf(out, CK_PRINTOUT_FILE, "%s-%02zu-%s%s%s.svg", ck_kind_name((ck_kind)o->print.game->kind),
	         sheet + 1, kinds[s->kind], s->kind == CK_SHEET_TILES ? "-" : "", tile_of(s, tile));
	return out;
}

char *ck_printout_svg(const ck_printout *o, size_t sheet, size_t *size)
{
	ck_printout_words w;
	char *svg;

	ck_printout_words_fill(o, sheet, &w);
	*size = ck_sheet_write(&o->print, &o->sheets[sheet], &w.words, &o->summary, NULL, 0);
	svg = malloc(*size + 1);
	if (svg != NULL)
		ck_sheet_write(&o->print, &o->sheets[sheet], &w.words, &o->summary, svg, *size + 1);
	return svg;
}
