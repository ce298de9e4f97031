import { detect } from '../../guide/lint/detect.ts'
import { type Language, languages } from '../../guide/plan.ts'
import { contentStems, words } from '../../language/words.ts'
import type { Claim } from '../../profile/claims/claim.ts'
import { createFindAnswer } from '../../profile/stand-in/find-answer.ts'
import type { OwnAnswer } from '../../profile/stand-in/own-answers.ts'
import { createChance } from '../cast/chance.ts'
import type { Subject } from './subjects.ts'

/** Of somebody's answers so many are kept back, and at least these; of few all but one. */
const keptShare = 0.25
const keptMin = 4
/** Subjects of one answer, and stems of one subject: more than an answer of ordinary words has. */
const subjectsMax = 8
export const stemsMax = 100

export type KeptBack = {
  question: string
  own: Subject[]
  /** What software said in place of it; null where it did not know. */
  simulated: Subject[] | null
  /** Of a closed question, and of the verdict, the answer as a number, where there is one. */
  closed?: { own: number; simulated: number | null }
  verdict?: { own: number; simulated: number | null }
}

export type Measured = {
  keptBack: KeptBack[]
  /** What was told to each question, for what others commonly say. */
  told: { question: string; own: Subject[] }[]
}

export type MeasureGiven = {
  /** What they told, oldest first. */
  answers: readonly OwnAnswer[]
  /** The ratings that they gave, by their links. */
  scores: Readonly<Record<string, number>>
  /** What was read out of those interviews, by whoever reads them. */
  claims: readonly Claim[]
  seed: string
  known: readonly string[]
}

/** Keeps a part of somebody's answers back, has the rest answer for them, and compares. */
export function measure({ answers, scores, claims, seed, known }: MeasureGiven): Measured {
  const chance = createChance(`kept back ${seed}`)
  const order = answers
    .map((answer) => ({ answer, at: chance.next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ answer }) => answer)
  const wanted = Math.max(keptMin, Math.ceil(answers.length * keptShare))
  const kept = new Set(order.slice(0, Math.min(wanted, Math.max(0, answers.length - 1))))
  const rest = answers.filter((answer) => !kept.has(answer))
  const findAnswer = createFindAnswer(rest, known)
  const resting = claimsByAnswer(claims)
  const read = new Map(answers.map((answer) => [answer, subjectsOf(answer, resting)]))
  const subjects = (answer: OwnAnswer) => read.get(answer) ?? []
  return {
    keptBack: answers
      .filter((answer) => kept.has(answer))
      .map((answer) => {
        const question = questionOf(answer)
        const found = findAnswer(question)
        return {
          question,
          own: subjects(answer),
          simulated: found && subjects(found),
          ...numbersOf(answer, found, scores),
        }
      }),
    told: answers.map((answer) => ({ question: questionOf(answer), own: subjects(answer) })),
  }
}

function questionOf({ planned, asked }: OwnAnswer): string {
  return planned === '' ? asked : planned
}

type Place = Pick<OwnAnswer, 'linkID' | 'seq'>
const placeKey = ({ linkID, seq }: Place) => `${linkID} ${seq}`

/** The first claims that rest on each answer, in their order. */
function claimsByAnswer(claims: readonly Claim[]): Map<string, Claim[]> {
  const found = new Map<string, Claim[]>()
  for (const claim of claims) {
    for (const key of new Set(claim.evidence.map(placeKey))) {
      const list = found.get(key) ?? []
      if (list.length < subjectsMax) list.push(claim)
      found.set(key, list)
    }
  }
  return found
}

/** What the claims that rest on an answer are about; the answer's own words where none does. */
function subjectsOf(answer: OwnAnswer, resting: ReadonlyMap<string, Claim[]>): Subject[] {
  const { text, language } = answer
  const subject = (said: string, side: string) => ({
    stems: [...new Set(contentStems(said, language))].slice(0, stemsMax),
    side,
  })
  const told = (resting.get(placeKey(answer)) ?? []).map((claim) =>
    subject(claim.key === '' ? claim.text : claim.key, claim.polarity ?? ''),
  )
  return told.length > 0 ? told : [subject(text, '')]
}

function numbersOf(
  answer: OwnAnswer,
  found: OwnAnswer | null,
  scores: MeasureGiven['scores'],
): Pick<KeptBack, 'closed' | 'verdict'> {
  if (answer.kind === 'verdict') {
    const own = scores[answer.linkID] ?? null
    if (own === null) return {}
    const simulated = found?.kind === 'verdict' ? (scores[found.linkID] ?? null) : null
    return { verdict: { own, simulated } }
  }
  const own = isClosed(answer) ? closedOf(answer.text) : null
  if (own === null) return {}
  return { closed: { own, simulated: found && closedOf(found.text) } }
}

function isClosed({ planned, asked, language }: OwnAnswer): boolean {
  const spoken = languages.find((one) => one === language) satisfies Language | undefined
  if (!spoken) return false
  return detect(planned === '' ? asked : planned, spoken).some(({ rule }) => rule === 'closed')
}

const yes = new Set(['yes', 'ja', 'oui', 'sí', 'si', 'sim'])
const no = new Set(['no', 'nein', 'non', 'não', 'nao'])

/** A yes, a no or a number at the beginning of an answer. */
function closedOf(text: string): number | null {
  const [first = ''] = words(text)
  if (yes.has(first)) return 1
  if (no.has(first)) return 0
  return /^\d{1,3}$/.test(first) ? Number(first) : null
}
