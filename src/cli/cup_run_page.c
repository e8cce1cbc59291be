/* cup_run_page.c - pages to read. */
#include "cli/cup_run_page.h"

#include "cli/cup_far.h"
#include "cli/cup_run_text.h"
#include "cli/cup_tell.h"
#include "cup/standing.h"
#include "i18n/i18n.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NAME = 320, NUMBER = 24 };

void ck_run_page_add(ck_run_page *p, const char *line)
{
	size_t size = strlen(line), wanted = p->size + size + 2;

	if (wanted > p->room) {
		char *grown = realloc(p->text, wanted * 2);

		p->failed = p->failed || grown == NULL;
		if (grown == NULL)
			return;
		p->text = grown;
		p->room = wanted * 2;
	}
	memcpy(p->text + p->size, line, size);
	memcpy(p->text + p->size + size, "\n", 2);
	p->size += size + 1;
}

void ck_run_page_release(ck_run_page *p)
{
	free(p->text);
	*p = (ck_run_page){0};
}

bool ck_run_page_of_word(const char *word, ck_run_page_kind *kind)
{
	static const struct {
		const char *word;
		ck_run_page_kind kind;
	} words[] = {
		{"S", CK_PAGE_STANDINGS}, {"standings", CK_PAGE_STANDINGS},
		{"l", CK_PAGE_LOG},       {"log", CK_PAGE_LOG},
		{"?", CK_PAGE_HELP},      {"h", CK_PAGE_HELP},
		{"help", CK_PAGE_HELP},
	};

	for (size_t i = 0; i < sizeof(words) / sizeof(words[0]); i++)
		if (strcmp(words[i].word, word) == 0) {
			*kind = words[i].kind;
			return true;
		}
	return false;
}

/* --------------------------------------------------------------- standings */

/* Whether the order is that of a table with points; else it is by how far each has come. */
static bool has_points(const ck_cup *cup, uint16_t group)
{
	uint8_t kind = ck_cup_about(cup)->format.kind;

	return group != 0 || kind == CK_FORMAT_ROUND_ROBIN || kind == CK_FORMAT_DOUBLE_ROUND_ROBIN ||
	       kind == CK_FORMAT_SWISS;
}

static const char *text_of_line(const ck_standing *s)
{
	return s->decided_by != CK_TIE_NONE
	               ? CK_MSG("{place}. {name}: points {points}, games {played}; by {tie}")
	               : CK_MSG("{place}. {name}: points {points}, games {played}");
}

static void standing_add(ck_run_page *p, const ck_cup *cup, const ck_standing *s, uint16_t group)
{
	char place[NUMBER], points[NUMBER], played[NUMBER], name[NAME], named[2 * NAME];
	char line[CK_RUN_LINE];
	uint8_t state = ck_cup_entrant_of(cup, s->entrant)->state;
	const ck_slot name_slots[] = {
		{"name", name}, {"state", ck_cup_tell_entrant_state(state)}, {NULL, NULL}};
	const ck_slot slots[] = {{"place", place},
	                         {"name", named},
	                         {"points", points},
	                         {"played", played},
	                         {"tie", ck_cup_tell_tie(s->decided_by)},
	                         {NULL, NULL}};

	snprintf(place, sizeof(place), "%u", s->place);
	snprintf(points, sizeof(points), "%u", s->points);
	snprintf(played, sizeof(played), "%u", s->played);
	ck_cup_tell_entrant(cup, s->entrant, name, sizeof(name));
	ck_fill(named, sizeof(named), s->out ? "{name} ({state})" : "{name}", name_slots);
	if (has_points(cup, group))
		ck_fill(line, sizeof(line), ck_tr(text_of_line(s)), slots);
	else
		ck_cup_far_tell(cup, s, named, line, sizeof(line));
	ck_run_page_add(p, line);
}

static void table_add(ck_run_page *p, const ck_cup *cup, ck_standing *lines, uint16_t group)
{
	uint32_t count = ck_standing_list(cup, group, lines);
	char number[NUMBER], title[CK_RUN_LINE];
	const ck_slot slots[] = {{"group", number}, {NULL, NULL}};

	if (count == CK_STANDING_FAILED) {
		p->failed = true;
		return;
	}
	if (group != 0) {
		snprintf(number, sizeof(number), "%u", group);
		ck_fill(title, sizeof(title), ck_tr("Group {group}"), slots);
		ck_run_page_add(p, title);
	}
	for (uint32_t i = 0; i < count; i++)
		standing_add(p, cup, &lines[i], group);
	ck_run_page_add(p, "");
}

static uint16_t groups_of(const ck_cup *cup)
{
	uint16_t groups = 0;

	for (uint32_t i = 1; i <= ck_cup_about(cup)->entrants; i++)
		if (ck_cup_entrant_of(cup, i)->group > groups)
			groups = ck_cup_entrant_of(cup, i)->group;
	return groups;
}

