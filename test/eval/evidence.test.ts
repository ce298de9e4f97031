import { expect, test } from 'vitest'
import { characterNames } from '../../eval/characters/characters.ts'
import { checkEvidence } from '../../eval/evidence/check.ts'
import { hold } from '../../eval/guardrails/hold.ts'
import { findGuide } from '../../eval/guardrails/parts.ts'
import { languages } from '../../src/guide/plan.ts'
import { openStore } from '../../src/storage/open.ts'

test('whoever is interviewed, all that a profile shows are their words, with their numbers and denials', async () => {
  const store = await openStore('file::memory:')
  const wrong: string[] = []
  let quotes = 0
  for (const [at, character] of characterNames.entries()) {
    for (const language of [languages[at % 5], languages[(at + 2) % 5]]) {
      const guide = findGuide(`${language}-guide`)
      const checked = await checkEvidence(await hold(store, { character, guide, seed: 'ash' }))
      wrong.push(...checked.wrong)
      quotes += checked.quotes
    }
  }
  await store.close()
  expect(wrong).toEqual([])
  expect(quotes).toBeGreaterThan(100)
}, 120_000)
