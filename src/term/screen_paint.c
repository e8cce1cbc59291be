#define _XOPEN_SOURCE 700 /* wcwidth */
#define NCURSES_WIDECHAR 1

#include "term/screen_paint.h"

#include "term/input.h"

#include <errno.h>
#include <langinfo.h>
#include <locale.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/select.h>
#include <time.h>
#include <unistd.h>
#include <wchar.h>

#include <curses.h>

/* curses has one terminal, and so has this file. */
static struct terminal {
	SCREEN *screen;
	bool colours;
	bool gone;
} terminal;

/* ---------------------------------------------------------------- colours */

/* A colour on terminals of 256 and of 8 colours: as ink on the terminal's paper, and as paper with its ink. Inks
 * are of middle brightness, to be read on dark and on light paper. */
static const struct shade {
	short ink, paper, on_paper, ink8, paper8, on_paper8;
} shades[CK_COLOUR_COUNT] = {
	[CK_YELLOW] = {136, 220, 16, COLOR_YELLOW, COLOR_YELLOW, COLOR_BLACK},
	[CK_BLUE] = {33, 26, 231, COLOR_BLUE, COLOR_BLUE, COLOR_WHITE},
	[CK_RED] = {196, 160, 231, COLOR_RED, COLOR_RED, COLOR_WHITE},
	[CK_GREEN] = {28, 28, 231, COLOR_GREEN, COLOR_GREEN, COLOR_BLACK},
	[CK_ORANGE] = {166, 208, 16, COLOR_RED, COLOR_RED, COLOR_YELLOW},
	[CK_PURPLE] = {127, 91, 231, COLOR_MAGENTA, COLOR_MAGENTA, COLOR_WHITE},
	[CK_PINK] = {199, 212, 16, COLOR_MAGENTA, COLOR_MAGENTA, COLOR_BLACK},
	[CK_CYAN] = {30, 44, 16, COLOR_CYAN, COLOR_CYAN, COLOR_BLACK},
	[CK_BLACK] = {-1, 236, 231, -1, COLOR_BLACK, COLOR_WHITE},
};

/* NO_COLOR, whatever it says, switches colours off; empty it does not count. */
static bool colours_wanted(void)
{
	const char *no_color = getenv("NO_COLOR");

	return no_color == NULL || no_color[0] == '\0';
}

static void colours_start(void)
{
	if (!colours_wanted() || !has_colors() || start_color() == ERR || COLOR_PAIRS < CK_TONE_COUNT)
		return;
	/* the terminal's own colours for text, dark or light; one without them has black paper, as curses
	 * assumes */
	short own = use_default_colors() == OK ? -1 : COLOR_BLACK, ink = own == -1 ? -1 : COLOR_WHITE;
	bool many = COLORS >= 256;

	for (int i = 0; i < CK_COLOUR_COUNT; i++) {
		const struct shade *s = &shades[i];
		short shade = many ? s->ink : s->ink8;

		init_pair((short)(CK_TONE_INK + i), shade < 0 ? ink : shade, own);
		init_pair((short)(CK_TONE_TILE + i), many ? s->on_paper : s->on_paper8,
		          many ? s->paper : s->paper8);
	}
	terminal.colours = true;
}

/* ------------------------------------------------------------ open, close */

/* Signs of pieces are told apart by their columns: one each, and a font that has them. */
static bool signs_known(void)
{
	static const wchar_t signs[] = L"●■▲◆★✚⬟⬢○□△◇☆✛⬠⬡♛▐▌▶▸‹›·│";
	const char *name = getenv("TERM");

	for (const wchar_t *at = signs; *at != L'\0'; at++)
		if (wcwidth(*at) != 1)
			return false;
	return name == NULL || strncmp(name, "linux", 5) != 0; /* the console's font lacks most of them */
}

/* Can the cursor be put where it is wanted, and the screen be cleared? */
static bool terminal_able(void)
{
	const char *move_to = tigetstr("cup"), *clear_all = tigetstr("clear");

	return move_to != NULL && move_to != (const char *)-1 && clear_all != NULL &&
	       clear_all != (const char *)-1;
}

