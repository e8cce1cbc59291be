/* cup_parts.h - the commands of `charkoni cup`, for cmd_cup.c: each reads its own arguments, argv[0] being its name, and
 * returns an exit code. */
#ifndef CK_CLI_CUP_PARTS_H
#define CK_CLI_CUP_PARTS_H

int ck_cup_new_command(int argc, char **argv);
int ck_cup_entrants_command(int argc, char **argv);
int ck_cup_officials_command(int argc, char **argv);
int ck_cup_draw_command(int argc, char **argv);
int ck_cup_act_command(int argc, char **argv); /* "act", or the word of an act */
int ck_cup_status_command(int argc, char **argv);
int ck_cup_standings_command(int argc, char **argv);
int ck_cup_print_command(int argc, char **argv);
int ck_cup_log_command(int argc, char **argv);
int ck_cup_export_command(int argc, char **argv);
int ck_cup_open_command(int argc, char **argv);
int ck_cup_verify_command(int argc, char **argv);
int ck_cup_run_command(int argc, char **argv);

#endif
