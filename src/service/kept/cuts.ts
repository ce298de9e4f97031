import { idleBefore } from '../interviews/present.ts'
import type { Position } from '../paging.ts'
import type { Store } from '../store.ts'
import type { StudyPart } from './parts.ts'

/** Links of a new part, and at most: what grows beyond it is cut anew. */
const usual = { linksAtFirst: 1_000, linksMax: 2_000 }
/** Studies of which it is known where they were cut, those that were asked for last. */
const studiesMax = 200

export type CutDeps = { store: Pick<Store, 'markPart'>; now: () => Date; cut?: typeof usual }
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

  /** Marks what is left up to a cut: several parts where it grew, none where nothing is there any more. */
  async function markUpTo(
    place: Place,
    { parts, upTo }: { parts: MarkedPart[]; upTo: Position | undefined },
  ): Promise<void> {
    let limit = upTo ? linksMax : linksAtFirst
    for (;;) {
      const after = parts.at(-1)?.upTo
      const range = { ...(after && { after }), ...(upTo && { upTo }) }
      const { links, last, mark } = await store.markPart({ ...place, ...times(), ...range, limit })
      const isCut = links === limit
      // The last part is open for whatever comes; a cut is never at a link that is gone.
      const end = last && (isCut || upTo) ? { upTo: last } : {}
      if (links < linksMax && (last || !upTo)) parts.push({ ...range, ...end, links, mark })
      if (!isCut) return
      limit = linksAtFirst
    }
  }

  return {
    async marks(place: Place): Promise<MarkedPart[]> {
      const name = JSON.stringify([place.orgID, place.interviewID])
      const parts: MarkedPart[] = []
      for (const upTo of [...(known.get(name) ?? []), undefined]) {
        await markUpTo(place, { parts, upTo })
      }
      remember(
        name,
        parts.flatMap(({ upTo }) => upTo ?? []),
      )
      return parts
    },
    /** Whether nothing of it has changed since it was marked. */
    async isStill(place: Place, { after, upTo, mark }: MarkedPart): Promise<boolean> {
      const range = { ...(after && { after }), ...(upTo && { upTo }) }
      const now = await store.markPart({ ...place, ...times(), ...range, limit: linksMax })
      return now.mark === mark
    },
  }
}
