import { randomBytes } from 'node:crypto'
import { copyFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readings } from '../../src/reading/readings.ts'
import { composeErasure } from '../../src/service/people/erasure.ts'
import { synthesize } from '../../src/service/profiles/synthesis.ts'
import type { Store } from '../../src/service/store.ts'
import { openStore } from '../../src/storage/open.ts'
import { newDataFile } from '../databases.ts'
import { addFinished, claimEverything } from './given.ts'
import { tracesOf } from './traces.ts'

const people = 400
const all = Array.from({ length: people }, (_, person) => person)
const withdrawn = all.filter((person) => (person * 13) % 3 > 0)
const left = all.filter((person) => !withdrawn.includes(person))

const linkOf = (person: number) => `link-${(person * 37) % people}`
const pathOf = (databaseURL: string) => databaseURL.slice('file:'.length)
/** Words of one person that no other file of bytes has. */
const canaryOf = (person: number) => `zq${((person + 1) * 7_919).toString(36).padStart(5, 'x')}qz`

async function erase(store: Store, linkID: string): Promise<void> {
  const participation = await store.findParticipation({ linkID })
  if (!participation) throw new Error('There is nothing to erase.')
  const profile = await composeErasure({ store, reading: readings }, participation)
  expect(await store.eraseInvite({ linkID, profile, at: new Date().toISOString() })).toBe('done')
}

/** A file of many small interviews, made in an order that moves rows between pages. */
async function tellMany(databaseURL: string): Promise<Store> {
  const store = await openStore(databaseURL)
  await addFinished(
    store,
    all.map((person) => ({
      linkID: linkOf(person),
      answers: Array.from(
        { length: 1 + (person % 5) },
        (_, at) =>
          `I keep ${canaryOf(person)} ${'and more '.repeat((person * (at + 3)) % 40)}here.`,
      ),
      onboarding: { email: `${canaryOf(person)}@example.com`, name: canaryOf(person) },
    })),
  )
  const deps = {
    store,
    reading: readings,
    synthesizer: claimEverything(),
    now: () => new Date(),
    randomBytes,
  }
  const now = new Date().toISOString()
  for (;;) {
    const job = await store.claimJob({ now, leaseUntil: '2999-01-01T00:00:00.000Z' })
    if (!job) return store
    await synthesize(deps, job, new AbortController().signal)
  }
}

test('of hundreds of small interviews, those withdrawn leave no byte in the file of a running service', async () => {
  const databaseURL = newDataFile()
  const store = await tellMany(databaseURL)
  for (const person of withdrawn) await erase(store, linkOf(person))
  const look = () => tracesOf(databaseURL, withdrawn.map(canaryOf))
  await expect.poll(look, { timeout: 50_000, interval: 500 }).toEqual([])
  expect(await tracesOf(databaseURL, left.map(canaryOf))).toHaveLength(left.length)
  for (const person of left) {
    expect(await store.findParticipation({ linkID: linkOf(person) })).not.toBeNull()
  }
  await store.close()
  expect(await look()).toEqual([])
}, 90_000)

test('what a service that was killed had yet to overwrite, the next one does', async () => {
  const databaseURL = newDataFile()
  const store = await tellMany(databaseURL)
  for (const person of withdrawn) await erase(store, linkOf(person))
  // What a kill at this moment leaves on the disk.
  const killedURL = newDataFile()
  for (const ending of ['', '-wal'])
    copyFileSync(`${pathOf(databaseURL)}${ending}`, `${pathOf(killedURL)}${ending}`)
  await store.close()
  const words = withdrawn.map(canaryOf)
  expect(await tracesOf(killedURL, words)).not.toEqual([])
  await (await openStore(killedURL)).close()
  expect(await tracesOf(killedURL, words)).toEqual([])
  expect(await tracesOf(databaseURL, words)).toEqual([])
}, 90_000)

test('another model is shown nothing of whoever is erased while the first one reads', async () => {
  const store = await openStore(newDataFile())
  await addFinished(store, [{ linkID: 'link', answers: ['I keep it here.'], onboarding: {} }])
  const first = claimEverything()
  const shown: string[] = []
  const look = async () => {
    shown.push('second look')
    return { ok: false, why: 'a double' } as const
  }
  const deps = { store, reading: readings, now: () => new Date(), randomBytes }
  const now = new Date().toISOString()
  const job = await store.claimJob({ now, leaseUntil: '2999-01-01T00:00:00.000Z' })
  if (!job) throw new Error('A finished interview leaves a job.')
  const extract: typeof first.extract = async (given) => {
    const claims = await first.extract(given)
    await erase(store, 'link')
    return claims
  }
  const models = { synthesizer: { ...first, extract }, secondReader: { name: 'double/one', look } }
  await synthesize({ ...deps, ...models }, job, new AbortController().signal)
  expect(shown).toEqual([])
  await store.close()
})
