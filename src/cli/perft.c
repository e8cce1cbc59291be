/* The tree is counted level by level, forwards. Positions that can be reached in several ways are kept once,
 * with the number of ways, so that a count of 10^15 may take a second. When a level grows beyond LEVEL_MAX
 * positions, the rest is counted for each of them separately.
 *
 * Whether the count is too large at all is often found out quickly before: the levels are gone through with
 * only some positions, those that are reached in the most ways. Dropping the others can only make the count
 * smaller, so if that one is too large already, the true one is. */
#include "cli/perft.h"

#include "i18n/i18n.h"

#include <stdlib.h>
#include <string.h>

enum {
	LEVEL_MAX = 1 << 19,  /* positions of a level; 72 bytes each, twice, in tables at most half full */
	SPLIT_MAX = 1 << 13,  /* the same where the count has been split up */
	FIRST_BEAM = 1 << 11, /* positions that are not dropped: at first, and where that did not tell */
	WIDE_BEAM = 1 << 15,
	DEEP = 12, /* below this depth no count is too large */
	FIRST_SLOTS = 1 << 10,
};

struct entry {
	ck_position position;
	uint64_t ways; /* 0: an empty slot */
};

/* A set of positions. */
struct level {
	struct entry *slot;
	size_t slots, used; /* slots is a power of two */
};

/* What all parts of a count share: its limits, and the children made so far. */
struct effort {
	const struct ck_perft_limits *limits;
	uint64_t children;
};

/* A count going on. */
struct count {
	const ck_game *g;
	struct level now, next;
	size_t most;     /* positions of a level */
	uint64_t leaves; /* of finished games, and of the last level */
	uint64_t ways;   /* the sum over `next`: no leaf count can be smaller */
	enum ck_perft_result result;
	struct effort *effort;
};

static uint64_t hash(const ck_position *p)
{
	uint64_t word, h = 0;

	for (size_t i = 0; i < sizeof *p; i += sizeof word) {
		memcpy(&word, (const char *)p + i, sizeof word);
		h = (h ^ word) * 0x9E3779B97F4A7C15u;
		h ^= h >> 29;
	}
	return h;
}

static struct entry *find(struct level *l, const ck_position *p)
{
	size_t at = (size_t)hash(p) & (l->slots - 1);

	while (l->slot[at].ways != 0 && memcmp(&l->slot[at].position, p, sizeof *p) != 0)
		at = (at + 1) & (l->slots - 1);
	return &l->slot[at];
}

static bool level_init(struct level *l, size_t slots)
{
	l->slot = calloc(slots, sizeof *l->slot);
	l->slots = slots;
	l->used = 0;
	return l->slot != NULL;
}

static bool level_grow(struct level *l)
{
	struct level bigger;

	if (!level_init(&bigger, l->slots * 2))
		return false;
	for (size_t i = 0; i < l->slots; i++)
		if (l->slot[i].ways != 0)
			*find(&bigger, &l->slot[i].position) = l->slot[i];
	bigger.used = l->used;
	free(l->slot);
	*l = bigger;
	return true;
}

/* Add to a sum of the count; too many is a result. */
static void add(struct count *c, uint64_t *sum, uint64_t more)
{
	if (__builtin_add_overflow(*sum, more, sum))
		c->result = CK_PERFT_TOO_MANY;
}

/* A child reached in so many ways: false if the level is full. */
static bool keep(struct count *c, const ck_position *p, uint64_t ways)
{
	if (p->phase == CK_OVER) {
		add(c, &c->leaves, ways);
		return true;
	}
	struct entry *e = find(&c->next, p);
	if (e->ways == 0) {
		if (c->next.used == c->most)
			return false;
		if (c->next.used * 2 == c->next.slots) {
			if (!level_grow(&c->next)) {
				c->result = CK_PERFT_NO_MEMORY;
				return true;
			}
			e = find(&c->next, p);
		}
		e->position = *p;
		c->next.used++;
	}
	add(c, &e->ways, ways);
	add(c, &c->ways, ways);
	return true;
}

