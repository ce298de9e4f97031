import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** The scripts that a built page needs before it can show anything: its own and what they import. */
export function findFirstScripts(built: string, page: string): string[] {
  const html = readFileSync(join(built, page, 'index.html'), 'utf8')
  const found = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src = '']) => src)
  // The list grows while it is walked: each script adds those it imports outright.
  for (const script of found) {
    const text = readFileSync(join(built, script), 'utf8')
    for (const [, name = ''] of text.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) {
      const path = `/assets/${name}`
      if (!found.includes(path)) found.push(path)
    }
  }
  return found
}

/** What those scripts weigh on the way, bytes. */
export function weighFirstScripts(built: string, page: string): number {
  return findFirstScripts(built, page)
    .map((path) => gzipSync(readFileSync(join(built, path)), { level: 9 }).length)
    .reduce((sum, each) => sum + each, 0)
}
