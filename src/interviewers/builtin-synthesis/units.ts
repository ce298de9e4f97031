import { readingOf } from '../../interview/read-answer.ts'
import type { Message, MessageKind } from '../../interview/session.ts'
import { withoutEnd } from '../../language/ends.ts'
import { readable, storedAt } from '../../language/readable.ts'
import { sentences } from '../../language/sentences.ts'
import { countWords, fold } from '../../language/words.ts'
import { isAssent } from '../../profile/assent.ts'
import { isEvidence, quoteWordsMax, quoteWordsMin } from '../../profile/verify.ts'
import { type CuePack, cue, has } from './cue-pack.ts'
import { cuesOf, languageOf } from './languages.ts'

/** Sentences and clauses of one interview that are read. */
const unitsMax = 1_500
/** A longer run without a stop is no sentence. */
const sentenceCharactersMax = 4_000
/** A longer clause is no quote, whatever it counts as words. */
const unitCharactersMax = 700
/** A sentence of more words is read clause by clause. */
const sentenceWordsMax = 34
/** A sentence of fewer is joined to the next when it names what that one is about. */
const fragmentWordsMax = 3
/** A sentence that leans on the one before it is joined to it up to so many words. */
const joinedWordsMax = 40

/** A stretch of an answer that may become a claim: a sentence, a clause, or two that belong together. */
export type Unit = {
  seq: number
  start: number
  end: number
  /** Exactly the stored text from `start` to `end`. */
  text: string
  folded: string
  words: number
  language: string
  /** Null in a language without cues. */
  cues: CuePack | null
  question: string
  questionKind: MessageKind | null
  /** Leans on words that could not be joined to it. */
  dependent: boolean
}

/** Answers to these are about the talk, or too private. */
const unfitQuestions: readonly MessageKind[] = ['confirm_end', 'safety', 'closing']

/** Text that is not the person speaking: addresses, code, logs, mail heads, markup. */
const foreign =
  /https?:\/\/|www\.|\S@\S{1,45}\.\S|\+?\d[\d ()-]{8,}\d|^>|^(?:from|to|subject|sent|date|cc|von|an|betreff|de|asunto):|\S{45,}|[{}<>|\\].{0,80}[{}<>|\\=;]|^\d{4}-\d\d-\d\d[t ]|^\[?(?:info|warn|error|debug)\b|^(?:system|assistant|user|developer)\s*:|\[\/?inst\]/u

/** A longer sentence with such words in it says something else besides. */
const courtesyWordsMax = 8
const courtesy = cue(
  '(?:good|great|interesting|nice|tough|hard) question',
  '(?:as|like) i (?:said|mentioned|told|wrote) | thank you | thanks(?! to) | no idea',
  "i (?:don't|dont|do not) (?:know|remember|recall|understand) | not sure | what do you mean",
  'next question | no comment',
  'nothing (?:else|more|comes to mind|really|to add|i can think of)',
  "that(?:'s| is| was) (?:all|it|everything|about it) | i have to go | gotta go",
  'danke | gute frage | weiß (?:ich )?nicht | keine ahnung | wie gesagt | nichts weiter',
  'das war(?:s| alles) | keine weiteren',
  "merci* | bonne question | je (?:ne )?sais pas | aucune idée | comme (?:je l'ai )?dit",
  "rien (?:d'autre|de plus|à ajouter) | c'est tout",
  'gracias | buena pregunta | no (?:lo )?sé | ni idea | como (?:ya )?(?:dije|he dicho)',
  'nada más | eso es todo',
  'obrigad[oa] | boa pergunta | não sei | nem ideia | como (?:já )?(?:disse|falei) | nada mais',
  'é só isso',
)

/** All that may be evidence in an interview, in order. */
export function unitsOf(messages: readonly Message[], prior: string): Unit[] {
  const bySeq = new Map(messages.map((message) => [message.seq, message]))
  const units: Unit[] = []
  let language = prior
  for (const message of messages) {
    if (message.role !== 'user' || message.kind === 'skip') continue
    if (!isEvidence(message)) continue
    const asked = bySeq.get(message.after ?? message.seq - 1)
    const question = asked?.role === 'assistant' ? asked : null
    if (question && unfitQuestions.includes(question.kind)) continue
    const content = readable(message.content)
    const { barred: unfit } = readingOf(message, { language, question: question?.content ?? null })
    const told = unitsOfAnswer({ message, content }, question, unfit, language)
    // A short answer is in the language of the one before it.
    language = told.findLast((unit) => unit.cues)?.language ?? language
    units.push(...told)
    if (units.length >= unitsMax) break
  }
  return units.slice(0, unitsMax)
}

type Span = { start: number; end: number; dependent: boolean }

function unitsOfAnswer(
  { message, content }: { message: Message; content: string },
  question: Message | null,
  unfit: readonly Pick<Span, 'start' | 'end'>[],
  prior: string,
): Unit[] {
  const language = languageOf(content, prior)
  const cues = cuesOf(language)
  const told = spansOf(content, language).flatMap((span) => headOf(content, span, unfit))
  const spans = joinSpans(content, told, cues)
  return spans.flatMap((span) =>
    cutSpan(content, span, cues).map(({ start, end, dependent }) => {
      const text = content.slice(start, end)
      const folded = fold(text)
      return {
        seq: message.seq,
        start: storedAt(message.content, start),
        end: storedAt(message.content, end),
        text,
        folded,
        words: countWords(folded),
        language,
        cues,
        question: question?.content ?? '',
        questionKind: question?.kind ?? null,
        dependent,
      }
    }),
  )
}

/** What joined a sentence's head to what was cut off. */
const joint = /\s(?:and|but|so|und|aber|et|mais|y|pero|e|mas)$/iu
const jointMarks = ',;–—-'

/** What a sentence says before an order or somebody else's words in it: all of it where there are none. */
function headOf(
  content: string,
  span: Span,
  unfit: readonly Pick<Span, 'start' | 'end'>[],
): Span[] {
  const starts = unfit
    .filter(({ start, end }) => span.start < end && start < span.end)
    .map(({ start }) => start)
  if (starts.length === 0) return [span]
  const before = content.slice(span.start, Math.max(span.start, Math.min(...starts))).trimEnd()
  const head = withoutEnd(before.replace(joint, ''), jointMarks)
  const says = countWords(head) >= quoteWordsMin && !head.endsWith(':')
  return !says ? [] : [{ ...span, end: span.start + head.length }]
}

/** The sentences without list marks, foreign text and talk about the talk. */
function spansOf(content: string, language: string): Span[] {
  return sentences(content, language === 'und' ? 'en' : language).flatMap(
    ({ text, start, end }) => {
      if (end - start > sentenceCharactersMax) return []
      const mark = /^(?:[-*•–—]|\d{1,2}[.)]|[a-z]\))\s+/i.exec(text)?.[0].length ?? 0
      const folded = fold(text.slice(mark))
      if (folded === '' || foreign.test(folded)) return []
      return [{ start: start + mark, end, dependent: false }]
    },
  )
}

