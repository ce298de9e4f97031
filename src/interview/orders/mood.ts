import { wholeWords as whole } from '../../language/letters.ts'

/** The words by which sentences in the mood of an order to the interviewer are told in a language. */
export type Mood = {
  /** Stand before the verb of an order: "please", "now", "hey AI,", "if you can,". */
  fillers: string
  /** Verbs of saying in the mood of an order; nobody asks a product to "say" or "recite". */
  says: string
  /** What follows those where they are no order to the interviewer: "the phone", "to my mails". */
  ordinary: string
  /** Verbs in the mood of an order that people use of a product too. */
  does: string
  /** What only an interviewer has: its words, its questions, its rules; the interview; other people's answers. */
  own: string
  /** Begins a sentence that tells of somebody, so that its later verbs are theirs. */
  subject: string
  /** Speaks to somebody. */
  address: string
  /** Joins a further order. */
  joins: string
}

/** Reads whether a folded sentence opens with a verb in the mood of an order, whoever it is for. */
export function openerOf({ fillers, says, does }: Mood): RegExp {
  const leads = `(?:${whole(fillers)}[, ]*){0,${fillersMax}}`
  return new RegExp(`^[^\\p{L}\\p{N}"]*${leads}${whole(does, says)}`, 'u')
}

/** Words between a verb and what is the interviewer's own. */
const reach = 90
const fillersMax = 4

/** A name to be said: in quotation marks, or in capitals as nobody writes a word by itself. */
const payload = /"[^"]{1,60}"|'[^']{2,60}'|[A-ZÄÖÜÇÑ]{6,}/gu
/** Characters before such a name in which the verb stands that asks for it. */
const payloadReach = 120

export type Reader = (sentence: string, asWritten: string) => boolean

/** Reads one sentence, folded, and as it was written: whether it is in the mood of such an order. */
export function readerOf(mood: Mood): Reader {
  const says = `${whole(mood.says)}(?! ${whole(mood.ordinary)})(?=[ :,"]|$)`
  const does = whole(mood.does)
  const own = whole(mood.own)
  const opening = `^[^\\p{L}\\p{N}"]*(?:${whole(mood.fillers)}[, ]*){0,${fillersMax}}`
  const opensSaying = new RegExp(`${opening}${says}`, 'u')
  const opensOwn = new RegExp(`${opening}${does}[^.!?;]{0,${reach}}?${own}`, 'u')
  const opensDoing = new RegExp(`${opening}(?:${does}|${whole(mood.says)})`, 'u')
  // Two patterns: what ignores case within one that does not is read wrongly by Node once it is compiled.
  const asksFor = new RegExp(`(?:${does}|${whole(mood.says)})(?: [\\p{L}']+){0,3}:? $`, 'iu')
  const namesPayload = (written: string) =>
    [...written.matchAll(payload)].some(({ index }) =>
      asksFor.test(written.slice(Math.max(0, index - payloadReach), index)),
    )
  const carriesOn = new RegExp(
    `(?:,|${whole(mood.joins)}) ?(?:${whole(mood.fillers)},? )?${says}`,
    'u',
  )
  const carriesOwn = new RegExp(
    `(?:,|${whole(mood.joins)}) ?(?:${whole(mood.fillers)},? )?${does}[^.!?;]{0,${reach}}?${own}`,
    'u',
  )
  const subject = new RegExp(`^[^\\p{L}]*${whole(mood.subject)}`, 'u')
  const address = new RegExp(whole(mood.address), 'u')
  return (sentence, asWritten) => {
    if (opensSaying.test(sentence) || opensOwn.test(sentence)) return true
    const opens = opensDoing.test(sentence)
    if (opens && namesPayload(asWritten)) return true
    const goesOn = opens || (address.test(sentence) && !subject.test(sentence))
    if (goesOn && carriesOn.test(sentence)) return true
    return !subject.test(sentence) && carriesOwn.test(sentence)
  }
}
