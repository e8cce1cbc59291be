/* line_face.h - the face of the line mode: sentences on standard output, answers from a file descriptor. Nothing
 * in it depends on seeing a board. */
#ifndef CK_TERM_LINE_FACE_H
#define CK_TERM_LINE_FACE_H

#include "term/face.h"

/* A face that reads `input`, a file descriptor that the caller keeps, until its `close`. What is read from no
 * keyboard is shown too, so that a transcript is whole. NULL if there is no memory. */
ck_face *ck_line_face_open(int input);

#endif
