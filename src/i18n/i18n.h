/* i18n.h - messages in the language of the person.
 *
 * Messages are English sentences (msgids); catalogues from po/ are built into the program, so nothing
 * need be installed. Output is always UTF-8, whatever the locale's charset. The language is the one piece
 * of global state here: set it once, before other threads start. Strings returned live as long as the
 * program.
 */
#ifndef CK_I18N_H
#define CK_I18N_H

#include "base.h" /* CK_MSG */

#include <stdbool.h>
#include <stddef.h>

/* The languages, English first: "en", "es", … NULL after the last. */
const char *const *ck_lang_list(void);

/* Choose a language by its code ("es"). False, and nothing changes, if it is not in the list. */
bool ck_lang_set(const char *code);

/* The code of the language chosen. */
const char *ck_lang_get(void);

/* The language that LC_ALL, LC_MESSAGES or LANG names (the first that is set and not empty decides, as for
 * locales): es_ES.UTF-8 is "es"; anything unknown, C and POSIX are "en". */
const char *ck_lang_from_environment(void);

/* The message in the chosen language, or msgid itself. */
const char *ck_tr(const char *msgid);

/* The message in the form that goes with the number n. */
const char *ck_trn(const char *one, const char *many, unsigned long n);

/* The message where the English alone is ambiguous: context says what it is used for. */
const char *ck_trc(const char *context, const char *msgid);

/* A value for a placeholder: {name} in the text becomes value. */
typedef struct ck_slot {
	const char *name;
	const char *value;
} ck_slot;

/* Fill the placeholders of a text, from slots that end with a NULL name; {unknown} ones stay as they are.
 * Writes at most cap bytes, the final NUL included, never half a UTF-8 character; returns the length
 * written. */
size_t ck_fill(char *out, size_t cap, const char *text, const ck_slot *slots);

/* Entry number i of the catalogue of a language, for tests: false past the end or without catalogue. The
 * strings may hold plural forms, separated by NUL. */
bool ck_lang_entry(const char *code, size_t i, const char **msgid, size_t *id_size, const char **msgstr,
                   size_t *str_size);

#endif
