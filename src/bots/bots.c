#include "bots/bots.h"

#include <string.h>

static const ck_bot *const bots[] = {&ck_bot_random,    &ck_bot_fast,  &ck_bot_aggressive,
                                     &ck_bot_defensive, &ck_bot_mixed, &ck_bot_expert};

const ck_bot *ck_bot_get(unsigned i)
{
	return i < sizeof(bots) / sizeof(bots[0]) ? bots[i] : NULL;
}

const ck_bot *ck_bot_find(const char *name, size_t size)
{
	for (unsigned i = 0; i < sizeof(bots) / sizeof(bots[0]); i++)
		if (strlen(bots[i]->name) == size && memcmp(bots[i]->name, name, size) == 0)
			return bots[i];
	return NULL;
}
