/* rank_chart.h - the history of a player as an SVG document: for each table the rating after every game, and how sure it
 * is. */
#ifndef CK_CLI_RANK_CHART_H
#define CK_CLI_RANK_CHART_H

#include "cli/rank_parts.h"

/* The tables wanted at which somebody has played. */
size_t ck_rank_chart_tables(const ck_rank_view *v, uint32_t player);

/* Write the document, in the language chosen, for a player who has such tables. Returns the length of the whole; it is
 * all there if that is less than cap. */
size_t ck_rank_chart_write(const ck_rank_view *v, uint32_t player, char *out, size_t cap);

#endif
