import { readable, storedAt } from '../../language/readable.ts'
import type { Act, AnswerContext, AnswerReading } from '../answers/answer-reading.ts'
import { asksBack } from './asks-back.ts'
import { type Clause, clausesOf, type Sentence } from './clauses.ts'
import { bagOf, isPhrase, type Word, wordsOf } from './phrase.ts'
import { agreementWords, phrases } from './phrases.ts'
import { subjectOf } from './subjects.ts'

/** What an answer does, what of it asks something of us, and which stretches talk to us. */
export type Acts = Pick<AnswerReading, 'act' | 'questions' | 'pushesBack' | 'leaves'> & {
  talk: Clause[]
}

/** One thing said to the interviewer, and where. */
type Heard = Clause & { act: Exclude<Act, 'answer'> }

/** Longer utterances are none of these. */
const phraseWordsMax = 16
/** An answer says nothing else if so few of its words are left over. */
const restMax = 3
/** A wish to stop counts beside a sentence or two, anger beside a few words. */
const stopRestMax = 12
const protestRestMax = 6
/** What stands beside a question that an answer begins with mostly belongs to it. */
const questionRestMax = 2
const leadingQuestionRestMax = 8
/** Fewer words ask us nothing, unless we know what they are about. */
const questionWordsMin = 3
const ownWordsMin = 6
/** A short "Which timer?" asks what we meant; "who is marek" also without its mark. */
const puzzledWordsMax = 5
const bareCharactersMax = 30
/** Longer than this, what begins like a question without a mark is told: "How long it takes depends on …" */
const unmarkedWordsMax = 6
const questionsMax = 5
/** Words at the end of a sentence that are looked at for a question without its mark. */
const tailWordsMax = 12
const questionCharactersMax = 500

/** Whole utterances are looked up in this order. */
const kinds = [
  'puzzled',
  'said_already',
  'protest',
  'stop',
  'refusal',
  'dont_know',
  'nothing_more',
] as const
/** Where an answer does several things, the first of these is what it does. */
const weightiest = [
  'stop',
  'protest',
  'puzzled',
  'question',
  'refusal',
  'said_already',
  'nothing_more',
  'dont_know',
] as const

/** "Nothing wrong" agrees, "that is wrong" does not. */
const faults = bagOf(
  'wrong missing missed miss falsch fehlt übersehen vergessen faux oublié manque mal falta faltó escapó escapado olvidó olvidado faltou errou esqueceu',
)
const nothing = bagOf("nothing none didn't anything nichts nix rien nada")

/** Reads what an answer says to the interviewer rather than of its subject. */
export function readActs(answer: string, { question }: AnswerContext): Acts {
  const text = readable(answer)
  const ours = new Set(wordsOf(question ?? '').map(({ said }) => said))
  const sentences = clausesOf(text).map((sentence) => readSentence(text, sentence, ours))
  const said = sentences.flatMap((each) => hear(text, each))
  // Beside "about what?" only what we can answer, or a long one, is a question of its own.
  const isPuzzling = said.some(({ act }) => act === 'puzzled')
  const asked = questionsIn(text, sentences).filter(
    ({ start, end }) =>
      !isPuzzling ||
      wordsOf(text.slice(start, end)).length >= ownWordsMin ||
      subjectOf(text.slice(start, end)) !== null,
  )
  const heard = [
    ...said.filter((one) => !asked.some(({ start, end }) => one.start < end && start < one.end)),
    ...asked.map(({ start, end }) => ({ start, end, act: 'question' as const })),
  ].sort((a, b) => a.start - b.start)
  const pushesBack = heard.some(({ act }) => pushing.has(act))
  return {
    act: actOf(text, sentences, heard),
    ...(pushesBack && { pushesBack }),
    ...(leaves(text, sentences) && { leaves: true as const }),
    questions: asked.map((question) => withMark(text, question).slice(0, questionCharactersMax)),
    talk: heard.map(({ start, end }) => ({
      start: storedAt(answer, start),
      end: storedAt(answer, end),
    })),
  }
}

/** Whether an answer to the recap says that it is right as it is. */
export function agrees(answer: string): boolean {
  const sentences = clausesOf(readable(answer))
  return sentences.length > 0 && sentences.every((sentence) => isAgreement(own(answer, sentence)))
}

function isAgreement(words: readonly string[]): boolean {
  if (isPhrase(words, phrases.nothing_more)) return true
  const finds = words.some((word) => faults.has(word)) && !words.some((word) => nothing.has(word))
  return !finds && words.length <= phraseWordsMax && words.every((word) => agreementWords.has(word))
}

/** Acts that do not take our question as one they can answer. */
const pushing: ReadonlySet<Act> = new Set<Act>(['puzzled', 'said_already', 'protest'])

type Read = Sentence & {
  words: string[]
  /** Asks back at what we said. */
  back: boolean
}

function readSentence(text: string, sentence: Sentence, ours: ReadonlySet<string>): Read {
  const words = own(text, sentence)
  const back = asksBack(words, ours, sentence.asks) && subjectOf(words.join(' ')) === null
  return { ...sentence, words, back }
}

