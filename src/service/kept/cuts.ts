import type { PartMark, PartRange } from '../interview-report/report-store.ts'
import { idleBefore } from '../interviews/present.ts'
import type { Position } from '../paging.ts'
import type { Store } from '../store.ts'
import type { StudyPart } from './parts.ts'

/** Links of a new part, and at most: what grows beyond it is cut anew. */
const usual = { linksAtFirst: 1_000, linksMax: 2_000 }
/** Studies of which it is known where they were cut, those that were asked for last. */
const studiesMax = 200
/** Parts that are marked in one go: together they take some ten milliseconds, in which no other list is read. */
const partsAtOnce = 10

export type CutDeps = { store: Pick<Store, 'markParts'>; now: () => Date; cut?: typeof usual }
export type MarkedPart = Omit<StudyPart, 'keep'> & { mark: string | null }
type Place = { orgID: string; interviewID: string }

/**
 * Cuts studies into parts, and remembers where, so that whatever comes or goes changes one part, and all
 * others are what they were.
 */
export function createCuts({ store, now, cut = usual }: CutDeps) {
  const { linksAtFirst, linksMax } = cut
  const known = new Map<string, Position[]>()

  function remember(name: string, cuts: Position[]): void {
    known.delete(name)
    known.set(name, cuts)
    const [oldest] = known.keys()
    if (known.size > studiesMax && oldest !== undefined) known.delete(oldest)
  }

  const times = () => {
    const at = now()
    return { now: at.toISOString(), idleBefore: idleBefore(at) }
  }

  /** Adds a part, none where nothing is there any more or it grew: what is left of it then. */
  function add(
    parts: MarkedPart[],
    { upTo, limit }: PartRange,
    { links, last, mark }: PartMark,
  ): PartRange[] {
    const after = parts.at(-1)?.upTo
    const range = { ...(after && { after }), ...(upTo && { upTo }) }
    const isCut = links === limit
    // The last part is open for whatever comes; a cut is never at a link that is gone.
    const end = last && (isCut || upTo) ? { upTo: last } : {}
    if (links < linksMax && (last || !upTo)) parts.push({ ...range, ...end, links, mark })
    return isCut ? [{ ...(upTo && { upTo }), limit: linksAtFirst }] : []
  }

  return {
    /** As it was cut before, where no part grew. */
    async marks(place: Place): Promise<MarkedPart[]> {
      const name = JSON.stringify([place.orgID, place.interviewID])
      const parts: MarkedPart[] = []
      const cuts = known.get(name) ?? []
      let left: PartRange[] = cuts.map((upTo) => ({ upTo, limit: linksMax }))
      left.push({ limit: linksAtFirst })
      while (left.length > 0) {
        const after = parts.at(-1)?.upTo
        const ranges = left.slice(0, partsAtOnce)
        const asked = { ...place, ...times(), ...(after && { after }), ranges }
        const marked = await store.markParts(asked)
        const rest = marked.flatMap((mark, at) => add(parts, ranges[at] ?? { limit: 0 }, mark))
        // One of which something is left is the last that was marked.
        left = [...rest, ...left.slice(marked.length)]
      }
      remember(
        name,
        parts.flatMap(({ upTo }) => upTo ?? []),
      )
      return parts
    },
    /** Whether nothing of it has changed since it was marked. */
    async isStill(place: Place, { after, upTo, mark }: MarkedPart): Promise<boolean> {
      const ranges = [{ ...(upTo && { upTo }), limit: linksMax }]
      const from = after ? { after } : {}
      const [now] = await store.markParts({ ...place, ...times(), ...from, ranges })
      return now?.mark === mark
    },
  }
}
