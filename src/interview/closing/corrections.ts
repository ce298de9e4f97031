import { readable } from '../../language/readable.ts'
import { sentences } from '../../language/sentences.ts'
import { contentStems, fold, words } from '../../language/words.ts'
import type { EngineEvent } from '../events.ts'
import type { QuoteRef } from '../proposals/proposal.ts'
import { isQuoteOf } from '../record.ts'
import type { Session } from '../session.ts'
import type { Step } from '../step.ts'

type Answer = Extract<EngineEvent, { type: 'answer' }>

/** What is put right contradicts a noted line if it denies and shares so many of its words. */
const sharedMin = 2
const withdrawsMax = 6
const sharedShareMin = 1 / 4
const shortLineStems = 4
/** Words that set something right rather than add to it. */
const denies =
  /(?<![\p{L}\p{N}])(?:no|not|never|wrong|actually|instead|rather|isn't|wasn't|didn't|don't|doesn't|nicht|kein\p{L}{0,3}|falsch|sondern|eigentlich|ned|nie|pas|jamais|faux|fausse|plutôt|nunca|falso|sino|mal|não|nao|errad[oa]|nem|nada)(?![\p{L}\p{N}])/iu

/**
 * Keeps what somebody put right or added at the recap, and which noted words that replaces: the lines
 * they changed, and those that they deny in words of the same.
 */
export function recordCorrection({ session, messages }: Step, { text, corrections }: Answer): void {
  const seq = messages.length - 1
  const noted = notedLines(session, messages)
  const changedLines = (session.recap ?? []).filter(
    (line) =>
      corrections?.some(({ old }) => fold(old) === fold(line)) ||
      // A client that sends text alone quotes what it changes.
      fold(text).includes(fold(line)),
  )
  const changedQuotes = changedLines.flatMap((line) =>
    restsOf(session, messages, line).map(({ quote }) => quote),
  )
  const changed = (quote: string) => changedQuotes.includes(quote)
  const denied = denialIn(text, session)
  const withdraws = noted
    .filter(({ quote }) => changed(quote) || denied(quote))
    .slice(0, withdrawsMax)
  session.corrections = [...(session.corrections ?? []), { seq, withdraws }]
}

/** Whether the newest correction takes something back rather than adding to it. */
export function putsRight({ corrections }: Session): boolean {
  return (corrections?.at(-1)?.withdraws.length ?? 0) > 0
}

/** Sentences told before that are held against what is put right, the newest. */
const toldMax = 400

/** The words of theirs that a line of the recap is, or rests on. */
function restsOf({ recapRests }: Session, messages: Step['messages'], line: string): QuoteRef[] {
  const rests = recapRests?.find((one) => one.line === line)
  if (rests) return rests.quotes
  const said = messages.find((message) => isQuoteOf(message, line))
  return said ? [{ seq: said.seq, quote: line }] : []
}

/** Everything they told: what was read back, and what they may put right of the rest. */
function notedLines(session: Session, messages: Step['messages']) {
  const read = (session.recap ?? []).flatMap((line) => restsOf(session, messages, line))
  const told = messages
    .slice(0, -1)
    .filter(({ kind, reading }) => kind === 'answer' && (reading?.act ?? 'answer') === 'answer')
    .filter(({ seq }) => !session.corrections?.some((one) => one.seq === seq))
    .flatMap(({ seq, content }) =>
      sentences(readable(content), session.language).map(({ text }) => ({ seq, quote: text })),
    )
    .filter(({ quote }) => !read.some((line) => quote.includes(line.quote)))
    .slice(-toldMax)
  return [...read, ...told]
}

/** "The knee, not the hip", "no la cadera, sino la rodilla": what stands behind the denial was wrong. */
const exchanged =
  /(?:[,;] ?(?:and |und |et |y |e )?|^)(?:not|no|nicht|non|pas|não|nao) (?=\p{L})([^,.;!?]{2,60})(?=[.!;]|$)|(?<!\p{L})(?:not|nicht|no|pas|não|nao) ([^,.;!?]{2,60}?),? (?:but|sondern|sino|mais|mas) /giu
/** Exchanges of one correction that are looked at. */
const exchangesMax = 6

function wrongWords(text: string, language: string): Set<string> {
  const said = [...text.matchAll(exchanged).take(exchangesMax)]
  return new Set(
    said
      .filter(({ index, 1: alone }) => alone === undefined || index > 0)
      .flatMap(({ 1: alone = '', 2: before = '' }) => contentStems(`${alone} ${before}`, language)),
  )
}

/** Tells of a line whether it is denied in these words, which are read once for all lines. */
function denialIn(text: string, { language }: Session): (quote: string) => boolean {
  if (!denies.test(text)) return () => false
  const wrong = wrongWords(text, language)
  const said = new Set(contentStems(words(text).join(' '), language))
  return (quote) => {
    const noted = new Set(contentStems(quote, language))
    const shared = noted.intersection(said).size
    const isWrong = noted.intersection(wrong).size > 0
    const isMuch = shared >= sharedMin && shared / noted.size >= sharedShareMin
    return isWrong || isMuch || (shared > 0 && noted.size <= shortLineStems)
  }
}