/** Words of an answer up to which a hint at something else to do is a wish to go. */
const hurryWordsMax = 14

/** "In 5 min" is time that is left, for some questions more. */
const timeLeft = /^(?:[2-9]|[1-9]\d) (?:min|mins|minutes?|minuten|minutos)$/

/** Whether an answer ends with having to go. */
function leaves(text: string, sentences: readonly Read[]): boolean {
  const last = sentences.findLast(({ words }) => words.length > 0)
  if (!last || last.quoted) return false
  const ends = [last, ...last.clauses].map((clause) => own(text, clause))
  const isShort = sentences.reduce((sum, { words }) => sum + words.length, 0) <= hurryWordsMax
  const said = sentences.flatMap((each) => [each, ...each.clauses]).map((each) => own(text, each))
  if (ends.some(tellsTimeLeft)) return false
  return (
    ends.some((words) => isPhrase(words, phrases.leaving)) ||
    (isShort &&
      said.some((words) => [phrases.leaving, phrases.hurry].some((one) => isPhrase(words, one))))
  )
}

function tellsTimeLeft(words: readonly string[]): boolean {
  return words.some((word, at) => timeLeft.test(`${word} ${words[at + 1] ?? ''}`))
}

/** The words of a stretch without the little ones around them. */
function own(text: string, { start, end }: Clause): string[] {
  const words = wordsOf(text.slice(start, end)).map(({ said }) => said)
  let [from, to] = [0, words.length]
  const isFiller = (at: number) => phrases.filler.has(words[at] ?? '')
  while (from < to - 1 && isFiller(from) && !isAny(words.slice(from, to))) from += 1
  while (to > from + 1 && isFiller(to - 1) && !isAny(words.slice(from, to))) to -= 1
  return words.slice(from, to)
}

function isAny(words: readonly string[]): boolean {
  return kindOf(words) !== null || isPhrase(words, phrases.leaving)
}

function kindOf(words: readonly string[]): Heard['act'] | null {
  if (words.length > phraseWordsMax) return null
  return kinds.find((kind) => isPhrase(words, phrases[kind])) ?? null
}

/** A sentence that says such a thing as a whole, or clauses of it that do. */
function hear(text: string, sentence: Read): Heard[] {
  const { start, end, words, asks, clauses } = sentence
  // What stands in quotation marks may be our own word, asked back at.
  if (sentence.back) return [{ start, end, act: 'puzzled' }]
  if (sentence.quoted) return []
  const whole = kindOf(words)
  // "Que bueno" is no "¿qué?": one word left of several says so only with its mark.
  const isRest = words.length === 1 && !asks && wordsOf(text.slice(start, end)).length > 1
  if (whole && !(isRest && whole === 'puzzled')) return [{ start, end, act: whole }]
  if (endsRhetorically(text, sentence)) return []
  const bare = text.length <= bareCharactersMax && asksWho(words)
  if (bare || (asks && isPuzzled(words))) return [{ start, end, act: 'puzzled' }]
  if (clauses.length === 1) return []
  return clauses.flatMap((clause) => {
    const act = kindOf(own(text, clause))
    // "No, …" begins many an answer.
    return act && act !== 'nothing_more' ? [{ ...clause, act }] : []
  })
}

const whichOne =
  /^(?:what|which|whose|welche[rsnm]?|quel|quels|quelle|quelles|que|cual|cuales|qual|quais)$/

const whoIs = /^(?:who is|who the|whos|wer ist|qui est|quien es|quem e)/
const themselves = /^(?:i|ich|je|jai|yo|eu|me|we|wir|nous|nosotros)$/

/** "Which timer?", "came of what?": two to four words that ask back. */
function isPuzzled(words: readonly string[]): boolean {
  if (words.some((word) => themselves.test(word))) return false
  if (words.length < 2 || words.length > puzzledWordsMax || subjectOf(words.join(' '))) return false
  if (words[0] === 'was' && words[1] === 'fur') return true
  if (asksWho(words)) return true
  return whichOne.test(words[0] ?? '') || /^(?:what|was|quoi|que)$/.test(words.at(-1) ?? '')
}

/** "who is marek", of a name that they never heard. */
function asksWho(words: readonly string[]): boolean {
  return words.length <= puzzledWordsMax && whoIs.test(words.slice(0, 2).join(' '))
}

/** The sentences that ask something of us: not those of a story, nor those that nobody is to answer. */
function questionsIn(text: string, sentences: readonly Read[]): Clause[] {
  const telling = sentences.filter(({ words, back }) => words.length > 0 && !back)
  const endings = telling.map((sentence) => endingIn(text, sentence))
  const onlyAsks = telling.every(
    ({ asks, words }, at) =>
      asks || endings[at]?.length || words.every((word) => phrases.filler.has(word)),
  )
  const firstTold = telling.findIndex(({ asks }) => !asks)
  const lastTold = telling.findLastIndex(({ asks }) => !asks)
  const asking = telling.flatMap((sentence, at): Clause[] => {
    const leads = firstTold < 0 || at < firstTold
    const place = { onlyAsks, leads, trails: at > lastTold }
    const isAlone = firstTold === at && lastTold === at
    const isOne = asksUs(text, sentence, place) || (isAlone && asksUnmarked(sentence))
    return isOne ? [sentence] : (endings[at] ?? [])
  })
  return asking.slice(0, questionsMax)
}