bool ck_paint_open(ck_paint_traits *traits)
{
	setlocale(LC_CTYPE, "");
	terminal.screen = newterm(NULL, stdout, stdin);
	if (terminal.screen == NULL || !terminal_able()) {
		ck_paint_close();
		return false;
	}
	cbreak();
	noecho();
	nonl();
	keypad(stdscr, TRUE);
	set_escdelay(50); /* milliseconds that a lone Esc waits for the rest of a key */
	colours_start();
	traits->ascii = strcmp(nl_langinfo(CODESET), "UTF-8") != 0;
	traits->letters = traits->ascii || !signs_known();
	traits->colours = terminal.colours;
	return true;
}

void ck_paint_close(void)
{
	if (terminal.screen != NULL) {
		endwin();
		delscreen(terminal.screen);
	}
	terminal = (struct terminal){.screen = NULL};
}

void ck_paint_size(int *rows, int *columns)
{
	*rows = LINES > 0 ? LINES : 1;
	*columns = COLS > 0 ? COLS : 1;
}

bool ck_paint_gone(void)
{
	return terminal.gone;
}

void ck_paint_forget(void)
{
	flushinp();
}

void ck_paint_beep(void)
{
	beep();
}

/* --------------------------------------------------------------- painting */

/* Without colours a piece is bold instead. */
static attr_t attributes_of(ck_ink ink, short *pair)
{
	attr_t attributes = A_NORMAL;

	*pair = terminal.colours ? ink.tone : 0;
	if ((ink.style & CK_STYLE_BOLD) != 0 || (!terminal.colours && ink.tone >= CK_TONE_TILE))
		attributes |= A_BOLD;
	if ((ink.style & CK_STYLE_REVERSE) != 0)
		attributes |= A_REVERSE;
	if ((ink.style & CK_STYLE_UNDERLINE) != 0)
		attributes |= A_UNDERLINE;
	if ((ink.style & CK_STYLE_DIM) != 0)
		attributes |= A_DIM;
	return attributes;
}

/* A spot's character for curses, which takes one with at most CCHARW_MAX - 1 marks. */
static void spot_paint(int row, int column, const ck_spot *spot)
{
	wchar_t wide[CCHARW_MAX + 1] = {0};
	const char *at = spot->text;
	mbstate_t state = {0};
	cchar_t character;
	short pair;
	attr_t attributes = attributes_of(spot->ink, &pair);

	for (int i = 0; i < CCHARW_MAX && *at != '\0'; i++) {
		size_t size = mbrtowc(&wide[i], at, strlen(at), &state);

		if (size == 0 || size > strlen(at)) {
			wide[i] = i == 0 ? L'?' : L'\0';
			break;
		}
		at += size;
	}
	if (setcchar(&character, wide, attributes, pair, NULL) == OK)
		mvadd_wch(row, column, &character);
}

void ck_paint(const ck_canvas *c, int cursor_row, int cursor_column, bool anew)
{
	if (anew)
		clear();
	for (int row = 0; row < c->rows && row < LINES; row++)
		for (int column = 0; column < c->columns && column < COLS; column++)
			if (ck_canvas_at(c, row, column)->text[0] != '\0')
				spot_paint(row, column, ck_canvas_at(c, row, column));
	move(cursor_row < LINES ? cursor_row : LINES - 1, cursor_column < COLS ? cursor_column : COLS - 1);
	refresh();
}

/* ------------------------------------------------------------------- keys */

static ck_key key_of(ck_key_kind kind)
{
	return (ck_key){.kind = kind};
}

static ck_key text_key(wint_t character)
{
	ck_key key = {.kind = CK_KEY_TEXT};
	char bytes[64];
	mbstate_t state = {0};
	size_t size = wcrtomb(bytes, (wchar_t)character, &state);

	if (size >= sizeof(key.text)) /* also where there is none, (size_t)-1 */
		return key_of(CK_KEY_OTHER);
	memcpy(key.text, bytes, size);
	return key;
}

enum { CTRL_D = 4, BACKSPACE = 8, CTRL_L = 12, CTRL_U = 21, ESCAPE = 27, DELETE = 127 };

static ck_key character_key(wint_t character)
{
	switch (character) {
	case L'\n':
	case L'\r': return key_of(CK_KEY_ENTER);
	case L'\t': return key_of(CK_KEY_NEXT);
	case CTRL_D: return key_of(CK_KEY_ENDED);
	case BACKSPACE:
	case DELETE: return key_of(CK_KEY_ERASE);
	case CTRL_U: return key_of(CK_KEY_ERASE_ALL);
	case CTRL_L: return key_of(CK_KEY_REPAINT);
	case ESCAPE: return key_of(CK_KEY_ESCAPE);
	default: return character < L' ' ? key_of(CK_KEY_OTHER) : text_key(character);
	}
}

