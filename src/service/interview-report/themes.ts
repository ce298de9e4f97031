import type { InterviewReport } from '../../contract/report-schemas.ts'
import type { ClaimKind } from '../../profile/claims/claim.ts'

/** Themes held while a report is made; further ones are not told. */
const themesHeldMax = 5_000
/** People from whom on a word that nobody named is a theme. */
const peopleMin = 2
/** Sentences of such a theme that are held. */
const wordingsMax = 500
/** Themes of one facet that a report shows, those of most people. */
const themesShownMax = 50

type Facet = keyof InterviewReport['themes']
export type Theme = InterviewReport['themes'][Facet][number]
/** Words as they are shown, and as they are kept: whose they are is known with them. */
export type QuoteShown = Theme['supporting'][number]
export type Quote = Omit<QuoteShown, 'text' | 'profileID'>
type Side = {
  facet: Facet
  kind: ClaimKind
  key: string
  polarity: Theme['polarity']
  /** Who says so, and the most telling words, one line of each person. */
  people: Set<number>
  quotes: Told[]
  /** Known by a word alone, and by which sentences. */
  unnamed?: Set<string>
}
/** Somebody by their number, and by their profile, or else their link. */
export type Person = { number: number; name: string }
type Told = { person: Person; weight: number; quote: Quote }

/** What is held of each theme. */
export type ThemesPart = [
  ...[theme: string, people: number[], quotes: Told[], unnamed: string[] | null],
][]

export const facets: Partial<Record<ClaimKind, Facet>> = {
  praise: 'feedback',
  problem: 'feedback',
  request: 'feedback',
  key_value: 'key_values',
  interest: 'interests',
}
const opposites: Readonly<Record<string, string>> = {
  praise: 'problem',
  problem: 'praise',
  wants: 'avoids',
  avoids: 'wants',
  positive: 'negative',
  negative: 'positive',
}

/** A claim that is a theme: what it is counted as, how telling it is, and its own words. */
export type Remark = {
  theme: string
  weight: number
  wording: string
  quote?: Quote
  /** Of the claim; what a version before wrote has none. */
  claim?: string
  /** `theme` is only a word of it: no theme before others use that word, too. */
  unnamed?: true
}

/** The same under another name. */
export function renameRemark(remark: Remark, key: string): Remark {
  const { unnamed: _, theme, ...told } = remark
  const { kind, polarity } = readTheme(theme)
  return { theme: writeTheme(kind, key, polarity), ...told }
}

/** What a theme is known by. */
export const writeTheme = (kind: string, key: string, polarity: string | undefined) =>
  [kind, polarity ?? '', key].join('\n')

export function readTheme(theme: string) {
  const [kind = '', polarity = '', ...key] = theme.split('\n')
  // Of the words that `writeTheme` was given.
  const own = { kind: kind as ClaimKind, polarity: (polarity || undefined) as Theme['polarity'] }
  return { ...own, key: key.join('\n') }
}

/** What says the opposite of a theme. */
export function oppositeTheme(theme: string): string {
  const [kind = '', polarity = '', ...key] = theme.split('\n')
  return polarity === ''
    ? writeTheme(opposites[kind] ?? '', key.join('\n'), undefined)
    : writeTheme(kind, key.join('\n'), opposites[polarity])
}

export type Themes = {
  /** Takes in what a person told in one interview. */
  add(person: Person, remarks: readonly Remark[]): void
  list(): InterviewReport['themes']
  /** By their names, those of most people first, and those that are hidden. */
  listAll(): [string, Theme][]
  /** Who is in a theme, by its name. */
  peopleOf(theme: string): Iterable<number>
  /** What another one holds, for it to be added here, by what its numbers are here. */
  part(): ThemesPart
  addPart(part: ThemesPart, numbers: Int32Array): void
}

/** What a researcher says of themes. */
export type Codebook = {
  isHidden(theme: string): boolean
  /** Whether it is told however few people speak of it. */
  isKept(theme: string): boolean
  isByHand(theme: string): boolean
  oppositeOf(theme: string): string
}

/** As rules or a model grouped them. */
export const asGrouped: Codebook = {
  isHidden: () => false,
  isKept: () => false,
  isByHand: () => false,
  oppositeOf: oppositeTheme,
}

/** Themes that may still be held: of one report, or of all that it is made of. */
export type Room = { themes: number }
export const themesRoom = (): Room => ({ themes: themesHeldMax })

