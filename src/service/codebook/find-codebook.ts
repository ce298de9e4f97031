import { keptPages } from '../interview-report/each-kept.ts'
import { interviewsReadMax } from '../interview-report/find-gist.ts'
import { eachInTurn } from '../interview-report/gathering.ts'
import { type Naming, readNaming } from '../interview-report/grouping.ts'
import type { GroupingRow } from '../interview-report/report-store.ts'
import { asGrouped, type Codebook, type Remark } from '../interview-report/themes.ts'
import type { Gist } from '../profiles/gist.ts'
import type { Reading } from '../reading.ts'
import type { Store } from '../store.ts'
import { type Grouped, type LaidOver, layOver, type Standing } from './lay-over.ts'
import { claimKey, claimsOf, readThemeChange } from './theme-change.ts'

/** Changes of the themes of one interview, those taken back counted. */
export const changesMax = 500

export type CodebookDeps = {
  store: Pick<Store, 'findGrouping' | 'listThemeChanges' | 'tellPage' | 'listTold'>
  reading: Pick<Reading, 'makeGist'>
}

/** How reports name themes, with a researcher's changes laid over. */
export type FoundCodebook = Omit<Naming, 'name'> & {
  name(gist: Pick<Gist, 'linkID' | 'remarks'>): readonly Remark[]
  codebook: Codebook & Pick<LaidOver, 'made' | 'behind'>
}

type Place = { orgID: string; interviewID: string }

/** Reads how the claims of an interview are named now; nobody is asked for it. */
export async function findCodebook(deps: CodebookDeps, place: Place): Promise<FoundCodebook> {
  const row = await deps.store.findGrouping(place)
  const rows = await deps.store.listThemeChanges({ ...place, limit: changesMax })
  const standing = rows
    .filter(({ takenBackAt }) => takenBackAt === null)
    .map(({ changeID, createdAt, body }) => {
      return { changeID, at: createdAt, change: readThemeChange(body) }
    })
  const naming = readNaming(row)
  if (standing.length === 0) {
    return { ...naming, name: ({ remarks }) => naming.name(remarks), codebook: unchanged }
  }
  const laid = layOver(standing, await findGrouped(deps, place, { row, standing }))
  return {
    ...naming,
    name: ({ linkID, remarks }) => layRemarks(laid, linkID, naming.name(remarks)),
    codebook: laid,
  }
}

const unchanged: FoundCodebook['codebook'] = {
  ...asGrouped,
  made: [],
  behind: (theme) => ({ changes: [], groups: [theme] }),
}

/** Of an interview's claims: in the themes that changes say, each once in each. */
export function layRemarks(
  laid: LaidOver,
  linkID: string,
  remarks: readonly Remark[],
): readonly Remark[] {
  const done = new Set<string>()
  return remarks.flatMap((remark) => {
    const claim = claimOf(linkID, remark)
    const theme = laid.themeOf(claim, remark.theme)
    const told = [claim, remark.wording, theme].join('\n')
    if (done.has(told)) return []
    done.add(told)
    if (theme === remark.theme) return [remark]
    const { unnamed: _, ...named } = remark
    return [laid.isMoved(claim) ? { ...named, theme } : { ...remark, theme }]
  })
}

/** What a version before wrote names no claim: by its wording, no change will name it. */
export function claimOf(linkID: string, { claim, wording }: Remark): string {
  return claimKey({ linkID, claimID: claim ?? wording })
}

/** Where the grouper has the claims that changes tell themes by. */
async function findGrouped(
  { store, reading }: CodebookDeps,
  place: Place,
  { row, standing }: { row: GroupingRow | null; standing: readonly Standing[] },
): Promise<Grouped> {
  const naming = readNaming(row)
  const themes = new Map<string, string[]>(
    standing.flatMap(({ change }) => claimsOf(change).map((claim) => [claimKey(claim), []])),
  )
  const hidings = standing.flatMap(({ at, change }) => (change.change === 'hide' ? at : []))
  const counts = countBefore(hidings)
  let read = 0
  for await (const page of keptPages({ store, reading }, place)) {
    await eachInTurn(page, ({ gist }) => {
      if (!gist || read >= interviewsReadMax) return
      read += 1
      const remarks = naming.name(gist.remarks)
      for (const remark of remarks) themes.get(claimOf(gist.linkID, remark))?.push(remark.theme)
      counts.add(gist, remarks)
    })
    if (read >= interviewsReadMax) break
  }
  return { themesOf: (claim) => themes.get(claim) ?? [], countBefore: counts.of }
}

/** Counts claims of each theme by the first of these times, in their order, that they were told before. */
function countBefore(times: readonly string[]) {
  const counts = new Map<string, number[]>()
  return {
    add({ linkID, completedAt }: Gist, remarks: readonly Remark[]): void {
      const at = times.findIndex((time) => completedAt <= time)
      if (at === -1) return
      for (const told of new Set(remarks.map((one) => `${claimOf(linkID, one)}\n${one.theme}`))) {
        const theme = told.slice(told.indexOf('\n') + 1)
        const own = counts.get(theme) ?? []
        own[at] = (own[at] ?? 0) + 1
        counts.set(theme, own)
      }
    },
    of(theme: string, time: string): number {
      const own = counts.get(theme) ?? []
      return own.slice(0, times.indexOf(time) + 1).reduce((sum, more) => sum + (more ?? 0), 0)
    },
  }
}