/** Joins a fragment to what it introduces, and a sentence that begins with "that" to what it means. */
function joinSpans(content: string, spans: readonly Span[], cues: CuePack | null): Span[] {
  const joined: Span[] = []
  for (const span of spans) {
    const before = joined.at(-1)
    const text = fold(content.slice(span.start, span.end))
    const dependent = cues ? has(cues.dependent, text) : false
    const near = before && /^[^\n]*$/.test(content.slice(before.end, span.start))
    if (before && near) {
      const head = fold(content.slice(before.start, before.end))
      const size = countWords(head) + countWords(text)
      const introduces = isFragment(head, cues) && !isAssent(head)
      const usable =
        !isIdle(text, cues) && !isAssent(head) && !head.endsWith('?') && !isIdle(head, cues)
      if (usable && size <= joinedWordsMax && (introduces || dependent)) {
        before.end = span.end
        continue
      }
    }
    joined.push({ ...span, dependent })
  }
  return joined
}

function isFragment(folded: string, cues: CuePack | null): boolean {
  if (countWords(folded) > fragmentWordsMax || /[?!]$/.test(folded)) return false
  if (!cues) return false
  return ![cues.praise, cues.problem, cues.request, cues.idle].some((cue) => has(cue, folded))
}

/** Whether a sentence is talk about the talk, or no more than a courtesy or a shrug. */
export function isIdle(folded: string, cues: CuePack | null): boolean {
  if (cues !== null && has(cues.idle, folded)) return true
  return has(courtesy, folded) && countWords(folded) <= courtesyWordsMax
}

/** A long sentence clause by clause; one that cannot be cut short enough is left out. */
function cutSpan(content: string, span: Span, cues: CuePack | null): Span[] {
  const text = content.slice(span.start, span.end)
  const words = countWords(text)
  if (words <= sentenceWordsMax && text.length <= unitCharactersMax) return [span]
  const clauses = clausesOf(text, cues?.turn ?? /;\s+/gu)
  return clauses
    .map(({ start, end }, index) => ({
      start: span.start + start,
      end: span.start + end,
      dependent: index === 0 && span.dependent,
    }))
    .filter(({ start, end }) => end - start <= unitCharactersMax)
    .filter(({ start, end }) => countWords(content.slice(start, end)) <= quoteWordsMax)
}

/** Where a sentence falls apart at the turns of its language. Case is ignored. */
export function clausesOf(text: string, turn: RegExp): { start: number; end: number }[] {
  // Lower case keeps the length of all but a few letters; where it does not, there is no cut.
  const lower = text.toLowerCase().replace(/[’‘]/g, "'")
  if (lower.length !== text.length) return [{ start: 0, end: text.length }]
  const clauses: { start: number; end: number }[] = []
  let start = 0
  for (const match of lower.matchAll(turn)) {
    clauses.push({ start, end: match.index })
    start = match.index + match[0].length
  }
  return [...clauses, { start, end: text.length }].filter(({ start: from, end }) => end > from)
}
