import {
  type CodebookTheme,
  claimsListedMax,
  type ThemeChangeShown,
  type ThemeClaim,
} from '../../contract/calls/theme-calls.ts'
import { AppError } from '../../contract/errors.ts'
import { createID, type RandomBytes } from '../ids.ts'
import { gatherInTurn } from '../interview-report/gathering.ts'
import { findInterview } from '../interviews/research.ts'
import { notThere } from '../not-there.ts'
import type { Reading } from '../reading.ts'
import type { Caller, Service } from '../service.ts'
import type { Store } from '../store.ts'
import type { ThemeChangeRow } from './codebook-store.ts'
import { changesMax, findCodebook } from './find-codebook.ts'
import { type Asked, makeChange } from './make-change.ts'
import { addGists, claimsIn, gatherThemes } from './read-themes.ts'
import { claimsOf, readThemeChange } from './theme-change.ts'
import { readThemeID } from './theme-id.ts'

/** Quotes for each side of a theme unless a caller says otherwise. */
const quotesDefault = 3

export type CodebookCallsDeps = {
  store: Pick<
    Store,
    | 'findInterview'
    | 'findGrouping'
    | 'listTold'
    | 'tellPage'
    | 'listLinksOfInterview'
    | 'listThemeChanges'
    | 'addThemeChange'
    | 'takeBackThemeChange'
  >
  reading: Pick<Reading, 'makeGist'>
  now: () => Date
  randomBytes: RandomBytes
}
type Deps = CodebookCallsDeps
type Place = { orgID: string; interviewID: string }

/** The codebook: a researcher's changes of themes, and what they make of them. */
export function createCodebook(
  deps: Deps,
): Pick<Service, 'themes.getList' | 'themes.getClaims' | 'themes.getChanges' | 'themes.change'> {
  const { store } = deps
  return {
    async 'themes.getList'({ caller: { orgID }, query: { interviewID, quotes } }) {
      const place = { orgID, interviewID }
      await findInterview(store, orgID, interviewID)
      const list = () => listThemes(deps, place, quotes ?? quotesDefault)
      return { value: await gatherInTurn(store, place, list) }
    },

    async 'themes.getClaims'({ caller: { orgID }, query: { interviewID, themeID } }) {
      const place = { orgID, interviewID }
      await findInterview(store, orgID, interviewID)
      return { value: await gatherInTurn(store, place, () => listClaims(deps, place, themeID)) }
    },

    async 'themes.getChanges'({ caller: { orgID }, query: { interviewID } }) {
      await findInterview(store, orgID, interviewID)
      const rows = await store.listThemeChanges({ orgID, interviewID, limit: changesMax })
      return { value: rows.map(presentChange) }
    },

    async 'themes.change'({ caller, body }) {
      const place = { orgID: caller.orgID, interviewID: body.interviewID }
      await findInterview(store, place.orgID, place.interviewID)
      const row =
        body.change === 'undo'
          ? await takeBack(deps, place, caller, body.changeID ?? '')
          : await addChange(deps, place, caller, body)
      return { value: presentChange(row) }
    },
  }
}

async function listThemes(deps: Deps, place: Place, quotesMax: number): Promise<CodebookTheme[]> {
  const gathering = gatherThemes(await findCodebook(deps, place), quotesMax)
  await addGists(deps, place, gathering.add)
  return [...gathering.list().values()]
}

async function listClaims(
  deps: Deps,
  place: Place,
  themeID: string | undefined,
): Promise<ThemeClaim[]> {
  const found = await findCodebook(deps, place)
  const gathering = gatherThemes(found, 0)
  await addGists(deps, place, gathering.add)
  const told = gathering.list()
  const theme = themeID === undefined ? undefined : readThemeID(themeID)
  if (theme !== undefined && !told.has(theme)) {
    throw new AppError('not_found', 'There is no theme with this themeID.')
  }
  const claims: ThemeClaim[] = []
  await addGists(deps, place, (read) => {
    for (const { claim, themes } of claimsIn(found, read)) {
      const isWanted =
        theme === undefined ? ![...themes].some((one) => told.has(one)) : themes.has(theme)
      if (isWanted) claims.push(claim)
    }
    return claims.length >= claimsListedMax ? 'enough' : undefined
  })
  return claims.slice(0, claimsListedMax)
}

async function addChange(
  deps: Deps,
  place: Place,
  { userID }: Caller,
  body: Asked,
): Promise<ThemeChangeRow> {
  const change = await gatherInTurn(deps.store, place, () => makeChange(deps, place, body))
  const row = {
    ...{ changeID: createID(deps, 'chg_'), ...place, userID },
    ...{ createdAt: deps.now().toISOString(), body: JSON.stringify(change) },
  }
  const links = claimsOf(change).map(({ linkID }) => linkID)
  const added = await deps.store.addThemeChange({ change: row, links, changesMax })
  if (added === 'stale') {
    throw new AppError('conflict', 'Somebody was erased meanwhile; read the themes again first.')
  }
  if (added === 'full') {
    throw new AppError('conflict', 'The themes of this interview were changed 500 times: no more.')
  }
  if (added === 'unknown') {
    throw notThere('interview')
  }
  return { ...row, takenBackBy: null, takenBackAt: null }
}

async function takeBack(
  { store, now }: Deps,
  place: Place,
  { userID }: Caller,
  changeID: string,
): Promise<ThemeChangeRow> {
  await store.takeBackThemeChange({ ...place, changeID, userID, at: now().toISOString() })
  const rows = await store.listThemeChanges({ ...place, limit: changesMax })
  const row = rows.find((one) => one.changeID === changeID)
  if (!row) throw new AppError('not_found', 'There is no change with this changeID.')
  return row
}

function presentChange(row: ThemeChangeRow): ThemeChangeShown {
  const { changeID, userID, createdAt, takenBackBy, takenBackAt } = row
  const change = readThemeChange(row.body)
  return {
    ...{ changeID, change: change.change },
    ...('title' in change && { title: change.title }),
    ...change.told,
    ...('claims' in change && { claims: change.claims.length }),
    ...{ userID, timestamp: createdAt },
    ...(takenBackBy !== null &&
      takenBackAt !== null && { takenBack: { userID: takenBackBy, timestamp: takenBackAt } }),
  }
}
