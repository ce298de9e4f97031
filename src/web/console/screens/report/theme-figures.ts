import { type Bar, drawBars } from '../../parts/charts/chart-bars.ts'
import type { Figure } from '../../parts/charts/chart-figure.tsx'
import { formatNumber } from '../../parts/texts/dates.ts'
import type { Report } from './report.ts'
import { share, texts } from './texts.ts'

export type Facet = keyof Report['themes']
export type Theme = Report['themes'][Facet][number]

/** Themes of one kind drawn at first; the table and the files have them all. */
const themesDrawn = 8

/** What names a theme in an address, and in the call for the people behind it. */
export function themeKey({ kind, polarity, key }: Theme): string {
  return ['theme', kind, polarity ?? '-', key].join(':')
}

export function findTheme({ themes }: Report, key: string): Theme | undefined {
  return Object.values(themes)
    .flat()
    .find((theme) => themeKey(theme) === key)
}

/** One chart for each kind of theme that somebody spoke of, all on one scale: one person is as long in each. */
export function makeThemeFigures(report: Report): Figure[] {
  const groups = groupThemes(report)
  const all = groups.flatMap((group) => group.themes)
  const most = Math.max(1, ...all.map((theme) => theme.people + theme.challengedBy))
  const scale = { most, people: report.people }
  return [
    ...groups.map(({ name, themes }) => figureOf(name, themes, scale)),
    ...(report.saturation.base ? [saturation(report)] : []),
  ]
}

export type ThemeGroup = { name: keyof typeof texts.themeGroups; themes: Theme[] }

/** Praise, problems and requests apart; of values and interests what is sought and what is not. */
export function groupThemes({ themes }: Report): ThemeGroup[] {
  const ofKind = (kind: string) => themes.feedback.filter((theme) => theme.kind === kind)
  const groups: ThemeGroup[] = [
    { name: 'praise', themes: ofKind('praise') },
    { name: 'problem', themes: ofKind('problem') },
    { name: 'request', themes: ofKind('request') },
    { name: 'key_values', themes: themes.key_values },
    { name: 'interests', themes: themes.interests },
  ]
  return groups
    .filter((group) => group.themes.length > 0)
    .map((group) => ({ ...group, themes: group.themes.toSorted((a, b) => b.people - a.people) }))
}

function figureOf(
  name: ThemeGroup['name'],
  themes: readonly Theme[],
  { most, people }: { most: number; people: number },
): Figure {
  const { title, about, against } = texts.themeGroups[name]
  const isChallenged = themes.some(({ challengedBy }) => challengedBy > 0)
  const bars = themes.slice(0, themesDrawn).map((theme) => barOf(theme, people))
  return {
    ...{ name: name.replace('_', '-'), title },
    about: [about, texts.themesMore(themes.length, bars.length)].filter(Boolean).join(' '),
    ...(isChallenged && {
      legend: [
        { pattern: 'solid' as const, text: texts.sayIt },
        { pattern: 'hatched' as const, text: against },
      ],
    }),
    draw: (width, measure) => drawBars(bars, { width, most, measure }),
    head: [texts.theme, texts.side, texts.people, texts.sayOpposite],
    rows: themes.map((theme) => ({
      cells: [nameTheme(theme), sideOf(theme), theme.people, theme.challengedBy],
      key: themeKey(theme),
    })),
  }
}

function barOf(theme: Theme, people: number): Bar {
  const side = theme.polarity === 'avoids' || theme.polarity === 'negative' ? sideOf(theme) : ''
  const label = side ? `${nameTheme(theme)} (${side.toLowerCase()})` : nameTheme(theme)
  const numbers = [
    formatNumber(theme.people),
    ...(theme.challengedBy > 0 ? [texts.against(theme.challengedBy)] : []),
  ]
  return {
    label,
    parts: [
      { value: theme.people, pattern: 'solid' },
      { value: theme.challengedBy, pattern: 'hatched' },
    ],
    text: numbers.join(' · '),
    target: {
      key: themeKey(theme),
      label: texts.openPeople(
        theme.people,
        [people > 0 ? share(theme.people / people) : '', ...numbers.slice(1)]
          .filter(Boolean)
          .join(', '),
      ),
    },
  }
}

export function sideOf({ kind, polarity }: Pick<Theme, 'kind' | 'polarity'>): string {
  return texts.sides[polarity ?? kind] ?? ''
}

/** Letters that the stem of a word and the word have in common at least. */
const stemCharactersMin = 3

/**
 * The theme in words that somebody used: its key holds the stems of words, which are no words of any
 * language.
 */
export function nameTheme({
  key,
  byHand,
  supporting,
}: Pick<Theme, 'key' | 'byHand'> & { supporting: readonly { quote: string }[] }): string {
  if (byHand) return key
  const said = supporting.flatMap(
    ({ quote }) => quote.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? [],
  )
  return key
    .split(' ')
    .map((stem) => {
      const least = Math.max(stemCharactersMin, stem.length - 2)
      return said.find((word) => countShared(word, stem) >= least) ?? stem
    })
    .join(' ')
}

function countShared(a: string, b: string): number {
  let at = 0
  while (at < a.length && at < b.length && a[at] === b[at]) at += 1
  return at
}

function saturation({ saturation }: Report): Figure {
  const { base = 0, newThemes = 0, newShare } = saturation
  const rows = [
    { label: texts.saturationBase, value: base, text: formatNumber(base) },
    {
      ...{ label: texts.saturationNew, value: newThemes },
      text: [formatNumber(newThemes), ...(newShare === undefined ? [] : [share(newShare)])].join(
        ' · ',
      ),
    },
  ]
  const bars = rows.map(({ label, value, text }): Bar => {
    return { label, parts: [{ value, pattern: 'solid' }], text }
  })
  const most = Math.max(1, base, newThemes)
  return {
    ...{ name: 'saturation', title: texts.saturationTitle, about: saturation.estimate },
    draw: (width, measure) => drawBars(bars, { width, most, measure }),
    head: [texts.saturationOf, texts.saturationThemes],
    rows: rows.map(({ label, value }) => ({ cells: [label, value] })),
  }
}
