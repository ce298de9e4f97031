import { expect, test } from 'vitest'
import type { CharacterName } from '../../eval/characters/character.ts'
import { characters } from '../../eval/characters/characters.ts'
import { checkEvidence } from '../../eval/evidence/check.ts'
import { hold } from '../../eval/hold.ts'
import { larder as reporting } from '../../eval/sets/larder/index.ts'
import { guideNames } from '../../eval/sets/set.ts'
import { shiftwise as tuning } from '../../eval/sets/shiftwise/index.ts'
import { openStore } from '../../src/storage/open.ts'

test('whoever is interviewed, all that a profile shows are their words, with their numbers and denials', async () => {
  const store = await openStore('file::memory:')
  const wrong: string[] = []
  let quotes = 0
  for (const set of [tuning, reporting]) {
    for (const [at, character] of (Object.keys(characters) as CharacterName[]).entries()) {
      const guide = guideNames[at % guideNames.length] ?? 'bullets'
      const seed = set.seeds[at % set.seeds.length] ?? ''
      const held = await hold({ set, character, guide, seed }, { store })
      const checked = await checkEvidence(held)
      wrong.push(...checked.wrong)
      quotes += checked.quotes
    }
  }
  await store.close()
  expect(wrong).toEqual([])
  expect(quotes).toBeGreaterThan(100)
}, 120_000)
