#!/bin/sh
# Makes a release of the checkout that it stands in: sources, built pages and what runs them, with no
# install script run and no tool of development. Needs Node 24 with npm.
#   sh deploy/build-release.sh FOLDER
set -eu
release=$1
cd "$(dirname "$0")/.."
mkdir -p "$release"

npm ci --ignore-scripts --no-audit --no-fund
node scripts/build-pages.ts
cp -R package.json package-lock.json LICENSE src dist "$release/"
find "$release/src" -name '*.test.ts' -o -name '*.fixture.ts' | xargs rm -f --
mkdir -p "$release/scripts"
cp scripts/build-pages.ts "$release/scripts/"
cd "$release"
npm ci --omit=dev --ignore-scripts --no-audit --no-fund
