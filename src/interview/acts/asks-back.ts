import { bagOf } from './phrase.ts'

/** Longer sentences tell something, whatever they begin with. */
const wordsMax = 8
/** "About which part?": so few words around a question word ask back at what we said. */
const bareWordsMax = 4

const asking = bagOf(
  'what wot which wich who whom whose whos whats how when where why was wer wen wem wos wia wie wo wann welche welcher welches welchen quoi que quel quelle quels quelles qui comment quand qu cual cuales quien quienes cuando como quem qual quais quando o',
)
const before = bagOf(
  'about of to with from for in on than then more bit zu zum zur von vo vom uber mit fur wega wegen noch mehr de du sur a avec pour plus sobre con para por com mas mais acerca',
)
const little = bagOf(
  'lol haha mean meant meinen bedeuten d do does did is are was the a it that this they them bit part one der die das den es da denn jetzt ca cela le la les el lo los las isso isto os as kkk jeje mdr',
)
const self = bagOf(
  'i im ive id my ich mein meine i je jai mon ma yo mi eu meu minha we our wir nous',
)

/**
 * A short sentence that asks back at our line, with or without its mark: a question word beside a
 * little word ("about what"), or one beside nothing but words of ours ("what did what mean").
 */
export function asksBack(
  words: readonly string[],
  ours: ReadonlySet<string>,
  asks: boolean,
): boolean {
  if (words.length < 2 || words.length > wordsMax || words.some((word) => self.has(word))) {
    return false
  }
  if (!words.some((word) => word !== 'o' && asking.has(word))) return false
  const rest = words.filter((word) => !asking.has(word))
  if (isBare(words, asks)) return true
  const isEcho = rest.some((word) => ours.has(word))
  // "What did which mean": two question words are in no answer so short.
  const asksTwice = new Set(words.filter((word) => word !== 'o' && asking.has(word))).size > 1
  return (
    (isEcho || (asksTwice && rest.length > 0)) &&
    rest.every((word) => ours.has(word) || little.has(word))
  )
}

/** "About what", "Zu was mehr", "sobre cuál parte": the little word leads to the question word. */
function isBare(words: readonly string[], asks: boolean): boolean {
  const at = words.findIndex((word) => asking.has(word))
  const most = asks ? bareWordsMax : bareWordsMax - 1
  if (words.length > most || at < 1) return false
  return words.slice(0, at).every((word) => before.has(word))
}
