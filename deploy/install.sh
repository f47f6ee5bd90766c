#!/bin/sh
# install.sh TARGET LOCK WHEELS: install a server into a new environment, from locked packages and our own wheel.
set -eu
target=$1 lock=$2 wheels=$3
python3 -m venv "$target"
"$target/bin/pip" install --quiet --disable-pip-version-check --no-cache-dir --require-hashes -r "$lock"
"$target/bin/pip" install --quiet --disable-pip-version-check --no-cache-dir --no-deps "$wheels"/parlour-*.whl
"$target/bin/pip" uninstall --quiet --yes pip
"$target/bin/parlour" --version
