import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Where a Chromium is installed; null where there is none. `CHROMIUM_PATH` overrides. */
export function findChromium(): string | null {
  const wanted = process.env.CHROMIUM_PATH
  if (wanted) return existsSync(wanted) ? wanted : null
  return places.find((path) => existsSync(path)) ?? null
}

/** Opens a Chromium that talks to nobody but the page. */
export async function openBrowser(executablePath = findChromium()): Promise<Browser> {
  if (!executablePath) throw new Error('There is no Chromium here; set CHROMIUM_PATH.')
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}

/** Builds the pages into `dist/web` from what the sources say now. */
export function buildPages(root: string): void {
  execFileSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'],
    {
      cwd: root,
      stdio: 'inherit',
    },
  )
}
