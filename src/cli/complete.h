/* complete.h - what could stand where somebody is typing: the answers that the completion of every shell asks for.
 *
 * `charkoni --complete WORD...` is not for people: WORD... is the command line behind the program's name up to
 * the cursor, the last word being the one to complete, which may be empty. Each line of the answer is a word
 * that begins with it, then, after a tab, what it means, if there is anything to say. A word that ends with `=` or
 * `:` goes on. The line `:file` asks for the names of files. Shells put the answers in their own order.
 *
 * Options and operands come from the tables of the subcommands (cli/args.h): the words that a table lists, and
 * what its `complete` says of other values.
 */
#ifndef CK_CLI_COMPLETE_H
#define CK_CLI_COMPLETE_H

/* Print the answers for `count` words. An exit code. */
int ck_complete_words(int count, char **words);

#endif
