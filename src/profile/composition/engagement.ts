import { isStopWord, words } from '../../language/words.ts'

/** Content words from which length adds no more. */
const fullContentWords = 20
/** Weights of length and of sounding sure. */
const lengthWeight = 0.7
const sureWeight = 0.3
/** Hedges in so many words count as all unsure. */
const wordsPerHedge = 8

const hedges = new Set(
  'maybe perhaps guess probably possibly dunno idk whatever kinda sorta vielleicht irgendwie wohl vermutlich keine ahnung peut-être bof quizás supongo talvez sei'.split(
    ' ',
  ),
)

/** How much one answer gives, from 0 to 1: its length and how sure it sounds. */
export function engagementOf(answer: string, language: string): number {
  const list = words(answer)
  const content = list.filter((word) => !isStopWord(word, language) && !hedges.has(word)).length
  if (content === 0) return 0
  const length = Math.min(1, content / fullContentWords)
  const unsure = Math.min(
    1,
    (list.filter((word) => hedges.has(word)).length * wordsPerHedge) / list.length,
  )
  // Sureness counts only as far as something was said.
  return lengthWeight * length + sureWeight * (1 - unsure) * Math.sqrt(length)
}