/** Gathers themes over people: each counted once for a theme, whatever often they speak of it. */
export function createThemes(quotesMax: number, codebook = asGrouped, room = themesRoom()): Themes {
  const sides = new Map<string, Side>()

  function sideOf({ theme, unnamed }: Pick<Remark, 'theme' | 'unnamed'>): Side | null {
    const known = sides.get(theme)
    // Somebody named it.
    if (known && !unnamed) delete known.unnamed
    if (known || room.themes <= 0) return known ?? null
    const { kind, key, polarity } = readTheme(theme)
    const facet = facets[kind]
    if (!facet || key === '') return null
    const side: Side = { facet, kind, key, polarity, people: new Set(), quotes: [] }
    if (unnamed) side.unnamed = new Set()
    room.themes -= 1
    sides.set(theme, side)
    return side
  }

  function present(side: Side): Theme {
    const { kind, key, polarity, people, quotes } = side
    const name = nameOf(side)
    const opposite = codebook.oppositeOf(name)
    const other = codebook.isHidden(opposite) ? undefined : sides.get(opposite)
    return {
      kind,
      key,
      ...(polarity !== undefined && { polarity }),
      ...(codebook.isByHand(name) && { byHand: true as const }),
      people: people.size,
      challengedBy: other?.people.size ?? 0,
      supporting: quotes.map(showTold),
      challenging: other?.quotes.map(showTold) ?? [],
    }
  }

  /** Those worth telling, of most people first. */
  function told(some: readonly Side[]): Side[] {
    const ranked = some.toSorted(
      (a, b) => b.people.size - a.people.size || (a.key < b.key ? -1 : 1),
    )
    return worthNaming(ranked, (side) => codebook.isKept(nameOf(side)))
  }

  return {
    add(person, remarks) {
      for (const remark of remarks) {
        const side = sideOf(remark)
        if (!side) continue
        const { quote, weight, wording } = remark
        side.people.add(person.number)
        if (quote) addQuote(side, { person, weight, quote }, quotesMax)
        addWordings(side, [wording])
      }
    },
    part: () =>
      [...sides].map(([theme, { people, quotes, unnamed }]) => {
        return [theme, [...people], quotes, unnamed ? [...unnamed] : null]
      }),
    addPart(part, numbers) {
      const numberOf = (number: number) => numbers[number] ?? 0
      for (const [theme, people, quotes, unnamed] of part) {
        const side = sideOf(unnamed ? { theme, unnamed: true } : { theme })
        if (!side) continue
        for (const number of people) side.people.add(numberOf(number))
        for (const { person, ...told } of quotes) {
          const number = numberOf(person.number)
          addQuote(side, { ...told, person: { ...person, number } }, quotesMax)
        }
        addWordings(side, unnamed ?? [])
      }
    },
    listAll: () => told([...sides.values()]).map((side) => [nameOf(side), present(side)]),
    peopleOf: (theme) => sides.get(theme)?.people ?? [],
    list() {
      const themes = (facet: Facet) =>
        told([...sides.values()].filter((side) => side.facet === facet))
          .filter((side) => !codebook.isHidden(nameOf(side)))
          .slice(0, themesShownMax)
          .map(present)
      return {
        feedback: themes('feedback'),
        key_values: themes('key_values'),
        interests: themes('interests'),
      }
    },
  }
}

const showTold = ({ person, quote }: Told) => showQuote({ person: person.name, quote })

/** Whoever has no profile is known by their link. */
export function showQuote({ person, quote }: { person: string; quote: Quote }): QuoteShown {
  const whose = person === quote.linkID ? {} : { profileID: person }
  return { ...quote, text: quote.quote, ...whose }
}

const nameOf = ({ kind, key, polarity }: Side) => writeTheme(kind, key, polarity)

/**
 * Themes with a name, and the commonest words that several people use of themselves: not a second
 * word for sentences that stand under another one already.
 */
function worthNaming(sides: readonly Side[], isKept: (side: Side) => boolean): Side[] {
  const kept = new Set(sides.filter(isKept))
  const told = new Set([...kept].flatMap(({ unnamed }) => [...(unnamed ?? [])]))
  return sides.filter((side) => {
    const { unnamed, people } = side
    if (!unnamed || kept.has(side)) return true
    if (people.size < peopleMin || unnamed.isSubsetOf(told)) return false
    for (const wording of unnamed) told.add(wording)
    return true
  })
}

function addWordings({ unnamed }: Side, wordings: readonly string[]): void {
  for (const wording of wordings) if (unnamed && unnamed.size < wordingsMax) unnamed.add(wording)
}

/** Keeps the most telling words, one line of each person: of two as telling the first. */
function addQuote(side: Side, told: Told, quotesMax: number): void {
  // Of thousands of people few tell more than those whose words are kept already.
  const least = side.quotes.length < quotesMax ? 0 : (side.quotes.at(-1)?.weight ?? Infinity)
  if (told.weight <= least) return
  const before = side.quotes.find(({ person }) => person.number === told.person.number)
  if (before && before.weight >= told.weight) return
  const kept = [...side.quotes.filter((one) => one !== before), told]
  side.quotes = kept.sort((a, b) => b.weight - a.weight).slice(0, quotesMax)
}