static void standings_add(ck_run_page *p, const ck_cup *cup)
{
	const ck_cup_info *about = ck_cup_about(cup);
	uint16_t groups = groups_of(cup);
	ck_standing *lines = calloc((size_t)about->entrants + 1, sizeof(*lines));

	ck_run_page_add(p, ck_tr("Standings"));
	if (lines == NULL)
		p->failed = true;
	else if (about->seed[0] == '\0')
		ck_run_page_add(p, ck_tr("The draw has not been made."));
	else if (groups == 0 || ck_cup_far_has_knockout(cup))
		table_add(p, cup, lines, 0);
	for (uint16_t group = 1; lines != NULL && about->seed[0] != '\0' && group <= groups; group++)
		table_add(p, cup, lines, group);
	free(lines);
}

/* --------------------------------------------------------------------- log */

static void log_add(ck_run_page *p, const ck_cup *cup, int64_t now)
{
	char line[CK_RUN_LINE];

	ck_run_page_add(p, ck_tr("Log"));
	for (uint32_t i = 0; i < ck_cup_acts(cup); i++)
		ck_run_page_add(p, ck_run_text_act(cup, ck_cup_act_at(cup, i), now, line));
}

/* -------------------------------------------------------------------- help */

static const char *const screen_help[] = {
	CK_MSG("Arrow keys choose a game or a claim; its number, typed, does too (then Enter)."),
	CK_MSG("Enter does what is usually next with it: call, start, report, certify; answer a claim."),
	CK_MSG("A letter does something else: the last lines offer most of it, the rest stands here below."),
	CK_MSG("Page up and page down turn pages; Esc leaves a question or a page; q leaves the screen."),
	CK_MSG("Several people at one screen: o changes who acts, and the first line names them."),
	NULL,
};

static const char *const lines_help[] = {
	CK_MSG("An empty line shows what there is; the number of a game does what is usually next with it: "
               "call, start, report, certify."),
	CK_MSG("A letter or word and a number do something else with a game: m 12, or absent 12; y 2 "
               "answers claim 2."),
	CK_MSG("show 12 tells all about game 12 and what can be done with it; all shows the games that are "
               "over too."),
	CK_MSG("- or q leaves a question; elsewhere q ends."),
	CK_MSG("A report can be one line: r 12 1 4-2, the game, the side that won, the pieces home."),
	CK_MSG("Several people at one keyboard: o changes who acts."),
	NULL,
};

static const char *const common_help[] = {
	CK_MSG("What others do to the same file is shown within a second or so. Where two do something to "
               "one "
               "game, the first act counts, and whoever was slower is told."),
	CK_MSG("Every act is in the log with name and time, and on the disk before it is shown as done. "
               "Mistakes are corrected by new acts; nothing is erased."),
	CK_MSG("Who is not seated {grace} after the announced start may be declared absent by a "
               "judge; "
               "a late call does not extend that (rule 16)."),
	NULL,
};

static void sentences_add(ck_run_page *p, const ck_run *run, const char *const *texts)
{
	char grace[CK_CUP_COUNTED], line[CK_RUN_LINE];
	const ck_slot slots[] = {{"grace", grace}, {NULL, NULL}};

	ck_cup_tell_minutes(ck_cup_about(run->file.cup)->grace, grace);
	for (; *texts != NULL; texts++) {
		ck_fill(line, sizeof(line), ck_tr(*texts), slots);
		ck_run_page_add(p, line);
	}
}

static void key_add(ck_run_page *p, const char *key, const char *word, const char *label)
{
	char line[CK_RUN_LINE];
	const ck_slot slots[] = {{"key", key}, {"word", word}, {"label", label}, {NULL, NULL}};

	/* where the word is what the key does, in English, it is not said twice */
	ck_fill(line, sizeof(line),
	        word[0] != '\0' && strcmp(word, label) != 0 ? "  {key}  {label} ({word})"
	                                                    : "  {key}  {label}",
	        slots);
	ck_run_page_add(p, line);
}

/* The keys, each once: two acts of one key have one label. Words are for who types lines. */
static void keys_add(ck_run_page *p, bool lines)
{
	for (const ck_run_deed *deed = ck_run_deeds; deed->key != 0; deed++) {
		const char key[2] = {deed->key, '\0'};

		if (lines || deed == ck_run_deeds || deed[-1].key != deed->key)
			key_add(p, key, lines ? deed->word : "", ck_run_deed_label(deed));
	}
	key_add(p, "S", lines ? "standings" : "", ck_trc("key", "standings"));
	key_add(p, "l", lines ? "log" : "", ck_trc("key", "log"));
	key_add(p, "?", lines ? "help" : "", ck_trc("key", "help"));
	key_add(p, "q", lines ? "quit" : "", ck_trc("key", "quit"));
}

static void help_add(ck_run_page *p, const ck_run *run, bool lines)
{
	ck_run_page_add(p, ck_tr("Help"));
	sentences_add(p, run, lines ? lines_help : screen_help);
	sentences_add(p, run, common_help);
	keys_add(p, lines);
}

bool ck_run_page_make(ck_run_page *p, const ck_run *run, ck_run_page_kind kind, bool lines)
{
	ck_run_page_release(p);
	switch (kind) {
	case CK_PAGE_STANDINGS: standings_add(p, run->file.cup); break;
	case CK_PAGE_LOG: log_add(p, run->file.cup, run->agenda.now); break;
	default: help_add(p, run, lines); break;
	}
	if (!p->failed)
		return true;
	ck_run_page_release(p);
	return false;
}
