import { type Language, languages } from '../../../guide/plan.ts'
import { countWords } from '../../../language/words.ts'
import type { CueName, CuePack } from '../cues/cue.ts'
import { hits, type Span } from './span.ts'

export type AskedAbout =
  | 'identity'
  | 'readers'
  | 'privacy'
  | 'duration'
  | 'opinion'
  | 'purpose'
  | 'product'
  | 'other'

export type Intent = {
  asksMe: AskedAbout | null
  /** The question put to us, verbatim. */
  theirQuestion: string | null
  /** Words of the answer besides that question. */
  wordsBesides: number
  refusal: boolean
  dontKnow: boolean
  notUnderstood: boolean
  /** They say that they answered this before. */
  saidAlready: boolean
  end: boolean
  assentOnly: boolean
  trailing: boolean
  gibberish: boolean
  /** `empty`: nothing but insult. `content`: there is something to listen to behind it. */
  hostile: 'empty' | 'content' | null
}

/** Up to this many words a cue speaks for the whole answer; beyond it is one remark among others. */
const briefWords = 12
/** Longer than this nobody only asks for another language. */
const requestCharacters = 200
/** "Not sure it's worth the money" is an answer: the cue must be this much of it. */
const dontKnowShare = 0.4
/** Words from which a question that stands alone is put to us, and how many of them. */
const askedWords = 3
const questionsMax = 3
/** Fewer words than this besides an insult are no content. */
const contentWords = 4

/** Reads what the person wants of us, apart from what they tell. */
export function readIntent(
  text: string,
  flat: string,
  marks: Record<CueName, Span[]>,
  pack: CuePack,
  sentenceTexts: readonly string[],
): Intent {
  const words = countWords(text)
  const brief = words <= briefWords
  const notUnderstood = brief && marks.notUnderstood.length > 0
  const theirQuestion = notUnderstood ? null : questionToUs(sentenceTexts, pack)
  const hostile = readHostility(flat, marks, sentenceTexts)
  return {
    asksMe: theirQuestion === null ? null : askedAbout(flattened(theirQuestion), pack),
    theirQuestion,
    wordsBesides: theirQuestion === null ? words : words - countWords(theirQuestion),
    refusal: brief && marks.refusal.some(({ start, end }) => speaksForAll(flat, start, end)),
    dontKnow: brief && shareOf(marks.dontKnow, words) >= dontKnowShare,
    notUnderstood,
    saidAlready: brief && hits(flat, saidAlready),
    end: words <= 2 * briefWords && hits(flat, pack.patterns.end),
    assentOnly: words > 0 && words <= 5 && covers(marks.assent, words, text),
    trailing: words >= 3 && pack.patterns.trailing.test(flat.trimEnd()),
    gibberish: isGibberish(flat),
    hostile,
  }
}

// "pass" in "I had to pass the test" is no refusal: a one-word cue must be most of the answer.
function speaksForAll(flat: string, start: number, end: number): boolean {
  const cue = flat.slice(start, end)
  return cue.includes(' ') || countWords(flat) <= 4
}

/** Share of an answer's words that these spans are. */
function shareOf(spans: readonly Span[], words: number): number {
  return spans.reduce((sum, { text }) => sum + countWords(text), 0) / Math.max(words, 1)
}

function covers(spans: readonly Span[], words: number, text: string): boolean {
  const last = spans.at(-1)
  const covered = spans.reduce((sum, span) => sum + countWords(span.text), 0)
  return last !== undefined && covered >= words && countWords(text.slice(last.end)) === 0
}

function questionToUs(sentenceTexts: readonly string[], pack: CuePack): string | null {
  if (onlyAsks(sentenceTexts, pack)) return sentenceTexts.at(-1) ?? null
  const asked = sentenceTexts.filter((sentence) => {
    const flat = flattened(sentence)
    if (pack.patterns.rhetorical.test(flat)) return false
    const { identity, readers, privacy, duration, purpose } = pack.patterns
    if ([identity, readers, privacy, duration, purpose].some((pattern) => hits(flat, pattern)))
      return /\?\s*$/.test(flat) || sentenceTexts.length === 1
    return (
      /\?\s*$/.test(flat) &&
      [pack.patterns.opinion, pack.patterns.product].some((p) => hits(flat, p))
    )
  })
  return asked.at(-1) ?? null
}

/** Nothing but a question, of more words than "why not?" has: it is put to us. */
function onlyAsks(sentenceTexts: readonly string[], pack: CuePack): boolean {
  const [first = '', ...others] = sentenceTexts
  const all = [first, ...others].map(flattened)
  return (
    countWords(first) >= askedWords &&
    all.every((flat) => /\?\s*$/.test(flat) && !pack.patterns.rhetorical.test(flat)) &&
    all.length <= questionsMax
  )
}

