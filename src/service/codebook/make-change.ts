import type { BodyOf } from '../../contract/calls/calls.ts'
import type { ThemeKind } from '../../contract/calls/theme-calls.ts'
import { AppError } from '../../contract/errors.ts'
import { readNaming } from '../interview-report/grouping.ts'
import { readTheme, writeTheme } from '../interview-report/themes.ts'
import { type CodebookDeps, claimOf, findCodebook } from './find-codebook.ts'
import { addGists, claimsIn, gatherThemes } from './read-themes.ts'
import {
  type ClaimName,
  claimKey,
  type ThemeChange,
  type ThemeRef,
  type ThemeSide,
} from './theme-change.ts'
import { readThemeID } from './theme-id.ts'

/** Claims by which a change knows a theme of the grouper again, the oldest. */
const claimsKeptMax = 50

export type Asked = BodyOf<'themes.change'>
type Place = { orgID: string; interviewID: string }
type Held = { claims: ClaimName[]; of: number }

const noTheme = () => new AppError('not_found', 'There is no theme with this themeID.')

/** What somebody asks for as a change that is kept: its themes by the claims that they hold now. */
export async function makeChange(
  deps: CodebookDeps,
  place: Place,
  body: Asked,
): Promise<ThemeChange> {
  const found = await findCodebook(deps, place)
  const theme = body.themeID === undefined ? undefined : readThemeID(body.themeID)
  const into = body.into === undefined ? undefined : readThemeID(body.into)
  const named = [theme, into].flatMap((one) => one ?? [])
  const groups = new Map<string, Held>(
    named.flatMap((one) => found.codebook.behind(one).groups).map((one) => [one, none()]),
  )
  const missing = new Map((body.claims ?? []).map((one) => [claimKey(one), one]))
  const claims = [...missing.values()]
  const naming = readNaming(await deps.store.findGrouping(place))
  const gathering = gatherThemes(found, 0)
  await addGists(deps, place, (read) => {
    gathering.add(read)
    const { gist } = read
    for (const { claim, themes } of claimsIn(found, read)) {
      const isThere = theme === undefined || themes.has(theme)
      if (isThere) missing.delete(claimKey(claim))
    }
    for (const one of new Set(
      naming.name(gist.remarks).map((r) => `${claimOf('', r)}\n${r.theme}`),
    ))
      hold(groups, gist.linkID, one)
    return undefined
  })
  const told = gathering.list()
  if (named.some((one) => !told.has(one))) throw noTheme()
  if (missing.size > 0) throw new AppError('not_found', 'There is no such claim to take.')
  const refOf = (name: string) => refsTo(found.codebook.behind(name), groups)
  const written = writeChange(body, { theme, into, claims, refOf })
  const name = titled(written, theme)
  if (name !== undefined && name !== theme && told.has(name)) {
    throw new AppError('conflict', 'There is a theme with this title already: merge them.')
  }
  const calls = { theme, into }
  const called = Object.entries(calls).flatMap(([member, one]) =>
    one === undefined ? [] : [[member, readTheme(one).key] as const],
  )
  return called.length > 0 ? { ...written, told: Object.fromEntries(called) } : written
}

const none = (): Held => ({ claims: [], of: 0 })

function hold(groups: ReadonlyMap<string, Held>, linkID: string, told: string): void {
  const end = told.indexOf('\n')
  const held = groups.get(told.slice(end + 1))
  if (!held) return
  held.of += 1
  // What `claimOf` wrote of no link is the claim behind a space.
  const claimID = told.slice(1, end)
  if (held.claims.length < claimsKeptMax) held.claims.push({ linkID, claimID })
}

function refsTo(
  behind: { changes: string[]; groups: string[] },
  groups: ReadonlyMap<string, Held>,
): ThemeRef[] {
  const held = behind.groups.flatMap((was) => {
    const { claims, of } = groups.get(was) ?? none()
    return claims.length > 0 ? [{ claims, of, was }] : []
  })
  return [...behind.changes.map((madeBy) => ({ madeBy })), ...held]
}

type Named = {
  theme: string | undefined
  into: string | undefined
  claims: ClaimName[]
  refOf: (theme: string) => ThemeRef[]
}

function writeChange(body: Asked, { theme, into, claims, refOf }: Named): ThemeChange {
  const { change, title = '', kind } = body
  const themes = theme === undefined ? [] : refOf(theme)
  const [target] = into === undefined ? [] : refOf(into)
  if (change === 'rename') return { change, themes, title: title.trim() }
  if (change === 'hide') return { change, themes }
  if (change === 'add' && kind) return { change, title: title.trim(), side: sideOf(kind, body) }
  if (change === 'split' && theme !== undefined) {
    return { change, title: title.trim(), side: sideOfTheme(theme), claims, from: themes }
  }
  if (change === 'move' && target) return { change, claims, from: themes, into: target }
  if (change === 'merge' && target) {
    if (theme === into) throw new AppError('invalid', 'into must be another theme.')
    return { change, themes, into: target }
  }
  throw noTheme()
}

/** The name of the theme as a change would have it, where it gives one. */
function titled(change: ThemeChange, theme: string | undefined): string | undefined {
  if (change.change === 'rename' && theme !== undefined) {
    const { kind, polarity } = readTheme(theme)
    return writeTheme(kind, change.title, polarity)
  }
  if (!('side' in change)) return undefined
  return writeTheme(change.side.kind, change.title, change.side.polarity)
}

function sideOfTheme(theme: string): ThemeSide {
  const { kind, polarity } = readTheme(theme)
  // Reports have themes of no other kinds.
  return { kind: kind as ThemeKind, ...(polarity !== undefined && { polarity }) }
}

const polarities: Partial<Record<ThemeKind, readonly NonNullable<ThemeSide['polarity']>[]>> = {
  key_value: ['wants', 'avoids'],
  interest: ['positive', 'negative'],
}

function sideOf(kind: ThemeKind, { polarity }: Asked): ThemeSide {
  const own = polarities[kind] ?? []
  const side = polarity ?? own[0]
  if (side !== undefined && !own.includes(side)) {
    throw new AppError('invalid', 'polarity must be one that this kind of theme has.')
  }
  return { kind, ...(side !== undefined && { polarity: side }) }
}
