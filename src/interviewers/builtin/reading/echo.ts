import { contentStems } from '../../../language/words.ts'
import type { CueName, CuePack } from '../cues/cue.ts'
import { thoughtOpening } from './clauses.ts'
import type { Named } from './named.ts'
import { countWords, type Phrase, type PhraseKind, phrasesOf } from './phrases.ts'
import { contains, overlaps, type Span } from './span.ts'
import type { Token } from './tokens.ts'

/** Why a phrase is worth asking about. */
export type EchoKind = 'emotion' | 'vague' | 'problem' | 'plain'
/** Words of an answer that make sense in quotes, verbatim. */
export type Echo = Span & { kind: EchoKind; shape: PhraseKind; score: number }

export type EchoInput = {
  text: string
  language: string
  pack: CuePack
  marks: Record<CueName, Span[]>
  negative: Span[]
  features: Named[]
  newStems: readonly string[]
  /** Private words, and sentences that only speak to us. */
  barred: Span[]
}

/** Most words of a quote, and most quotes kept of one answer. */
const echoWordsMax = 6
const clauseWordsMax = 8
/** A phrase whose words are longer together is none that anybody says back. */
const phraseCharactersMax = 600
const echoesMax = 8

/** What may be quoted back, the best first. Nothing rude, private or cut off is among it. */
export function rankEchoes(clauses: readonly Token[][], input: EchoInput): Echo[] {
  const fresh = new Set(input.newStems)
  const found = clauses.flatMap((clause) =>
    phrasesOf(clause, input.language, input.pack, isComplete(clause, input.text)).flatMap(
      (phrase) => {
        const span = spanOf(phrase, input.text)
        return span && isSound(phrase, span, clause, input)
          ? [scored(phrase, span, fresh, input)]
          : []
      },
    ),
  )
  const seen = new Set<string>()
  return found
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.start - b.start || b.end - a.end)
    .filter(({ text }) => !seen.has(text) && seen.add(text))
    .slice(0, echoesMax)
}

function spanOf({ tokens }: Phrase, text: string): Span | null {
  const start = tokens[0]?.start
  const end = tokens.at(-1)?.end
  if (start === undefined || end === undefined) return null
  return { text: text.slice(start, end), start, end }
}

