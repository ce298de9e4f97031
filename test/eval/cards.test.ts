import { afterAll, beforeAll, expect, test } from 'vitest'
import { likenessOf } from '../../eval/cards.ts'
import type { CharacterName } from '../../eval/characters/character.ts'
import { hold } from '../../eval/hold.ts'
import { larder } from '../../eval/sets/larder/index.ts'
import { guideNames } from '../../eval/sets/set.ts'
import { shiftwise } from '../../eval/sets/shiftwise/index.ts'
import { reportCard } from '../../src/profile/report-card.ts'
import type { Store } from '../../src/service/store.ts'
import { openStore } from '../../src/storage/open.ts'

let store: Store
beforeAll(async () => {
  store = await openStore('file::memory:')
})
afterAll(() => store.close())

const sets = [shiftwise, larder] as const

/** What the cards of a character look like, over all guides of a set. */
async function likenesses(set: (typeof sets)[number], character: CharacterName) {
  const found = []
  for (const [at, guide] of guideNames.entries()) {
    const seed = set.seeds[at % set.seeds.length] ?? ''
    const { session, messages } = await hold({ set, character, guide, seed }, { store })
    found.push(session && likenessOf(reportCard({ session, messages })))
  }
  return [...new Set(found)]
}

test.each([
  ['terse', 'terse'],
  ['rambling', 'rambling'],
  ['churned', 'ideal'],
  ['happy', 'ideal'],
] as const)(
  'the report card alone shows that an interview with “%s” was %s',
  async (character, likeness) => {
    for (const set of sets)
      expect([set.name, await likenesses(set, character)]).toEqual([set.name, [likeness]])
  },
  60_000,
)

test.each(['hostile', 'asks-back', 'leaves'] as const)(
  'the report card of an interview with “%s” looks like none of these',
  async (character) => {
    for (const set of sets)
      expect([set.name, await likenesses(set, character)]).toEqual([set.name, [null]])
  },
  60_000,
)
