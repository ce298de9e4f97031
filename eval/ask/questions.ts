import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { languages } from '../../src/guide/plan.ts'
import { answerWords, questionWords } from '../../src/profile/search/search-words.ts'
import { createChance } from '../../src/rehearsal/cast/chance.ts'
import { linkOf, openStudy, type Study, turnOf } from './study.ts'
import { readTalks, type Talk } from './talks.ts'

const row = z.strictObject({
  id: z.string(),
  lang: z.enum(languages),
  /** Put in words that people used, in words that no transcript has, or about what nobody spoke of. */
  wording: z.enum(['own', 'other', 'nobody']),
  question: z.string(),
  /** What was said that answers it, best first: the talk, the place of the thing said, the words. */
  right: z.array(z.strictObject({ talk: z.string(), at: z.int().min(0), quote: z.string() })),
})
export type Question = z.infer<typeof row>

/** `open` is tuned on, `apart` is measured and nothing else. */
export const parts = ['open', 'apart'] as const
export type Part = (typeof parts)[number]

const file = new URL('questions.jsonl', import.meta.url)
const apartShare = 0.5

/** What others wrote who saw the talks alone; none while nobody did. */
export function readQuestions(): Question[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  return lines.map((line) => row.parse(JSON.parse(line)))
}

export function partOf({ id }: Question): Part {
  return createChance(`part of ${id}`).next() < apartShare ? 'apart' : 'open'
}

export type Answered = {
  question: Question
  part: Part
  /** Where a right thing stands among the quotes; -1 where none does. */
  rank: number
  /** Whether its words are those that are shown of a right thing. */
  isEvidence: boolean
  saysNobody: boolean
  /** Whether any word that it is about stands in any talk of its language. */
  usesTheirWords: boolean
}

/** Asks the study without a model. */
export async function measureAsk(wanted: readonly Part[] = parts): Promise<Answered[]> {
  const talks = readTalks()
  const study = await openStudy(talks)
  const said = stemsSaid(talks)
  const answered: Answered[] = []
  for (const question of readQuestions()) {
    const part = partOf(question)
    if (!wanted.includes(part)) continue
    const told = await answer(study, question)
    const own = said.get(question.lang) ?? new Set()
    const usesTheirWords = questionWords(question.question).some((stems) => {
      return stems.some((stem) => own.has(stem))
    })
    answered.push({ question, part, ...told, usesTheirWords })
  }
  await study.close()
  return answered
}

/** All that was asked and said, by the language. */
function stemsSaid(talks: readonly Talk[]): Map<string, Set<string>> {
  const said = new Map(languages.map((language) => [language as string, new Set<string>()]))
  for (const { language, turns } of talks) {
    for (const { ask: question, say: content } of turns) {
      const { own, asked } = answerWords({ content, question, language })
      for (const stem of [...own, ...asked]) said.get(language)?.add(stem)
    }
  }
  return said
}

async function answer(study: Study, { question, right }: Question) {
  const { standing, quotes } = await study.ask(question)
  const shown = quotes.map((quote) => {
    const said = study.talkOf(quote.linkID)?.turns[turnOf(quote)]?.say ?? ''
    if (said.slice(quote.start, quote.end) !== quote.text) throw new Error('A quote is not theirs.')
    const of = right.filter(({ talk, at }) => {
      return linkOf({ id: talk }) === quote.linkID && at === turnOf(quote)
    })
    const isEvidence = of.some((one) => {
      const start = said.indexOf(one.quote)
      return start >= 0 && start < quote.end && quote.start < start + one.quote.length
    })
    return { isRight: of.length > 0, isEvidence }
  })
  return {
    rank: shown.findIndex(({ isRight }) => isRight),
    isEvidence: shown.some((one) => one.isEvidence),
    saysNobody: standing === 'nothing_said',
  }
}
