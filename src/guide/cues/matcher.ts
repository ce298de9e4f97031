import { pattern } from '../lines/pattern.ts'
import type { Language } from '../plan.ts'
import type { CueTable, Label } from './cue-table.ts'
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

/** In the order they are tried: "do not ask" before "ask". */
const labelOrder: readonly Label[] = [
  'noGo',
  'must',
  'ifTime',
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

const made = new Map<Language, CueMatcher>()

/** The cue words of a guide's language and of English, since people mix the two. */
export type CueMatcher = ReturnType<typeof createMatcher>

export function cueMatcher(language: Language): CueMatcher {
  const known = made.get(language)
  if (known) return known
  const matcher = createMatcher(language)
  made.set(language, matcher)
  return matcher
}

function createMatcher(language: Language) {
  const own = tables[language]
  const used = language === 'en' ? [own] : [own, tables.en]
  const all = (pick: (table: CueTable) => string) =>
    used
      .map(pick)
      .filter((source) => source !== '')
      .join('|')
  const whole = (source: string) => pattern(`^(?:${source})$`)
  const anywhere = (source: string) => pattern(`\\b(?:${source})(?!\\p{L})`)
  const begins = (source: string) => pattern(`^(?:${source})(?:(?<=')|(?!\\p{L}))`)
  /** In one language alone: words such as "die" or "no" mean something else in another. */
  const ownOnly = (source: string, flags = 'iu') =>
    new RegExp(`(?<![\\p{L}'’])(?:${source})(?![\\p{L}])`, flags)
  return {
    language,
    labels: labelOrder.map((label) => ({
      label,
      find: whole(all(({ labels }) => labels[label])),
    })),
    goal: begins(all(({ goal }) => goal)),
    ask: begins(all(({ ask }) => ask)),
    askInside: ownOnly(own.ask),
    must: begins(all(({ must }) => must)),
    tone: pattern(`^(?:${all(({ tone }) => tone)})`),
    noGo: anywhere(all(({ noGo }) => noGo)),
    noGoAround: used.flatMap(({ noGoAround }) => noGoAround.map((source) => pattern(source))),
    promising: anywhere(all(({ promising }) => promising)),
    asking: anywhere(all(({ asking }) => asking)),
    manner: pattern(`^(?:\\p{L}+ ){0,2}(?:${all(({ manner }) => manner)})`),
    flags: {
      must: whole(all(({ flagMust }) => flagMust)),
      ifTime: whole(all(({ flagIfTime }) => flagIfTime)),
      verbatim: whole(all(({ flagVerbatim }) => flagVerbatim)),
      deep: whole(all(({ flagDeep }) => flagDeep)),
      skip: begins(all(({ flagSkip }) => flagSkip)),
    },
    mustPhrase: anywhere(all(({ mustPhrase }) => mustPhrase)),
    onlyBefore: begins(all(({ only }) => only)),
    onlyBehind: pattern(`\\b(?:${all(({ only }) => only)})$`),
    when: begins(all(({ when }) => when)),
    whenOthers: begins(all(({ whenOthers }) => whenOthers)),
    mention: anywhere(all(({ mention }) => mention)),
    wish: begins(all(({ wish }) => wish)),
    people: ownOnly(own.people),
    peopleWords: own.people,
    they: ownOnly(own.they, language === 'de' ? 'u' : 'iu'),
    you: ownOnly(own.you, language === 'de' ? 'u' : 'iu'),
    ourselves: begins(own.ourselves),
    colleague: begins(all(({ colleague }) => colleague)),
    request: pattern(`^(?:${all(({ request }) => request)})`),
    describe: begins(all(({ describe }) => describe)),
    unmarked: own.unmarked === '' ? null : begins(own.unmarked),
    instruct: pattern(`^(?:please |bitte )?(?:${all(({ instruct }) => instruct)})(?!\\p{L})`),
    courtesy: begins(all(({ courtesy }) => courtesy)),
    spoken: begins(all(({ spoken }) => spoken)),
    thinks: all(({ thinks }) => thinks),
    minutes: pattern(
      `(\\d{1,3})(?:\\s?(?:-|–|to|bis|à|a|até)\\s?(\\d{1,3}))?\\s?[- ]?(?:${all((table) => table.minutes)})(?![\\p{L}])`,
    ),
    turns: pattern(
      `(\\d{1,3})(?:\\s?(?:-|–|to|bis|à|a|até)\\s?(\\d{1,3}))?\\s?(?:${all((table) => table.questions)})(?![\\p{L}])`,
    ),
    spans: used.flatMap(({ spans }) =>
      spans.map(([source, minutes]) => ({ find: pattern(`\\b(?:${source})\\b`), minutes })),
    ),
    whole: anywhere(all((table) => table.whole)),
    sensitive: anywhere(all(({ sensitive }) => sensitive)),
    // Capital letters matter here, so these do not ignore case.
    productName: used.flatMap(({ productName }) =>
      productName.map((source) => new RegExp(source, 'u')),
    ),
    guideName: anywhere(all(({ guideName }) => guideName)),
  }
}

/** What a heading, or the words before a colon, say of what follows. */
export function labelOf(text: string, { labels }: CueMatcher): Label | null {
  const bare = text
    .replace(/^[^\p{L}\p{N}]{1,6}/u, '')
    .replace(/(?<![\s:.!?)])[\s:.!?)]{1,6}$/u, '')
    .replace(/[’]/g, "'")
  if (bare.length > labelCharactersMax) return null
  return labels.find(({ find }) => find.test(bare))?.label ?? null
}

/** A longer text is no label. */
const labelCharactersMax = 60
