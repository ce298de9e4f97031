import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { AppError } from './contract/errors.ts'
import type { Pages } from './http/pages/page-files.ts'
import { root } from './root.ts'

/** Where the build puts the pages. */
const builtPages = join(root, 'dist/web')

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
}

/** Reads the built pages into memory, so that a later build cannot change them under a service. */
export function readPages(folder = builtPages): Pages {
  const participant = readShell(folder, 'participant')
  const console = readShell(folder, 'console')
  const assets = readdirSync(join(folder, 'assets')).map((name) => {
    const body = readFileSync(join(folder, 'assets', name))
    const type = types[extname(name)] ?? 'application/octet-stream'
    return [`/assets/${name}`, { body, type }] as const
  })
  return {
    participant: { html: () => participant },
    console: { html: console },
    assets: new Map(assets),
  }
}

function readShell(folder: string, page: string): string {
  const index = join(folder, page, 'index.html')
  if (!existsSync(index)) {
    throw new AppError('unavailable', 'The pages are not built yet: run `npm run build` first.')
  }
  return readFileSync(index, 'utf8')
}
