import type { CueMatcher } from './cues/matcher.ts'
import { uncapitalised } from './lines/text.ts'
import type { Language } from './plan.ts'
import { rewordPacks } from './reword/packs.ts'

const nameCharactersMax = 40
const nameWordsMax = 4
/** Identifiers that name nothing. */
const generic =
  /^(?:the |my |our )?(?:products?|prod|test(?:ing)?|demo|sample|example|default|main|app|untitled|foo|bar|id|item|new product|null|undefined|staging|production|produkt|produit|producto|produto)(?: (?:\d+|[a-z]|id|name))?$/i

/** What is typed as a name, with a space and a capital: more words, and a remark in brackets behind. */
const typedCharactersMax = 60
const typedWordsMax = 7
const remark = /\s\([^()]{1,80}\)$/u

function typedName(identifier: string): string | null {
  const name = identifier.normalize('NFC').replace(remark, '').trim()
  const parts = name.split(/\s+/)
  const isTyped = parts.length > 1 && parts.length <= typedWordsMax && /\p{Lu}/u.test(name)
  const isName = parts.every((part) => /^[\p{L}\p{N}&'’.+-]+$/u.test(part) && /\p{L}/u.test(part))
  const isFit = isTyped && isName && name.length <= typedCharactersMax && !generic.test(name)
  return isFit && parts.filter((part) => /\d/.test(part)).length <= 1 ? parts.join(' ') : null
}

/** An identifier as a name people can read, or null when it is none: random hex, "prod_8f3a9c". */
export function readableName(identifier: string): string | null {
  return readName(identifier) ?? typedName(identifier)
}

function readName(identifier: string): string | null {
  const spaced = identifier
    .normalize('NFC')
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, identifier.includes(' ') ? '' : ' ')
    .replace(/[_\-./:+\s]+/g, ' ')
    .trim()
    .replace(/^(?:prod|product|prd|pid|sku|id) (?=\S)/i, '')
  const parts = spaced.split(' ')
  if (spaced.length < 2 || spaced.length > nameCharactersMax || parts.length > nameWordsMax)
    return null
  if (generic.test(spaced) || !parts.every(isNameWord) || !/\p{L}{2}/u.test(spaced)) return null
  const isPlain = spaced === spaced.toLowerCase() || !identifier.includes(' ')
  return isPlain
    ? parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join(' ')
    : spaced
}

/** "notes", "CRM", "v2", "365" yes; "8f3a9c", "xkqzt" no. */
function isNameWord(part: string): boolean {
  if (/^v?\d{1,4}$/i.test(part)) return true
  if (!/^[\p{L}\p{N}&'’]+$/u.test(part)) return false
  const digits = part.match(/\d/g)?.length ?? 0
  if (digits > 0 && !/^\p{L}{2,}\d{1,3}$|^\d{1,2}\p{L}{3,}$/u.test(part)) return false
  const isLatin = /^[\p{Script=Latin}\d&'’]+$/u.test(part)
  if (!isLatin || part.length <= 4) return true
  return /[aeiouyàáâãäåèéêëìíîïòóôõöùúûü]/i.test(part) && !/[bcdfghjklmnpqrstvwxz]{6,}/i.test(part)
}

/** The name that the guide itself gives: "Product: Acme Notes", "Acme is a bookkeeping app". */
export function namedProduct(
  productLines: readonly string[],
  prose: readonly string[],
  cues: CueMatcher,
): string | null {
  for (const line of productLines) {
    const name = /^["'“„«]?([^,.;:()–—"”“»]{2,40})/.exec(line)?.[1]?.trim()
    if (name && /^[\p{Lu}\d]|^[a-z]+[A-Z]/u.test(name) && name.split(' ').length <= nameWordsMax)
      return name
  }
  for (const text of prose) {
    for (const find of cues.productName) {
      const name = (find.exec(text) ?? find.exec(uncapitalised(text)))?.[1]
      if (name && !commonStart.test(name)) return name.replace(/(?<![.&+-])[.&+-]+$/, '')
    }
  }
  return null
}

const commonStart =
  /^(?:This|That|It|There|The|A|An|Our|We|What|How|Who|Here|Ziel|Das|Die|Der|Es|Hier|Ce|C|Cette|Le|La|El|Esto|Esta|O|Isto|Este|Goal|Pricing|Research)\b/

/** What participants hear: a name, or "the product" in their language. */
export function spokenProduct(name: string | null, language: Language): string {
  return name ?? rewordPacks[language].product
}
