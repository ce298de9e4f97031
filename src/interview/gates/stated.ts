import { readable } from '../../language/readable.ts'
import { contentStems, countWords, isStopWord, stem, words } from '../../language/words.ts'
import type { Message } from '../session.ts'

/** Words that a clause may have which takes up theirs, and answers that are looked at, the newest. */
const clauseWordsMax = 16
const answersMax = 20
const fragmentWordsMin = 2
/** How much longer than the fragment the stretch may be that it shortens. */
const shortenedBy = 4

/** Bids them look at something: what follows is asked of them, and claims nothing. */
const bids =
  /^(?:and |so |now |und |nun |et |y |e )?(?:suppose|imagine|picture|think (?:of|about|back)|take|let'?s |let us|stell(?:en|t)? sie sich|stell dir|angenommen|nehmen (?:wir|sie)|denken sie|imagine[zs]?|supposons|prenons|pensez|suponga|supón|imagin[ea]|piens[ea]|tomemos|suponha|pens[ea]|vamos)(?!\p{L})/iu
/** Only names what the question is about: "Back to the walk-in:". */
export const anchors =
  /^(?:back to|going back to|coming back to|and back to|on|about|as for|staying with|just so|so that i|to make sure|to be sure|zurück zu[rm]?|noch (?:ein)?mal zu[rm]?|nochmals? zu[rm]?|bei|à propos|pour revenir|revenons|sur|sobre|volviendo a|en cuanto a|voltando a|quanto a)(?!\p{L})/iu
/** The interviewer of itself: "I see what you mean." */
const ofItself = /^(?:i|i'm|ich|je|j'|yo|eu|entiendo|entendo|verstehe|understood|noted)(?!\p{L})/iu
/** A nod, which states nothing, and what leads on. */
const nods =
  /^(?:okay|ok|all right|alright|right|got it|fair enough|one more thing|(?:one )?last (?:thing|point|question)|thanks?|thank you|gut|in ordnung|danke|noch etwas|eine letzte frage|d'accord|bien|merci|encore une chose|de acuerdo|bien|gracias|una cosa más|certo|tudo bem|obrigad[oa]|mais uma coisa)[\s.,!:]*$/iu
/** Leaves what was talked of for something else. */
const turnsTo =
  /^(?:(?:okay|ok|right|gut|bien|vale|d'accord|certo|bom)[,.:] )?(?:(?:let's |let us )?(?:move|moving) on|(?:on )?to something else|kommen wir zu etwas anderem|etwas anderes|passons à autre chose|parlons d'autre chose|(?:vamos|pasemos|passemos) (?:con|a|para) (?:otra|outra) (?:cosa|coisa))[\s.,!:]*$/iu
/** A verb that makes a statement of it. */
const states =
  /(?<!\p{L})(?:is|are|was|were|am|isn't|aren't|wasn't|weren't|be|been|should|must|ought|needs?|ist|sind|war|waren|wäre|sollte|muss|est|sont|était|étaient|es|son|era|eran|está|están|é|são|foi|eram)(?!\p{L})/iu
const denies =
  /(?<!\p{L})(?:no|not|never|nobody|nothing|none|without|\p{L}{1,10}n't|nicht|nie|niemand|nichts|ohne|kein\p{L}{0,2}|pas|jamais|personne|rien|sans|nunca|nadie|nada|sin|não|ninguém|sem)(?!\p{L})/iu

/** How a clause beside the question stands to what they said. */
export type Stated =
  /** It may stand: a nod, a bid, or their words shortened. */
  | 'fine'
  /** It is theirs, word for word, and is put in quotation marks. */
  | 'theirs'
  | 'own'

/** A nod, a bid, a turn to something else, or the interviewer of itself: it states nothing. */
export function isAside(clause: string): boolean {
  return [nods, turnsTo, ofItself, bids].some((aside) => aside.test(clause))
}

/** The words of an answer, and all of them in a row. */
export type AnswerWords = { words: readonly string[]; row: string }

export function answerWords(text: string): AnswerWords {
  const said = words(text)
  return { words: said, row: inARow(said) }
}

function inARow(said: readonly string[]): string {
  return ` ${said.join(' ')} `
}

/** What a clause that says nothing to them is, by their answers. */
export function judgeClause(
  clause: string,
  answers: () => readonly AnswerWords[],
  language: string,
): Stated {
  if (bids.test(clause)) return 'fine'
  if (isTheirs(clause, answers, language)) return 'theirs'
  return isAside(clause) || isShortened(clause, answers, language) ? 'fine' : 'own'
}

function isTheirs(
  clause: string,
  answers: () => readonly AnswerWords[],
  language: string,
): boolean {
  if (countWords(clause) > clauseWordsMax || contentStems(clause, language).length === 0)
    return false
  const said = inARow(words(clause))
  return answers().some(({ row }) => row.includes(said))
}

/** Words that speak of the saying, which are in no answer, and auxiliaries said to them that no list of stop words has. */
const ofSaying =
  'say said write wrote mention mentioned tell told put describe described earlier start beginning just call called sagen sagten schreiben schrieben schreibt erwähnt erzählt vorhin gerade dites disiez écrivez mentionné tout dijo dice mencionó escribió disse diz mencionou escreveu escribes escribe escribiste dices dijiste cuentas antes ahora también escreve dizes agora também fuiste estuviste tuviste pudiste foste estiveste tiveste pudeste'.split(
    ' ',
  )

/** Whether a clause that is said to them has nothing in it but what is known. */
export function isTakenUp(clause: string, known: readonly string[], language: string): boolean {
  return countUnsaid(clause, () => stemsOf(known, language), language) === 0
}

/** How many words of a clause are not among the stems of what is known, which are asked for where it has any. */
export function countUnsaid(
  clause: string,
  known: () => ReadonlySet<string>,
  language: string,
): number {
  const wanted = stemsIn(clause, language)
  if (wanted.length === 0) return 0
  const stems = known()
  return wanted.filter((one) => !stems.has(one)).length
}

/** The stems of texts, with those of the saying itself. */
export function stemsOf(known: readonly string[], language: string): Set<string> {
  const stems = new Set(known.flatMap((text) => stemsIn(text, language)))
  for (const word of ofSaying) stems.add(stem(word, language))
  return stems
}

function stemsIn(text: string, language: string): string[] {
  return contentStems(text.replaceAll('-', ' '), language)
}

/** What they wrote as evidence, the newest answers. */
export function answersIn(messages: readonly Message[]): string[] {
  return messages
    .filter(({ kind }) => kind === 'answer')
    .slice(-answersMax)
    .map(({ content, reading }) => {
      const barred = reading?.barred.filter(({ why, unsure }) => why !== 'talk' && !unsure) ?? []
      const cut = barred.reduceRight(
        (text, { start, end }) => `${text.slice(0, start)} | ${text.slice(end)}`,
        content,
      )
      return readable(cut)
    })
}

/** Whether a clause is words that stand close together in an answer, without a verb of ours. */
function isShortened(
  clause: string,
  answers: () => readonly AnswerWords[],
  language: string,
): boolean {
  if (countWords(clause) > clauseWordsMax || states.test(clause)) return false
  const wanted = words(clause).filter((word) => word.length > 1 && !isStopWord(word, language))
  if (wanted.length < fragmentWordsMin) return false
  return answers().some((answer) => shortens(clause, wanted, answer.words))
}

function shortens(clause: string, wanted: readonly string[], said: readonly string[]): boolean {
  const room = shortenedBy * wanted.length
  return said.some((word, from) => {
    if (!wanted.includes(word)) return false
    const stretch = said.slice(from, from + room)
    if (!wanted.every((one) => stretch.includes(one))) return false
    const to = Math.max(...wanted.map((one) => stretch.indexOf(one)))
    // What was denied is not taken up as if it had not been.
    return denies.test(clause) || !denies.test(stretch.slice(0, to + 1).join(' '))
  })
}
