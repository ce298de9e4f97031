import { useRef, useState } from 'preact/hooks'
import { useLeaving } from '../../../leaving.ts'
import { useMember } from '../../../session.ts'
import { type Draft, forgetDraft, isSame, keepDraft, readDraft } from './draft.ts'

type Writing = {
  draft: Draft
  /** What the service had when the writing began. */
  base: Draft | null
  /** An earlier visit left it. */
  wasKept: boolean
  /** This browser does keep what is typed. */
  isKept: boolean
}

function begin(userID: string, name: string, saved: Draft): Writing {
  const kept = readDraft(userID, name)
  if (kept === null || isSame(kept.draft, saved)) return settled(saved)
  return { ...kept, wasKept: true, isKept: keepDraft(userID, name, kept) }
}

function settled(draft: Draft): Writing {
  return { draft, base: draft, wasKept: false, isKept: true }
}

/** What is being written about an interview, kept in this browser from the first letter on. */
export function useDraft(name: string, saved: Draft, isNew: boolean) {
  const { userID } = useMember()
  const [shown, show] = useState(() => begin(userID, name, saved))
  // What is typed while a call is under way is known here sooner than it is drawn.
  const latest = useRef(shown)
  const { draft, base, wasKept, isKept } = shown
  const isChanged = !isSame(draft, saved)
  useLeaving(isChanged && !isKept)

  function set(next: Writing): void {
    latest.current = next
    show(next)
  }

  function change(changes: Partial<Draft>): void {
    const before = latest.current
    const next = { ...before.draft, ...changes }
    if (isSame(next, saved)) forgetDraft(userID, name)
    const isDone =
      isSame(next, saved) || keepDraft(userID, name, { draft: next, base: before.base })
    set({ ...before, draft: next, isKept: isDone })
  }

  return {
    ...{ draft, change, wasKept, isKept, isChanged },
    /** The service has another version than the one this began with. */
    isOutdated: !isNew && base !== null && !isSame(base, saved),
    /** Back to what the service has. */
    discard(): void {
      forgetDraft(userID, name)
      set(settled(saved))
    },
    /** The service took what was sent, and has `next` now. What was typed since stays unsaved. */
    settle(sent: Draft, next: Draft): void {
      const { draft: now } = latest.current
      const isAll = isSame(now, sent)
      if (isAll) forgetDraft(userID, name)
      const isDone = isAll || keepDraft(userID, name, { draft: now, base: next })
      set({ draft: isAll ? next : now, base: next, wasKept: false, isKept: isDone })
    },
  }
}
