import type { Span } from '../../language/span.ts'
import { countWords, fold } from '../../language/words.ts'

/** Fewer words in quotation marks are a name, or a way of putting it. */
const quotedWordsMin = 4
/** Characters before and after a quotation in which it is said whose it is. */
const beforeMax = 60
const afterMax = 40

/** Quotation marks in pairs; straight ones only where they cannot be an apostrophe. */
const quotations =
  /“([^“”]{1,4000})”|„([^„“”]{1,4000})[“”]|«([^«»]{1,4000})»|»([^«»]{1,4000})«|"([^"]{1,4000})"/gu

/** Words of one's own that are told again: "I told them", "dachte ich". */
const own =
  /(?<!\p{L})(?:i|we|i've|i'd|ich|wir|je|j'ai|nous|yo|eu|nós)(?: \p{L}+){0,2} (?:say|said|told|tell|ask|asked|thought|think|wrote|typed|answered|replied|sage|sagte|dachte|fragte|schrieb|dis|dit|pensais|demandé|écrit|digo|dije|pensé|pregunté|escribí|disse|pensei|perguntei|escrevi)(?!\p{L})|(?<!\p{L})(?:dachte|sagte|fragte) ich|(?<!\p{L})(?:dije|pensé|pregunté|pensei|falei|perguntei|me suis dit)(?!\p{L})/u

/** What a product or a paper says by itself: a message of it may be part of what went wrong. */
const things =
  /(?<!\p{L})(?:it|app|page|site|website|screen|system|message|error|machine|programme?|software|button|notification|pop-?up|manual|label|sign|e-?mail|letter|display|seite|meldung|fehler\p{L}*|bildschirm|anzeige|knopf|anleitung|etikett|schild|brief|écran|erreur|logiciel|appli(?:cation)?|notice|lettre|pantalla|mensaje|aplicación|sistema|carta|tela|mensagem|aplicativo|aviso)(?!\p{L})/u

/** Hands the word to somebody. */
const handsOver =
  /(?<!\p{L})(?:says?|said|wrote|writes|goes|posted|texted|sagt|sagte|schreibt|schrieb|meint|meinte|dit|écrit|dice|dijo|escribió|puso|diz|disse|falou|escreveu)[\s,:–-]*$/u
const takenBack =
  /^[\s,–-]*(?:says?|said|wrote|sagt|sagte|meint|meinte|schreibt|schrieb|dit|a dit|a-t-(?:il|elle) dit|dice|dijo|diz|disse)(?!\p{L})/u

/** Lines marked as quoted, and a mail from its head on. */
const quotedLines = /^[ \t]{0,8}>[^\n]*/gmu
const mailHead =
  /^(?:from|von|de|remitente|sent|gesendet|envoyé|enviado)\s{0,3}:[^\n]{0,300}\S@\S[\s\S]*/imu

/**
 * The stretches of an answer that are somebody else's words: what stands in quotation marks and is
 * said to be theirs, lines marked as quoted, a mail from its head on. They tell nothing of the person who
 * brings them in. What a product itself says is left, as are one's own words told again.
 */
export function othersSpans(answer: string): (Span & { unsure?: true })[] {
  const mail = mailHead.exec(answer)
  const marked = [...answer.matchAll(quotedLines), ...(mail ? [mail] : [])]
  return [
    ...marked.map(({ index, 0: found }) => ({ start: index, end: index + found.length })),
    // Whose words stand in quotation marks is told by the words around them, which may mislead.
    ...quoted(answer).map((span) => ({ ...span, unsure: true as const })),
  ]
}

function quoted(text: string): Span[] {
  return [...text.matchAll(quotations)]
    .filter((match) => countWords(match.slice(1).join(' ')) >= quotedWordsMin)
    .map(({ index, 0: found }) => ({ start: index, end: index + found.length }))
    .filter((quotation) => isSomebodyElses(text, quotation))
}

function isSomebodyElses(text: string, { start, end }: Span): boolean {
  const before = text.slice(Math.max(0, start - beforeMax), start)
  const lead = fold(before.split(/[.!?\n]\s/u).at(-1) ?? '')
  const follow = fold(text.slice(end, end + afterMax)).split(/[.!?]/u, 1)[0] ?? ''
  if (own.test(lead) || own.test(follow) || things.test(lead)) return false
  return handsOver.test(lead) || (takenBack.test(follow) && !things.test(follow))
}
