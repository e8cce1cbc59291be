#!/bin/sh
# install.sh BUILD-FOLDER COMPILER - install into an empty folder, move it elsewhere, and let others use it:
# tests/install/use.sh.
set -eu
build=$1
cc=$2
here=$(cd "$(dirname "$0")" && pwd)

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

cmake --install "$build" --prefix "$scratch/first" >/dev/null
mv "$scratch/first" "$scratch/there"
sh "$here/use.sh" "$scratch/there" "$cc"
