import { createWatched, type Watched } from '../../watch.ts'
import type { Batch } from './making.ts'
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

/** The draft of an interview: kept while the console is open, whatever else is looked at meanwhile. */
export function draftOf(interviewID: string): Watched<Draft> {
  const known = drafts.get(interviewID)
  if (known) return known
  const [oldest] = drafts.keys()
  if (oldest !== undefined && drafts.size >= draftsMax) drafts.delete(oldest)
  const made = createWatched(emptyDraft)
  drafts.set(interviewID, made)
  return made
}
