import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { languages } from '../../src/guide/plan.ts'
import type { OwnAnswer } from '../../src/profile/stand-in/own-answers.ts'
import { readings } from '../../src/reading/readings.ts'
import type { StandInAnswer } from '../../src/rehearsal/stand-in/answer.ts'
import { answerOne } from '../../src/service/simulation/answer-one.ts'
import type { Infer } from '../../src/service/simulation/infer.ts'
import type { StandIn } from '../../src/service/simulation/stand-in.ts'

/** `open` may be looked at by whoever makes the rules; `apart` is only counted. */
export const splits = ['open', 'apart'] as const
export type Split = (typeof splits)[number]
/** Was shown to somebody who worked on the rules: it is counted no more. */
const seen: Record<Split, readonly string[]> = { open: [], apart: ['en-3'] }

const talkSchema = z.strictObject({
  id: z.string(),
  language: z.enum(languages),
  product: z.string(),
  turns: z.array(z.strictObject({ asked: z.string(), said: z.string() })),
  /** Each is answered by one turn, counted from 0, which was asked in other words. */
  questions: z.array(z.strictObject({ question: z.string(), turn: z.int().nonnegative() })),
  /** What the person told nothing of. */
  never: z.array(z.string()),
})
export type AskedTalk = z.infer<typeof talkSchema>

export type Counts = {
  /** Questions that the interview did answer, and what was shown for them. */
  asked: number
  right: number
  wrong: number
  /** Sentences of a model, which are not the person's words. */
  inferred: number
  /** The same questions with their turn taken out, and those that nobody ever answered. */
  unanswerable: number
  unknown: number
  misses: string[]
}

/** One question to the stand-in of one person; `what` names it among those of the set. */
export type Asked = { talk: AskedTalk; standIn: StandIn; question: string; what: string }
/** What a model answers beside the rules; null without one. */
export type InferFor = (asked: Asked) => Infer | null

export function readAskedTalks(split: Split): AskedTalk[] {
  return readFileSync(new URL(`${split}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => talkSchema.parse(JSON.parse(line)))
    .filter(({ id }) => !seen[split].includes(id))
}

/**
 * Asks a stand-in what its person was asked, in other words, with and without the answer: by what the
 * product does with one question.
 */
export async function countAnswers(
  talks: readonly AskedTalk[],
  inferFor: InferFor = () => null,
): Promise<Counts> {
  const counts: Counts = {
    ...{ asked: 0, right: 0, wrong: 0, inferred: 0, unanswerable: 0, unknown: 0 },
    misses: [],
  }
  const ask = async (asked: Asked) => {
    const about = { standIn: asked.standIn, infer: inferFor(asked), mayPoint: true }
    return await answerOne(readings, about, asked.question)
  }
  for (const talk of talks) {
    const answers = answersOf(talk)
    for (const { question, turn } of talk.questions) {
      const standIn = standInOf(talk, answers)
      const found = await ask({ talk, standIn, question, what: `told-${turn}` })
      counts.asked += 1
      const isRight = found.standing === 'said' && found.evidence[0]?.seq === turn
      if (isRight) counts.right += 1
      else if (found.standing === 'said') counts.wrong += 1
      else if (found.standing === 'inferred') counts.inferred += 1
      if (!isRight) counts.misses.push(`${talk.id} ${turn}: ${question} ← ${shown(found, answers)}`)
    }
    const untold = [
      ...talk.questions.map(({ question, turn }) => ({ question, without: turn })),
      ...talk.never.map((question) => ({ question, without: -1 })),
    ]
    for (const [at, { question, without }] of untold.entries()) {
      const kept = answers.filter(({ seq }) => seq !== without)
      const standIn = standInOf(talk, kept)
      const found = await ask({ talk, standIn, question, what: `untold-${at}` })
      counts.unanswerable += 1
      if (found.standing === 'unknown') counts.unknown += 1
      else counts.misses.push(`${talk.id} untold: ${question} ← ${shown(found, answers)}`)
    }
  }
  return counts
}

function shown({ standing, text, evidence }: StandInAnswer, answers: readonly OwnAnswer[]): string {
  if (standing === 'unknown') return 'nothing'
  if (standing === 'inferred') return `inferred: ${text}`
  return answers.find(({ seq }) => seq === evidence[0]?.seq)?.asked ?? text
}

/** Their interview was held by the model that answers, which read along. */
export const recordedModel = 'openai-compatible/recorded'

function standInOf({ id, language, product }: AskedTalk, answers: OwnAnswer[]): StandIn {
  const talk = { linkID: id, productID: product, language, interviewer: recordedModel }
  return {
    ...{ profileID: id, productID: product, links: [id], answers },
    talks: [{ ...talk, glossary: [] }],
  }
}

function answersOf({ id, language, turns }: AskedTalk): OwnAnswer[] {
  return turns.map(({ asked, said }, seq) => ({
    ...{ linkID: id, seq, start: 0, end: said.length, text: said, language },
    ...{ asked, planned: asked, kind: 'question' as const },
  }))
}
