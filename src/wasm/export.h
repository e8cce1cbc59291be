/* export.h - how a function is exported, and the handles that JavaScript holds. */
#ifndef CK_WASM_EXPORT_H
#define CK_WASM_EXPORT_H

#include <charkoni/charkoni.h>

/* The name under which JavaScript finds a function. Without it the linker throws the function away and says
 * nothing. */
#ifdef __wasm__
#define CK_EXPORT(name) __attribute__((export_name(#name))) name
#else
#define CK_EXPORT(name) name
#endif

/* A function that many others share: it stays one, for the module is to be small. */
#define CK_SHARED static __attribute__((noinline))

/* A table with its game and its log; a record with its items and texts; a text of records that is being
 * read. */
typedef struct ck_wasm_table ck_wasm_table;
typedef struct ck_wasm_record ck_wasm_record;
typedef struct ck_wasm_reader ck_wasm_reader;

#endif
