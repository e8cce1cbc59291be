/* cup_sheet_parts.h - what the files behind cup_sheet.h share. */
#ifndef CK_CLI_CUP_SHEET_PARTS_H
#define CK_CLI_CUP_SHEET_PARTS_H

#include "cli/cup_sheet.h"
#include "cli/cup_text.h"

/* Lay each kind out: all of o but count, where sheets follow from what is laid out. */
ck_cup_sheet_result ck_cup_sheet_tree(ck_cup_sheets *o);
ck_cup_sheet_result ck_cup_sheet_entrants(ck_cup_sheets *o);
ck_cup_sheet_result ck_cup_sheet_round(ck_cup_sheets *o);
ck_cup_sheet_result ck_cup_sheet_standings(ck_cup_sheets *o);
ck_cup_sheet_result ck_cup_sheet_groups(ck_cup_sheets *o);
ck_cup_sheet_result ck_cup_sheet_slips(ck_cup_sheets *o);
ck_cup_sheet_result ck_cup_sheet_certificates(ck_cup_sheets *o);

/* Parts of a list that is being made, one after the other. */
typedef struct ck_cup_list {
	ck_cup_ink *ink;
	ck_listing_part *parts;
	size_t count, room;
	ck_listing_column *columns; /* of the part that is being made */
	const char **cells;
	size_t cell; /* the next one */
} ck_cup_list;

/* Room for so many parts. */
ck_cup_list ck_cup_list_begin(ck_cup_ink *ink, size_t parts);

/* A new part of at most so many rows; NULL without memory. */
ck_listing_part *ck_cup_list_part(ck_cup_list *l, const char *title, size_t rows);

/* A column of the part, all of them before its first cell. */
ck_listing_column *ck_cup_list_column(ck_cup_list *l, const char *head, ck_anchor anchor, uint16_t share);

/* The next cell: a row after the other. */
void ck_cup_list_cell(ck_cup_list *l, const char *text);

/* The list as it is; `note` is below its last part. */
ck_listing ck_cup_list_end(ck_cup_list *l, const char *note);

/* The round that is wished for, or that is being played; 0 if there is none. */
uint32_t ck_cup_sheet_round_of(const ck_cup_sheets *o);

#endif
