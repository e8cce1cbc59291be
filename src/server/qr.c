#include "server/qr.h"

#include <qrencode.h>
#include <string.h>

/* Black on white in the 16 colours that every terminal has. */
static const char colour_on[] = "\033[30;47m", colour_off[] = "\033[0m";

static size_t put(char *text, size_t used, const char *bytes)
{
	const size_t size = strlen(bytes);

	memcpy(text + used, bytes, size + 1);
	return used + size;
}

/* The margin is light, and so is what would be the row below the last. */
static bool is_dark(const unsigned char *modules, unsigned side, unsigned row, unsigned column)
{
	if (row < CK_QR_MARGIN || column < CK_QR_MARGIN)
		return false;
	row -= CK_QR_MARGIN;
	column -= CK_QR_MARGIN;
	return row < side && column < side && (modules[row * side + column] & 1) != 0;
}

size_t ck_qr_draw(const unsigned char *modules, unsigned side, bool colour, char *text)
{
	static const char *const blocks[2][2] = {{" ", "▄"}, {"▀", "█"}}; /* drawn above, drawn below */
	const unsigned width = side + 2 * CK_QR_MARGIN;
	size_t used = 0;

	text[0] = '\0';
	for (unsigned row = 0; row < width; row += 2) {
		used = put(text, used, colour ? colour_on : "");
		for (unsigned column = 0; column < width; column++) {
			const bool above = is_dark(modules, side, row, column) == colour;
			const bool below = row + 1 < width ? is_dark(modules, side, row + 1, column) == colour
			                                   : false;

			used = put(text, used, blocks[above ? 1 : 0][below ? 1 : 0]);
		}
		used = put(text, used, colour ? colour_off : "");
		used = put(text, used, "\n");
	}
	return used;
}

unsigned ck_qr_write(const char *content, bool colour, char *text)
{
	QRcode *code = QRcode_encodeString8bit(content, 0, QR_ECLEVEL_M);
	unsigned columns = 0;

	if (code != NULL && code->width > 0 && code->width <= CK_QR_SIDE_MAX) {
		(void)ck_qr_draw(code->data, (unsigned)code->width, colour, text);
		columns = (unsigned)code->width + 2 * CK_QR_MARGIN;
	}
	if (code != NULL)
		QRcode_free(code);
	return columns;
}
