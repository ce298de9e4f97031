import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { inject, test } from 'vitest'
import { askDesk } from '../desk.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the run's pages are asked for, see `global-pages.ts`. */
    pages: string
  }
}

/** How long a test in a browser may take, which is long on a busy machine. */
const testMs = 60_000
/** How long one step of it is waited for: sooner than the test's own end, so that it tells what was missing. */
export const stepMs = 25_000

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Where a Chromium is installed; null where there is none. `CHROMIUM_PATH` overrides. */
export function findChromium(): string | null {
  const wanted = process.env.CHROMIUM_PATH
  if (wanted) return existsSync(wanted) ? wanted : null
  return places.find((path) => existsSync(path)) ?? null
}

const lightest = '/usr/bin/chromium-headless-shell'

/** The same without a window and a microphone, where it is installed: it needs half of the time. */
function findLightest(): string | null {
  const isWanted = process.env.CHROMIUM_PATH === undefined
  return isWanted && existsSync(lightest) ? lightest : findChromium()
}

/** Opens a Chromium that talks to nobody but the page; by itself one that has no microphone. */
export async function openBrowser(executablePath = findLightest()): Promise<Browser> {
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

/** Builds the pages from what the sources say now, into a folder of its own; answers which. */
export function buildPages(built = mkdtempSync(join(tmpdir(), 'pages-'))): string {
  const root = resolve(import.meta.dirname, '../..')
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  execFileSync(process.execPath, [vite, 'build', '--outDir', built, '--logLevel', 'error'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  return built
}

/** The folder of the built pages that all test files of this run share. */
export function findPages(): Promise<string> {
  return askDesk(inject('pages'))
}

/**
 * Defines tests that need a browser, and what else is told. Without them they are skipped, and
 * `tellSkipped` says how many.
 */
export function createBrowserTests(file: string, hasTheRest = true) {
  const isPossible = findChromium() !== null && hasTheRest
  let skipped = 0
  return {
    isPossible,
    /** `timeoutMs`: for what takes longer than a test does, as starting other processes. */
    browserTest(name: string, run: () => Promise<void>, timeoutMs = testMs): void {
      if (!isPossible) skipped += 1
      test.skipIf(!isPossible)(name, run, timeoutMs)
    },
    tellSkipped(): void {
      if (skipped > 0) {
        const missing = findChromium() === null ? 'No Chromium' : 'Not all that is needed is'
        console.log(`${missing} here: ${skipped} tests of ${file} skipped.`)
      }
    },
  }
}
