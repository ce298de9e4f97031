import { contentStems, fold, jaccard, words } from '../../language/words.ts'

/** Share of words, or of content words, in common from which two questions are the same one. */
export const alikeMin = 0.8

/** Whether two questions ask the same in much the same words. */
export function isAlike(text: string, earlier: string, language: string): boolean {
  if (fold(text) === fold(earlier)) return true
  if (jaccard(words(text), words(earlier)) >= alikeMin) return true
  return jaccard(contentStems(text, language), contentStems(earlier, language)) >= alikeMin
}

/** Whether two questions ask the very same: one other noun makes another question. */
export function isSame(text: string, earlier: string, language: string): boolean {
  if (fold(text) === fold(earlier)) return true
  // Words are quickly read, their stems are not.
  if (jaccard(words(text), words(earlier)) < alikeMin) return false
  const about = new Set(contentStems(text, language))
  const before = new Set(contentStems(earlier, language))
  return about.size > 0 && about.symmetricDifference(before).size === 0
}
