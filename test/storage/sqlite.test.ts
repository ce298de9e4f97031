import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import type { Store } from '../../src/service/store.ts'
import { openStore } from '../../src/storage/open.ts'
import { commitTogether } from '../../src/storage/sqlite/batch.ts'
import { connectSqlite } from '../../src/storage/sqlite/connection.ts'
import { migrateSqlite } from '../../src/storage/sqlite/migrate.ts'
import { writeVerb } from '../../src/storage/verbs/bind-verbs.ts'
import {
  aCompletion,
  aMessage,
  anExtraction,
  anInterview,
  aProfile,
  aStep,
  aToken,
  invitesOf,
  minute,
} from '../store/given.ts'
import { spawnWriter } from './spawn-writer.ts'
import { temporaryFolder } from './temporary-folder.ts'

const folder = temporaryFolder()
let files = 0
const newPath = () => join(folder, `${++files}.db`)

test('a second service on one data file is refused at once, and let in after the first', async () => {
  const url = `file:${newPath()}`
  const first = await openStore(url, { exclusive: true })
  await expect(openStore(url, { exclusive: true })).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringMatching(/^Another Colloquy is running on this data file/),
  })
  await first.close()
  await (await openStore(url, { exclusive: true })).close()
})

test('a service that was killed leaves the file to the next at once', async () => {
  const path = newPath()
  const writer = spawnWriter(path)
  await writer.acknowledged(1)
  await expect(openStore(`file:${path}`, { exclusive: true })).rejects.toMatchObject({
    code: 'unavailable',
  })
  await writer.kill()
  await (await openStore(`file:${path}`, { exclusive: true })).close()
})

test('beside a running service, what the command line writes holds at once', async () => {
  const url = `file:${newPath()}`
  const service = await openStore(url, { exclusive: true })
  const commandLine = await openStore(url)
  await commandLine.addToken(aToken())
  expect(await service.findToken({ hash: 'hash-1' })).toMatchObject({ revokedAt: null })
  await commandLine.revokeToken({ tokenID: 'token-1', at: minute(1) })
  expect(await service.findToken({ hash: 'hash-1' })).toMatchObject({ revokedAt: minute(1) })
  await commandLine.close()
  await service.addToken(aToken({ hash: 'hash-2', tokenID: 'token-2' }))
  await service.close()
})

test('closing first writes everything that was asked for', async () => {
  const url = `file:${newPath()}`
  const store = await openStore(url)
  const writes = Array.from({ length: 600 }, (_, index) =>
    store.addInterview({ interview: anInterview({ interviewID: `interview-${index}` }) }),
  )
  await store.close()
  await Promise.all(writes)
  await store.close()
  await expect(store.addToken(aToken())).rejects.toMatchObject({ code: 'unavailable' })
  await expect(store.ping()).rejects.toThrow()
  const again = await openStore(url)
  expect(await again.findInterview({ orgID: 'org', interviewID: 'interview-599' })).not.toBeNull()
  await again.close()
})

test('among many writes of one commit, one that fails takes back only itself', async () => {
  const store = await openStore(`file:${newPath()}`)
  await store.addInterview({ interview: anInterview() })
  const outcomes = await Promise.allSettled(
    Array.from({ length: 50 }, (_, index) =>
      store.addInterview({
        // Every tenth is there already.
        interview: anInterview({ interviewID: index % 10 === 0 ? 'interview' : `i-${index}` }),
      }),
    ),
  )
  const failed = outcomes.flatMap(({ status }, index) => (status === 'rejected' ? [index] : []))
  expect(failed).toEqual([0, 10, 20, 30, 40])
  for (let index = 0; index < 50; index++) {
    const found = await store.findInterview({ orgID: 'org', interviewID: `i-${index}` })
    expect(found !== null).toBe(index % 10 !== 0)
  }
  await store.close()
})

test('a failure that is a bug keeps its message across the thread', async () => {
  const store = await openStore(`file:${newPath()}`)
  await expect(store.addInvites(invitesOf(anInterview(), ['a']))).rejects.toThrow(
    'This interview is closed; open it again to invite people.',
  )
  await store.close()
})

