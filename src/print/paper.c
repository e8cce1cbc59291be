#include "print/paper.h"

/* Upright. */
static const struct {
	int32_t width, height;
} sizes[CK_PAPER_COUNT] = {
	[CK_PAPER_A4] = {210 * CK_MM, 297 * CK_MM},
	[CK_PAPER_LETTER] = {215900, 279400},
	[CK_PAPER_A3] = {297 * CK_MM, 420 * CK_MM},
};

ck_box ck_paper_sheet(ck_paper paper, bool landscape)
{
	const int32_t width = sizes[paper].width, height = sizes[paper].height;

	return landscape ? (ck_box){0, 0, height, width} : (ck_box){0, 0, width, height};
}

ck_box ck_paper_inside(ck_paper paper, bool landscape)
{
	const ck_box sheet = ck_paper_sheet(paper, landscape);

	return (ck_box){CK_PAPER_MARGIN, CK_PAPER_MARGIN, sheet.width - 2 * CK_PAPER_MARGIN,
	                sheet.height - 2 * CK_PAPER_MARGIN};
}
