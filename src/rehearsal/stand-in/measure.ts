import { detect } from '../../guide/lint/detect.ts'
import { type Language, languages } from '../../guide/plan.ts'
import { contentStems, jaccard, words } from '../../language/words.ts'
import type { Claim } from '../../profile/claims/claim.ts'
import { findAnswer } from '../../profile/stand-in/find-answer.ts'
import { type OwnAnswer, type OwnTalk, ownAnswers } from '../../profile/stand-in/own-answers.ts'
import { createChance } from '../cast/chance.ts'

/** Of somebody's answers so many are kept back, and at least these; of few all but one. */
const keptShare = 0.25
const keptMin = 4
/** Answers of one person that are looked at, the newest, and subjects of one answer. */
const answersMax = 400
const subjectsMax = 8
/** Share of stems in common from which two claims are of one subject. */
const sameSubjectMin = 0.3

/** What an answer tells of, and on which side. */
export type Subject = { stems: string[]; side: string }

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
  talks: readonly OwnTalk[]
  /** What was read out of those interviews, by whoever reads them. */
  claims: readonly Claim[]
  seed: string
  known: readonly string[]
}

/** Keeps a part of somebody's answers back, has the rest answer for them, and compares. */
export function measure({ talks, claims, seed, known }: MeasureGiven): Measured {
  const answers = ownAnswers(talks).slice(-answersMax)
  const chance = createChance(`kept back ${seed}`)
  const order = answers
    .map((answer) => ({ answer, at: chance.next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ answer }) => answer)
  const wanted = Math.max(keptMin, Math.ceil(answers.length * keptShare))
  const kept = new Set(order.slice(0, Math.min(wanted, Math.max(0, answers.length - 1))))
  const rest = answers.filter((answer) => !kept.has(answer))
  const subjects = (answer: OwnAnswer) => subjectsOf(answer, claims)
  return {
    keptBack: answers
      .filter((answer) => kept.has(answer))
      .map((answer) => {
        const question = questionOf(answer)
        const found = findAnswer(rest, question, known)
        return {
          question,
          own: subjects(answer),
          simulated: found && subjects(found),
          ...numbersOf(answer, found, talks),
        }
      }),
    told: answers.map((answer) => ({ question: questionOf(answer), own: subjects(answer) })),
  }
}

function questionOf({ planned, asked }: OwnAnswer): string {
  return planned === '' ? asked : planned
}

/** What the claims that rest on an answer are about; the answer's own words where none does. */
function subjectsOf(
  { linkID, seq, text, language }: OwnAnswer,
  claims: readonly Claim[],
): Subject[] {
  const own = claims.filter(({ evidence }) =>
    evidence.some((place) => place.linkID === linkID && place.seq === seq),
  )
  const told = own.map((claim) => ({
    stems: [...new Set(contentStems(claim.key === '' ? claim.text : claim.key, language))],
    side: claim.polarity ?? '',
  }))
  const all =
    told.length > 0 ? told : [{ stems: [...new Set(contentStems(text, language))], side: '' }]
  return all.slice(0, subjectsMax)
}

export function isSameSubject(one: Subject, other: Subject): boolean {
  return one.side === other.side && jaccard(one.stems, other.stems) >= sameSubjectMin
}

function numbersOf(
  answer: OwnAnswer,
  found: OwnAnswer | null,
  talks: readonly OwnTalk[],
): Pick<KeptBack, 'closed' | 'verdict'> {
  if (answer.kind === 'verdict') {
    const own = scoreOf(answer, talks)
    if (own === null) return {}
    const simulated = found?.kind === 'verdict' ? scoreOf(found, talks) : null
    return { verdict: { own, simulated } }
  }
  const own = isClosed(answer) ? closedOf(answer.text) : null
  if (own === null) return {}
  return { closed: { own, simulated: found && closedOf(found.text) } }
}

function scoreOf({ linkID }: OwnAnswer, talks: readonly OwnTalk[]): number | null {
  return talks.find((talk) => talk.linkID === linkID)?.session.verdict?.score ?? null
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
