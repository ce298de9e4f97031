import type { InviteStatus, Summary } from '../../invite-types.ts'
import { type Finding, findPlaces } from '../../parts/texts/find-places.ts'
import { type Packed, pack, textOf, unpack } from '../../parts/texts/packed.ts'

/** The links of one interview, oldest first, as far as they are read. */
export type LinkList = {
  readonly length: number
  readonly counts: Readonly<Record<InviteStatus, number>>
  /** Takes in rows: known ones are replaced where they stand, new ones come after all others. */
  put(rows: readonly Summary[]): void
  rowAt(place: number): Summary | undefined
  statusAt(place: number): InviteStatus | undefined
  find(linkID: string): Summary | undefined
  /** What a search looks at, of one row. */
  textAt(place: number): string
}

/** Rows that are kept as one text. */
const pageRows = 500
/** Rows that are kept as they are shown: more than are in sight, so that none is made again while it is. */
const shownMax = 400

/**
 * What a browser holds it also has to tidy up, and that takes frames: a hundred thousand rows as
 * objects are 700,000 things to look through, while as JSON, a page in one text, they are 200.
 */
export function createLinkList(): LinkList {
  const pages: Packed[] = []
  // Made when a page is first searched: most never are.
  const searched: (Packed | undefined)[] = []
  const statuses: InviteStatus[] = []
  const places = new Map<string, number>()
  const counts: Record<InviteStatus, number> = {
    ...{ created: 0, started: 0, completed: 0, abandoned: 0 },
    ...{ expired: 0, revoked: 0, screened_out: 0, quota_full: 0 },
  }
  const shown = new Map<number, Summary>()

  function replace(page: number, rows: ReadonlyMap<number, string>): void {
    const before = pages[page]
    const texts = before ? unpack(before) : []
    for (const [place, text] of rows) texts[place % pageRows] = text
    pages[page] = pack(texts)
    searched[page] = undefined
  }

  function rowText(place: number): string {
    const page = pages[Math.floor(place / pageRows)]
    return page ? textOf(page, place % pageRows) : ''
  }

  function rowAt(place: number): Summary | undefined {
    const known = shown.get(place)
    if (known || !statuses[place]) return known
    const row = JSON.parse(rowText(place)) as Summary
    if (shown.size >= shownMax) shown.clear()
    shown.set(place, row)
    return row
  }

  function searchedPage(page: number): Packed {
    const rows = pages[page] ? unpack(pages[page]) : []
    const made = pack(rows.map((text) => searchTextOf(JSON.parse(text) as Summary)))
    searched[page] = made
    return made
  }

  return {
    counts,
    get length() {
      return statuses.length
    },
    put(rows) {
      const changed = new Map<number, Map<number, string>>()
      for (const row of rows) {
        const place = places.get(row.linkID) ?? statuses.length
        const text = JSON.stringify(row)
        if (text === rowText(place)) continue
        const before = statuses[place]
        if (before) counts[before] -= 1
        counts[row.status] += 1
        places.set(row.linkID, place)
        statuses[place] = row.status
        shown.delete(place)
        const page = Math.floor(place / pageRows)
        changed.set(page, (changed.get(page) ?? new Map()).set(place, text))
      }
      for (const [page, texts] of changed) replace(page, texts)
    },
    rowAt,
    statusAt: (place) => statuses[place],
    find(linkID) {
      const place = places.get(linkID)
      return place === undefined ? undefined : rowAt(place)
    },
    textAt(place) {
      const page = Math.floor(place / pageRows)
      return textOf(searched[page] ?? searchedPage(page), place % pageRows)
    },
  }
}

/** Parts that no search can match across, as none holds a line break. */
function searchTextOf({ userInfo: { name, email, occupation }, linkID }: Summary): string {
  return [name, email, occupation, linkID].filter(Boolean).join('\n').toLowerCase()
}

export type Filter = { status: InviteStatus | ''; search: string }

/** The places of the rows that match, oldest first; null where all do. */
export async function findMatches(
  list: LinkList,
  { status, search }: Filter,
  finding: Finding,
): Promise<number[] | null> {
  const wanted = search.trim().toLowerCase()
  if (status === '' && wanted === '') return null
  const matches = (place: number) =>
    (status === '' || list.statusAt(place) === status) &&
    (wanted === '' || list.textAt(place).includes(wanted))
  return await findPlaces(list.length, matches, finding)
}
