import type { Interviewer } from '../src/interview/ports.ts'
import type { Store } from '../src/service/store.ts'
import { createChance } from './characters/chance.ts'
import type { CharacterName } from './characters/character.ts'
import { characters } from './characters/characters.ts'
import { conduct } from './conduct.ts'
import type { Conversation } from './conversation.ts'
import type { EvalSet, GuideName } from './sets/set.ts'

export type Casting = { set: EvalSet; character: CharacterName; guide: GuideName; seed: string }

/** What an interview is called: all chance in it comes from this name. */
export function nameOfCasting({ set, character, guide, seed }: Casting): string {
  return [set.name, character, guide, seed].join('/')
}

/** Holds the interview of one character on one guide. Equal castings give equal interviews. */
export async function hold(
  casting: Casting,
  { store, interviewer, label }: { store: Store; interviewer?: Interviewer; label?: string },
): Promise<Conversation> {
  const { set, character, guide, seed } = casting
  const name = [label, nameOfCasting(casting)].filter(Boolean).join('/')
  const variant = Math.max(0, set.seeds.indexOf(seed))
  const { text, plan } = set.guideOf(guide)
  const world = set.worldOf(guide, seed, variant)
  return await conduct({
    store,
    name,
    product: set.product,
    guidelines: text,
    plan,
    participant: characters[character].enter(world, createChance(name)),
    ...(interviewer && { interviewer }),
  })
}
