import { useState } from 'preact/hooks'
import { useMember } from '../../session.ts'
import { type Draft, forgetDraft, isSame, keepDraft, readDraft } from './draft.ts'

/** What is being written about an interview, kept in this browser from the first letter on. */
export function useDraft(name: string, saved: Draft, isNew: boolean) {
  const { userID } = useMember()
  const [{ draft, base, wasKept }, set] = useState(() => {
    const kept = readDraft(userID, name)
    const isUseful = kept !== null && !isSame(kept.draft, saved)
    return isUseful
      ? { draft: kept.draft, base: kept.base, wasKept: true }
      : { draft: saved, base: saved, wasKept: false }
  })
  const [isKept, setKept] = useState(true)

  function change(changes: Partial<Draft>): void {
    const next = { ...draft, ...changes }
    set({ draft: next, base, wasKept })
    if (isSame(next, saved)) forgetDraft(userID, name)
    else setKept(keepDraft(userID, name, { draft: next, base }))
  }

  return {
    draft,
    change,
    /** An earlier visit left it. */
    wasKept,
    /** This browser does keep what is typed. */
    isKept,
    isChanged: !isSame(draft, saved),
    /** The service has another version than the one this began with. */
    isOutdated: !isNew && base !== null && !isSame(base, saved),
    /** Back to what the service has. */
    discard(): void {
      forgetDraft(userID, name)
      set({ draft: saved, base: saved, wasKept: false })
    },
    /** The service has it now. */
    settle(next: Draft): void {
      forgetDraft(userID, name)
      set({ draft: next, base: next, wasKept: false })
    },
  }
}