test('when the disk is full, writes fail with a sentence and reads go on', async () => {
  using database = new DatabaseSync(':memory:')
  migrateSqlite(database)
  const connection = connectSqlite(database)
  const pages = database.prepare('pragma page_count').get()?.page_count
  database.exec(`pragma max_page_count = ${Number(pages) + 8}`)
  const add = (name: string) => ({
    verb: writeVerb('addInterview'),
    given: { interview: anInterview({ interviewID: name, guidelines: 'x'.repeat(90_000) }) },
  })
  const outcomes = await commitTogether(connection, [add('a'), add('b')])
  for (const outcome of outcomes) {
    expect(outcome).toMatchObject({
      done: false,
      error: { code: 'unavailable', message: 'The database cannot be written: the disk is full.' },
    })
  }
  expect(database.prepare('select count(*) as count from interview').get()).toEqual({ count: 0 })
  const small = { interview: anInterview({ interviewID: 'small' }) }
  const [after] = await commitTogether(connection, [
    { verb: writeVerb('addInterview'), given: small },
  ])
  expect(after).toMatchObject({ done: true })
})

test('nobody of a batch is told that it is written when the commit fails', async () => {
  using database = new DatabaseSync(':memory:')
  migrateSqlite(database)
  const connection = connectSqlite(database)
  const unable = {
    ...connection,
    execute(sql: string) {
      if (sql === 'commit') throw new Error('The disk is gone.')
      connection.execute(sql)
    },
  }
  const outcomes = await commitTogether(unable, [
    { verb: writeVerb('addToken'), given: aToken() },
    { verb: writeVerb('addToken'), given: aToken({ hash: 'hash-2', tokenID: 'token-2' }) },
  ])
  expect(outcomes.map(({ done }) => done)).toEqual([false, false])
  expect(database.prepare('select count(*) as count from token').get()).toEqual({ count: 0 })
})

test('no byte of an erased interview stays in the file or its log', async () => {
  const path = newPath()
  const store = await openStore(`file:${path}`)
  const canary = 'canary-7f3a'
  await tellEverything(store, canary)
  expect(filesWith(path, canary).length).toBeGreaterThan(0)
  const profile = { profileID: 'profile', expectVersion: 1, replacement: null }
  expect(await store.eraseInvite({ linkID: 'a', profile, at: minute(9) })).toBe('done')
  // The log is emptied a moment after; until then, nothing else touches the file.
  await expect.poll(() => filesWith(path, canary), { timeout: 10_000 }).toEqual([])
  await store.close()
  expect(filesWith(path, canary)).toEqual([])
})

test('an erasure that waits for the end of a rebuilding leaves its mark behind it', async () => {
  const path = newPath()
  const store = await openStore(`file:${path}`)
  await store.addInterview({ interview: anInterview() })
  await store.addInvites(invitesOf(anInterview(), ['a']))
  const other = new DatabaseSync(path)
  const mark = () => other.prepare('pragma user_version').get()?.user_version
  other.exec('pragma user_version = 1')
  other.exec('begin immediate; pragma user_version = 0')
  const erased = store.eraseInvite({ linkID: 'a', profile: null, at: minute(9) })
  // However long the writer takes to get there: it waits until this is over.
  await new Promise((resolve) => setTimeout(resolve, 500))
  other.exec('commit')
  expect(await erased).toBe('done')
  expect(mark()).toBe(1)
  other.close()
  await store.close()
})

async function tellEverything(store: Store, canary: string): Promise<void> {
  const userInfo = { name: canary, email: `${canary}@example.org` }
  await store.addInterview({ interview: anInterview() })
  await store.addInvites(
    invitesOf(anInterview(), ['a', 'b'], { invites: [{ linkID: 'a', userInfo }] }),
  )
  const lines = Array.from({ length: 60 }, (_, seq) =>
    aMessage(seq, { content: `${canary} ${'said '.repeat(100)}` }),
  )
  const tokens = `o1 ${Array.from({ length: 2_000 }, (_, at) => `s${canary}${at}`).join(' ')}`
  const said = [{ linkID: 'a', seq: 0, tokens }]
  await store.takeStep(aStep('a', { append: lines, said, session: canary.repeat(2_000) }))
  const { completion, ...step } = aCompletion('a')
  if (!completion) throw new Error('A completion completes.')
  const frozen = canary.repeat(5_000)
  await store.takeStep({ ...step, completion: { ...completion, frozen } })
  const extraction = anExtraction('a', { body: canary.repeat(1_000) })
  await store.saveProfile(
    aProfile('a', { identity: canary, body: canary.repeat(1_000), extraction }),
  )
}

function filesWith(path: string, text: string): string[] {
  const names = readdirSync(folder).filter((name) => join(folder, name).startsWith(path))
  return names.filter((name) => readFileSync(join(folder, name)).includes(text))
}
