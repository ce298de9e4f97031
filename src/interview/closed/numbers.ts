/** Digits as people write them, with the marks that stand between. */
const written = /(?<![\p{L}\p{N}.,])[-−]?\d{1,15}(?:[.,' \u00a0\u202f]\d{1,15}){0,6}(?![\p{N}])/gu
const readMax = 3
const sizeMax = 1e12

const words: Readonly<Record<string, readonly string[]>> = {
  en: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  de: ['null', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'],
  fr: ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'],
  es: ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'],
  pt: ['zero', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'],
}

/** The one number that a short answer gives, in digits or as a word from 0 to 10; null where none or several are. */
export function numberIn(text: string, language: string): number | null {
  const named = words[language.slice(0, 2)]?.indexOf(text.trim().toLowerCase()) ?? -1
  if (named !== -1) return named
  const found = [...text.matchAll(written).take(readMax)].map(([digits]) => digits)
  const [digits] = found
  if (digits === undefined || found.length > 1) return null
  const value = parsed(digits, language)
  return value === null || Math.abs(value) > sizeMax ? null : value
}

/** "1,200" is twelve hundred in English, "1.200" elsewhere; "3,5" and "3.5" are the same everywhere. */
function parsed(digits: string, language: string): number | null {
  const plain = digits.replace('−', '-')
  if (/^-?\d+$/.test(plain)) return Number(plain)
  const thousands = language.startsWith('en') ? ',' : '.'
  const grouped = new RegExp(
    `^-?\\d{1,3}(?:[${thousands}' \\u00a0\\u202f]\\d{3})+(?:[.,]\\d{1,6})?$`,
    'u',
  )
  if (grouped.test(plain)) {
    const bare = plain.replace(new RegExp(`[${thousands}' \\u00a0\\u202f](?=\\d{3})`, 'gu'), '')
    return Number(bare.replace(',', '.'))
  }
  return /^-?\d+[.,]\d+$/.test(plain) ? Number(plain.replace(',', '.')) : null
}
