#!/bin/sh
# Makes a release of the checkout that it stands in: the npm package, unpacked, with no install script
# run and no tool of development. Needs Node 24 with npm.
#   sh deploy/build-release.sh FOLDER
set -eu
mkdir -p "$1"
release=$(cd "$1" && pwd)
cd "$(dirname "$0")/.."

npm ci --ignore-scripts --no-audit --no-fund
package=$(npm pack --silent)
tar -xzf "$package" -C "$release" --strip-components=1 --no-same-owner
rm "$package"
