/** A text as names are compared, and where each of its signs begins in the text. */
export type Folded = { text: string; places: number[] }

/** Letters that are not a plain one with an accent, as those write them who do not have them. */
const plainLetters = new Map([
  ['ß', 'ss'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ı', 'i'],
  ['ħ', 'h'],
  ['ŧ', 't'],
])
/** The same of letters that Germans and Scandinavians write as two. */
const spelledLetters = new Map([
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
  ['ø', 'oe'],
  ['å', 'aa'],
])
const dots = '\u0308'

/**
 * Small letters without accents, apostrophes and hyphens, however they are written; `isSpelled`: with
 * "ue" for "ü" and what is like it.
 */
export function foldNames(text: string, { isSpelled }: { isSpelled: boolean }): Folded {
  let folded = ''
  const places: number[] = []
  let at = 0
  for (const sign of text) {
    const areDots = isSpelled && sign === dots && 'aou'.includes(folded.at(-1) ?? '-')
    const plain = areDots ? 'e' : foldSign(sign, isSpelled)
    for (let each = 0; each < plain.length; each += 1) places.push(at)
    folded += plain
    at += sign.length
  }
  places.push(at)
  return { text: folded, places }
}

function foldSign(sign: string, isSpelled: boolean): string {
  if (sign >= 'a' && sign <= 'z') return sign
  if (sign === '-' || /\s/.test(sign)) return ' '
  if (/['’ʼ\u00ad\u200b-\u200d\ufeff]/.test(sign)) return ''
  // Letters of full width are the same letters.
  const usual = sign >= '\uff01' && sign <= '\uff5e' ? sign.normalize('NFKC') : sign
  const small = usual.toLowerCase()
  const spelled = isSpelled ? spelledLetters.get(small) : undefined
  if (spelled !== undefined) return spelled
  const base = small.normalize('NFD').replace(/\p{M}/gu, '')
  return plainLetters.get(base) ?? base
}
