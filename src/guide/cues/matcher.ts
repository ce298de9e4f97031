import { pattern } from '../pattern.ts'
import type { Language } from '../plan.ts'
import type { Cue, CueTable } from './cue-table.ts'
import { cuesGerman } from './de.ts'
import { cuesEnglish } from './en.ts'
import { cuesSpanish } from './es.ts'
import { cuesFrench } from './fr.ts'
import { cuesPortuguese } from './pt.ts'

const tables: Record<Language, CueTable> = {
  en: cuesEnglish,
  de: cuesGerman,
  fr: cuesFrench,
  es: cuesSpanish,
  pt: cuesPortuguese,
}

/** In the order they are tried: "do not ask" before "do not". */
const namedOrder: readonly Cue[] = [
  'must',
  'avoid_mention',
  'avoid_ask',
  'avoid_promise',
  'avoid',
  'internal',
  'probe',
  'goal',
  'opening',
  'closing',
  'limit',
  'list',
  'tone',
  'language',
  'product',
  'context',
]

/** The cue words of a guide's language and of English, since people mix the two. */
export type CueMatcher = {
  language: Language
  named: { cue: Cue; alone: RegExp; before: RegExp }[]
  begun: { cue: Cue; find: RegExp }[]
  avoidAround: RegExp[]
  hunch: RegExp
  /** How a guess begins behind a comma, a dash or in brackets. */
  asideHunch: RegExp
  need: RegExp
  cover: RegExp
  instruct: RegExp
  logistics: RegExp
  courtesy: RegExp
  mustPhrase: RegExp
  spare: RegExp
  avoidPhrase: RegExp
  internalPhrase: RegExp
  learn: RegExp
  firstly: RegExp
  conditional: RegExp[]
  spoken: RegExp
  manner: RegExp
  sensitive: RegExp
  evaluative: RegExp
  easy: RegExp
  whole: RegExp
  deep: RegExp
  flags: { must: RegExp; ifTime: RegExp; verbatim: RegExp; skipIf: RegExp; deep: RegExp }
  /** Anywhere in a remark: to be put word for word. */
  wordForWord: RegExp
  minutes: RegExp
  turns: RegExp
  /** Lengths of time in words, with their minutes. */
  spans: { find: RegExp; minutes: number }[]
  atMost: RegExp
  productName: RegExp[]
  listAnd: RegExp
}

const matchers = new Map<Language, CueMatcher>()

export function cueMatcher(language: Language): CueMatcher {
  let matcher = matchers.get(language)
  if (!matcher) {
    matcher = createMatcher(language)
    matchers.set(language, matcher)
  }
  return matcher
}

function createMatcher(language: Language): CueMatcher {
  const used = language === 'en' ? [tables.en] : [tables[language], tables.en]
  const all = (pick: (table: CueTable) => string) => used.map(pick).join('|').replaceAll('\n', '|')
  const flag = (pick: (table: CueTable) => string) => pattern(`^(?:${all(pick)})$`)
  return {
    language,
    named: namedOrder.map((cue) => ({
      cue,
      alone: pattern(`^(?:${all((table) => table.named[cue])})\\s?:?$`),
      before: pattern(
        `^(?:${all((table) => table.named[cue])})\\s?(?::|：|\\s[–—-]\\s|->|=>|→)\\s?(.*)`,
      ),
    })),
    begun: used.flatMap((table) =>
      table.begun.map(([cue, source]) => ({
        cue,
        find: pattern(`^(?:${source})(?:\\s?:\\s?|\\s|$|(?<='))`),
      })),
    ),
    avoidAround: used.flatMap((table) => table.avoidAround.map((source) => pattern(source))),
    hunch: pattern(`^(?:${all((table) => table.hunch)})\\b`),
    asideHunch: pattern(`\\s?(?:[,;(–—]|\\s-)\\s?(?:${all((table) => table.hunch)})\\b`),
    need: pattern(`^(?:${all((table) => table.need)})\\s`),
    cover: pattern(`^(?:${all((table) => table.cover)})(?:\\s?:\\s?|\\s|(?<='))`),
    instruct: pattern(`^(?:please )?(?:${all((table) => table.instruct)})\\b`),
    logistics: pattern(`^(?:${all((table) => table.logistics)})$`),
    courtesy: pattern(`^(?:${all((table) => table.courtesy)})\\b`),
    mustPhrase: pattern(`\\b(?:${all((table) => table.mustPhrase)})\\b`),
    spare: pattern(`\\b(?:${all((table) => table.spare)})\\b`),
    firstly: pattern(`^(?:${all((table) => table.firstly)})[,:]?\\s(?=\\p{L})`),
    conditional: used.flatMap((table) => table.conditional.map((source) => pattern(source))),
    spoken: pattern(`^${all((table) => table.spoken).replaceAll(')|(?:', '|')}`),
    manner: pattern(`^(?:\\p{L}+ ){0,2}(?:${all((table) => table.manner)})`),
    sensitive: pattern(`\\b(?:${all((table) => table.sensitive)})\\b`),
    evaluative: pattern(`\\b(?:${all((table) => table.evaluative)})\\b`),
    easy: pattern(`\\b(?:${all((table) => table.easy)})\\b`),
    whole: pattern(`\\b(?:${all((table) => table.whole)})\\b`),
    deep: pattern(`\\b(?:${all((table) => table.deep)})\\b`),
    flags: {
      must: flag((table) => table.must),
      ifTime: flag((table) => table.ifTime),
      verbatim: flag((table) => table.verbatim),
      skipIf: pattern(`^(?:${all((table) => table.skipIf)}) `),
      deep: flag((table) => table.deep),
    },
    wordForWord: pattern(`\\b(?:${all((table) => table.wordForWord)})\\b`),
    avoidPhrase: pattern(`\\b(?:${all((table) => table.avoidPhrase)})(?![\\p{L}])`),
    internalPhrase: pattern(`\\b(?:${all((table) => table.internalPhrase)})\\b`),
    learn: pattern(`\\b(?:${all((table) => table.learn)})(?![\\p{L}])`),
    minutes: pattern(
      `(\\d{1,3})(?:\\s?(?:-|–|to|bis|à|a|até)\\s?(\\d{1,3}))?\\s?[- ]?(?:${all((table) => table.minutes)})(?![\\p{L}])`,
    ),
    turns: pattern(
      `(\\d{1,3})(?:\\s?(?:-|–|to|bis|à|a|até)\\s?(\\d{1,3}))?\\s?(?:${all((table) => table.questions)})(?![\\p{L}])`,
    ),
    spans: used.flatMap((table) =>
      table.spans.map(([source, minutes]) => ({ find: pattern(`\\b(?:${source})\\b`), minutes })),
    ),
    atMost: pattern(`\\b(?:${all((table) => table.atMost)})\\b`),
    // Capital letters matter here, so these do not ignore case.
    productName: used.flatMap((table) =>
      table.productName.map((source) => new RegExp(source, 'u')),
    ),
    listAnd: pattern(
      `\\s?[;,]\\s?(?:(?:${all((table) => table.listAnd)})\\s)?|\\s(?:${all((table) => table.listAnd)})\\s`,
    ),
  }
}
