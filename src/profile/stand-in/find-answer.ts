import type { MessageKind } from '../../interview/session.ts'
import { type AskedAbout, askedAbout, tellingStems } from './asked-about.ts'
import { createCloseness } from './closeness.ts'
import type { OwnAnswer } from './own-answers.ts'

/**
 * How close a question must come to one that was asked (1 is the same), and by what part ahead of any
 * other: chosen on talks of `eval/stand-in/open.jsonl`, counted on those that were left out.
 */
const closeMin = 0.375
const aheadMin = 0.3
/** Answers to what a line of the guide asks, not to what was followed up. */
const firstKinds: readonly MessageKind[] = ['opening', 'question', 'rephrase']

/** Finds what somebody said that answers a question. */
export type FindAnswer = (question: string) => OwnAnswer | null

/** What they said that is nearest, and how near. */
type Near = { answer: OwnAnswer; closeness: number }

/**
 * What somebody said that answers a question which may be asked in other words; null where nothing
 * surely does. Sure is: they were asked the same, or something that has the rare words of it in common
 * and is clearly closer than all else they were asked. What they said is not looked at: it has words of
 * most questions, and finds more wrong answers than right ones.
 *
 * The newest of several is taken, the first reply before follow-ups. What they were asked is read once,
 * for all questions. `known`: names that say nothing of what a question is about, such as the product's.
 */
export function createFindAnswer(
  answers: readonly OwnAnswer[],
  known: readonly string[],
): FindAnswer {
  const byLanguage = Map.groupBy(answers, ({ language }) => language)
  const finders = [...byLanguage].map(([language, own]) => createFindNear(own, language, known))
  return (question) => {
    const near = finders.flatMap((find) => find(question) ?? [])
    return near.toSorted((a, b) => b.closeness - a.closeness)[0]?.answer ?? null
  }
}

/** The same among answers in one language. */
function createFindNear(
  answers: readonly OwnAnswer[],
  language: string,
  known: readonly string[],
): (question: string) => Near | null {
  const named = new Set(known.flatMap((name) => [...tellingStems(name, language)]))
  const about = (text: string): AskedAbout => {
    const asked = askedAbout(text, language)
    return { ...asked, about: asked.about.difference(named) }
  }
  const answersTo = groupByQuestion(answers)
  const asked = [...answersTo.keys()].map(about)
  const closenessTo = createCloseness(asked)
  const groups = [...answersTo.values()]

  return (question) => {
    const wanted = about(question)
    const same = asked.findIndex(({ folded }) => folded === wanted.folded)
    if (same >= 0) return newest(groups[same], 1)
    const close = closenessTo(wanted).filter(
      ({ at }) => !setsApart(wanted.contrast, asked[at]?.contrast),
    )
    const [best] = close
    if (!best || best.closeness < closeMin) return null
    const own = groups[best.at] ?? []
    // One answer may have been asked for in the guide's words and in the interviewer's.
    const rival = close.find(({ at }) => !groups[at]?.some((answer) => own.includes(answer)))
    if (rival && rival.closeness > (1 - aheadMin) * best.closeness) return null
    return newest(own, best.closeness)
  }
}

/** Answers by what they answer: first replies by the guide's words, too. */
function groupByQuestion(answers: readonly OwnAnswer[]): Map<string, OwnAnswer[]> {
  const found = new Map<string, OwnAnswer[]>()
  for (const answer of answers) {
    const { planned, asked, kind } = answer
    const texts = new Set(firstKinds.includes(kind) ? [planned, asked] : [asked])
    for (const text of texts) {
      if (text === '') continue
      const list = found.get(text) ?? []
      list.push(answer)
      found.set(text, list)
    }
  }
  return found
}

/** The first reply in the newest interview. */
function newest(answers: readonly OwnAnswer[] = [], closeness: number): Near | null {
  const linkID = answers.at(-1)?.linkID
  const answer = answers.find((one) => one.linkID === linkID)
  return answer ? { answer, closeness } : null
}

/** Whether both say of what they ask that it was the first or the last, before or now, and not the same. */
function setsApart(one: ReadonlySet<string>, other: ReadonlySet<string> = new Set()): boolean {
  return one.size > 0 && other.size > 0 && one.symmetricDifference(other).size > 0
}
