import { flatten, type Span } from './span.ts'

/** What a word or mark is, as far as the phrase rules ask. */
export type Tag = 'num' | 'word' | 'punct' | 'symbol'

export type Token = Span & { lower: string; tag: Tag }

/** The words, numbers and marks of a text. */
export function tokenize(text: string): Token[] {
  const flat = flatten(text)
  const found: Token[] = []
  for (const match of flat.matchAll(
    /\p{N}+(?:[.,:]\p{N}+)*%?|\p{L}+(?:[-']\p{L}+)*'?|[^\s\p{L}\p{N}]/gu,
  )) {
    const start = match.index
    const end = start + match[0].length
    const lower = match[0]
    found.push({ text: text.slice(start, end), start, end, lower, tag: tagOf(lower) })
  }
  return found
}

function tagOf(lower: string): Tag {
  if (/^\p{N}/u.test(lower)) return 'num'
  if (/^\p{L}/u.test(lower)) return 'word'
  return /^[.,;:!?()"“”„«»…\-–—/[\]{}]$/u.test(lower) ? 'punct' : 'symbol'
}
