import { detect } from '../../guide/lint/detect.ts'
import { type Language, languages } from '../../guide/plan.ts'
import { contentStems, words } from '../../language/words.ts'
import type { Claim } from '../../profile/claims/claim.ts'
import { createFindAnswer } from '../../profile/stand-in/find-answer.ts'
import type { OwnAnswer } from '../../profile/stand-in/own-answers.ts'
import { keepBack, questionOf } from './keep-back.ts'
import type { Subject } from './subjects.ts'

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
  /** What the same model says without any of the person's words, on no side; and the number in it. */
  guessed?: { told: Subject[]; number: number | null }
}

export type Measured = {
  /** The model that answered beside the rules: `provider/model`. */
  by?: string
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
  by?: string
  /** Where the answers are that a model named for what is kept back, in its order. */
  pointed?: readonly (Place | null)[]
  /** What the same model says to these without any of the person's words. */
  guessed?: readonly (string | null)[]
}

/** Keeps a part of somebody's answers back, has the rest answer for them, and compares. */
export function measure({ by, pointed = [], guessed, ...given }: MeasureGiven): Measured {
  const { answers, scores, claims, seed, known } = given
  const { kept, rest } = keepBack(answers, seed)
  const findAnswer = createFindAnswer(rest, known)
  // What is kept back is in none of these, whatever a model names.
  const restByKey = new Map(rest.map((answer) => [placeKey(answer), answer]))
  const resting = claimsByAnswer(claims)
  const read = new Map(answers.map((answer) => [answer, subjectsOf(answer, resting)]))
  const subjects = (answer: OwnAnswer) => read.get(answer) ?? []
  return {
    ...(by !== undefined && { by }),
    keptBack: kept.map((answer, at) => {
      const question = questionOf(answer)
      const place = pointed[at]
      const named = place ? restByKey.get(placeKey(place)) : undefined
      const found = findAnswer(question) ?? named ?? null
      return {
        question,
        own: subjects(answer),
        simulated: found && subjects(found),
        ...numbersOf(answer, found, scores),
        ...(guessed && { guessed: guessIn(guessed[at] ?? '', answer.language) }),
      }
    }),
    told: answers.map((answer) => ({ question: questionOf(answer), own: subjects(answer) })),
  }
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
  const subject = (said: string, side: string) => subjectOf(said, language, side)
  const told = (resting.get(placeKey(answer)) ?? []).map((claim) =>
    subject(claim.key === '' ? claim.text : claim.key, claim.polarity ?? ''),
  )
  return told.length > 0 ? told : [subject(text, '')]
}

function subjectOf(said: string, language: string, side: string): Subject {
  return { stems: [...new Set(contentStems(said, language))].slice(0, stemsMax), side }
}

function guessIn(text: string, language: string): Required<KeptBack>['guessed'] {
  const told = text.trim() === '' ? [] : [subjectOf(text, language, '')]
  return { told, number: closedOf(text) }
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
  if (answer.choice) {
    const [own] = answer.choice
    // Of several that were chosen none is nearer to another.
    if (own === undefined || answer.choice.length > 1) return {}
    const isSame = found !== null && questionOf(found) === questionOf(answer)
    return { closed: { own, simulated: isSame ? (found.choice?.[0] ?? null) : null } }
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
