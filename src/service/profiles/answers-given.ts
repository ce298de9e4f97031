import { mainPointId } from '../../interview/questions/main-point.ts'
import type { Message, MessageKind } from '../../interview/session.ts'
import type { Claim, ClaimKind, Evidence } from '../../profile/claims/claim.ts'

/** Words of an answer that are shown for it, UTF-16 units, and how many pieces of it. */
const placeMax = 400
const placesMax = 3

/** Where words stand: the message, where they begin, where they end (exclusive, UTF-16 units). */
export type Place = readonly [seq: number, start: number, end: number]

/** What a finished interview told on each question of its plan, by the questions' identifiers. */
export type AnswersGiven = {
  /** Those that were put to them, in order. */
  asked: string[]
  /** What was said to them, follow-ups included; nothing for whoever said nothing that stands. */
  told: Record<string, Place[]>
  /** What was said where no question of the plan was. */
  beside: Place[]
}

const asks: readonly MessageKind[] = ['opening', 'question', 'rephrase']
/** Of the talk itself or of the score, not of what was asked. */
const unfit: readonly ClaimKind[] = ['sentiment', 'question']

/** What was said to what, by the words that claims rest on. */
export function answersGiven(
  messages: readonly Message[],
  linkID: string,
  claims: readonly Claim[],
): AnswersGiven {
  const bySeq = new Map(messages.map((message) => [message.seq, message]))
  const told = claims
    .filter(({ kind, standing }) => standing !== 'withdrawn' && !unfit.includes(kind))
    .flatMap(({ evidence }) => evidence)
    .filter((evidence) => evidence.linkID === linkID)
  const recap = messages.find(({ kind }) => kind === 'recap')?.seq ?? messages.length
  const byQuestion = Map.groupBy(told, ({ seq }) => questionOf(bySeq, seq, recap))
  const asked = messages.flatMap(({ kind, questionId }) =>
    asks.includes(kind) && questionId !== undefined ? questionId : [],
  )
  const given: AnswersGiven = {
    asked: [...new Set(asked)],
    told: {},
    beside: longest(byQuestion.get(null) ?? []),
  }
  for (const [question, evidence] of byQuestion) {
    if (question !== null) given.told[question] = longest(evidence)
  }
  return given
}

/** The question of the plan that an answer belongs to; null where it is of none, or of all. */
function questionOf(bySeq: ReadonlyMap<number, Message>, seq: number, end: number): string | null {
  const asked = bySeq.get(bySeq.get(seq)?.after ?? seq - 1)
  if (!asked || asked.seq >= end || asked.templateId === mainPointId) return null
  return asked.questionId ?? null
}

/** The pieces that tell most, as far as length tells, none within another; in their order. */
function longest(evidence: readonly Evidence[]): Place[] {
  const chosen: Place[] = []
  const byLength = evidence.toSorted((a, b) => lengthOf(b) - lengthOf(a))
  for (const { seq, start, end } of byLength) {
    if (chosen.length === placesMax) break
    const isNew = chosen.every(([s, from, to]) => s !== seq || end <= from || start >= to)
    if (isNew) chosen.push([seq, start, end])
  }
  return chosen.sort(([a, from], [b, other]) => a - b || from - other)
}

/** A piece too long to be shown comes after all others. */
function lengthOf({ start, end }: Evidence): number {
  return end - start > placeMax ? 0 : end - start
}
