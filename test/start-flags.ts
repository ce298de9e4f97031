import { readFileSync } from 'node:fs'

type Manifest = { scripts: { start: string } }

/** What `npm start` tells Node: whoever starts the service for a test or a measurement does so, too. */
export const startFlags: readonly string[] = (
  JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as Manifest
).scripts.start
  .split(' ')
  .filter((part) => part.startsWith('--'))
