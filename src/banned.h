/* banned.h - functions that nobody here may call, included before everything else in every C file.
 *
 * Each is declared as the C library does, with a deprecation that the build turns into an error at any
 * use; the library's own header may declare it again. Nothing is included, so the rooms that know no
 * stdio stay without it. The idea is git's. */
#ifndef CK_BANNED_H
#define CK_BANNED_H

#if defined(__GNUC__) && !defined(__cplusplus)

#define CK_BANNED(instead) __attribute__((deprecated("banned here: " instead)))

char *strcpy(char *, const char *) CK_BANNED("the copy has no bound; use memcpy or snprintf");
char *strcat(char *, const char *) CK_BANNED("the copy has no bound; use memcpy or snprintf");
int sprintf(char *, const char *, ...) CK_BANNED("the output has no bound; use snprintf");
int vsprintf(char *, const char *, __builtin_va_list) CK_BANNED("the output has no bound; use vsnprintf");
char *strtok(char *, const char *) CK_BANNED("it has hidden state; use strcspn or memchr");
int atoi(const char *) CK_BANNED("it cannot report an error; use strtol with its end pointer");
long atol(const char *) CK_BANNED("it cannot report an error; use strtol with its end pointer");
char *gets(char *) CK_BANNED("the input has no bound; use fgets or getline");

#undef CK_BANNED

#endif
#endif
