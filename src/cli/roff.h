/* roff.h - text for man(7), on standard output. Whatever the text holds, none of it is taken for a request. */
#ifndef CK_CLI_ROFF_H
#define CK_CLI_ROFF_H

/* A paragraph, in lines that end between words. What stands between backticks becomes bold, and the hyphens of
 * options are such that can be copied. */
void ck_roff_text(const char *text);

/* Part of a line: in the font 'R' (roman), 'B' (bold) or 'I' (italic). */
void ck_roff_part(char font, const char *text);

/* The end of a line. */
void ck_roff_end(void);

/* A heading. */
void ck_roff_section(const char *title);
void ck_roff_subsection(const char *title);

/* The tag of a list item comes next, on one line; after it, the item. */
void ck_roff_item(void);

#endif
