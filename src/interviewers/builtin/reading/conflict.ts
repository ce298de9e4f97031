import type { Language } from '../../../guide/plan.ts'
import type { QuoteRef } from '../../../interview/proposal.ts'
import type { Message, Session } from '../../../interview/session.ts'
import { spokenLanguage } from '../../../interview/texts.ts'
import { withoutEnd } from '../../../language/ends.ts'
import { sentences } from '../../../language/sentences.ts'
import { contentStems, countWords } from '../../../language/words.ts'
import type { CueName } from '../cues/cue.ts'
import { howOften } from '../cues/how-often.ts'
import { cuePacks } from '../cues/packs.ts'
import { denials, exceptions, imagined, polesOf, universals } from '../cues/poles.ts'
import { tellingStems } from './relevance.ts'
import { findAll, flatten, hits, overlaps, type Span } from './span.ts'

/** Two things a person told that do not obviously fit. */
export type Conflict = { old: QuoteRef; now: string }

/** Most words of each quote in a question about them. */
const quoteWordsMax = 9
/** Clauses of fewer words are quoted with their sentence, up to this many. */
const clauseWordsMin = 3
const sentenceWordsMax = 12
/** Earlier answers compared, how much of each is read, and how many clauses in all. */
const answersMax = 16
const charactersRead = 600
const clausesMax = 80
/** Words in common by which two statements are about the same thing when one denies the other. */
const sharedMin = 2
/** Longer statements tell a story, in which a shared word means little. */
const clauseStemsMax = 9

/** One clause of what was said, with what is asked about it. */
export type Statement = {
  seq: number
  clause: Span
  sentence: string
  /** "it" or "them", where the sentence says what they do with it. */
  handled: string | null
  /** Stems of the clause, and of the sentence it stands in. */
  stems: Set<string>
  around: Set<string>
  denied: boolean
  sweeping: boolean
  often: boolean
  rare: boolean
}

/**
 * The first earlier statement that the newest answer contradicts: how often something happens, what
 * something is like, or whether it is so at all. A word for change ("now", "used to") in the answer
 * settles it, and so does a wish: no conflict.
 */
export function findConflict(
  text: string,
  marks: Record<CueName, Span[]>,
  context: { session: Session; messages: readonly Message[]; question?: Message | null },
): Conflict | null {
  const language = spokenLanguage(context.session.language) ?? 'en'
  if (marks.request.length > 0) return null
  // What they want says nothing of how it is.
  const wanted = (clause: Span) => marks.value.some((mark) => overlaps(mark, clause))
  const now = statementsOf(text, -1, language).filter(
    ({ clause }) => !wanted(clause) && !changes(text, clause, marks),
  )
  if (now.length === 0) return null
  const earlier = earlierAnswers(context).flatMap(({ seq, content }) =>
    statementsOf(content.slice(0, charactersRead), seq, language),
  )
  for (const old of earlier.slice(-clausesMax)) {
    const other = now.find((statement) => contradicts(old, statement, language))
    if (other) {
      return {
        old: { seq: old.seq, quote: quoteOf(old) },
        now: quoteOf(other),
      }
    }
  }
  return null
}

/** Whoever is asked on about an answer puts it more exactly, which contradicts nothing of it. */
function earlierAnswers({
  session,
  messages,
  question,
}: {
  session: Session
  messages: readonly Message[]
  question?: Message | null
}) {
  const barred = [...(session.flagged?.map(({ seq }) => seq) ?? []), ...(session.aside ?? [])]
  const asked = question?.kind === 'probe' ? question.seq - 1 : -1
  return messages
    .filter(({ seq }) => seq !== asked)
    .slice(0, -1)
    .filter(({ kind, seq, flags }) => kind === 'answer' && !flags?.length && !barred.includes(seq))
    .slice(-answersMax)
}

export function statementsOf(text: string, seq: number, language: Language): Statement[] {
  const { often, rare } = cuePacks[language].cues
  return sentences(text, language).flatMap((sentence) => {
    const whole = flatten(sentence.text)
    const real = whole.replace(frank, ' ')
    if (sentence.text.endsWith('?') || hits(real, imagined[language])) return []
    const around = stemsOf(sentence.text, language)
    return clausesIn(text, sentence).map((clause): Statement => {
      const flat = flatten(clause.text)
      return {
        seq,
        clause,
        sentence: withoutEnd(sentence.text, '.!'),
        handled: handles.exec(whole)?.groups?.thing ?? null,
        stems: stemsOf(clause.text, language),
        around,
        denied: hits(flat, denials[language]),
        sweeping: hits(flat, universals[language]) && !hits(flat, exceptions[language]),
        often: hits(flat, often) || hits(flat, howOften[language].often),
        rare: hits(flat, rare) || hits(flat, howOften[language].rare),
      }
    })
  })
}

function stemsOf(text: string, language: Language): Set<string> {
  return new Set(tellingStems(text, language))
}

const clauseEnds =
  /[,;:–—()\n]| (?:and|but|because|so that|although|that|who|which|und|aber|weil|sondern|et|mais|parce que|y|pero|porque|e|mas) /gu

function clausesIn(text: string, sentence: Span): Span[] {
  const cuts = findAll(sentence.text, flatten(sentence.text), clauseEnds)
  const starts = [0, ...cuts.map(({ end }) => end)]
  return starts.flatMap((start, at) => {
    const end = cuts[at]?.start ?? sentence.text.length
    const body = sentence.text.slice(start, end)
    const lead = body.length - body.trimStart().length
    const kept = withoutEnd(body.trim(), '.,;:!')
    const from = sentence.start + start + lead
    return kept === ''
      ? []
      : [{ text: text.slice(from, from + kept.length), start: from, end: from + kept.length }]
  })
}

