import { keptPages } from '../interview-report/each-kept.ts'
import { interviewsReadMax } from '../interview-report/find-gist.ts'
import { eachInTurn } from '../interview-report/gathering.ts'
import { type Naming, readNaming } from '../interview-report/grouping.ts'
import type { GroupingRow } from '../interview-report/report-store.ts'
import { asGrouped, type Codebook, type Remark } from '../interview-report/themes.ts'
import { type StudyPart, wholeStudy } from '../kept/parts.ts'
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
  /** All that it is made of. */
  madeOf: readonly unknown[]
}

type Place = { orgID: string; interviewID: string }

/** Reads how the claims of an interview are named now; nobody is asked for it. */
export async function findCodebook(
  deps: CodebookDeps,
  place: Place,
  parts: readonly StudyPart[] = wholeStudy,
): Promise<FoundCodebook> {
  const row = await deps.store.findGrouping(place)
  const rows = await deps.store.listThemeChanges({ ...place, limit: changesMax })
  const standing = rows
    .filter(({ takenBackAt }) => takenBackAt === null)
    .map(({ changeID, createdAt, body }) => {
      return { changeID, at: createdAt, change: readThemeChange(body) }
    })
  const naming = readNaming(row)
  const madeOf = [row?.body, standing]
  if (standing.length === 0) {
    return { ...naming, name: ({ remarks }) => naming.name(remarks), codebook: unchanged, madeOf }
  }
  const found = await findGrouped(deps, place, { row, standing, parts })
  const laid = layOver(standing, found.grouped)
  return {
    ...naming,
    madeOf: [...madeOf, found.told],
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

type GroupedPart = { read: number; themes: [claim: string, theme: string][]; before: BeforePart }

/** Where the grouper has the claims that changes tell themes by. */
async function findGrouped(
  deps: CodebookDeps,
  place: Place,
  {
    parts,
    ...by
  }: {
    row: GroupingRow | null
    standing: readonly Standing[]
    parts: readonly StudyPart[]
  },
): Promise<{ grouped: Grouped; told: unknown }> {
  const { row, standing } = by
  const hidings = standing.flatMap(({ at, change }) => (change.change === 'hide' ? at : []))
  const before = countBefore(hidings)
  const told: GroupedPart['themes'] = []
  let left = interviewsReadMax
  for (const part of parts) {
    const room = Math.min(left, part.links)
    if (room === 0) break
    const asked = { what: ['codebook'], known: [row?.body, standing, room] }
    const found = await part.keep(asked, () => readGrouped(deps, place, { ...by, part, room }))
    left -= found.read
    told.push(...found.themes)
    before.addPart(found.before)
  }
  const themes = Map.groupBy(told, ([claim]) => claim)
  const themesOf = (claim: string) => themes.get(claim)?.map(([, theme]) => theme) ?? []
  return { grouped: { themesOf, countBefore: before.of }, told: [told, before.part()] }
}

async function readGrouped(
  deps: CodebookDeps,
  place: Place,
  {
    row,
    standing,
    part,
    room,
  }: { row: GroupingRow | null; standing: readonly Standing[]; part: StudyPart; room: number },
): Promise<GroupedPart> {
  const naming = readNaming(row)
  const wanted = new Set(standing.flatMap(({ change }) => claimsOf(change).map(claimKey)))
  const hidings = standing.flatMap(({ at, change }) => (change.change === 'hide' ? at : []))
  const counts = countBefore(hidings)
  const themes: GroupedPart['themes'] = []
  let read = 0
  for await (const page of keptPages(deps, { ...place, part })) {
    await eachInTurn(page, ({ gist }) => {
      if (!gist || read >= room) return
      read += 1
      const remarks = naming.name(gist.remarks)
      for (const remark of remarks) {
        const claim = claimOf(gist.linkID, remark)
        if (wanted.has(claim)) themes.push([claim, remark.theme])
      }
      counts.add(gist, remarks)
    })
    if (read >= room) break
  }
  return { read, themes, before: counts.part() }
}

type BeforePart = [theme: string, counts: number[]][]

/** Counts claims of each theme by the first of these times, in their order, that they were told before. */
function countBefore(times: readonly string[]) {
  const counts = new Map<string, number[]>()

  function count(theme: string, at: number, claims: number): void {
    const own = counts.get(theme) ?? times.map(() => 0)
    own[at] = (own[at] ?? 0) + claims
    counts.set(theme, own)
  }

  return {
    add({ linkID, completedAt }: Gist, remarks: readonly Remark[]): void {
      const at = times.findIndex((time) => completedAt <= time)
      if (at === -1) return
      for (const told of new Set(remarks.map((one) => `${claimOf(linkID, one)}\n${one.theme}`)))
        count(told.slice(told.indexOf('\n') + 1), at, 1)
    },
    part: (): BeforePart => [...counts],
    addPart(part: BeforePart): void {
      for (const [theme, own] of part)
        for (const [at, claims] of own.entries()) count(theme, at, claims)
    },
    of(theme: string, time: string): number {
      const own = counts.get(theme) ?? []
      return own.slice(0, times.indexOf(time) + 1).reduce((sum, more) => sum + more, 0)
    },
  }
}
