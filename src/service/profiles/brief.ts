import type { Usage } from '../../interview/session.ts'
import type { Quote } from '../interview-report/themes.ts'
import type { AnswersGiven } from './answers-given.ts'
import type { Gist } from './gist.ts'

type ClaimTold = [
  ...[claim: string | null, weight: number, wording: string, unnamed: true | null],
  ...[quote: Quote | null, themes: string[]],
]

/** What a gist tells as the store keeps it beside, each claim with its words once. */
export type Brief = [
  ...[completedAt: string, words: number, score: number | null, usage: Usage | null],
  claims: ClaimTold[],
]

export function readBrief(
  linkID: string,
  [completedAt, words, score, usage, claims]: Brief,
  answers?: AnswersGiven | null,
): Gist {
  const gist: Gist = { linkID, completedAt, words, remarks: claims.flatMap(remarksOf) }
  if (score !== null) gist.score = score
  if (usage !== null) gist.usage = usage
  if (answers) gist.answers = answers
  return gist
}

function remarksOf([claim, weight, wording, unnamed, quote, themes]: ClaimTold): Gist['remarks'] {
  return themes.map((theme) => {
    const remark: Gist['remarks'][number] = { theme, weight, wording }
    if (claim !== null) remark.claim = claim
    if (unnamed !== null) remark.unnamed = unnamed
    if (quote !== null) remark.quote = quote
    return remark
  })
}
