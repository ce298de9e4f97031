#!/usr/bin/env bash
# Walks through the steps of the container file without an engine: makes a release in a temporary
# folder from what is committed, serves it as a plain user who cannot write there, and stops it.
set -euo pipefail
cd "$(dirname "$0")/.."
work=$(mktemp -d)
service=
trap '[ -z "$service" ] || kill "$service" 2>/dev/null || true; rm -rf "$work"' EXIT
chmod 755 "$work"

# What the ignore file lets into a build, from beside what must never be in a layer.
git archive HEAD | (mkdir "$work/all" && tar -x -C "$work/all")
mkdir "$work/all/data" && touch "$work/all/data/colloquy.db" "$work/all/src/local.db" "$work/all/src/.env"
[ "$(sed -n '/^[^#]/{p;q}' .dockerignore)" = '*' ] || { echo 'the ignore file lets through what it does not name'; exit 1; }
sed -n 's/^!//p' .dockerignore >"$work/let-through"
sed -n 's/^\*\*\///p' .dockerignore >"$work/kept-out"
mkdir "$work/checkout"
tar -c -C "$work/all" -X "$work/kept-out" -T "$work/let-through" | tar -x -C "$work/checkout"
rm -rf "$work/all"
[ -z "$(find "$work/checkout" \( -name '*.db' -o -name '.env' -o -path "$work/checkout/data" \) -print)" ] ||
  { echo 'a build is sent data'; exit 1; }
# As in the image, one Node of the version that is needed: the checkout's, where it is installed.
mkdir "$work/bin" "$work/data"
cp "$(PATH="$PWD/node_modules/.bin:$PATH" node -p process.execPath)" "$work/bin/node"
export PATH="$work/bin:$PATH"
sh "$work/checkout/deploy/build-release.sh" "$work/app" >"$work/log" 2>&1 || { cat "$work/log"; exit 1; }
rm -rf "$work/checkout"
[ -z "$(find "$work/app" -path "$work/app/node_modules" -prune -o \( -name '.git*' -o -name '*.test.ts' -o -name '.env*' -o -path "$work/app/test" \) -print)" ] ||
  { echo 'a release holds what is for development alone'; exit 1; }
touch "$work/built"

# The unit as far as it can be judged without a systemd that runs.
if command -v systemd-analyze >/dev/null && [ -x /usr/bin/node ]; then
  systemd-analyze verify deploy/colloquy.service || { echo 'the unit is not one'; exit 1; }
fi
for line in Type=notify NotifyAccess=all WatchdogSec= MemoryMax=; do
  grep -q "^$line" deploy/colloquy.service || { echo "the unit lacks $line"; exit 1; }
done
# Stands for systemd's own, and notes what it was to tell.
touch "$work/told"
printf '#!/bin/sh\necho "$1" >>%s\n' "$work/told" >"$work/bin/systemd-notify"
chmod 755 "$work/bin/systemd-notify"
chmod 666 "$work/told"

as_user=()
if [ "$(id -u)" = 0 ]; then
  chown 10001:10001 "$work/data"
  as_user=(setpriv --reuid 10001 --regid 10001 --clear-groups)
fi
chmod -R a-w "$work/app"
cd "$work/app"
env -i PATH="$PATH" NODE_ENV=production PORT=0 LOG_LEVEL=warn DATABASE_URL="file:$work/data/colloquy.db" \
  NOTIFY_SOCKET=/run/systemd/notify WATCHDOG_USEC=600000 \
  "${as_user[@]}" node bin/colloquy.cjs serve >"$work/out" 2>&1 &
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
# Ready once, and then again and again that it does not hang; nothing while it does.
for _ in $(seq 100); do
  [ "$(grep -c WATCHDOG=1 "$work/told")" -lt 2 ] || break
  sleep 0.1
done
[ "$(head -2 "$work/told" | tr '\n' ' ')" = 'READY=1 WATCHDOG=1 ' ] || { cat "$work/told"; exit 1; }
kill -STOP "$service"
sleep 0.5
told=$(wc -l <"$work/told")
sleep 1
[ "$(wc -l <"$work/told")" = "$told" ] || { echo 'a process that hangs says that it does not'; exit 1; }
kill -CONT "$service"
# The page of a link that nobody made: built, and served.
page=$(curl -s "$url/i/nobody")
case $page in *'<html'*) ;; *) echo "no page is served: $page"; exit 1 ;; esac
kill -TERM "$service"
wait "$service"
service=
[ -z "$(find "$work/app" -newer "$work/built" -type f)" ] || { echo 'the service wrote into its own folder'; exit 1; }
echo "a release of $(du -sm "$work/app" | cut -f1) MB serves as a plain user, writes only its data, and stops"
