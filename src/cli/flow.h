/* flow.h - a page of the rules (docs/rules/README.md) as text for a terminal. */
#ifndef CK_CLI_FLOW_H
#define CK_CLI_FLOW_H

#include <stddef.h>
#include <stdio.h>

enum { CK_FLOW_WIDTH_MIN = 40, CK_FLOW_WIDTH_MAX = 200 };

/* Write a page of Markdown, `size` bytes as ck_guide_select makes them, in lines of at most `width` columns
 * (CK_FLOW_WIDTH_MIN ... CK_FLOW_WIDTH_MAX; a word that is longer stands alone): headings underlined, paragraphs and
 * lists filled, tables in columns, without marks of emphasis. */
void ck_flow_write(FILE *out, const char *page, size_t size, unsigned width);

#endif
