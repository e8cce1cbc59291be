/* base.h - two macros that every room may use; it belongs to none. */
#ifndef CK_BASE_H
#define CK_BASE_H

/* Marks a constant sentence for the translators' catalogue where it is not translated at once. */
#define CK_MSG(sentence) sentence

/* True in debug builds only: traps without libc, so that WebAssembly needs no imports. */
#ifdef NDEBUG
#define CK_ASSERT(x) ((void)0)
#else
#define CK_ASSERT(x) ((x) ? (void)0 : __builtin_trap())
#endif

#endif
