import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { languages } from '../../src/guide/plan.ts'
import { createFindAnswer } from '../../src/profile/stand-in/find-answer.ts'
import type { OwnAnswer } from '../../src/profile/stand-in/own-answers.ts'

/** `open` may be looked at by whoever makes the rules; `apart` is only counted. */
export const splits = ['open', 'apart'] as const
export type Split = (typeof splits)[number]

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
  /** The same questions with their turn taken out, and those that nobody ever answered. */
  unanswerable: number
  unknown: number
  misses: string[]
}

export function readAskedTalks(split: Split): AskedTalk[] {
  return readFileSync(new URL(`${split}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => talkSchema.parse(JSON.parse(line)))
}

/** Asks a stand-in what its person was asked, in other words, with and without the answer. */
export function countAnswers(talks: readonly AskedTalk[]): Counts {
  const counts: Counts = { asked: 0, right: 0, wrong: 0, unanswerable: 0, unknown: 0, misses: [] }
  for (const talk of talks) {
    const answers = answersOf(talk)
    const among = (kept: OwnAnswer[]) => createFindAnswer(kept, [talk.product])
    const find = among(answers)
    const expectNothing = (question: string, kept: OwnAnswer[]) => {
      const found = among(kept)(question)
      counts.unanswerable += 1
      if (found) counts.misses.push(`${talk.id} untold: ${question} ← ${found.asked}`)
      else counts.unknown += 1
    }
    for (const { question, turn } of talk.questions) {
      const found = find(question)
      counts.asked += 1
      if (found?.seq === turn) counts.right += 1
      else {
        if (found) counts.wrong += 1
        const shown = found?.asked ?? 'nothing'
        counts.misses.push(`${talk.id} ${turn}: ${question} ← ${shown}`)
      }
      expectNothing(
        question,
        answers.filter(({ seq }) => seq !== turn),
      )
    }
    for (const question of talk.never) expectNothing(question, answers)
  }
  return counts
}

function answersOf({ id, language, turns }: AskedTalk): OwnAnswer[] {
  return turns.map(({ asked, said }, seq) => ({
    ...{ linkID: id, seq, start: 0, end: said.length, text: said, language },
    ...{ asked, planned: asked, kind: 'question' as const },
  }))
}