function contradicts(old: Statement, now: Statement, language: Language): boolean {
  // Whoever says a thing twice does not contradict its other half.
  if (old.sentence === now.sentence) return false
  return clashInFrequency(old, now) || clashInKind(old, now, language) || isDenial(old, now)
}

/** "I use it every day", "I hardly ever use it". */
function clashInFrequency(old: Statement, now: Statement): boolean {
  const turned = (old.often && !old.denied && now.rare) || (old.rare && now.often && !now.denied)
  // "I hardly open it" speaks of what the interview is about.
  const handled = old.handled !== null && old.handled === now.handled
  const used = now.stems.size <= 2 && (handled || (isUse(old) && isUse(now)))
  return turned && (shared(old.around, now.around) > 0 || used)
}

/** What people say they do with a product. */
const use =
  /(?<!\p{L})(?:us(?:e|ed|ing)|open|log|touch|look|benutz|nutz|öffn|schau|utilis|ouvr|uso|usa|usé|usei|abr[eioí])/u

/** The same without its name: "I have them in", "hardly wear it". */
const handles =
  /(?<!\p{L})(?:have|had|wear|wore|worn|use|used|take|took|put|keep|kept|open|opened|do|did)(?: \p{L}+)? (?<thing>it|them)(?!\p{L})/u

/** Whether somebody says what they do with "it" or "them", which is what was spoken of. */
export function handlesIt(text: string): boolean {
  return handles.test(flatten(text))
}

/** "if I'm honest" imagines nothing. */
const frank =
  /(?<!\p{L})(?:if (?:i'm|i am|we're|i may be|i'm being) (?:\p{L}+ )?(?:honest|fair|frank|truthful)|if you ask me|if anything|if i remember(?: it)?(?: right(?:ly)?)?|wenn ich ehrlich bin|wenn sie mich fragen|si je suis honnête|si soy sincer[oa]|se for sincer[oa])(?!\p{L})/gu

function isUse({ clause }: Statement): boolean {
  return use.test(flatten(clause.text))
}

/** "It is quick to make", "It is terribly slow to make"; "always on time", "late every week". */
function clashInKind(old: Statement, now: Statement, language: Language): boolean {
  const [before, after] = [flatten(old.clause.text), flatten(now.clause.text)]
  return polesOf[language].some((pole) => {
    const [then, today] = [sideOf(before, old.denied, pole), sideOf(after, now.denied, pole)]
    if (then === null || today === null || then === today) return false
    const named = [...poleStems(before, pole, language), ...poleStems(after, pole, language)]
    const same = [...old.around.intersection(now.around)].filter((stem) => !named.includes(stem))
    const both = (old.sweeping || old.often) && (now.sweeping || now.often)
    return same.length > 0 || (both && pole !== polesOf[language][generalPole])
  })
}

/** Which of the poles is "good" and "bad": too general to clash without a thing in common. */
const generalPole = 9

function sideOf(
  flat: string,
  denied: boolean,
  { one, other }: { one: RegExp; other: RegExp },
): 'one' | 'other' | null {
  const [first, second] = [hits(flat, one), hits(flat, other)]
  if (first === second) return null
  return first === denied ? 'other' : 'one'
}

function poleStems(
  flat: string,
  { one, other }: { one: RegExp; other: RegExp },
  language: Language,
): string[] {
  const words = [...findAll(flat, flat, one), ...findAll(flat, flat, other)]
  return words.flatMap(({ text }) => contentStems(text, language))
}

/** "My staff all look at the app", "Nobody on my staff looks at the app". */
function isDenial(old: Statement, now: Statement): boolean {
  if (old.denied === now.denied) return false
  if (old.stems.size > clauseStemsMax || now.stems.size > clauseStemsMax) return false
  const same = shared(old.stems, now.stems)
  if (same >= sharedMin) {
    const least = Math.min(old.stems.size, now.stems.size)
    return same / least >= 0.5 || old.sweeping || now.sweeping
  }
  const affirmed = old.denied ? now : old
  const denied = old.denied ? old : now
  return same === 1 && affirmed.sweeping && denied.sweeping && least(old, now) <= 2
}

function least(old: Statement, now: Statement): number {
  return Math.min(old.stems.size, now.stems.size)
}

function shared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return a.intersection(b).size
}

function changes(text: string, clause: Span, marks: Record<CueName, Span[]>): boolean {
  const from = text.lastIndexOf('.', clause.start)
  const dot = text.indexOf('.', clause.end)
  const to = dot < 0 ? text.length : dot
  return marks.change.some(({ start }) => start >= from && start < to)
}

/** "every day" says nothing alone: there the whole sentence stands, if it is short. */
function quoteOf({ clause, sentence }: Statement): string {
  const alone = countWords(clause.text) < clauseWordsMin
  return alone && countWords(sentence) <= sentenceWordsMax ? sentence : shortened(clause.text)
}

/** At most nine words, from where it begins. */
function shortened(clause: string): string {
  const words = Array.from(clause.matchAll(/\S+/g), ({ index, 0: word }) => index + word.length)
  return clause.slice(0, words[quoteWordsMax - 1] ?? clause.length)
}
