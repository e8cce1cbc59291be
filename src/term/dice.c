#include "term/dice.h"

#include <string.h>

enum { LONG_DICE = 3 };

/* The one digit of a line, or 10 if it is none. */
static unsigned digit_of(const char *line)
{
	return line[0] >= '0' && line[0] <= '9' && line[1] == '\0' ? (unsigned)(line[0] - '0') : 10;
}

/* Three faces, the greatest first, with or without something between them: as the text of a throw. */
static bool faces_read(const char *line, char text[CK_THROW_TEXT])
{
	size_t count = 0, at;

	for (; *line != '\0'; line++) {
		if (*line == ' ' || *line == '\t' || *line == '-' || *line == ',' || *line == '+')
			continue;
		if (*line < '0' || *line > '9' || count == LONG_DICE)
			return false;
		for (at = count++; at > 0 && text[2 * at - 2] < *line; at--)
			text[2 * at] = text[2 * at - 2];
		text[2 * at] = *line;
	}
	text[1] = text[3] = '-';
	text[5] = '\0';
	return count == LONG_DICE;
}

bool ck_dice_read(const ck_game *g, const char *line, ck_throw *t)
{
	char text[CK_THROW_TEXT];
	ck_throw thrown;

	if (g->kind == CK_CHAUPAR)
		return faces_read(line, text) && ck_throw_parse(g, text, strlen(text), t, NULL);
	if (ck_is_parchis(g))
		return ck_throw_parse(g, line, strlen(line), t, NULL);
	thrown = ck_throw_of_mouths(g, digit_of(line));
	if (thrown == CK_NO_THROW)
		return false;
	*t = thrown;
	return true;
}

const char *ck_dice_question(const ck_game *g)
{
	if (ck_is_parchis(g))
		return ck_tr("{seat} throws: what does the die show, 1 to 6?");
	if (g->kind == CK_PACHISI)
		return ck_tr("{seat} throws: how many of {count} cowries show mouths (coins: tails), 0 to "
		             "{count}?");
	return ck_tr("{seat} throws: what do the three dice show, as 6 6 1?");
}

const char *ck_dice_hint(const ck_game *g)
{
	if (ck_is_parchis(g))
		return ck_tr(
			"Type the number that the die shows, 1 to 6; again if it fell badly; or ? for help.");
	if (g->kind == CK_PACHISI)
		return ck_tr("Type how many cowries show their mouths, or coins their tails, 0 to {count}: "
		             "not what "
		             "the throw is worth, that follows. Again if they fell badly; or ? for help.");
	if (g->option.cross.dice == CK_DICE_MIXED)
		return ck_tr("Type the three faces that show, as 6 6 1: one die has 1, 2, 5 and 6, the other "
		             "two have "
		             "1, 3, 4 and 6. Again if they fell badly; or ? for help.");
	return ck_tr("Type the three faces that show, each {values}, as 6 6 1. Again if they fell "
	             "badly; or ? for help.");
}

char *ck_dice_tell(const ck_words *w, const char *line, ck_throw t, bool opening, char *out, size_t cap)
{
	char count[CK_NUMBER], value[CK_WORD];
	const ck_slot slots[] = {{"count", count}, {"value", value}, {NULL, NULL}};
	unsigned mouths = digit_of(line);

	if (w->game->kind != CK_PACHISI)
		return NULL;
	ck_words_number(mouths, count);
	ck_words_throw(w, t, value);
	return ck_words_fill(out, cap,
	                     w->game->face_grace[t] && !opening
	                             ? ck_trn("{count} mouth: {value}, a grace.",
	                                      "{count} mouths: {value}, a grace.", mouths)
	                             : ck_trn("{count} mouth: {value}.", "{count} mouths: {value}.", mouths),
	                     slots);
}
