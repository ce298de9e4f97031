import { checkCaller } from '../calls/cost.ts'
import { changesMax } from '../codebook/find-codebook.ts'
import type { Store } from '../store.ts'
import { type CutDeps, createCuts } from './cuts.ts'
import type { StudyPart } from './parts.ts'
import { createSealed, digestOf } from './seal.ts'

/** Bytes of results and parts that are kept, all together and of one. */
const keptBytesMax = 16 * 2 ** 20
const resultBytesMax = 2 * 2 ** 20
/**
 * How old marks may be by which what was kept is told again, from when the first was asked for: whoever asks
 * may wait for their turn, and somebody be erased meanwhile.
 */
const markMsMax = 500

export type KeptResultsDeps = CutDeps & {
  store: CutDeps['store'] & Pick<Store, 'findGrouping' | 'listThemeChanges' | 'countLinks'>
}

type Place = { orgID: string; interviewID: string }
/** `what` names the call and how it was asked; `known` is all it is made of beside the study itself. */
type Asked = Place & { what: readonly unknown[]; known?: unknown }

export type KeptResults = {
  /** The study in parts, of which what each told is kept. */
  parts(place: Place): Promise<StudyPart[]>
  /** What was told of the whole study, or what is made of its parts now. */
  keep<T extends object>(
    asked: Asked,
    make: (parts: readonly StudyPart[]) => Promise<T>,
  ): Promise<T>
}

/**
 * Keeps what was told of whole studies, and of their parts, until something of it changes. Each is sealed
 * with a key that is made of all that it was made of: with whoever is erased the key is gone at once, in
 * every process, and nothing of what is left in memory can be read.
 */
export function createKeptResults({ store, now, ...deps }: KeptResultsDeps): KeptResults {
  const sealed = createSealed({ bytesMax: keptBytesMax, oneBytesMax: resultBytesMax })
  const cuts = createCuts({ store, now, ...deps })

  async function mark(place: Place) {
    checkCaller()
    const markedAt = now().getTime()
    const all = await cuts.marks(place)
    // Of a clock that was put back meanwhile nothing is known.
    const isOld = () => Math.abs(now().getTime() - markedAt) > markMsMax
    let isStill = true
    const parts = all.map((marked): StudyPart => {
      const { mark, ...part } = marked
      async function isOwnStill(): Promise<boolean> {
        const own = await cuts.isStill(place, marked)
        isStill &&= own
        return own
      }
      return {
        ...part,
        async keep({ what, known }, make) {
          const isKnown = mark !== null && (!isOld() || (await isOwnStill()))
          const key = isKnown ? digestOf([mark, what, known]) : null
          const name = nameOf(place, [...what, part.after])
          return await sealed.keep({ name, key, isStill: isOwnStill }, make)
        },
      }
    })
    const marks = all.map((one) => one.mark)
    const isKnown = !marks.includes(null) && !isOld()
    return { parts, marks: isKnown ? marks : null, isStill: async () => isStill }
  }

  return {
    parts: async (place) => (await mark(place)).parts,
    async keep({ orgID, interviewID, what, known }, make) {
      const place = { orgID, interviewID }
      // Taken before anything is read, so that what changes meanwhile is never taken for what was; marks
      // last, so that they are as new as can be where what was told is told again.
      const grouping = await store.findGrouping(place)
      const changes = await store.listThemeChanges({ ...place, limit: changesMax })
      const rest = [grouping, changes, await store.countLinks(place), known]
      const { parts, marks, isStill } = await mark(place)
      const key = marks && digestOf([marks, ...rest])
      return await sealed.keep({ name: nameOf(place, what), key, isStill }, () => make(parts))
    },
  }
}

/** Tells results apart, and nobody who is in them. */
const nameOf = ({ orgID, interviewID }: Place, what: readonly unknown[]) =>
  digestOf([orgID, interviewID, what]).toString('base64')