function isSound(phrase: Phrase, span: Span, clause: readonly Token[], input: EchoInput): boolean {
  const { tokens } = phrase
  const count = countWords(tokens)
  const single = count === 1
  if (
    span.text.length > phraseCharactersMax ||
    count > (phrase.kind === 'clause' ? clauseWordsMax : echoWordsMax) ||
    /[\r\n"“”«»<>{}[\]\\|=_@#]|https?:|\p{Extended_Pictographic}/u.test(span.text)
  )
    return false
  if (phrase.kind === 'quality' && input.language === 'en' && !hasCue(span, input)) return false
  if (single && !(hasCue(span, input) || isAnswer(clause, tokens, input))) return false
  if (
    ((phrase.kind !== 'clause' || !isComplete(tokens, input.text)) &&
      danglesAtEnd(tokens, clause, input)) ||
    (!single && phrase.kind !== 'clause' && danglesAtStart(tokens, input))
  )
    return false
  if (cutsWord(span, input.text) || asksFor.test(span.text)) return false
  if (isTorn(phrase, span, input.text)) return false
  if (lacksObject(phrase, span, input.text)) return false
  // "I can't tell you" tells nothing.
  if (
    input.marks.dontKnow.some(
      (mark) => contains(mark, span) || (contains(span, mark) && countsHalf(mark, count)),
    )
  )
    return false
  if (input.marks.profanity.some((mark) => overlaps(mark, span))) return false
  if (input.marks.insult.some((mark) => overlaps(mark, span))) return false
  return !input.barred.some((mark) => overlaps(mark, span)) && meaning(span, input).length > 0
}

function countsHalf({ text }: Span, words: number): boolean {
  return text.split(/\s+/).length * 2 >= words
}

/** "neither good", "I was any good", "I entered was a present": half of what was said. */
const torn =
  /(?<!\p{L})(?:neither|either|whether|weder|entweder|ni|soit|nem)(?!\p{L})|^(?:what|who|where|how|whatever|whoever|was|wer|wo|wie|ce que|ce qui|lo que|o que|quem) |^(?:i|we|you|they|he|she) (?:\p{L}+) (?:was|were|is|are)(?!\p{L})(?! (?:not )?\p{L}+ing)/iu
const whole =
  /(?<!\p{L})(?:neither|weder|ni|nem) .+ (?:nor|noch|ni|nem) |(?<!\p{L})(?:either|entweder|soit) .+ (?:or|oder|soit) /iu
/** "any" of "before I was any good" lives off a word that the phrase has lost. */
const leans = /(?<!\p{L})(?:any|anyone|anybody|anything|ever|yet|irgend\p{L}*|jemals)(?!\p{L})/iu
const denies =
  /(?<!\p{L})(?:not|never|no|nobody|without|hardly|barely|cannot|\p{L}+n['’]t|nie|nicht|kein\p{L}*|niemand|ohne)(?!\p{L})/iu
/** Words in front that a thing named after them cannot do without. */
const needed =
  /(?<!\p{L})(?:this|that|these|those|such|as|too|than|dies\p{L}*|jene\p{L}*|solche\p{L}*)\s+$/iu

/** "as long" of "as long as my break" has lost what it is held against. */
const compared = /^ (?:as|than)(?!\p{L})/iu

/** "five" of "five or six times" is half a number. */
const countedOn = /^ (?:or|to|and|oder|bis|ou|à|o|a) \S/iu

function isTorn({ kind, tokens }: Phrase, { text, start, end }: Span, answer: string): boolean {
  if (tokens.at(-1)?.tag === 'num' && countedOn.test(answer.slice(end, end + 8))) return true
  if (/(?<!\p{L})as \p{L}+$/iu.test(text) && compared.test(answer.slice(end, end + 6))) return true
  if (torn.test(text) && !whole.test(text)) return true
  if (leans.test(text) && !denies.test(text)) return true
  const [first] = tokens
  const named =
    kind !== 'clause' || first?.tag === 'num' || !thoughtOpening.test(first?.lower ?? '')
  return named && needed.test(answer.slice(Math.max(0, start - 12), start))
}

/** "owes what" ends where a question would go on. */
const asksFor = /(?<!\p{L})(?:what|which|whom|whose|was|wen|wem|quoi|qué|que|quê)$/iu

/** "I love" of "I love that nobody has to ask": the verb has lost what it is about. */
function lacksObject({ kind, tokens }: Phrase, { end }: Span, text: string): boolean {
  if (kind === 'noun' || kind === 'quality' || countWords(tokens) > 2) return false
  return !/^\s*(?:[.,;:!?\n]|$)/.test(text.slice(end, end + 8))
}

/** "renewed" of "auto-renewed" is no word of theirs. */
function cutsWord({ start, end }: Span, text: string): boolean {
  const before = /[\p{L}\p{N}][-'’]?$/u.test(text.slice(Math.max(0, start - 2), start))
  const after = /^[-'’]?[\p{L}\p{N}]/u.test(text.slice(end, end + 2))
  return before || after
}

/** Whether a phrase is all there is, as in a one-word answer. */
function isAnswer(
  clause: readonly Token[],
  tokens: readonly Token[],
  { text }: EchoInput,
): boolean {
  const [only] = tokens
  return (
    clause.length === tokens.length &&
    only !== undefined &&
    only.text.length > 3 &&
    text.trim().length < only.text.length + 4
  )
}

const particles = /^(?:up|out|down|off|away|over|back|it|them|everything|nothing|anything|me|us)$/
const articles =
  /^(?:the|a|an|my|our|their|his|her|any|every|no|some|all|each|too|so|very|really|pretty|not|never|more|just|quite|most|der|die|das|den|ein|eine|einen|mein|meine|unser|unsere|kein|keine|keinen|zu|sehr|so|nicht|jede|jeden|jedes|viele|ganz|total|le|la|les|un|une|des|mon|ma|mes|notre|nos|aucun|aucune|pas|très|trop|plus|el|los|las|una|mi|mis|nuestro|nuestra|ningún|ninguna|muy|demasiado|no|tan|más|poco|o|os|as|um|uma|meu|minha|meus|minhas|nosso|nossa|nenhum|nenhuma|muito|não|tão|mais|pouco|meio|bastante|chaque|cada|ziemlich|extrem|richtig|wirklich|etwas|recht|echt|super|vraiment|assez|plutôt|peu|tellement|extrêmement|realmente|súper|demais|nobody|nothing|everyone|everything|half|both|two|three|four|five|niemand|nichts|alle|alles|zwei|drei|personne|rien|deux|trois|nadie|nada|dos|tres|ninguém|dois|duas|três|siempre|sempre|nunca|jamás|ne|immer|nie|toujours)$/

function danglesAtStart(tokens: readonly Token[], { pack }: EchoInput): boolean {
  const first = tokens[0]
  if (!first) return true
  if (articles.test(first.lower) || /['’]/.test(first.lower)) return false
  return pack.patterns.dangling.test(first.lower)
}

/** Whether a mark or the end of the text follows: then its last word belongs there. */
function isComplete(tokens: readonly Token[], text: string): boolean {
  const end = tokens.at(-1)?.end ?? 0
  return /^\s*(?:[.,;:!?\n]|$)/.test(text.slice(end, end + 8))
}

function danglesAtEnd(
  tokens: readonly Token[],
  clause: readonly Token[],
  { pack, language }: EchoInput,
): boolean {
  const last = tokens.at(-1)
  if (!last) return true
  const next = clause[clause.indexOf(last) + 1]
  // Cutting "3|h" changes what was said.
  if (next && next.start === last.end) return true
  if (language === 'en' && particles.test(last.lower) && tokens.length > 1) {
    return /^(?:it|them|everything|nothing|anything|me|us)$/.test(last.lower) && tokens.length < 3
  }
  if (last.lower === 'enough' || last.lower === 'again') return false
  return pack.patterns.dangling.test(last.lower)
}

function hasCue(span: Span, { marks }: EchoInput): boolean {
  const cues = [...marks.vague, ...marks.emotion]
  return cues.some((cue) => contains(span, cue) || contains(cue, span))
}

/** The stems of a phrase that are about something: no time words, no "thing". */
function meaning(span: Span, { language, marks }: EchoInput): string[] {
  const hollow = [...marks.generic, ...marks.filler, ...marks.hedge, ...marks.frequency]
  let rest = span.text
  for (const mark of hollow
    .filter((each) => contains(span, each))
    .sort((a, b) => b.start - a.start)) {
    const at = mark.start - span.start
    rest = rest.slice(0, at) + ' '.repeat(mark.text.length) + rest.slice(at + mark.text.length)
  }
  const cue = [...marks.vague, ...marks.emotion].find((each) => contains(span, each))
  return [...new Set([...contentStems(rest, language), ...(cue ? [cue.text] : [])])]
}

function scored(phrase: Phrase, span: Span, fresh: ReadonlySet<string>, input: EchoInput): Echo {
  const inside = (marks: readonly Span[]) => marks.some((mark) => contains(span, mark))
  const { marks, negative } = input
  const kind: EchoKind = inside(marks.emotion)
    ? 'emotion'
    : inside(marks.vague)
      ? 'vague'
      : inside(negative)
        ? 'problem'
        : 'plain'
  const stems = meaning(span, input)
  const count = countWords(phrase.tokens)
  const base = { emotion: 4, vague: 3, problem: 3.5, plain: 1.5 }[kind]
  const cued = kind === 'vague' || kind === 'emotion'
  const whole = phrase.kind === 'clause' && count > 4
  const size = count >= 2 && count <= 4 ? 1 : whole ? 0.6 : count === 1 && !cued ? -1 : 0
  const shape = { clause: 0.6, noun: 0.4, quality: 0.5 }[phrase.kind]
  const pointing = emptySubject.test(span.text) ? (cued ? -2 : -1) : 0
  const featured = inside(input.features) ? 0.8 : 0
  const fragment = dropsNegation(phrase, span, input) ? -3 : 0
  const news = Math.min(stems.filter((each) => fresh.has(each)).length, 3) * 0.7
  const bad = inside(negative) ? 1.2 : 0
  const somebody = kind === 'plain' && phrase.kind === 'noun' && inside(marks.personNoun) ? -1 : 0
  const effort =
    phrase.kind === 'clause' && phrase.tokens.some(({ tag }) => tag === 'num') ? 0.5 : 0
  const theirs = phrase.kind === 'clause' && cued && startsWithMe(span, marks) ? 0.8 : 0
  // One bare noun says little without what was said of it.
  const thin = stems.length < 2 || (phrase.kind === 'clause' && count < 3)
  const bare = kind === 'plain' && thin ? -1.5 : 0
  const open = goesOn.test(input.text.slice(span.end, span.end + 12)) ? -2 : 0
  return {
    ...span,
    kind,
    shape: phrase.kind,
    score:
      base +
      size +
      shape +
      pointing +
      featured +
      fragment +
      news +
      bad +
      theirs +
      bare +
      somebody +
      effort +
      open,
  }
}

function startsWithMe(span: Span, marks: Record<CueName, Span[]>): boolean {
  return marks.first.some(({ start }) => start === span.start)
}

/** What follows belongs to the words before it. */
const goesOn =
  /^[,]? (?:that|which|who|whom|where|what|how|than|was|wer|wie|ce qu|lo que|o que|die|der|das|dass|que|qui|où|dont|donde|onde|quien|quem)(?!\p{L})/iu

const emptySubject =
  /^(?:it|this|that|they|he|she|there|es|das|sie|er|ça|c['’]est|c['’]était|il|elle|eso|esto|era|isso|isto|ele|ela|é|es un|es una)(?:['’ ]|$)/i

/** Characters from a "not" to words that it may be about. */
const negationCharactersMax = 60

/** Whether the words say the opposite of their clause for want of its "not". */
function dropsNegation({ kind, tokens }: Phrase, span: Span, { marks, text }: EchoInput): boolean {
  if (kind === 'clause') return false
  const [first] = tokens
  const reach = kind === 'noun' ? 0 : 2
  return marks.negation.some(
    ({ start, end }) =>
      first !== undefined &&
      !contains(span, { text: '', start, end }) &&
      end <= first.start &&
      first.start - end <= negationCharactersMax &&
      !/[.,;:!?\n]/.test(text.slice(end, first.start)) &&
      text.slice(end, first.start).trim().split(/\s+/).filter(Boolean).length <= reach,
  )
}
