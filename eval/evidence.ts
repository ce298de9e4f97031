import { openStore } from '../src/storage/open.ts'
import type { CharacterName } from './characters/character.ts'
import { characters } from './characters/characters.ts'
import { checkEvidence } from './evidence/check.ts'
import { hold } from './hold.ts'
import { larder as reporting } from './sets/larder/index.ts'
import { guideNames } from './sets/set.ts'
import { shiftwise as tuning } from './sets/shiftwise/index.ts'

/**
 * Whether all that profiles would show of every interview of the harness stands in it, byte for
 * byte: `node eval/evidence.ts`. Ends with 1 where anything does not. Made-up talks, 10,000 of them,
 * are tried by the tests of the built-in synthesizer.
 */
const store = await openStore('file::memory:')
const total = { interviews: 0, claims: 0, quotes: 0, wrong: 0 }
for (const set of [tuning, reporting]) {
  // The cast's own keys.
  for (const character of Object.keys(characters) as CharacterName[]) {
    for (const guide of guideNames) {
      for (const seed of set.seeds) {
        const { claims, quotes, wrong } = await checkEvidence(
          await hold({ set, character, guide, seed }, { store }),
        )
        total.interviews += 1
        total.claims += claims
        total.quotes += quotes
        total.wrong += wrong.length
        for (const fault of wrong) console.log(fault)
      }
    }
  }
}
await store.close()
console.log(
  `${total.interviews} interviews: ${total.claims} claims, ${total.quotes} quotes, ${total.wrong} faults`,
)
if (total.wrong > 0) process.exitCode = 1
