/* play_args.h - what the arguments of `charkoni play` say. */
#ifndef CK_CLI_PLAY_ARGS_H
#define CK_CLI_PLAY_ARGS_H

#include "cli/seat_args.h"

/* The texts point into argv. What was not given is NULL, 0 or false. */
typedef struct ck_play_args {
	const char *game, *position;
	const char *save, *resume, *event;
	uint64_t seed, start;
	uint64_t pause;            /* milliseconds that a drawn board stays after each step of a bot */
	unsigned opening, touched; /* 0 off, 1 on */
	unsigned dice;             /* 1: people throw and type it in */
	bool seed_given, start_given, opening_given, touched_given, dice_given, plain;
	ck_seat_args seats;
} ck_play_args;

/* Read them. CK_ARGS_GO, or the exit code, also after a sentence about options that do not go together. */
int ck_play_args_read(const char *command, ck_play_args *a, int argc, char **argv);

#endif
