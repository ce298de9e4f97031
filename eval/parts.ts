import { openStore } from '../src/storage/open.ts'
import { startModelServer } from '../test/llm/model-server.ts'
import type { CharacterName } from './characters/character.ts'
import { characters } from './characters/characters.ts'
import { type Casting, hold } from './hold.ts'
import { holdInjections, type Tried } from './injection.ts'
import { holdModelInterviews } from './model/hold-model.ts'
import { type EvalSet, guideNames, type Use } from './sets/set.ts'
import { sets, setsFor } from './sets/sets.ts'

/** Interviews that are held one after the other, apart from all others. */
export type Part =
  | { hold: 'set'; set: string; firstSeedOnly: boolean }
  | { hold: 'orders'; use: Use; kind: 'builtin' | 'model' }
  | { hold: 'models'; use: Use }

// The casts' own keys.
export const cast = Object.keys(characters) as CharacterName[]

/** Everybody who takes part in a set, in the order in which they are held. */
export function castingsOf(set: EvalSet, firstSeedOnly: boolean): Casting[] {
  const seeds = firstSeedOnly ? set.seeds.slice(0, 1) : set.seeds
  return cast.flatMap((character) =>
    guideNames.flatMap((guide) => seeds.map((seed) => ({ set, character, guide, seed }))),
  )
}

/** Holds the interviews of one part on a database and a model server of its own. */
export async function holdPart(part: Part): Promise<Tried[]> {
  const store = await openStore('file::memory:')
  const server = await startModelServer()
  try {
    if (part.hold === 'orders') {
      const { forOrders } = setsFor(part.use)
      return await holdInjections(forOrders, { store, server, kind: part.kind })
    }
    if (part.hold === 'models') {
      const held = await holdModelInterviews(setsFor(part.use).all, { store, server })
      return held.map((conversation) => ({ conversation, orders: [] }))
    }
    const tried: Tried[] = []
    const set = sets.find(({ name }) => name === part.set)
    for (const casting of set ? castingsOf(set, part.firstSeedOnly) : []) {
      tried.push({ conversation: await hold(casting, { store }), orders: [] })
    }
    return tried
  } finally {
    await server.close()
    await store.close()
  }
}