/* Count the work for so many children; false if it is more than is allowed, which is a result. */
static bool work(struct count *c, uint64_t children)
{
	c->effort->children += children;
	if (c->effort->limits->work != 0 && c->effort->children > c->effort->limits->work)
		c->result = CK_PERFT_TOO_LONG;
	return c->result == CK_PERFT_OK;
}

/* The children of one position into the next level; false if that is full. Not inlined: its list is large, and
 * the count may be split up within itself. */
static __attribute__((noinline)) bool expand(struct count *c, const struct entry *e)
{
	ck_position child;

	if (e->position.phase == CK_THROW) {
		if (!work(c, c->g->throw_count))
			return true;
		for (unsigned t = 0; t < c->g->throw_count; t++) {
			ck_throw_apply(c->g, &e->position, (ck_throw)t, &child);
			if (!keep(c, &child, e->ways))
				return false;
		}
		return true;
	}
	ck_action list[CK_ACTIONS_MAX];
	size_t count = ck_position_moves(c->g, &e->position, list);
	if (!work(c, count))
		return true;
	for (size_t i = 0; i < count; i++) {
		ck_action_apply(c->g, &e->position, list[i], &child);
		if (!keep(c, &child, e->ways))
			return false;
	}
	return true;
}

static bool failed(const struct count *c)
{
	return c->result != CK_PERFT_OK;
}

/* One level further; false if the next level is full, and then c->now and c->leaves are as before. */
static bool step(struct count *c)
{
	uint64_t leaves = c->leaves;
	bool fits = true;

	c->ways = 0;
	if (!level_init(&c->next, FIRST_SLOTS)) {
		c->result = CK_PERFT_NO_MEMORY;
		return true;
	}
	for (size_t i = 0; i < c->now.slots && fits && !failed(c); i++)
		if (c->now.slot[i].ways != 0)
			fits = expand(c, &c->now.slot[i]);
	if (fits && !failed(c)) {
		uint64_t total = c->leaves;

		add(c, &total, c->ways);
		free(c->now.slot);
		c->now = c->next;
	} else {
		free(c->next.slot);
		c->leaves = fits ? c->leaves : leaves;
	}
	return fits;
}

/* The last level need not be kept: its positions are only counted. */
static __attribute__((noinline)) void count_children(struct count *c)
{
	for (size_t i = 0; i < c->now.slots && !failed(c); i++) {
		const struct entry *e = &c->now.slot[i];
		uint64_t children = c->g->throw_count;

		if (e->ways == 0)
			continue;
		if (e->position.phase != CK_THROW) {
			ck_action list[CK_ACTIONS_MAX];

			children = ck_position_moves(c->g, &e->position, list);
		}
		if (!work(c, children))
			return;
		if (__builtin_mul_overflow(children, e->ways, &children))
			c->result = CK_PERFT_TOO_MANY;
		else
			add(c, &c->leaves, children);
	}
}

static enum ck_perft_result count_leaves(const ck_game *g, const ck_position *p, unsigned depth, size_t most,
                                         struct effort *effort, uint64_t *leaves);

/* Keep the `beam` positions, or a few less, that are reached in the most ways. */
static bool thin_out(struct level *l, size_t beam)
{
	size_t by_size[65] = {0}, kept = 0;
	unsigned least = 64; /* bits of the number of ways */
	struct level thin;

	if (l->used <= beam)
		return true;
	for (size_t i = 0; i < l->slots; i++)
		if (l->slot[i].ways != 0)
			by_size[64 - __builtin_clzll(l->slot[i].ways)]++;
	while (least > 0 && kept + by_size[least] <= beam)
		kept += by_size[least--];
	if (!level_init(&thin, beam * 2))
		return false;
	for (size_t i = 0; i < l->slots && thin.used < beam; i++) {
		const struct entry *e = &l->slot[i];

		if (e->ways != 0 && 64 - __builtin_clzll(e->ways) >= (int)least) {
			*find(&thin, &e->position) = *e;
			thin.used++;
		}
	}
	free(l->slot);
	*l = thin;
	return true;
}