const saidAlready =
  /(?<!\p{L})(?:(?:already|just) (?:answered|said|told|mentioned|explained|wrote|covered)|i (?:said|told you) (?:that|this|so) (?:already|before)|(?:answered|asked|told you|said) (?:me )?(?:that|this|it) (?:already|before|twice)|answer that already|same question|(?:schon|bereits) (?:gesagt|beantwortet|erzählt|erwähnt|geschrieben|gefragt)|dieselbe frage|gleiche frage|déjà (?:dit|répondu|raconté|expliqué|demandé)|même question|ya (?:lo )?(?:dije|he dicho|respondí|contesté|conté|expliqué|preguntó)|misma pregunta|já (?:disse|respondi|falei|contei|expliquei|perguntou)|mesma pergunta)(?!\p{L})/u

function flattened(text: string): string {
  return text.toLowerCase().replace(/[’‘`]/g, "'")
}

function askedAbout(flat: string, { patterns }: CuePack): AskedAbout {
  const kinds = [
    'identity',
    'readers',
    'privacy',
    'duration',
    'purpose',
    'opinion',
    'product',
  ] as const
  return kinds.find((kind) => hits(flat, patterns[kind])) ?? 'other'
}

function readHostility(
  flat: string,
  marks: Record<CueName, Span[]>,
  sentenceTexts: readonly string[],
): Intent['hostile'] {
  if (marks.insult.length === 0) {
    return marks.profanity.length > 0 && countWords(flat) < contentWords ? 'empty' : null
  }
  const abuse = [...marks.insult, ...marks.profanity, ...rudeSentences(flat, marks, sentenceTexts)]
  const content = countWords(without(flat, abuse))
  const aboutProduct =
    marks.productNoun.length > 0 || marks.negative.some((mark) => !within(mark, abuse))
  return content >= 2 * contentWords || (content >= contentWords && aboutProduct)
    ? 'content'
    : 'empty'
}

/** Sentences with an insult that tell nothing of the product, nor of what happened to them. */
function rudeSentences(
  flat: string,
  marks: Record<CueName, Span[]>,
  sentenceTexts: readonly string[],
): Span[] {
  const telling = [...marks.productNoun, ...marks.first]
  let at = 0
  return sentenceTexts.flatMap((sentence) => {
    const start = Math.max(at, flat.indexOf(flattened(sentence), at))
    const whole = { text: sentence, start, end: start + sentence.length }
    at = whole.end
    const tells = telling.some((mark) => within(mark, [whole]) && !within(mark, marks.insult))
    return !tells && marks.insult.some((mark) => within(mark, [whole])) ? [whole] : []
  })
}

function without(flat: string, spans: readonly Span[]): string {
  const kept = flat.split('')
  for (const { start, end } of spans) kept.fill(' ', start, end)
  return kept.join('')
}

function within(mark: Span, spans: readonly Span[]): boolean {
  return spans.some(({ start, end }) => mark.start >= start && mark.end <= end)
}

/** Letters without a word in them: a cat on the keyboard, not an emoji. */
function isGibberish(flat: string): boolean {
  const letters = flat.match(/\p{L}{5,40}/gu) ?? []
  if (letters.length === 0 || letters.length > 3) return false
  return letters.every(
    (word) =>
      /^[a-z]+$/.test(word) &&
      (!/[aeiouy]/.test(word) || /asdf|sdfg|qwer|wert|hjkl|jkl|zxcv|xcvb|(.)\1{3}/.test(word)),
  )
}

const languageNames: Record<Language, string> = {
  en: 'english|englisch|anglais|inglés|inglês',
  de: 'german|deutsch|allemand|alemán|alemão',
  fr: 'french|französisch|français|francés|francês',
  es: 'spanish|spanisch|espagnol|español|espanhol',
  pt: 'portuguese|portugiesisch|portugais|portugués|português',
}
const before =
  '(?:in|auf|en|em|speak|write|switch to|prefer|rather|sprechen|schreiben|lieber|parler|parle|préfère|hablar|hablo|prefiero|falar|falo|prefiro)'
const requests = languages.map((language) => ({
  language,
  pattern: new RegExp(
    `(?<!\\p{L})${before} (?:${languageNames[language]})(?!\\p{L})|^(?:${languageNames[language]})(?: please| bitte|,? s'il vous plaît|,? por favor)?[.!?]?$`,
    'u',
  ),
}))
/** "in Spanish" may also be something they tell of: then nobody is asked. */
const asking =
  /\?|please|prefer|rather|can we|could we|can i|switch|bitte|lieber|können wir|peut-on|préfère|s'il vous|podemos|prefiero|por favor|prefiro|^(?:in|auf|en|em) /u

/** A language asked for in so many words, in an answer that says little else. */
export function requestedLanguage(text: string): Language | null {
  if (text.length > requestCharacters || countWords(text) > briefWords) return null
  const flat = flattened(text)
  if (!hits(flat, asking)) return null
  return requests.find(({ pattern }) => hits(flat, pattern))?.language ?? null
}
