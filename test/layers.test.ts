import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

const source = resolve(import.meta.dirname, '../src')

/** Which rooms of the house each room may use. `main.ts`, `wiring` and `cli` may use any. */
const mayUse: Record<string, readonly string[]> = {
  contract: [],
  language: [],
  guide: ['language'],
  interview: ['contract', 'language', 'guide'],
  profile: ['contract', 'language', 'guide', 'interview'],
  rehearsal: ['contract', 'language', 'guide', 'interview', 'profile'],
  service: ['contract', 'language', 'guide', 'interview', 'profile', 'rehearsal'],
  interviewers: ['contract', 'language', 'guide', 'interview', 'profile'],
  threads: ['contract'],
  storage: ['contract', 'language', 'guide', 'interview', 'profile', 'service', 'threads'],
  reading: [
    'contract',
    'language',
    'guide',
    'interview',
    'profile',
    'service',
    'interviewers',
    'rehearsal',
    'threads',
  ],
  mcp: ['contract', 'client'],
  http: ['contract', 'language', 'guide', 'interview', 'profile', 'service', 'client', 'mcp'],
  outbound: ['contract', 'service'],
  client: ['contract'],
  web: ['client'],
}
/** Only their types: nothing of them is there when the program runs. */
const typesOnly: Record<string, readonly string[]> = {
  client: ['contract'],
  web: ['contract'],
}
/** Packages that reach the network, a disk or a vendor have no place in the pure rooms. */
const purePackages: Record<string, RegExp> = {
  contract: /^zod$/,
  language: /^@orama\//,
  guide: /^mdast|^micromark|^@types/,
  interview: /^zod$/,
  profile: /^$/,
  client: /^$/,
  web: /^(preact|uqr)/,
}

type Import = { file: string; to: string; typeOnly: boolean }

function importsOf(file: string, text: string): Import[] {
  const found = text.matchAll(
    /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^'"]*?from\s+['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]|(?:^|\n)import\s+['"]([^'"]+)['"]/g,
  )
  return [...found].map((match) => ({
    file,
    to: match[2] ?? match[3] ?? match[4] ?? '',
    typeOnly: match[1] !== undefined,
  }))
}

/** What one import breaks, in a sentence; null when it may stand. */
function breach({ file, to, typeOnly }: Import): string | null {
  const place = relative(source, file)
  const room = place.split('/')[0] ?? ''
  const allowed = mayUse[room]
  if (!allowed) return null
  if (!to.startsWith('.')) {
    const pure = purePackages[room]
    return pure && !pure.test(to) && !typeOnly ? `${place} uses the package ${to}` : null
  }
  const target = relative(source, resolve(dirname(file), to)).split('/')[0] ?? ''
  if (target === room || target === '') return null
  const types = typesOnly[room]?.includes(target) === true
  if (types) return typeOnly ? null : `${place} uses more than types of ${target}`
  return allowed.includes(target) ? null : `${place} imports ${target}`
}

function sourceFiles(): string[] {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(source, name))
}

test('imports point inward', () => {
  const breaches = sourceFiles()
    .flatMap((file) => importsOf(file, readFileSync(file, 'utf8')))
    .map(breach)
    .filter((sentence) => sentence !== null)
  expect(breaches).toEqual([])
})

test('a planted wrong import is found', () => {
  const planted = (place: string, line: string) => importsOf(join(source, place), line).map(breach)
  expect(planted('guide/x.ts', "import { openStore } from '../storage/open.ts'")).toEqual([
    'guide/x.ts imports storage',
  ])
  expect(planted('http/x.ts', "import pg from '../storage/postgres.ts'")).toEqual([
    'http/x.ts imports storage',
  ])
  expect(planted('interview/x.ts', "import { readFile } from 'node:fs'")).toEqual([
    'interview/x.ts uses the package node:fs',
  ])
  expect(planted('web/x.ts', "import { calls } from '../contract/calls.ts'")).toEqual([
    'web/x.ts uses more than types of contract',
  ])
  expect(planted('service/x.ts', "import { compileGuide } from '../guide/compile.ts'")).toEqual([
    null,
  ])
})

test('every room of the house is in the rules', () => {
  const rooms = readdirSync(source, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['cli', 'wiring'].includes(entry.name))
    .map(({ name }) => name)
  expect(rooms.filter((room) => !(room in mayUse))).toEqual([])
})

/** What a module has loaded before its first line runs: not what it asks for later by `import()`. */
function loadedBy(entry: string, loaded = new Set<string>()): Set<string> {
  const file = join(source, entry)
  const statements = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export)\s+(?!type\s)[^'"]*?from\s+'([^']+)'/gm,
  )
  for (const [, to = ''] of statements) {
    const target = to.startsWith('.') ? relative(source, resolve(dirname(file), to)) : to
    if (loaded.has(target)) continue
    loaded.add(target)
    if (to.startsWith('.')) loadedBy(target, loaded)
  }
  return loaded
}

test('a start waits for nothing that reads or understands what people write', () => {
  const loaded = [...loadedBy('main.ts')]
  expect(loaded).toContain('service/interviews/research.ts')
  expect(loaded.filter((name) => /^(guide|language)\/|^interview\/reduce/.test(name))).toEqual([])
})

test('nothing of single sign-on is loaded where nobody signs in so', () => {
  expect([...loadedBy('outbound/issuer.ts')]).toContain('openid-client')
  expect([...loadedBy('main.ts')]).not.toContain('openid-client')
})

/** What a module loads in the end, also later by `import()`. */
function reachedFrom(entry: string, reached = new Set<string>()): Set<string> {
  const file = join(source, entry)
  for (const { to, typeOnly } of importsOf(file, readFileSync(file, 'utf8'))) {
    if (typeOnly || !to.startsWith('.')) continue
    const target = relative(source, resolve(dirname(file), to))
    if (reached.has(target)) continue
    reached.add(target)
    reachedFrom(target, reached)
  }
  return reached
}

test('the thread that serves never loads what reads people’s words, not even later', () => {
  const reading =
    /^guide\/(?!plan\.ts)|^language\/|^interview\/(reduce|gates)|^interviewers\/builtin|^profile\/(verify|compose|describe)/
  expect([...reachedFrom('reading/reader.ts')].filter((name) => reading.test(name))).not.toEqual([])
  expect([...reachedFrom('main.ts')].filter((name) => reading.test(name))).toEqual([])
})

test('the thread that writes opens its file before it loads any query, and no schema with them', () => {
  const loaded = [...loadedBy('storage/sqlite/writer.ts')]
  expect(loaded).toContain('storage/sqlite/file.ts')
  expect(loaded).not.toContain('kysely')
  expect([...loadedBy('storage/verbs/bind-verbs.ts')]).toContain('kysely')
  expect([...loadedBy('storage/verbs/bind-verbs.ts')]).not.toContain('zod')
})
