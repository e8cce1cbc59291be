/* replay.h - a record on standard output: in words, exactly, or its end alone. */
#ifndef CK_CLI_REPLAY_H
#define CK_CLI_REPLAY_H

#include <charkoni/record.h>

/* The game in sentences, as players know its squares: who sits where, the opening, every throw and action, what was
 * corrected, comments, and the places. */
void ck_replay_tell(const ck_record *r);

/* Where the pieces stand at the end, and the places, or what is due in a game that is not over. */
void ck_replay_tell_final(const ck_record *r);

/* One line an item, its fields separated by tabs: turn and number, seat, the item as the file has it, the position
 * line after it (`-` before play begins). Comments are left out. */
void ck_replay_exact(const ck_record *r);

/* The last position line (`-` before play begins), a line `result RESULT`, and once the game is over a line `places
 * PLACES`. */
void ck_replay_exact_final(const ck_record *r);

#endif
