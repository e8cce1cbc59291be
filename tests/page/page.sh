#!/bin/sh
# page.sh WHAT [ARG...] - run tests/page/WHAT.mjs under Node; the page must have been built (web/page/build.mjs).
set -eu

what=$1
shift
exec node "tests/page/$what.mjs" "$@"
