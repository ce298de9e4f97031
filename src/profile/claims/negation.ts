import { isStopWord, stem, words } from '../../language/words.ts'

/** Words a negation reaches: so many after it … */
const reachAfter = 4
/** … and, in languages where it follows the verb, so many before it. */
const reachBefore = 3

const negators = new Set(
  [
    'not no never none nothing nobody neither nor without cannot hardly barely cant dont doesnt didnt wont isnt wasnt',
    'nicht kein keine keinen keinem keiner keines nie niemals nichts nix ohne kaum',
    'pas jamais rien aucun aucune sans',
    'nunca jamás sin nada ningún ninguna ninguno tampoco',
    'não nao sem nenhum nenhuma nem',
  ].flatMap((list) => list.split(' ')),
)
const followsVerb = new Set(['nicht', 'pas', 'jamais', 'nie'])
const clauseMark = /[,;:.!?]|\b(?:but|and|aber|und|mais|et|pero|y|mas|e)\b/u

/** Whether a folded word says no in the language. `no` is "in the" in Portuguese. */
export function isNegator(word: string, language: string): boolean {
  if (word === 'no') return !language.startsWith('pt')
  return negators.has(word.replace(/'(?:d|ll|s)$/, '')) || word.endsWith("n't")
}

/** French articles and pronouns before an apostrophe are no part of the word. */
function bare(word: string): string {
  return word.replace(/^(?:[cdjlmnst]|qu)'(?=\p{L}{2})/u, '')
}

/** `said` and `denied` hold content stems; what a negation only may reach is in neither. */
export type Polarity = { said: Set<string>; denied: Set<string>; negations: number }

/** The content stems of a text, apart by whether a negation of their clause is about them. */
export function polarityOf(text: string, language: string): Polarity {
  const polarity: Polarity = { said: new Set(), denied: new Set(), negations: 0 }
  for (const clause of clausesOf(text)) {
    const list = words(clause)
    const stems = list.map((word) => contentStem(word, language))
    const open = new Set(stems.keys())
    for (const [at, word] of list.entries()) {
      if (!isNegator(word, language)) continue
      polarity.negations += 1
      const after = range(at + 1, Math.min(list.length - 1, at + reachAfter))
      const before = followsVerb.has(word) ? range(Math.max(0, at - reachBefore), at - 1) : []
      for (const reached of [...after, ...before]) open.delete(reached)
      for (const side of [after, before.toReversed()]) {
        const head = side.map((index) => stems[index]).find((stem) => stem)
        if (head) polarity.denied.add(head)
      }
    }
    for (const index of open) if (stems[index]) polarity.said.add(stems[index])
  }
  return polarity
}

/** A text in small letters, cut where what is said of one thing ends. */
export function clausesOf(text: string): string[] {
  return text.toLowerCase().split(clauseMark)
}

/** The stem of a word that a negation can be about; empty for the others. */
function contentStem(word: string, language: string): string {
  const plain = bare(word)
  const isAdverb = language.startsWith('en') && plain.endsWith('ly')
  if (isAdverb || plain.length < 2 || isNegator(word, language) || isStopWord(plain, language)) {
    return ''
  }
  return stem(plain, language)
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
}

/** Whether something that one of two texts says is what the other one denies. */
export function negationFlips(left: Polarity, right: Polarity): boolean {
  const contradicts = (a: Polarity, b: Polarity) =>
    [...a.said].some((word) => b.denied.has(word) && !b.said.has(word) && !a.denied.has(word))
  return contradicts(left, right) || contradicts(right, left)
}
