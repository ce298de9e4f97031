#!/usr/bin/env bash
# Walks through the steps of the container file without an engine: makes a release in a temporary
# folder from what is committed, serves it as a plain user who cannot write there, and stops it.
set -euo pipefail
cd "$(dirname "$0")/.."
work=$(mktemp -d)
service=
trap '[ -z "$service" ] || kill "$service" 2>/dev/null || true; rm -rf "$work"' EXIT
chmod 755 "$work"

git archive HEAD | (mkdir "$work/checkout" && tar -x -C "$work/checkout")
# As in the image, one Node of the version that is needed: the checkout's, where it is installed.
mkdir "$work/bin" "$work/data"
cp "$(PATH="$PWD/node_modules/.bin:$PATH" node -p process.execPath)" "$work/bin/node"
export PATH="$work/bin:$PATH"
sh "$work/checkout/deploy/build-release.sh" "$work/app" >"$work/log" 2>&1 || { cat "$work/log"; exit 1; }
rm -rf "$work/checkout"
[ -z "$(find "$work/app" -path "$work/app/node_modules" -prune -o \( -name '.git*' -o -name '*.test.ts' -o -name '.env*' -o -path "$work/app/test" \) -print)" ] ||
  { echo 'a release holds what is for development alone'; exit 1; }
touch "$work/built"

as_user=()
if [ "$(id -u)" = 0 ]; then
  chown 10001:10001 "$work/data"
  as_user=(setpriv --reuid 10001 --regid 10001 --clear-groups)
fi
chmod -R a-w "$work/app"
cd "$work/app"
env -i PATH="$PATH" NODE_ENV=production PORT=0 LOG_LEVEL=warn DATABASE_URL="file:$work/data/colloquy.db" \
  "${as_user[@]}" node src/cli/colloquy.ts serve >"$work/out" 2>&1 &
service=$!
url=
for _ in $(seq 300); do
  url=$(sed -n 's/^Colloquy listens on //p' "$work/out")
  [ -z "$url" ] || break
  kill -0 "$service" 2>/dev/null || { cat "$work/out"; exit 1; }
  sleep 0.1
done
[ -n "$url" ] || { cat "$work/out"; exit 1; }
curl -fsS "$url/ready" >/dev/null
# The page of a link that nobody made: built, and served.
page=$(curl -s "$url/i/nobody")
case $page in *'<html'*) ;; *) echo "no page is served: $page"; exit 1 ;; esac
kill -TERM "$service"
wait "$service"
service=
[ -z "$(find "$work/app" -newer "$work/built" -type f)" ] || { echo 'the service wrote into its own folder'; exit 1; }
echo "a release of $(du -sm "$work/app" | cut -f1) MB serves as a plain user, writes only its data, and stops"
