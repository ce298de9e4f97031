import type { Store } from '../../store/store.ts'

/** Tells whether what stands in the field is nothing but what was heard for its question: only that is sent by itself. */
export function createOwnWords({ draft }: Pick<Store, 'draft'>) {
  let isOwn = false
  /** What stands there as far as it was heard. */
  let shown = ''

  return {
    /** A question is asked: what stands there already is not of it. */
    begin(): void {
      shown = draft.value
      isOwn = !shown.trim()
    },
    /** Puts there what was heard; what somebody typed before it is theirs to send. */
    add(put: () => void): void {
      isOwn &&= draft.value === shown || !draft.value.trim()
      put()
      shown = draft.value
    },
    /** Some of it may belong elsewhere. */
    doubt(): void {
      isOwn = false
    },
    /** They were looked at, and somebody presses to go on with them as they are. */
    accept(): void {
      if (isOwn) shown = draft.value
    },
    /** They came back; what was typed meanwhile is not of them. */
    comeBack(): void {
      isOwn &&= draft.value.trim() === shown.trim()
      shown = draft.value
    },
    maySend: () => isOwn && draft.value === shown && shown.trim() !== '',
  }
}