/** How a sentence stands among the others: whether only questions stand before it, or after, or nothing but questions anywhere. */
type Place = { onlyAsks: boolean; leads: boolean; trails: boolean }

/** A question without a mark, alone or behind a little word: "you didn't say tho does my manager see it". */
function endingIn(text: string, { asks, quoted, clauses }: Read): Clause[] {
  if (asks || quoted) return []
  return clauses.flatMap((clause) => unmarkedIn(text, clause))
}

function unmarkedIn(text: string, { start, end }: Clause): Clause[] {
  const said = wordsOf(text.slice(start, end))
  const words = said.map((word) => word.said)
  if (words.some((word) => phrases.told.has(word))) return []
  let to = words.length
  while (to > 1 && phrases.filler.has(words[to - 1] ?? '')) to -= 1
  for (let at = Math.max(0, words.length - tailWordsMax); at < words.length - 1; at += 1) {
    const opens = at === 0 || phrases.filler.has(words[at - 1] ?? '')
    const tails = [words.slice(at), words.slice(at, to)]
    if (opens && tails.some((tail) => isPhrase(tail, phrases.unmarked))) {
      return [{ start: start + (said[at]?.start ?? 0), end }]
    }
  }
  return []
}

/** Typed in haste: "who reads this" without its mark, where nothing is told besides. */
function asksUnmarked({ words }: Read): boolean {
  if (words.length > unmarkedWordsMax || isAny(words)) return false
  return opensQuestion.has(words[0] ?? '') && subjectOf(words.join(' ')) !== null
}

/** How a question begins that was typed without its mark, in all five languages. */
const opensQuestion: ReadonlySet<string> = new Set(
  'who how what why are is can will do wer wie warum kann sind ist qui combien pourquoi etes est quien cuanto por puedo es quem quanto posso voce'.split(
    ' ',
  ),
)

function asksUs(text: string, sentence: Read, { onlyAsks, leads, trails }: Place): boolean {
  const { asks, quoted, words } = sentence
  if (!asks || quoted || isAny(words) || isPuzzled(words)) return false
  const known = subjectOf(words.join(' ')) !== null
  // "So I ask her who reads this?" tells; "Why do you ask?" does not.
  const isTold = words.some((word) => phrases.told.has(word))
  if (isTold && !(known && opensQuestion.has(words[0] ?? ''))) return false
  if (!known && endsRhetorically(text, sentence)) return false
  if (onlyAsks) return known || words.length >= questionWordsMin
  if (known) return leads || trails
  // In the middle of a story people ask themselves: it has to be put to us, or stand at the end.
  return trails && words.length > questionWordsMin
}

/** "…, you know?" asks nothing. */
function endsRhetorically(text: string, { words, clauses }: Read): boolean {
  const last = clauses.at(-1)
  const end = last ? own(text, last) : []
  return isPhrase(words, phrases.rhetorical) || isPhrase(end, phrases.rhetorical)
}

/** The question with its mark, as it was written. */
function withMark(text: string, { start, end }: Clause): string {
  const mark = text.slice(end, end + 2).indexOf('?')
  const from = text[start - 1] === '¿' ? start - 1 : start
  return text.slice(from, mark < 0 ? end : end + mark + 1)
}

function actOf(text: string, sentences: readonly Read[], heard: readonly Heard[]): Act {
  const rest = wordsBeside(text, sentences, heard)
  const leads = heard[0]?.act === 'question' && heard[0].start === sentences[0]?.start
  const most: Record<Heard['act'], number> = {
    stop: stopRestMax,
    protest: protestRestMax,
    question: leads ? leadingQuestionRestMax : questionRestMax,
    puzzled: restMax,
    refusal: restMax,
    said_already: restMax,
    nothing_more: restMax - 1,
    dont_know: restMax,
  }
  return (
    weightiest.find((act) => rest <= most[act] && heard.some((one) => one.act === act)) ?? 'answer'
  )
}

/** Words of the answer that are neither talk nor filler. */
function wordsBeside(text: string, sentences: readonly Read[], heard: readonly Heard[]): number {
  const left: Word[] = sentences.flatMap(({ start, end }) =>
    wordsOf(text.slice(start, end)).map((word) => ({
      said: word.said,
      start: word.start + start,
      end: word.end + start,
    })),
  )
  // Both are in order, so each stretch is passed once.
  let next = 0
  let heardTo = 0
  return left.filter(({ said, start }) => {
    for (; (heard[next]?.start ?? Infinity) <= start; next += 1) {
      heardTo = Math.max(heardTo, heard[next]?.end ?? 0)
    }
    return start >= heardTo && !phrases.filler.has(said)
  }).length
}