/* True if the positions reached in the most ways show that the count is too large. */
static bool too_many(const ck_game *g, const ck_position *p, unsigned depth, size_t beam)
{
	static const struct ck_perft_limits limits = {.work = (uint64_t)1
	                                                      << 26}; /* half a minute; then it is given up */
	struct effort effort = {.limits = &limits};
	struct count c = {.g = g, .most = LEVEL_MAX, .effort = &effort};

	if (depth < DEEP || !level_init(&c.now, FIRST_SLOTS))
		return false;
	*find(&c.now, p) = (struct entry){*p, 1};
	c.now.used = 1;
	for (; depth > 0 && c.now.used > 0 && !failed(&c); depth--)
		if (!step(&c) || !thin_out(&c.now, beam))
			break;
	free(c.now.slot);
	return c.result == CK_PERFT_TOO_MANY;
}

/* Count the rest below each position of the level. */
static void split(struct count *c, unsigned depth)
{
	for (size_t i = 0; i < c->now.slots && !failed(c); i++) {
		const struct entry *e = &c->now.slot[i];
		uint64_t below = 0;

		if (e->ways == 0)
			continue;
		c->result = count_leaves(c->g, &e->position, depth, SPLIT_MAX, c->effort, &below);
		if (!failed(c) && __builtin_mul_overflow(below, e->ways, &below))
			c->result = CK_PERFT_TOO_MANY;
		add(c, &c->leaves, failed(c) ? 0 : below);
	}
}

/* Count `depth` levels from the one position that c->now holds, which is *root. */
static void count_levels(struct count *c, const ck_position *root, unsigned depth)
{
	unsigned levels = 0, whole = depth;

	while (depth > 1 && !failed(c)) {
		if (step(c)) {
			depth--;
			levels++;
			if (c->most == LEVEL_MAX && c->effort->limits->tell)
				c->effort->limits->tell(levels, c->now.used);
			continue;
		}
		if (c->most == LEVEL_MAX && too_many(c->g, root, whole, WIDE_BEAM))
			c->result = CK_PERFT_TOO_MANY;
		else
			split(c, depth);
		return;
	}
	if (!failed(c))
		count_children(c);
}

static enum ck_perft_result count_leaves(const ck_game *g, const ck_position *p, unsigned depth, size_t most,
                                         struct effort *effort, uint64_t *leaves)
{
	struct count c = {.g = g, .most = most, .effort = effort};

	*leaves = 1;
	if (depth == 0 || p->phase == CK_OVER)
		return CK_PERFT_OK;
	if (!level_init(&c.now, FIRST_SLOTS))
		return CK_PERFT_NO_MEMORY;
	*find(&c.now, p) = (struct entry){*p, 1};
	c.now.used = 1;
	count_levels(&c, p, depth);
	free(c.now.slot);
	*leaves = c.leaves;
	return c.result;
}

enum ck_perft_result ck_perft(const ck_game *g, const ck_position *p, unsigned depth,
                              const struct ck_perft_limits *limits, uint64_t *leaves)
{
	struct effort effort = {.limits = limits};

	if (p->phase != CK_OVER && too_many(g, p, depth, FIRST_BEAM))
		return CK_PERFT_TOO_MANY;
	return count_leaves(g, p, depth, LEVEL_MAX, &effort, leaves);
}

const char *ck_perft_message(enum ck_perft_result result)
{
	switch (result) {
	case CK_PERFT_TOO_MANY:
		return CK_MSG("the count is above 18446744073709551615; a smaller depth is right");
	case CK_PERFT_TOO_LONG:
		return CK_MSG("the count takes too long; a smaller depth, or `charkoni perft`, which has no "
		              "limit, is right");
	default: return CK_MSG("there is not enough memory to count that deep");
	}
}
