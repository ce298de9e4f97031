import { join } from 'node:path'
import { languages } from '../../src/guide/plan.ts'
import { openStore } from '../../src/storage/open.ts'
import { startModelServer } from '../../test/llm/model-server.ts'
import { type GuideFile, readGuideFiles } from '../blind/guide-files.ts'
import { type CharacterName, characterNames } from '../characters/characters.ts'
import type { Conversation } from './conversation.ts'
import { type Counts, countAll } from './counts.ts'
import { type Casting, hold } from './hold.ts'
import { modelInterviewer } from './model.ts'
import { faulty, plays } from './plays.ts'

/** Interviews that are held one after the other, apart from all others. */
export type Part =
  | { hold: 'cast'; guide: string; seeds: readonly string[] }
  | { hold: 'models'; play: string }

const folder = join(import.meta.dirname, 'guides')
const seeds = ['ash', 'birch'] as const
/** Who takes part where a model conducts, in turn. */
const modelCast: readonly CharacterName[] = [
  'plain',
  'gives orders',
  'puzzled',
  'rambling',
  'corrects',
]

/** All that is held: every character on every guide, and every play of a model in every language. */
export function allParts(seedsEach: number): Part[] {
  return [
    ...Object.keys(plays).map((play) => ({ hold: 'models' as const, play })),
    ...readGuideFiles(folder).map(({ name }) => ({
      hold: 'cast' as const,
      guide: name,
      seeds: seeds.slice(0, seedsEach),
    })),
  ]
}

/** Holds the interviews of one part on a database and a model server of its own, and counts. */
export async function countPart(part: Part): Promise<Counts> {
  const held: Conversation[] = []
  const store = await openStore('file::memory:')
  const server = await startModelServer()
  try {
    if (part.hold === 'cast') {
      for (const casting of castOf(part)) held.push(await hold(store, casting))
    } else {
      for (const [at, language] of languages.entries()) {
        const protocol = at % 2 === 0 ? 'openai' : 'anthropic'
        const isHurried = part.play === 'hangs'
        server.play(plays[part.play]?.(language) ?? (() => ({ type: 'reset' })))
        const interviewer = modelInterviewer(server.access(protocol), isHurried)
        const character = modelCast[at % modelCast.length] ?? 'plain'
        const guide = findGuide(`${language}-guide`)
        const model = { interviewer, play: part.play, faulty }
        held.push(await hold(store, { character, guide, seed: 'ash', model }))
      }
    }
  } finally {
    await server.close()
    await store.close()
  }
  return countAll(held)
}

function castOf({ guide, seeds }: Extract<Part, { hold: 'cast' }>): Casting[] {
  const file = findGuide(guide)
  return characterNames.flatMap((character) =>
    seeds.map((seed) => ({ character, guide: file, seed })),
  )
}

/** One of the guides of the guardrail run, by name. */
export function findGuide(name: string): GuideFile {
  const found = readGuideFiles(folder).find((guide) => guide.name === name)
  if (!found) throw new Error(`There is no guide called ${name} in ${folder}.`)
  return found
}
