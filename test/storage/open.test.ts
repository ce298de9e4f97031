import { chmodSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { migrateStore, openStore } from '../../src/storage/open.ts'
import { assertPostgresVersion } from '../../src/storage/postgres/migrate.ts'
import { assertSqliteVersion } from '../../src/storage/sqlite/file.ts'
import { createDatabase } from '../postgres.ts'
import { aToken } from '../store/given.ts'
import { temporaryFolder } from './temporary-folder.ts'

const folder = temporaryFolder()
const unavailable = { name: 'AppError', code: 'unavailable' }

test.each([
  '',
  'mysql://localhost/x',
  'postgres://[bad',
  'data.db',
  'file:',
  'file:a.db?mode=ro',
  'file:a\0b',
])('an address that is none is refused: %j', async (url) => {
  await expect(openStore(url)).rejects.toMatchObject({ name: 'AppError', code: 'invalid' })
  await expect(migrateStore(url)).rejects.toMatchObject({ name: 'AppError', code: 'invalid' })
})

test('a file is made with its folder, and keeps what was written', async () => {
  const url = `file:${folder}/new/deep/store.db`
  const store = await openStore(url)
  await store.addToken(aToken())
  await store.close()
  const again = await openStore(url)
  expect(await again.findToken({ hash: 'hash-1' })).toEqual(aToken())
  await again.close()
})

/** The rights of what is in a folder, and of the folder itself as `.`, in octal. */
function rightsIn(place: string): Record<string, string> {
  const names = ['.', ...readdirSync(place)]
  return Object.fromEntries(
    names.map((name) => [name, (statSync(join(place, name)).mode & 0o777).toString(8)]),
  )
}

test('what is kept is for its owner alone, in a folder of its own, also what was open to others', async () => {
  const umask = process.umask(0o022)
  onTestFinished(() => void process.umask(umask))
  const place = join(folder, 'private', 'deep')
  const url = `file:${place}/store.db`
  const store = await openStore(url, { exclusive: true })
  await store.addToken(aToken())
  const whole = {
    '.': '700',
    'store.db': '600',
    'store.db-lock': '600',
    'store.db-lock-journal': '600',
    'store.db-shm': '600',
    'store.db-wal': '600',
  }
  expect(rightsIn(place)).toEqual(whole)
  expect(rightsIn(join(folder, 'private'))).toEqual({ '.': '700', deep: '700' })
  await store.close()

  chmodSync(place, 0o755)
  for (const name of readdirSync(place)) chmodSync(join(place, name), 0o644)
  const again = await openStore(url, { exclusive: true })
  await again.addToken(aToken({ hash: 'hash-2', tokenID: 'token-2' }))
  expect(rightsIn(place)).toEqual({ ...whole, '.': '755' })
  await again.close()
})

test('a folder that cannot be made is told of in a sentence', async () => {
  writeFileSync(join(folder, 'occupied'), '')
  await expect(openStore(`file:${folder}/occupied/store.db`)).rejects.toMatchObject({
    ...unavailable,
    message: 'The folder of the database cannot be made.',
  })
  await expect(openStore('file:/proc/none/store.db')).rejects.toMatchObject(unavailable)
  await expect(openStore('file:/proc/store.db')).rejects.toMatchObject(unavailable)
})

test('a file that is no database is refused and left as it was', async () => {
  const path = join(folder, 'letter.txt')
  writeFileSync(path, 'Dear Ada, this is not a database. '.repeat(200))
  const before = readFileSync(path)
  await expect(openStore(`file:${path}`, { exclusive: true })).rejects.toMatchObject({
    ...unavailable,
    message:
      'The file is not a Colloquy database: set DATABASE_URL to another one, or put a backup in its place with `colloquy restore FILE --replace`.',
  })
  expect(readFileSync(path).equals(before)).toBe(true)
  expect(existsSync(`${path}-lock`)).toBe(false)
})

test("another program's database is refused and left as it was", async () => {
  const path = join(folder, 'cookies.db')
  const other = new DatabaseSync(path)
  other.exec('create table cookie (name text)')
  other.close()
  const before = readFileSync(path)
  for (const open of [openStore, migrateStore]) {
    await expect(open(`file:${path}`)).rejects.toMatchObject({
      ...unavailable,
      message: 'The file is the database of another program.',
    })
  }
  expect(readFileSync(path).equals(before)).toBe(true)
})

test('a damaged file is refused and left as it was', async () => {
  const path = join(folder, 'damaged.db')
  await (await openStore(`file:${path}`)).close()
  const bytes = readFileSync(path)
  bytes.fill(0xff, 8_192, 12_288)
  writeFileSync(path, bytes)
  await expect(openStore(`file:${path}`)).rejects.toMatchObject({
    ...unavailable,
    message:
      'The database file is damaged: put a backup in its place with `colloquy restore FILE --replace`.',
  })
  expect(readFileSync(path).equals(bytes)).toBe(true)
})

test('a database server that is not there is told of in a sentence', async () => {
  const port = await closedPort()
  const url = `postgres://somebody:secret@127.0.0.1:${port}/nothing`
  for (const open of [openStore, migrateStore]) {
    await expect(open(url)).rejects.toMatchObject({
      ...unavailable,
      message: 'The database cannot be reached.',
    })
  }
})

test('a database or a user that is not there is told of in a sentence', async () => {
  const url = new URL(await createDatabase())
  url.pathname = '/nothing'
  await expect(openStore(url.href)).rejects.toMatchObject({
    ...unavailable,
    message: 'There is no database of this name.',
  })
  url.password = 'wrong'
  await expect(openStore(url.href)).rejects.toMatchObject({
    ...unavailable,
    message: 'The database does not let this user in.',
  })
})

test('versions with known faults are refused', () => {
  for (const version of ['3.51.2', '3.50.9', '2.99.99']) {
    expect(() => assertSqliteVersion(version)).toThrow('SQLite 3.51.3 or newer is needed')
  }
  for (const version of ['3.51.3', '3.53.0', '4.0.0']) assertSqliteVersion(version)
  expect(() => assertPostgresVersion(130_022)).toThrow('PostgreSQL 14 or newer is needed.')
  assertPostgresVersion(140_000)
})

test('a store in memory ends with its process and shares nothing', async () => {
  const [one, other] = [await openStore(':memory:'), await openStore('file::memory:')]
  await one.addToken(aToken())
  expect(await other.hasTokens()).toBe(false)
  await one.close()
  await other.close()
  expect(existsSync(':memory:')).toBe(false)
})

test('an opening that changes nothing leaves the size of the file as it was', async () => {
  const path = join(folder, 'again.db')
  await (await openStore(`file:${path}`)).close()
  const { size } = statSync(path)
  expect(await migrateStore(`file:${path}`)).toEqual({ applied: [] })
  await (await openStore(`file:${path}`)).close()
  expect(statSync(path).size).toBe(size)
})

function closedPort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
