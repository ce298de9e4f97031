import { oppositeTheme, readTheme, writeTheme } from '../interview-report/themes.ts'
import { claimKey, type ThemeChange, type ThemeRef, type ThemeSide } from './theme-change.ts'

/** A change that was not taken back. */
export type Standing = { changeID: string; at: string; change: ThemeChange }

/** Where claims are by what rules or a model grouped. */
export type Grouped = {
  /** The themes of a claim that a change tells a theme by; none where it is told no more. */
  themesOf(claim: string): readonly string[]
  /** Claims of a theme that were told before a time. */
  countBefore(theme: string, at: string): number
}

/** What changes make of the grouper's themes. Each theme is known by its name, as reports know it. */
export type LaidOver = {
  /** The theme that a claim is in which the grouper has in this one. */
  themeOf(claim: string, theme: string): string
  /** Whether a change says where this claim is. */
  isMoved(claim: string): boolean
  isHidden(theme: string): boolean
  /** Whether a change is about it: it is told however many people speak of it. */
  isKept(theme: string): boolean
  /** Whether its title is a researcher's. */
  isByHand(theme: string): boolean
  oppositeOf(theme: string): string
  /** Themes that a change made. */
  made: readonly string[]
  /** What is behind a name: themes of the grouper, or changes that made one. */
  behind(theme: string): { changes: string[]; groups: string[] }
}

/**
 * Lays changes over what was grouped, in the order in which they were made. Each theme of the grouper
 * and each that a change made is a node; merging hangs one below another, and a claim is in the theme
 * at the top of where it was put, or where the grouper has it.
 */
export function layOver(standing: readonly Standing[], grouped: Grouped): LaidOver {
  const above = new Map<string, string>()
  const titles = new Map<string, string>()
  const made = new Map<string, ThemeSide>()
  const hidden = new Set<string>()
  const touched = new Set<string>()
  const placed = new Map<string, string>()

  function topOf(node: string): string {
    let top = node
    for (let next = above.get(top); next !== undefined; next = above.get(top)) top = next
    // So that nobody goes the same way again.
    if (top !== node) above.set(node, top)
    return top
  }
  function nameOf(node: string): string {
    const top = topOf(node)
    const { kind, polarity, key } = made.get(top) ? sideOf(made.get(top)) : readTheme(top)
    return writeTheme(kind, titles.get(top) ?? key, polarity)
  }
  function find(ref: ThemeRef, hidingAt?: string): string | null {
    if ('madeBy' in ref) return made.has(ref.madeBy) ? topOf(ref.madeBy) : null
    const best = mostOf(ref, grouped)
    const isOther = best && hidingAt !== undefined && !isMostly(ref, best, hidingAt, grouped)
    return best && !isOther ? topOf(best.theme) : null
  }
  function touch(ref: ThemeRef, hidingAt?: string): string[] {
    const node = find(ref, hidingAt)
    if (node !== null) touched.add(node)
    return node === null ? [] : [node]
  }
  function make(changeID: string, { title, side }: { title: string; side: ThemeSide }): void {
    made.set(changeID, side)
    titles.set(changeID, title)
    touched.add(changeID)
  }
  function apply({ changeID, at, change }: Standing): void {
    if ('from' in change) for (const ref of change.from) touch(ref)
    if (change.change === 'add' || change.change === 'split') make(changeID, change)
    if (change.change === 'split')
      for (const one of change.claims) placed.set(claimKey(one), changeID)
    if (change.change === 'rename')
      for (const node of change.themes.flatMap((ref) => touch(ref))) titles.set(node, change.title)
    if (change.change === 'hide')
      for (const node of change.themes.flatMap((ref) => touch(ref, at))) hidden.add(node)
    if (change.change === 'move')
      for (const into of touch(change.into))
        for (const one of change.claims) placed.set(claimKey(one), into)
    if (change.change === 'merge')
      for (const into of touch(change.into))
        for (const node of change.themes.flatMap((ref) => find(ref) ?? []))
          if (node !== into) above.set(node, into)
  }

  for (const one of standing) apply(one)
  const tops = [...touched].filter((node) => topOf(node) === node)
  const byName = Map.groupBy(tops, nameOf)
  const names = (nodes: Iterable<string>) => new Set([...nodes].map(nameOf))
  const hiddenNames = names(tops.filter((node) => hidden.has(node)))
  const ownTitles = names(tops.filter((node) => titles.has(node)))
  return {
    themeOf: (claim, theme) => nameOf(placed.get(claim) ?? theme),
    isMoved: (claim) => placed.has(claim),
    isHidden: (theme) => hiddenNames.has(theme),
    isKept: (theme) => byName.has(theme),
    isByHand: (theme) => ownTitles.has(theme),
    oppositeOf(theme) {
      const group = byName.get(theme)?.find((node) => !made.has(node))
      return nameOf(oppositeTheme(group ?? theme))
    },
    made: [...names([...made.keys()].filter((node) => topOf(node) === node))],
    behind(theme) {
      const own = byName.get(theme) ?? []
      const isGroup = nameOf(theme) === theme && !own.includes(theme)
      return {
        changes: own.filter((node) => made.has(node)),
        groups: [...own.filter((node) => !made.has(node)), ...(isGroup ? [theme] : [])],
      }
    },
  }
}

function sideOf(side?: ThemeSide) {
  return { kind: side?.kind ?? '', polarity: side?.polarity, key: '' }
}

type Claims = Extract<ThemeRef, { claims: unknown }>
type Most = { theme: string; claims: number; of: number }

/** The theme that holds most of these claims; of several the one that it was, or the first by name. */
function mostOf({ claims, was }: Claims, grouped: Grouped): Most | null {
  const counts = new Map<string, number>()
  let of = 0
  for (const claim of claims) {
    const themes = new Set(grouped.themesOf(claimKey(claim)))
    if (themes.size > 0) of += 1
    for (const theme of themes) counts.set(theme, (counts.get(theme) ?? 0) + 1)
  }
  const most = Math.max(0, ...counts.values())
  const alike = [...counts].filter(([, count]) => count === most).map(([theme]) => theme)
  const [first] = alike.sort()
  const theme = was !== undefined && alike.includes(was) ? was : first
  return theme === undefined ? null : { theme, claims: most, of }
}

/** Whether a theme is mostly what it was when it was hidden: what nobody hid does not go with it. */
function isMostly(ref: Claims, most: Most, at: string, grouped: Grouped): boolean {
  const held = (most.claims / most.of) * Math.max(ref.of, most.of)
  return 2 * held >= grouped.countBefore(most.theme, at)
}
