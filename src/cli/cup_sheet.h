/* cup_sheet.h - what is printed of a championship, laid out on sheets: each becomes an SVG document. */
#ifndef CK_CLI_CUP_SHEET_H
#define CK_CLI_CUP_SHEET_H

#include "cli/cup_ink.h"
#include "cup/cup.h"
#include "print/certificate.h"
#include "print/listing.h"
#include "print/slip.h"
#include "print/tree.h"

typedef enum ck_cup_sheet {
	CK_CUP_SHEET_BRACKET,
	CK_CUP_SHEET_GROUPS, /* cross tables */
	CK_CUP_SHEET_ROUND,  /* the games of a round by shift and table */
	CK_CUP_SHEET_STANDINGS,
	CK_CUP_SHEET_ENTRANTS,     /* with room for signatures (S2 rule 18) */
	CK_CUP_SHEET_SLIPS,        /* score slips (S2 rule 13) */
	CK_CUP_SHEET_TABLES,       /* numbers to stand on tables */
	CK_CUP_SHEET_CERTIFICATES, /* of the first three, where these places are decided */
	CK_CUP_SHEET_COUNT
} ck_cup_sheet;

/* The words of the command line, NULL behind the last. */
extern const char *const ck_cup_sheet_words[CK_CUP_SHEET_COUNT + 1];

/* What is wanted. */
typedef struct ck_cup_sheet_wish {
	const ck_cup *cup;
	ck_cup_sheet what;
	ck_paper paper;
	bool picture;       /* in one piece, as large as it comes, where it can be */
	uint32_t round;     /* of the round, and of slips: 0 the one that is being played */
	unsigned per_sheet; /* slips, CK_SLIPS_MIN ... CK_SLIPS_MAX */
} ck_cup_sheet_wish;

typedef enum ck_cup_sheet_result {
	CK_CUP_SHEET_MADE,
	CK_CUP_SHEET_NO_MEMORY,
	CK_CUP_SHEET_NO_ENTRANTS,
	CK_CUP_SHEET_NOT_DRAWN,
	CK_CUP_SHEET_NO_BRACKET,  /* the format has none */
	CK_CUP_SHEET_NO_KNOCKOUT, /* the groups are not over */
	CK_CUP_SHEET_NO_GROUPS,   /* the format has no groups and no league */
	CK_CUP_SHEET_NO_ROUND,    /* no such round */
	CK_CUP_SHEET_NO_GAMES,    /* that is to be played and whose sides are known */
	CK_CUP_SHEET_EMPTY_ROUND, /* nobody has a game in it, and nobody a bye */
	CK_CUP_SHEET_NO_WINNER,   /* not all is decided */
} ck_cup_sheet_result;

/* Sheets laid out. The texts live in `ink`; of the contents those of the kind are filled. */
typedef struct ck_cup_sheets {
	ck_cup_sheet_wish wish;
	ck_cup_ink ink;
	size_t count;
	bool landscape;
	bool picture;
	const char *what; /* "Round 2" */
	const char *foot;
	ck_tree tree;
	ck_listing listing;
	ck_listing_place *places; /* where each sheet begins */
	ck_slip *slips;
	size_t slip_count;
	ck_slip_words slip_words;
	ck_certificate *certificates;
} ck_cup_sheets;

/* Lay them out, in the language chosen. Release it whatever comes. */
ck_cup_sheet_result ck_cup_sheets_init(ck_cup_sheets *o, const ck_cup_sheet_wish *wish);
void ck_cup_sheets_release(ck_cup_sheets *o);

/* A sheet (from 0) as SVG, to be freed; NULL if there is no memory. */
char *ck_cup_sheets_svg(const ck_cup_sheets *o, size_t sheet, size_t *size);

#endif
