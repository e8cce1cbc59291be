#!/bin/sh
# node.sh WHAT MODULE [ARG...] - run tests/wasm/WHAT.test.mjs under Node.
set -eu

what=$1
shift
exec node "tests/wasm/$what.test.mjs" "$@"
