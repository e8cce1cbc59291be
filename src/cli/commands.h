/* commands.h - the subcommands: each reads its own arguments (cli/args.h), argv[0] being its name, and
 * returns an exit code of cli/args.h. How to add one: docs/adding-a-subcommand.md. */
#ifndef CK_CLI_COMMANDS_H
#define CK_CLI_COMMANDS_H

int cmd_play(int argc, char **argv);
int cmd_engine(int argc, char **argv);
int cmd_perft(int argc, char **argv);
int cmd_bench(int argc, char **argv);
int cmd_simulate(int argc, char **argv);
int cmd_rules(int argc, char **argv);
int cmd_replay(int argc, char **argv);
int cmd_board(int argc, char **argv);
int cmd_draw(int argc, char **argv);
int cmd_serve(int argc, char **argv);
int cmd_cup(int argc, char **argv);
int cmd_rank(int argc, char **argv);
int cmd_help(int argc, char **argv);
int cmd_manual(int argc, char **argv);
int cmd_completion(int argc, char **argv);

#endif
