/* event.h - the event of a table that is being put together, or looked at. */
#ifndef CK_WASM_EVENT_H
#define CK_WASM_EVENT_H

#include "table/table.h"

extern ck_event ck_wasm_event; /* its fields are within their types, no more */

#endif
