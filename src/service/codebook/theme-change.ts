import type { ThemeKind } from '../../contract/calls/theme-calls.ts'
import type { Theme } from '../interview-report/themes.ts'

/** A claim of one interview. */
export type ClaimName = { linkID: string; claimID: string }

/**
 * A theme, wherever a regrouping takes it: one that a change made, or that of the grouper which holds
 * most of these claims, some of the `of` that it held. `was`, as reports know it, tells it from others
 * that hold as many.
 */
export type ThemeRef = { madeBy: string } | { claims: ClaimName[]; of: number; was?: string }

export type ThemeSide = { kind: ThemeKind; polarity?: NonNullable<Theme['polarity']> }

/**
 * What a researcher changed of themes, as it is kept. `told`: what they were called then; `from`: what
 * claims were taken out of, which stays a theme.
 */
export type ThemeChange = { told?: { theme?: string; into?: string } } & (
  | { change: 'rename'; themes: ThemeRef[]; title: string }
  | { change: 'merge'; themes: ThemeRef[]; into: ThemeRef }
  | { change: 'hide'; themes: ThemeRef[] }
  | { change: 'add'; title: string; side: ThemeSide }
  | { change: 'split'; title: string; side: ThemeSide; claims: ClaimName[]; from: ThemeRef[] }
  | { change: 'move'; claims: ClaimName[]; from: ThemeRef[]; into: ThemeRef }
)

/** Of a claim, as what is laid over themes knows it. */
export function claimKey({ linkID, claimID }: ClaimName): string {
  return `${linkID} ${claimID}`
}

export function refsOf(change: ThemeChange): ThemeRef[] {
  const themes = 'themes' in change ? change.themes : 'from' in change ? change.from : []
  return 'into' in change ? [...themes, change.into] : themes
}

/** Every claim that a change names, those that only tell which theme it is about too. */
export function claimsOf(change: ThemeChange): ClaimName[] {
  const own = 'claims' in change ? change.claims : []
  return [...own, ...refsOf(change).flatMap((ref) => ('claims' in ref ? ref.claims : []))]
}

/**
 * A change without the claims of somebody who is erased, and without what themes were called, which
 * may be their words; null where it named nobody else’s. One that `isNeeded` by others stays.
 */
export function withoutLink(
  change: ThemeChange,
  { linkID, isNeeded }: { linkID: string; isNeeded: boolean },
): ThemeChange | null {
  const { told: _, ...kept } = change
  const others = (claims: readonly ClaimName[]) => claims.filter((one) => one.linkID !== linkID)
  const ref = (one: ThemeRef): ThemeRef =>
    'claims' in one ? { claims: others(one.claims), of: one.of } : one
  const isNamed = (one: ThemeRef) => !('claims' in one) || one.claims.length > 0
  if (kept.change === 'add') return kept
  if (kept.change === 'split') {
    const claims = others(kept.claims)
    const from = kept.from.map(ref).filter(isNamed)
    return claims.length > 0 || isNeeded ? { ...kept, claims, from } : null
  }
  if (kept.change === 'move') {
    const [claims, into] = [others(kept.claims), ref(kept.into)]
    const from = kept.from.map(ref).filter(isNamed)
    return claims.length > 0 && isNamed(into) ? { ...kept, claims, from, into } : null
  }
  const themes = kept.themes.map(ref).filter(isNamed)
  if (themes.length === 0) return null
  if (kept.change !== 'merge') return { ...kept, themes }
  const into = ref(kept.into)
  return isNamed(into) ? { ...kept, themes, into } : null
}

/** As `themes.change` wrote it. */
export function readThemeChange(body: string): ThemeChange {
  return JSON.parse(body) as ThemeChange // Only that call and an erasure write it.
}
