/* plural.h - the Plural-Forms expression of a gettext catalogue. */
#ifndef CK_I18N_PLURAL_H
#define CK_I18N_PLURAL_H

/* The number of the form for n: the value of the `plural=` expression in a catalogue's header (C syntax
 * over n, as gettext defines it). An expression that cannot be read, or none, gives the English rule:
 * 0 for one, else 1. */
unsigned long ck_plural_form(const char *header, unsigned long n);

#endif
