import { countPeople } from '../../../parts/texts/counts.ts'
import { formatNumber } from '../../../parts/texts/dates.ts'
import type { Change, ThemeKind } from './types.ts'

const quotes = (count: number) => (count === 1 ? '1 quote' : `${formatNumber(count)} quotes`)
const called = (title?: string) => (title === undefined ? 'a theme' : `“${title}”`)

export const texts = {
  title: 'Sort the themes',
  about:
    'What you change here is laid over what was grouped. It stays when more people answer, and each change can be taken back.',
  nothing: 'There are no themes yet.',
  counted: (side: string, people: number, claims: number) =>
    [side, countPeople(people), quotes(claims)].filter(Boolean).join(' · '),
  hidden: 'Hidden',
  change: 'Change',
  add: 'Add a theme',
  rest: 'Quotes in no theme',
  rename: 'Rename',
  merge: 'Merge with…',
  move: 'Move quotes…',
  hide: 'Hide',
  save: 'Save',
  cancel: 'Cancel',
  renameTitle: (name: string) => `Rename “${name}”`,
  mergeTitle: (name: string) => `Merge “${name}” with another theme`,
  moveTitle: (name: string) => `Move quotes out of “${name}”`,
  restTitle: 'Move quotes that are in no theme',
  mergeLabel: 'Put it into',
  mergeDo: 'Merge',
  titleLabel: 'Title',
  titleMissing: 'Give it a title.',
  kindLabel: 'What it is about',
  kinds: {
    praise: 'What they like',
    problem: 'What troubles them',
    request: 'What they ask for',
    key_value: 'What they value',
    interest: 'What interests them',
  } satisfies Record<ThemeKind, string>,
  moveLabel: 'Move them to',
  moveDo: 'Move',
  newTheme: 'A new theme',
  newTitle: 'Title of the new theme',
  which: 'Which quotes?',
  whichMissing: 'Choose a quote.',
  whichMany: 'Choose at most 100 quotes at a time.',
  intoMissing: 'There is no theme to move them to: add one first.',
  noQuotes: 'There are no quotes here.',
  changes: (count: number) => (count === 1 ? '1 change' : `${formatNumber(count)} changes`),
  made: (when: string) => `Made ${when}`,
  takenBack: 'Taken back',
  undo: 'Undo',
  undoThis: (what: string) => `Undo: ${what}`,
  did({ change, title, theme, into, claims = 0 }: Change): string {
    if (change === 'rename') return `Renamed ${called(theme)} to ${called(title)}`
    if (change === 'merge') return `Merged ${called(theme)} with ${called(into)}`
    if (change === 'hide') return `Hid ${called(theme)}`
    if (change === 'add') return `Added ${called(title)}`
    if (change === 'split') return `Split ${quotes(claims)} off into ${called(title)}`
    return `Moved ${quotes(claims)} to ${called(into)}`
  },
}
