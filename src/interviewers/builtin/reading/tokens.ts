import { createRequire } from 'node:module'
import type { ItemToken, WinkMethods } from 'wink-nlp'
import { flatten, type Span } from './span.ts'

/** Parts of speech as far as the phrase rules ask for them. `word`: not told. */
export type Tag =
  | 'noun'
  | 'name'
  | 'verb'
  | 'aux'
  | 'adj'
  | 'adv'
  | 'num'
  | 'det'
  | 'pron'
  | 'adp'
  | 'part'
  | 'conj'
  | 'punct'
  | 'symbol'
  | 'word'

export type Token = Span & { lower: string; tag: Tag }

const tags: Record<string, Tag> = {
  NOUN: 'noun',
  PROPN: 'name',
  VERB: 'verb',
  AUX: 'aux',
  ADJ: 'adj',
  ADV: 'adv',
  NUM: 'num',
  DET: 'det',
  PRON: 'pron',
  ADP: 'adp',
  PART: 'part',
  CCONJ: 'conj',
  SCONJ: 'conj',
  PUNCT: 'punct',
  SYM: 'symbol',
}

let english: WinkMethods | null = null

// Loaded with the first English answer: 150 ms and 30 MB that a German study need not pay.
function loadEnglish(): WinkMethods {
  if (english) return english
  const load = createRequire(import.meta.url)
  english = load('wink-nlp')(load('wink-eng-lite-web-model'), ['pos']) as WinkMethods
  return english
}

/** The words and marks of a text, tagged where the language is English. */
export function tokenize(text: string, language: string): Token[] {
  return language === 'en' ? tokenizeEnglish(text) : tokenizePlainly(text)
}

function tokenizeEnglish(text: string): Token[] {
  const nlp = loadEnglish()
  const { its } = nlp
  // The model reads straight apostrophes; the offsets stay those of the text.
  const readable = text.replace(/[\u2018\u2019\u201b\u2032\u00b4`]/g, "'").replace(/\s/g, ' ')
  const found: Token[] = []
  let at = 0
  nlp
    .readDoc(readable)
    .tokens()
    .each((token: ItemToken) => {
      const value = String(token.out(its.value))
      const start = readable.indexOf(value, at)
      // Beyond this a mark was rewritten by the model: what cannot be placed is left out.
      if (start < 0 || start - at > 8) return
      at = start + value.length
      found.push({
        text: text.slice(start, at),
        start,
        end: at,
        lower: value.toLowerCase(),
        tag: tags[String(token.out(its.pos))] ?? 'word',
      })
    })
  return found
}

function tokenizePlainly(text: string): Token[] {
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
