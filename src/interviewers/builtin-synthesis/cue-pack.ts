import { wholeWords } from '../../language/letters.ts'
/**
 * The words by which a language tells facts, feedback, values and interests apart. All patterns are
 * global, and looked for in folded text.
 */
export type CuePack = {
  /** Where a sentence falls into clauses that stand on their own. */
  turn: RegExp
  /** Begins a sentence that says little without the one before it. */
  dependent: RegExp
  /** Talk about the talk, thanks, orders to the interviewer, insults: nothing about the product. */
  idle: RegExp
  /** What somebody else says or thinks. */
  reported: RegExp
  /** Facts about the person, the plainest first. */
  facts: readonly (readonly [FactKey, RegExp])[]
  /** Looks like a fact and is none. */
  noFact: RegExp
  /** In a question: it asks who the person is or what they do. */
  asksPerson: RegExp
  /** In a question: it asks how or when they came to the product. */
  asksOrigin: RegExp
  /** In a question: it asks for what is good, or what is bad, about the product. */
  asksPraise: RegExp
  asksProblem: RegExp
  /** In a question: it asks what should change, what they look for, or what they do for fun. */
  asksRequest: RegExp
  asksValue: RegExp
  asksInterest: RegExp
  /** Tells of today. */
  present: RegExp
  /** In a question: it asks what came before the product. */
  asksBefore: RegExp
  /** A number or a time, which marks something that happened. */
  concrete: RegExp
  /** Read before the next two and taken out: "no problems", "not easy", "would like". */
  deniedProblem: RegExp
  deniedPraise: RegExp
  neutral: RegExp
  praise: RegExp
  problem: RegExp
  request: RegExp
  /** Loss, money, leaving, every time. */
  severe: RegExp
  repeated: RegExp
  /** The product, a part of it, or a pronoun for it. */
  target: RegExp
  /** The product itself, for which a pronoun may stand. */
  product: RegExp
  /** Begins a sentence about a thing rather than about the speaker. */
  subject: RegExp
  /** Life, not the product. */
  offTarget: RegExp
  /** What came before the product or stands beside it. */
  otherProduct: RegExp
  valueCue: RegExp
  valueStrong: RegExp
  /** Begins what somebody looks for where that was asked: "That I can", "No ads". */
  valueOpening: RegExp
  /** Or stands in it: "must", "I would never". */
  valueModal: RegExp
  values: readonly (readonly [string, RegExp])[]
  /** Each with a group `topic`. */
  interests: readonly RegExp[]
  /** A topic that is no interest. */
  noInterest: RegExp
  /** Ends a topic. */
  topicEnd: RegExp
  overall: RegExp
}

type FactKey = 'role' | 'company' | 'team' | 'location' | 'tenure' | 'life' | 'usage' | 'tools'

/** A list of phrases as one pattern of whole words; `*` stands for the rest of a word. */
export function cue(...lists: string[]): RegExp {
  const options = lists
    .flatMap((list) => list.split(' | '))
    .map((option) =>
      option.trim().replaceAll(/(?<![)\]}.\\])\*|(?<=\(\?!ant\))\*/g, "[\\p{L}']{0,40}"),
    )
    .join('|')
  return new RegExp(wholeWords(options), 'gu')
}

/** Whether a global pattern occurs in a text, wherever it was last used. */
export function has(pattern: RegExp, text: string): boolean {
  pattern.lastIndex = 0
  return pattern.test(text)
}