static ck_key function_key(wint_t code)
{
	switch (code) {
	case KEY_RESIZE: return key_of(CK_KEY_RESIZED);
	case KEY_ENTER: return key_of(CK_KEY_ENTER);
	case KEY_BACKSPACE:
	case KEY_DC: return key_of(CK_KEY_ERASE);
	case KEY_RIGHT:
	case KEY_DOWN: return key_of(CK_KEY_NEXT);
	case KEY_LEFT:
	case KEY_UP:
	case KEY_BTAB: return key_of(CK_KEY_PREVIOUS);
	case KEY_HOME: return key_of(CK_KEY_FIRST);
	case KEY_END: return key_of(CK_KEY_LAST);
	case KEY_PPAGE: return key_of(CK_KEY_PAGE_UP);
	case KEY_NPAGE: return key_of(CK_KEY_PAGE_DOWN);
	default: return key_of(CK_KEY_OTHER);
	}
}

/* A key that is already there. */
static bool key_take(ck_key *key)
{
	wint_t character;
	int result;

	timeout(0);
	result = get_wch(&character);
	if (result == ERR)
		return false;
	*key = result == KEY_CODE_YES ? function_key(character) : character_key(character);
	return true;
}

/* Something can be read but is no key: the terminal may be gone. */
static void look_whether_gone(void)
{
	struct pollfd fd = {.fd = STDIN_FILENO, .events = POLLIN};
	int waiting = 0;

	if (poll(&fd, 1, 0) <= 0 || (fd.revents & (POLLIN | POLLHUP | POLLERR | POLLNVAL)) == 0)
		return;
	if ((fd.revents & (POLLHUP | POLLERR | POLLNVAL)) != 0 ||
	    (ioctl(STDIN_FILENO, FIONREAD, &waiting) == 0 && waiting == 0))
		terminal.gone = true;
}

bool ck_paint_pending(void)
{
	int waiting = 0;

	return ioctl(STDIN_FILENO, FIONREAD, &waiting) == 0 && waiting > 0;
}

static long long now_ms(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return (long long)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/* Block the signals that end a wait, so that none is missed between a look and the wait. */
static void signals_block(sigset_t *inherited)
{
	sigset_t set;

	sigemptyset(&set);
	sigaddset(&set, SIGINT);
	sigaddset(&set, SIGTERM);
	sigaddset(&set, SIGHUP);
	sigaddset(&set, SIGWINCH);
	sigprocmask(SIG_BLOCK, &set, inherited);
}

/* Wait for something to read: 1; 0 when the time is over, -1 after a signal. */
static int wait_readable(int milliseconds, const sigset_t *inherited)
{
	struct timespec time = {.tv_sec = milliseconds / 1000, .tv_nsec = milliseconds % 1000 * 1000000L};
	fd_set set;

	FD_ZERO(&set);
	FD_SET(STDIN_FILENO, &set);
	return pselect(STDIN_FILENO + 1, &set, NULL, NULL, milliseconds < 0 ? NULL : &time, inherited);
}

/* What is there without waiting: a key, or why there will be none. */
static bool key_ready(ck_key *key)
{
	if (ck_input_interrupted()) {
		*key = key_of(CK_KEY_INTERRUPTED);
		return true;
	}
	if (ck_paint_gone()) {
		*key = key_of(CK_KEY_ENDED);
		return true;
	}
	return key_take(key);
}

ck_key ck_paint_key(int milliseconds)
{
	long long end = milliseconds < 0 ? 0 : now_ms() + milliseconds;
	ck_key key = key_of(CK_KEY_NONE);
	sigset_t inherited;
	int ready = 1;

	signals_block(&inherited);
	while (!key_ready(&key) && ready != 0) {
		long long left = milliseconds < 0 ? -1 : end - now_ms();

		if (left < 0 && milliseconds >= 0)
			left = 0;
		ready = wait_readable((int)left, &inherited);
		if (ready > 0 && key_ready(&key))
			break;
		if (ready > 0)
			look_whether_gone();
	}
	sigprocmask(SIG_SETMASK, &inherited, NULL);
	return key;
}
