import type { Plan } from '../../src/guide/plan.ts'
import type { Proposed, Turn } from '../../src/interview/ports.ts'
import type { Claim } from '../../src/profile/claims/claim.ts'
import { readings } from '../../src/reading/readings.ts'
import { type Reading, ReadingOverrun } from '../../src/service/reading.ts'
import { hash32 } from '../core/chance.ts'
import type { Effects } from '../core/effects.ts'
import type { Leanings } from '../people/leanings.ts'

const usualMs = 3
/** Readings that may take more than their time: what is too long to read as a guide stays so for good. */
const mayOverrun = new Set(['reduce', 'checkProposal', 'extract', 'makeRecord', 'composeProfile'])
const plans = new Map<string, Promise<Plan>>()

/** The engine as it is, and doubles of those who read people's words. */
const done: Reading = {
  ...readings,
  compileGuide: (given) => compileOnce(given),
  openGuide: (given) => compileOnce(given),
  propose: async (turn) => proposeSomething(turn),
  extract: async ({ linkID, messages }) =>
    messages
      .filter(({ kind }) => kind === 'answer')
      .slice(0, 3)
      .map(({ seq, content }): Claim => {
        const evidence = [{ linkID, seq, start: 0, end: content.length, quote: content }]
        const [kind, key, confidence] = ['problem', 'speed', 'high'] as const
        return { kind, key, confidence, text: content, madeBy: 'builtin', evidence }
      }),
}

/** A guide comes to the same plan each time. */
function compileOnce(given: { guidelines: string; productName?: string }): Promise<Plan> {
  const key = JSON.stringify(given)
  const known = plans.get(key) ?? readings.compileGuide(given)
  plans.set(key, known)
  return known
}

const followUps = ['What happened after that?', 'How did you notice that?', 'Who else was there?']

/** A double of whoever conducts: mostly the next question, now and then a follow-up, seldom the end. */
export function proposeSomething({ seed, messages }: Turn): Proposed {
  const number = hash32(`${seed} ${messages.length}`) % 100
  const isProbe = number < 20
  return {
    assessment: { answered: 'full', newInfo: true, cues: [] },
    coverage: [],
    action: isProbe ? 'probe' : number < 23 ? 'close' : 'next',
    probeKind: isProbe ? 'detail' : null,
    templateId: null,
    questionId: null,
    target: null,
    reply: { ack: null, question: isProbe ? (followUps[number % 3] ?? '') : '' },
    memory: [],
    flags: [],
    coveredQuestionIds: [],
    switchLanguage: null,
  }
}

/** All that is read is read elsewhere, takes its time and may come to nothing. */
export function createReading(
  effects: Effects,
  { proposeMs, extractMs }: Pick<Leanings, 'proposeMs' | 'extractMs'>,
): Reading {
  const times: Partial<Record<keyof Reading, number>> = { propose: proposeMs, extract: extractMs }
  const names = Object.keys(done) as (keyof Reading)[]
  const bound = names.map((name) => [
    name,
    async (given: never) => {
      const { fault, task } = await effects.take('reading', name, times[name] ?? usualMs)
      if (fault === 'overrun' && mayOverrun.has(name)) throw new ReadingOverrun()
      const result = await (done[name] as (given: never) => Promise<unknown>)(given)
      if (fault === 'crash after' && task.owner) {
        effects.crash(task.owner)
        return await new Promise(() => {})
      }
      return result
    },
  ])
  return Object.fromEntries(bound) // Each reading under its own name, with its own types.
}
