import { askBeforeLeaving } from '../../leaving.ts'
import { createWatched, type Watched } from '../../watch.ts'
import { type Batch, countAll, countMade } from './making.ts'
import type { ColumnKind } from './people.ts'

/** What somebody has typed, pasted and begun to make. */
export type Draft = {
  isOpen: boolean
  way: 'count' | 'people'
  count: string
  pasted: string
  /** What the columns hold, where it was chosen by hand. */
  columns?: readonly ColumnKind[]
  /** Set while links are being made and until they are put away. */
  batches: readonly Batch[]
}

export const emptyDraft: Draft = {
  ...{ isOpen: false, way: 'count', count: '5', pasted: '', batches: [] },
}

/** Interviews whose drafts are kept; of more the oldest goes. */
const draftsMax = 50

const drafts = new Map<string, Watched<Draft>>()
// On whichever screen somebody leaves: people who were pasted are nowhere else.
askBeforeLeaving(() => [...drafts.values()].some((draft) => isUnfinished(draft.get())))

function isUnfinished({ pasted, batches }: Draft): boolean {
  if (batches.length > 0) return countMade(batches) < countAll(batches)
  return pasted.trim() !== ''
}

/** What a person typed about an interview: kept while the console is open, whatever else they look at. */
export function draftOf(userID: string, interviewID: string): Watched<Draft> {
  const key = `${userID} ${interviewID}`
  const known = drafts.get(key)
  if (known) return known
  const [oldest] = drafts.keys()
  if (oldest !== undefined && drafts.size >= draftsMax) drafts.delete(oldest)
  const made = createWatched(emptyDraft)
  drafts.set(key, made)
  return made
}
