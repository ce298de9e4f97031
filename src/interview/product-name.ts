import { fold } from '../language/words.ts'
import type { Session } from './session.ts'
import { textsFor } from './texts.ts'

/**
 * What to call the product in front of a participant: its name in the guide where the identifier
 * matches one, the identifier where it reads like a name, else "the product".
 */
export function productName({ plan, productID, language }: Session): string {
  const key = letters(productID)
  const named = key === '' ? undefined : plan.glossary.find((term) => letters(term) === key)
  if (named) return named
  const readable = /^\p{L}[\p{L} .&'-]{1,39}$/u.test(productID)
  return readable ? productID : textsFor(language).product
}

function letters(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]/gu, '')
}
