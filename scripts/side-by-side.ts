import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { postgresDialect } from '../src/storage/postgres/dialect.ts'
import type { Migration } from '../src/storage/schema/migration.ts'
import type { Noted } from '../test/scale/beside.ts'

/**
 * Lets an earlier version and this one serve the same PostgreSQL, behind a proxy that hands requests
 * to both in turn, while the contract tests are run through it:
 * `npm run -s side-by-side`, `npm run -s side-by-side -- --before REF`.
 */
const root = join(import.meta.dirname, '..')
/** The version before, for as long as there is no tag. */
const beforeDefault = 'bd26641e67ab079125ba16b59d9f6bae9ff38e2e'
const archiveBytesMax = 500_000_000

const { values } = parseArgs({ options: { before: { type: 'string' } } })
process.exitCode = await main(values.before)

async function main(wanted: string | undefined): Promise<number> {
  const ref = wanted ?? newestTag() ?? beforeDefault
  const commit = git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`)
  if (!commit) {
    console.error(`This clone has no ${ref}: name a version that it has with --before REF.`)
    return 1
  }
  const folder = mkdtempSync(join(tmpdir(), 'colloquy-before-'))
  try {
    // The user that PostgreSQL runs as may have to pass through.
    chmodSync(folder, 0o755)
    unpack(commit, folder)
    const breaks = await tellMigrations(commit, folder)
    for (const text of breaks) console.log(`BREAKS  ${text}`)
    return walk(folder) && breaks.length === 0 ? 0 : 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What git says; null where it fails. */
function git(...given: string[]): string | null {
  const { status, stdout } = spawnSync('git', ['-C', root, ...given], { encoding: 'utf8' })
  return status === 0 && stdout.trim() !== '' ? stdout.trim() : null
}

function newestTag(): string | null {
  return git('describe', '--tags', '--abbrev=0', 'HEAD^')
}

function unpack(commit: string, folder: string): void {
  const archive = execFileSync('git', ['-C', root, 'archive', commit], {
    maxBuffer: archiveBytesMax,
  })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  const lock = (of: string) => readFileSync(join(of, 'package-lock.json'), 'utf8')
  if (lock(folder) === lock(root)) {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    return
  }
  console.log('Its packages are others than ours: installing them beside it.')
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** Says which versions these are; answers what in the newer migrations the one before cannot live with. */
async function tellMigrations(commit: string, folder: string): Promise<string[]> {
  const [before, present] = [await readMigrations(folder), await readMigrations(root)]
  const added = present.slice(before.length)
  console.log(`Before: ${git('show', '-s', '--format=%h, %as, %s', commit)}`)
  const names = added.map(({ name }) => name).join(', ')
  console.log(`Its ${before.length} migrations and ${added.length} more: ${names || 'none'}`)
  return findBreaks(before, added)
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const { migrations } = await import(join(folder, 'src/storage/schema/migrations.ts'))
  return migrations
}

/**
 * Statements after which the version before could fail. A table may be made anew with at least the
 * columns it had; a column may be added that its inserts can leave out.
 */
function findBreaks(before: Migration[], added: Migration[]): string[] {
  const statementsOf = (migrations: Migration[]) =>
    migrations.flatMap(({ statements }) => statements(postgresDialect.words))
  const [earlier, later] = [tablesOf(statementsOf(before)), tablesOf(statementsOf(added))]
  return statementsOf(added).filter((text) => {
    const table = /^(?:alter|drop) table (\w+)|^create policy \w+\s+on (\w+)/.exec(text)
    const columns = earlier.get(table?.[1] ?? table?.[2] ?? '')
    if (!columns) return false
    if (/^alter table \w+ add column (?!.* not null(?!.* default ))/.test(text)) return false
    const anew = /^alter table \w+ rename to /.test(text) && later.get(table?.[1] ?? '')
    return !anew || columns.some((column) => !anew.includes(column))
  })
}

/** The columns of each table that statements make. */
function tablesOf(statements: string[]): Map<string, string[]> {
  const tables = new Map<string, string[]>()
  for (const text of statements) {
    const made = /^create table (\w+) \((.*)\)/s.exec(text)
    const lines = made?.[2]?.split('\n').map((line) => line.trim()) ?? []
    const columns = lines.flatMap((line) => /^(?!primary key)(\w+) /.exec(line)?.[1] ?? [])
    if (made?.[1]) tables.set(made[1], columns)
    const more = /^alter table (\w+) add column (\w+)/.exec(text)
    if (more?.[1] && more[2]) tables.get(more[1])?.push(more[2])
  }
  return tables
}

function walk(folder: string): boolean {
  const notes = join(folder, 'notes')
  const vitest = join(root, 'node_modules/.bin/vitest')
  const { status } = spawnSync(vitest, ['run', 'test/interface', '-t', 'on PostgreSQL'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, VERSION_BEFORE: folder, VERSION_NOTES: notes },
  })
  tellNotes(existsSync(notes) ? readFileSync(notes, 'utf8') : '')
  return status === 0
}

function tellNotes(text: string): void {
  const noted = text
    .split('\n')
    .filter(Boolean)
    .map((line): Noted => JSON.parse(line))
  const sum = (of: 'before' | 'present') => noted.reduce((all, one) => all + one[of], 0)
  const calls = [...new Set(noted.flatMap(({ onlyPresent }) => onlyPresent))].sort()
  console.log(
    `${noted.length} times side by side: ${sum('before')} requests were answered by the version before, ${sum('present')} by this one.`,
  )
  const unknown = calls.length > 0 ? calls.join(', ') : 'none'
  console.log(`Calls that the version before does not have, all answered by this one: ${unknown}.`)
}
