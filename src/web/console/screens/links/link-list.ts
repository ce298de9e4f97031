import type { InviteStatus, Summary } from '../../invite-types.ts'
import { type Finding, findPlaces } from '../../parts/find-places.ts'

/** The links of one interview, oldest first, as far as they are read. */
export type LinkList = {
  readonly rows: readonly Summary[]
  readonly counts: Readonly<Record<InviteStatus, number>>
  /** Takes in rows: known ones are replaced where they stand, new ones come after all others. */
  put(rows: readonly Summary[]): void
  find(linkID: string): Summary | undefined
  /** What a search looks at, of one row. */
  textAt(index: number): string
}

/** Details in which most rows are like the one before them. */
const common = ['interviewID', 'productID', 'timestamp', 'expires_on'] as const

/**
 * Takes what is the same from the row before: what the browser holds, it also has to tidy up, and that
 * takes frames. With the texts below, a hundred thousand rows take 29 MB in place of 49.
 */
function share(row: Summary, before: Summary | undefined): Summary {
  for (const name of common) if (before?.[name] === row[name]) row[name] = before[name]
  return row
}

export function createLinkList(): LinkList {
  const rows: Summary[] = []
  // Made when first searched: most lists never are.
  const texts: string[] = []
  const places = new Map<string, number>()
  const counts = { created: 0, started: 0, completed: 0, abandoned: 0, expired: 0, revoked: 0 }
  return {
    ...{ rows, counts },
    put(batch) {
      for (const row of batch) {
        const known = places.get(row.linkID)
        const place = known ?? rows.length
        const before = rows[place]
        if (before) counts[before.status] -= 1
        counts[row.status] += 1
        places.set(row.linkID, place)
        rows[place] = share(row, rows[place - 1])
        texts[place] = ''
      }
    },
    find(linkID) {
      const place = places.get(linkID)
      return place === undefined ? undefined : rows[place]
    },
    textAt(index) {
      const row = rows[index]
      if (!row) return ''
      texts[index] ||= textOf(row)
      return texts[index]
    },
  }
}

/** Parts that no search can match across, as none holds a line break. */
function textOf({ userInfo: { name, email, occupation }, linkID }: Summary): string {
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
    (status === '' || list.rows[place]?.status === status) &&
    (wanted === '' || list.textAt(place).includes(wanted))
  return await findPlaces(list.rows.length, matches, finding)
}
