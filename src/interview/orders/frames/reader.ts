import { wholeWords } from '../../../language/letters.ts'
import { opensInOrder } from '../moods.ts'
import type { FrameWords } from './words.ts'

/** Characters of a sentence that are read. */
const charactersRead = 600
/** Clauses of it that may open with a verb in the mood of an order. */
const clausesMax = 12

/** What may stand before a verb in the mood of an order. */
const leads =
  "(?:please|pls|kindly|just|now|so|then|and|but|only|also|simply|better|rather|best|oh|well|ok|okay|right|do|don't|do not|never|always|bitte|jetzt|nun|dann|lieber|einfach|mal|besser|nur|und|aber|also|s'il te plaît|alors|plutôt|simplement|mieux vaut|et|mais|donc|ne|n'|por favor|mejor|simplemente|solo|sólo|ahora|entonces|y|pero|no|melhor|simplesmente|só|agora|então|e|mas|não),? "
/** Of those in a row. */
const leadsMax = 3

/** The speaker as whom something is given or done to. */
const speaker = new RegExp(
  wholeWords(
    "i|me|my|mine|ich|mir|mich|mein\\p{L}*|je|j'\\p{L}+|moi|mon|ma|mes|yo|mí|mi|mis|eu|mim|meu|minha",
  ),
  'u',
)

type Told = { [Name in keyof FrameWords]: boolean }
type Sentence = Told & {
  /** Somebody asks for something, in whatever mood. */
  wants: boolean
  orders: boolean
  question: boolean
  fills: boolean
  speaker: boolean
}

/**
 * What an order to an interviewer is, whatever its words: somebody asks (by an imperative, a wish, a
 * question, a duty or a decree) for something that only the interview has or makes.
 */
const frames: readonly ((said: Sentence) => boolean)[] = [
  (said) => said.decrees || said.office || said.labels || said.outside || said.fills,
  (said) => said.sole && said.record && (said.stance || said.self || said.talk),
  (said) => said.utterance && said.means && said.stance,
  // Something is to be put down about the speaker, or as the speaker's.
  (said) => said.wants && said.puts && (said.self || isToBePutDown(said)),
  // A record is to say something of the speaker, or how pleased everybody is.
  (said) => said.wants && said.record && (isSaidOfSelf(said) || isRated(said)),
  (said) => said.wants && isDictated(said) && !said.informs,
  (said) => said.wants && said.utterance && (said.puts || said.stance || said.means),
  (said) => said.wants && (said.aboutMe || said.others || said.plays || said.works),
  (said) => said.facets && (said.orders || (said.wants && said.puts)),
  (said) => said.orders && said.calls,
  // The other should say, change or show its own words.
  (said) => (said.wants || said.question) && (said.deeds || said.brief || isOfYours(said)),
  (said) => said.wants && said.utters && !said.service && !said.informs,
  (said) => said.wants && said.manner && (said.you || said.talk),
  // Whoever reads this is told what to find.
  (said) => said.wants && said.readers && isForReaders(said) && !said.informs,
]

const isSaidOfSelf = (said: Sentence) => said.says && said.self && !said.service && !said.informs

const isRated = (said: Sentence) => said.stance && (said.self || said.talk || said.you)

const isToBePutDown = (said: Sentence) =>
  (said.talk || (said.stance && (said.you || said.orders))) && !said.service && !said.informs

const isDictated = (said: Sentence) =>
  (said.record && said.dictates) || (said.mention && (said.record || said.talk || said.aboutMe))

const isOfYours = (said: Sentence) => said.yours && !said.service

const isForReaders = (said: Sentence) =>
  said.speaker || said.self || said.stance || said.puts || said.talk || said.record

/** A folded sentence with its clauses, and whether one of them opens in the mood of an order. */
export type Read = { text: string; clauses: readonly string[]; opens: boolean }

/** Takes a folded sentence apart for the readers of all languages. */
export function readSentence(folded: string): Read {
  const text = folded.slice(0, charactersRead)
  const clauses = text.split(/[:;,]| - |[.!?"]/u, clausesMax).map((clause) => clause.trim())
  return { text, clauses, opens: clauses.some(opensInOrder) }
}

export type FrameReader = (sentence: Read) => boolean

/** Makes the reader of one language: whether a sentence has the frame of such an order. */
export function frameReaderOf(words: FrameWords): FrameReader {
  const names = Object.keys(words) as (keyof FrameWords)[] // the keys of an object literal
  const idioms = new RegExp(wholeWords(words.idioms), 'gu')
  const lead = `(?:${leads}){0,${leadsMax}}`
  const opens = new RegExp(
    `^[^\\p{L}\\p{N}]*${lead}(?:${wholeWords(words.opens)}|${words.doMe})`,
    'u',
  )
  const fills = new RegExp(`${wholeWords(words.facets)},? ${lead}${wholeWords(words.opens)}`, 'u')
  // Most sentences ask for nothing, so that the rest need not be looked for.
  const answers = lazily<Asked, Sentence>({
    ...Object.fromEntries(
      names.map((name) => {
        const pattern = new RegExp(wholeWords(words[name]), 'u')
        return [name, ({ read }: Asked) => pattern.test(read)]
      }),
    ),
    orders: ({ orders }) => orders(),
    wants: (_, said) => said.orders || said.asks || said.decrees,
    question: ({ read }) => read.endsWith('?'),
    fills: ({ read }) => fills.test(read),
    speaker: ({ read }) => speaker.test(read),
  })
  return ({ text, clauses, opens: opened }) => {
    const read = text.replace(idioms, '·')
    // An idiom may have been all that opened in the mood of an order.
    const orders = () =>
      read === text
        ? opened || clauses.some((clause) => opens.test(clause))
        : readSentence(read).clauses.some((clause) => opens.test(clause) || opensInOrder(clause))
    const said = answers({ read, orders })
    return frames.some((frame) => frame(said))
  }
}

/** What the answers about a sentence are found from. */
type Asked = { read: string; orders: () => boolean }

/** Makes objects whose answers are found when first asked for, and kept. */
function lazily<From, Answers extends { [Name in keyof Answers]: boolean }>(
  find: Record<string, (from: From, said: Answers) => boolean>,
): (from: From) => Answers {
  type Made = { from: From; known: Record<string, boolean> }
  const shape = {}
  for (const [name, answer] of Object.entries(find)) {
    Object.defineProperty(shape, name, {
      get(this: Made & Answers) {
        this.known[name] ??= answer(this.from, this)
        return this.known[name]
      },
    })
  }
  // The shape has a getter for each of the names.
  return (from) => Object.assign(Object.create(shape), { from, known: {} }) as Answers
}
