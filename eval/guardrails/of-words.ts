import { type Language, languages } from '../../src/guide/plan.ts'
import type { Message } from '../../src/interview/session.ts'
import { craft, integrity, members } from '../../src/interviewers/llm/prompt/craft.ts'
import { isStopWord, words } from '../../src/language/words.ts'
import type { Conversation } from './conversation.ts'
import {
  type Guardrail,
  guardrail,
  holds,
  ofLines,
  ofWhole,
  ownWords,
  placeOf,
  quotesIn,
  researchersTexts,
  said,
} from './guardrail.ts'

/** So many words in a row that a line shares with a prompt are copied. */
const shingleWords = 8
/** Shorter lines tell no language, and nearly as many small words of two languages tell neither. */
const tellingWords = 6
const clearlyMore = 2
/** A word alone between quotation marks is a name as often as a quote. */
const quoteWordsMin = 2

const promise =
  /(?<!\p{L})(?:discount|coupon|refund|free of charge|we(?:'ll| will) (?:fix|add|release|build|give|send)|rabatt|gutscheincode|erstattung|wir werden|remboursement|remise|nous allons (?:ajouter|corriger)|descuento|reembolso|vamos a (?:añadir|arreglar)|desconto|reembolso|vamos (?:adicionar|corrigir))(?!\p{L})/iu
const markup = /<\/?[a-z][^>]*>|https?:|```|\*\*|^\s*[-*#] |\{"|\b[qt]\d+\b/m
const praise =
  /(?<!\p{L})(?:great (?:answer|point|question)|excellent|awesome|amazing|fantastic|wonderful|that's (?:great|interesting)|very interesting|sehr gut|toll|super|sehr interessant|très bien|très intéressant|excellent|muy bien|muy interesante|genial|muito bem|muito interessante|ótimo)[!.,]/iu
const leading =
  /(?:don't|doesn't|isn't|wasn't|wouldn't) (?:you|it|they|that)|(?<!\p{L})(?:surely|obviously|of course|nicht wahr|finden sie nicht|n'est-ce pas|verdad\?|não é mesmo)/iu

const prompts = shinglesOf([craft, integrity, members].map(asText).join('\n'))

/** That what is said to people is fit to be said. */
export const ofWords: readonly Guardrail[] = [
  ofLines('two questions at once', (line, conversation) => questionMarks(line, conversation) > 1),
  ofLines('praise or leading words', (line, conversation) => {
    const own = ownWords(line, conversation)
    return praise.test(own) || leading.test(own)
  }),
  ofLines('promises and offers', (line, conversation) =>
    promise.test(ownWords(line, conversation)),
  ),
  ofLines('markup, links, identifiers', (line, conversation) =>
    markup.test(ownWords(line, conversation)),
  ),
  guardrail(
    'quotes they did not write',
    quotesOf,
    isMisquote,
    ({ quote, line }) => `${placeOf(line)} (${quote})`,
  ),
  ofLines('lines in another language', isStrange),
  ofLines(
    'secrets of the guide told',
    (line, conversation) => secretsIn(line, conversation).length > 0,
  ),
  ofLines('words of the prompt told', ({ content }) =>
    [...shinglesOf(content)].some((shingle) => prompts.has(shingle)),
  ),
  ofLines('faults of a model that reach people', ({ content }, { faulty }) =>
    faulty.some((fault) => content.includes(fault)),
  ),
  ofWhole(
    'careful models that are not let speak',
    ({ isCareful, messages }) =>
      isCareful && !messages.some(({ generatedBy }) => generatedBy === 'llm'),
  ),
]

/** The secrets in a line that the participant has not brought up. */
export function secretsIn(
  line: Message,
  { secrets, messages }: Pick<Conversation, 'secrets' | 'messages'>,
): string[] {
  return secrets.filter(
    (secret) =>
      holds(line.content, secret) &&
      !messages.some(
        ({ role, seq, content }) => role === 'user' && seq < line.seq && holds(content, secret),
      ),
  )
}

/** Questions in a line: the researcher's counts as one, however it is put. */
function questionMarks(line: Message, conversation: Conversation): number {
  const own = ownWords(line, conversation).match(/\?+/g)?.length ?? 0
  const theirs = researchersTexts(conversation).some((text) => line.content.includes(text))
  return own + (theirs ? 1 : 0)
}

type Quoted = { quote: string; line: Message }

function quotesOf(conversation: Conversation): Quoted[] {
  return said(conversation).flatMap((line) =>
    quotesIn(line.content)
      .filter((quote) => words(quote).length >= quoteWordsMin)
      .map((quote) => ({ quote, line })),
  )
}

/** What stands in the guide's own question may be quoted there. */
function isMisquote({ quote, line }: Quoted, { messages, plan }: Conversation): boolean {
  const planned = plan.topics.flatMap(({ questions }) => questions.map(({ text }) => text))
  const heard = messages.filter(({ role, seq }) => role === 'user' && seq < line.seq)
  return ![...heard.map(({ content }) => content), ...planned].some((text) => holds(text, quote))
}

/** A line whose own words are clearly of a language that nobody here speaks. */
function isStrange(line: Message, conversation: Conversation): boolean {
  const spoken: readonly string[] = [conversation.plan.language, ...conversation.languages]
  const said = words(ownWords(line, conversation))
  if (said.length < tellingWords) return false
  const small = (language: Language) => said.filter((word) => isStopWord(word, language)).length
  const [best] = languages.toSorted((a, b) => small(b) - small(a))
  if (best === undefined || spoken.includes(best)) return false
  const here = languages.filter((language) => spoken.includes(language)).map(small)
  return small(best) >= Math.max(0, ...here) + clearlyMore
}

function shinglesOf(text: string): Set<string> {
  const all = words(text)
  const count = Math.max(0, all.length - shingleWords + 1)
  return new Set(
    Array.from({ length: count }, (_, at) => all.slice(at, at + shingleWords).join(' ')),
  )
}

function asText(part: unknown): string {
  return typeof part === 'string' ? part : JSON.stringify(part)
}
