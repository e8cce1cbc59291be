/* cup_run_message.c - what is told on the full screen, and for how long it stands there. */
#include "cli/cup_run_screen.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

enum { READ = 10000 }; /* milliseconds in which what others do has been read */

int64_t ck_run_ticks(void)
{
	struct timespec now = {0};

	(void)clock_gettime(CLOCK_MONOTONIC, &now);
	return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

void ck_run_message_tell(ck_run *run, ck_run_tone tone, const char *text)
{
	ck_run_view *v = run->face;
	ck_run_message *m = &v->messages[(v->told + CK_RUN_MESSAGES - 1) % CK_RUN_MESSAGES];
	bool again = v->told > 0 && tone == CK_RUN_WRONG && m->tone == tone && strcmp(m->text, text) == 0;

	/* the same again says nothing new, and that nothing was done no more than that */
	if (v->told == 0 || (m->tone != CK_RUN_LEFT && !again))
		m = &v->messages[v->told++ % CK_RUN_MESSAGES];
	*m = (ck_run_message){.tone = tone, .own = v->keyed, .at = ck_run_ticks()};
	snprintf(m->text, sizeof(m->text), "%s", text);
	v->settle = v->settle || tone == CK_RUN_DONE;
}

void ck_run_message_forget(ck_run_view *v, bool act)
{
	int64_t now = ck_run_ticks();

	for (size_t i = 0; i < CK_RUN_MESSAGES; i++) {
		ck_run_message *m = &v->messages[i];

		if (act)
			m->old = m->old || m->own || now - m->at >= READ;
		else
			m->old = m->old || (m->own && m->tone != CK_RUN_DONE);
	}
}

const ck_run_message *ck_run_message_back(const ck_run_view *v, size_t back)
{
	for (size_t i = v->told; i > 0 && v->told - i < CK_RUN_MESSAGES; i--) {
		const ck_run_message *m = &v->messages[(i - 1) % CK_RUN_MESSAGES];

		if (!m->old && back-- == 0)
			return m;
	}
	return NULL;
}
