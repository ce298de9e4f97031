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

export function createLinkList(): LinkList {
  const rows: Summary[] = []
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
        rows[place] = row
        texts[place] = textOf(row)
      }
    },
    find(linkID) {
      const place = places.get(linkID)
      return place === undefined ? undefined : rows[place]
    },
    textAt: (index) => texts[index] ?? '',
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
