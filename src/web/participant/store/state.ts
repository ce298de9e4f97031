import type { ParticipantEvent, Snapshot } from '../api.ts'
import type { Cells } from './cells.ts'
import type { Trouble } from './deliver.ts'
import type { Keep } from './keep.ts'
import { type Ending, endingOf, placeOf } from './place.ts'

/** An answer given and not yet known to be stored. */
export type Unsent = {
  clientMessageID: string
  text: string
  after: number
  /** Of a closed question. */
  choice?: number[] | undefined
  /** Which of the words were heard with little confidence, and are not confirmed. */
  unsure?: { from: number; to: number }[] | undefined
}

/** A quiet line about what just happened; `refused` carries the service's own sentence. */
export type Note =
  | { kind: 'moved_on' | 'only_there' }
  | { kind: 'refused'; message: string }
  /** What stood in the field of a question that was left out. */
  | { kind: 'aside'; text: string }

export type Doing = ParticipantEvent['type'] | 'erase' | 'start'

const unsentPrefix = 'unsent:'
const draftName = 'draft'

/** Endings after which there may still be something to do, and so to remember. */
const remembering: readonly Ending[] = ['expired', 'revoked', 'closed', 'unknown']

export type State = ReturnType<typeof createState>

/** What the page shows, and what this browser keeps of it. Words typed are kept before all else. */
export function createState({ cell }: Cells, keep: Keep) {
  const snapshot = cell<Snapshot | null>(null)
  const ending = cell<Ending | null>(null)
  const trouble = cell<Trouble | null>(null)
  const note = cell<Note | null>(null)
  const unsent = cell<Unsent | null>(null)
  const doing = cell<Doing | null>(null)
  /** Set while a question is about to be left out and that can be undone. */
  const skipping = cell<AbortController | null>(null)
  /** Whether somebody who said no looks at it again. */
  const isReconsidering = cell(false)
  const draft = cell(keep.read(draftName))

  const place = () => (isReconsidering.value ? 'consent' : placeOf(snapshot.value, ending.value))

  function setDraft(text: string): void {
    draft.value = text
    keep.write(draftName, text)
  }

  function keepUnsent(item: Unsent): void {
    keep.write(unsentPrefix + item.clientMessageID, JSON.stringify(item))
    unsent.value = item
  }

  function dropUnsent({ clientMessageID }: Unsent): void {
    keep.write(unsentPrefix + clientMessageID, '')
    if (unsent.value?.clientMessageID === clientMessageID) unsent.value = null
  }

  /** Puts an answer that was not taken back into the composer, before what is typed there. */
  function giveBack(item: Unsent): void {
    if (draft.value !== item.text) {
      setDraft(draft.value ? `${item.text}\n\n${draft.value}` : item.text)
    }
    dropUnsent(item)
  }

  function end(how: Ending): void {
    if (how === 'declined' && isReconsidering.value) return
    ending.value = how
    trouble.value = null
    note.value = null
    if (unsent.value) giveBack(unsent.value)
    if (!remembering.includes(how)) keep.clear()
    isReconsidering.value = false
    if (how === 'declined' || how === 'erased') draft.value = ''
    if (how === 'erased') snapshot.value = null
  }

  function accept(next: Snapshot, { endedHere }: { endedHere: boolean }): void {
    snapshot.value = next
    ending.value = null
    if (!next.declined) isReconsidering.value = false
    const over = endingOf(next, { endedHere })
    if (over) end(over)
  }

  /** Answers that an earlier visit left undelivered. */
  function readUnsent(): Unsent[] {
    // Only `keepUnsent` writes under this prefix.
    return keep.names(unsentPrefix).map((name) => JSON.parse(keep.read(name)) as Unsent)
  }

  return {
    ...{ keep, snapshot, ending, trouble, note, unsent, doing, skipping, isReconsidering },
    ...{ draft, place },
    ...{ setDraft, keepUnsent, dropUnsent, giveBack, end, accept, readUnsent },
  }
}
