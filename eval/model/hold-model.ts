import type { Interviewer } from '../../src/interview/ports.ts'
import { createModelInterviewer } from '../../src/interviewers/llm/interviewer.ts'
import type { Access } from '../../src/interviewers/llm/providers.ts'
import { readings } from '../../src/reading/readings.ts'
import type { Store } from '../../src/service/store.ts'
import type { ModelServer, Script } from '../../test/llm/model-server.ts'
import type { CharacterName } from '../characters/character.ts'
import type { Conversation } from '../conversation.ts'
import { type Casting, hold } from '../hold.ts'
import { type EvalSet, guideNames } from '../sets/set.ts'
import { plays } from './plays.ts'

const protocols = ['openai', 'anthropic'] as const
type Protocol = (typeof protocols)[number]
const patient = { firstMs: 10_000, mendMs: 10_000, totalMs: 20_000 }
/** Where the model never answers. */
const hurried = { firstMs: 25, mendMs: 15, totalMs: 40 }
const unlimited = {
  tokensPerInterview: null,
  tokensPerDay: null,
  usdPerInterview: null,
  usdPerDay: null,
  price: null,
}
/** Who takes part, in turn: those whose answers stand out. */
const cast: readonly CharacterName[] = [
  'churned',
  'happy',
  'injecting',
  'terse',
  'rambling',
  'asks-back',
  'contradictory',
]

type Stage = { store: Store; server: ModelServer }

/** Interviews with a model that does each of the plays, in both protocols on each guide; sets take turns. */
export async function holdModelInterviews(
  sets: readonly EvalSet[],
  stage: Stage,
): Promise<Conversation[]> {
  const held: Conversation[] = []
  for (const [turn, [play, scriptOf]] of Object.entries(plays).entries()) {
    for (const [place, protocol] of protocols.entries()) {
      const set = sets[(turn + place) % sets.length]
      if (!set) return held
      for (const guide of guideNames) {
        const at = held.length
        const character = cast[at % cast.length] ?? 'churned'
        const seed = set.seeds[at % set.seeds.length] ?? ''
        const script = scriptOf(set.guideOf(guide).plan.language)
        const patience = play === 'hangs' ? hurried : patient
        const casting = { set, character, guide, seed }
        held.push(
          await holdWithModel(casting, {
            ...stage,
            protocol,
            script,
            patience,
            label: `${protocol} ${play}`,
          }),
        )
      }
    }
  }
  return held
}

/** One interview with a model behind a local server that plays `script`. */
export async function holdWithModel(
  casting: Casting,
  {
    store,
    server,
    protocol,
    script,
    patience = patient,
    label,
  }: Stage & {
    protocol: Protocol
    script: Script
    patience?: typeof patient
    label: string
  },
): Promise<Conversation> {
  server.play(script)
  const interviewer = modelInterviewer(server.access(protocol), patience)
  return await hold(casting, { store, interviewer, label })
}

/** A model interviewer that does not really wait before it calls again. */
export function modelInterviewer(access: Access, patience = patient): Interviewer {
  return createModelInterviewer({
    access,
    dialogues: readings,
    limits: unlimited,
    patience,
    wait: async () => true,
  })
}
