#!/bin/sh
# build-wheel.sh FOLDER: build the wheel of this checkout into a folder, with the engine that PARLOUR_ENGINE names.
set -eu
folder=$1
environment=$(mktemp -d)
trap 'rm -rf "$environment"' EXIT
python3 -m venv "$environment"
"$environment/bin/pip" install --quiet --disable-pip-version-check --require-hashes -r requirements-build.lock
"$environment/bin/python" -m hatchling build -t wheel -d "$folder"
