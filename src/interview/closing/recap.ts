import { withoutEnd } from '../../language/ends.ts'
import { readable } from '../../language/readable.ts'
import { sentences } from '../../language/sentences.ts'
import { overlaps, type Span } from '../../language/span.ts'
import { contentStems, countWords, fold, words } from '../../language/words.ts'
import { isOfTheTalk } from '../acts/of-the-talk.ts'
import { withoutDispelled } from '../answers/doubts.ts'
import { givesReason, tellsTrouble } from '../answers/form.ts'
import { mainPointId } from '../questions/main-point.ts'
import { findQuestion, isMustAsk, type PlannedQuestion } from '../questions/progress.ts'
import type { Message, Session } from '../session.ts'

const quotesMax = 3
const quoteWordsMin = 4
const quoteWordsMax = 30
const quoteCharactersMax = 220
/** A guide of fewer topics is read back by its questions: one sentence would stand for too much. */
const topicsMin = 3
/** Share of a sentence's words that our own line had, from which it only says that line back. */
const echoShare = 0.5

/** One sentence of theirs, by the message it stands in. */
export type RecapLine = { seq: number; quote: string }
type Candidate = RecapLine & { about: string; weight: number }

const weights = {
  told: 1,
  direct: 2,
  must: 2,
  trouble: 3,
  purpose: 3,
  reason: 4,
  mainPoint: 8,
  leans: -3,
  begins: -3,
  aside: -6,
}

/**
 * What is read back at the end, in their words and in the order they came: of each topic the
 * sentence with the reason in it, else the first of the direct answer to a planned question; of
 * these what answers the study's own purpose before the rest.
 */
export function recapLines(session: Session, messages: readonly Message[]): RecapLine[] {
  const best = new Map<string, Candidate>()
  for (const candidate of candidatesIn(session, messages)) {
    const known = best.get(candidate.about)
    if (!known || weighs(candidate, known)) best.set(candidate.about, candidate)
  }
  return withoutRepeats([...best.values()])
    .sort((a, b) => b.weight - a.weight || a.seq - b.seq)
    .slice(0, quotesMax)
    .sort((a, b) => a.seq - b.seq)
    .map(({ seq, quote }) => ({ seq, quote }))
}

/** Of two reasons the later one counts: people come to the point. Of two others the first. */
function weighs(candidate: Candidate, known: Candidate): boolean {
  if (candidate.weight !== known.weight) return candidate.weight > known.weight
  return givesReason(candidate.quote) && candidate.seq > known.seq
}

function candidatesIn(session: Session, messages: readonly Message[]): Candidate[] {
  const barred = new Set([
    ...(session.flagged?.map(({ seq }) => seq) ?? []),
    ...(session.aside ?? []),
    ...(session.unread ?? []),
  ])
  return messages
    .map((message) => withoutDispelled(session, message))
    .filter((message) => message.kind === 'answer' && !message.flags?.length)
    .filter(({ seq, reading }) => !barred.has(seq) && (reading?.act ?? 'answer') === 'answer')
    .flatMap((answer) => linesOf(session, messages, answer))
}

function linesOf(
  session: Session,
  messages: readonly Message[],
  { seq, content, after, reading }: Message,
): Candidate[] {
  const asked = messages[after ?? seq - 1]
  const planned = findQuestion(session, asked?.questionId)
  const byTopic = session.plan.topics.length >= topicsMin
  const about = (byTopic ? asked?.topicId : asked?.questionId) ?? ''
  const text = readable(content)
  const isBarred = ({ start, end }: Span) =>
    reading?.barred.some((stretch) => overlaps(stretch, { start, end })) ?? false
  const fit = sentences(text, session.language)
    .flatMap(splitLowerCase)
    .filter((sentence) => isQuotable(sentence.text) && !isBarred(sentence))
    .filter(({ text: said }) => !echoes(said, asked?.content ?? '', session.language))
  const asks = asked?.kind !== 'probe'
  const must = planned !== null && isMustAsk(planned) ? weights.must : 0
  const purpose = planned !== null && isWhatFor(session, planned) ? weights.purpose : 0
  const mainPoint = asked?.templateId === mainPointId ? weights.mainPoint : 0
  return fit.map(({ text: said }, at) => {
    // The first sentence stands for the answer, unless it only leads to the rest.
    const first = at === 0 ? (asks ? weights.direct : 0) + mainPoint : 0
    const weight = weights.told + first + must + purpose + weightOf(said)
    return { seq, quote: withoutEnd(said, '.,;:'), about, weight }
  })
}

