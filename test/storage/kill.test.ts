import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { openStore } from '../../src/storage/open.ts'
import { spawnWriter } from './spawn-writer.ts'
import { temporaryFolder } from './temporary-folder.ts'

const folder = temporaryFolder()
/** After how many acknowledged writes each process is killed: early, late and in between. */
const killedAfter = [1, 2, 7, 30, 95, 140, 333, 500, 777, 1_200]

test('a process killed in the middle of writing loses no write that it acknowledged', async () => {
  const path = join(folder, 'store.db')
  const acknowledged: string[] = []
  for (const count of killedAfter) {
    const writer = spawnWriter(path)
    await writer.acknowledged(count)
    acknowledged.push(...(await writer.kill()))
  }
  const store = await openStore(`file:${path}`, { exclusive: true })
  for (const interviewID of acknowledged) {
    const found = await store.findInterview({ orgID: 'org', interviewID })
    expect(found, `${interviewID} was acknowledged`).not.toBeNull()
  }
  await store.close()
  expect(acknowledged.length).toBeGreaterThan(3_000)
  const database = new DatabaseSync(path, { readOnly: true })
  expect(database.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' })
  database.close()
}, 120_000)