/** What a sentence tells by itself: a reason, a trouble; not what leans on more or only leads in. */
function weightOf(said: string): number {
  return (
    (givesReason(said) ? weights.reason : 0) +
    (tellsTrouble(said) ? weights.trouble : 0) +
    (leansOn.test(said) ? weights.leans : 0) +
    (begins.test(said) ? weights.begins : 0) +
    (aside.test(said) ? weights.aside : 0)
  )
}

/** "As I said", "Ah, at last!": to us, or no more than a beginning. */
const aside =
  /!$|^(?:yes|yeah|oui|ja|sí|sim)?,? ?(?:as i said|like i said|that(?:'s|s| is) what i (?:just )?said|as told|wie gesagt|hab ich doch|comme je (?:disais|l'ai dit)|je viens de|como (?:dije|ya dije|le dije)|ya (?:lo|se lo) (?:dije|he dicho)|como eu (?:disse|falei)|já (?:disse|falei))(?!\p{L})/iu

/** "Oh, all of it", "Right, well": how people take a breath. */
const begins =
  /^(?:oh|ooh|ah|well|right|hm+|erm?|um|haha|christ|nun|tja|naja|na ja|hm|ach|oje|puh|ben|bah|bof|alors|bon|oh là là|bueno|pues|uy|ay|bom|olha|ih|nossa)(?:,|\.|!|…|\s(?:well|so|no|ja|oui|pues|then))/iu

/** What stands for something said before, and reads ill alone. */
const leansOn =
  /^(?:it|its|it's|this|that|that's|they|them|es|das|die|sie|ça|c'est|cela|ils|elles|eso|esto|ellos|isso|isto|eles)(?!\p{L})/iu

/** Whether a question asks what the study is for: why, or in the words of its goals. */
function isWhatFor({ plan }: Session, { question }: PlannedQuestion): boolean {
  const about = new Set(contentStems(question.text, plan.language))
  for (const stem of contentStems(plan.product ?? '', plan.language)) about.delete(stem)
  const wanted = plan.goals.flatMap(({ text }) => contentStems(text, plan.language))
  return asksWhy.test(question.text) || wanted.some((stem) => about.has(stem))
}

/** "Why …?", "What made you …?", "… when you decided?" */
const asksWhy =
  /(?<!\p{L})(?:why|reasons?|made you|decided?|warum|wieso|weshalb|gründe?|entschieden|entschlossen|pourquoi|raisons?|décidé|por ?qué|por que|motivos?|razón|razão|decidió|decidiu|llevó|levou)(?!\p{L})/iu

/** Whether a sentence says our own line back: it is about our words, not about the subject. */
function echoes(said: string, asked: string, language: string): boolean {
  const own = new Set(words(said).filter((word) => word.length > 1))
  const shared = own.intersection(new Set(words(asked)))
  if (own.size === 0 || shared.size / own.size < echoShare) return false
  const ours = new Set(contentStems(asked, language))
  return contentStems(said, language).every((stem) => ours.has(stem))
}

/** Whoever writes all in small letters ends sentences all the same. */
function splitLowerCase({ text, start }: { text: string; start: number }) {
  let from = 0
  return text.split(/(?<=\p{L}{3}[.!])\s+(?=\p{Ll})/u).map((piece) => {
    const at = text.indexOf(piece, from)
    from = at + piece.length
    return { text: piece, start: start + at, end: start + from }
  })
}

function withoutRepeats(found: readonly Candidate[]): Candidate[] {
  const seen = new Set<string>()
  return found.filter(({ quote }) => !seen.has(fold(quote)) && seen.add(fold(quote)))
}

/** What opens a question, or a thought that needs the question before it. */
const opensElsewhere =
  /^(?:what|which|who|whom|whose|why|how|wich|was|wer|wen|wem|warum|wieso|welche[rsnm]?|wos|quoi|quel(?:le)?s?|qui|pourquoi|qué|quién|cuál|cuáles|quem|qual|quais|quê)$/u
/** Said of how tired one is, hardly ever of the subject. */
const figures =
  /(?<!\p{L})(?:dead on my feet|be the death of|knackered|fix und fertig|hundemüde|todmüde|mort de fatigue|morte de fatigue|crevée?|muert[oa] de cansancio|mort[oa] de cansaço)(?!\p{L})/iu

function isQuotable(text: string): boolean {
  const count = countWords(text)
  // A thought in brackets is one by the way.
  if (text.length > quoteCharactersMax || /[?¿([]/.test(text) || figures.test(text)) return false
  if (opensElsewhere.test(words(text)[0] ?? '') || isOfTheTalk(text)) return false
  return count >= quoteWordsMin && count <= quoteWordsMax
}
