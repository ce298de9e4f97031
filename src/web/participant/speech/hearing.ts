import type { Store } from '../store/store.ts'
import { addMarks } from './marks.ts'
import type { Stretch } from './recognizer/recognizer.ts'

type Part = {
  text: string
  isFinal: boolean
  /** What of it was heard with little confidence; it is marked once it is final. */
  unsure?: readonly Stretch[]
}

/** What is heard goes behind what stands there, with a space between. */
function join(before: string, heard: string): string {
  const words = heard.trim()
  if (!words) return before
  return !before || /\s$/.test(before) ? before + words : `${before} ${words}`
}

/** Puts what is heard into the field, behind what stands there, which may be mended meanwhile. */
export function createHearing({ draft, setDraft }: Pick<Store, 'draft' | 'setDraft'>) {
  const before = draft.value
  /** What stood there before the part that is being heard. */
  let settled = before
  /** What was last put there; anything else has been typed since. */
  let shown = before

  return {
    /** The parts since the last that was final; only they may still change. */
    put(parts: readonly Part[]): void {
      if (draft.value !== shown) settled = draft.value
      let text = settled
      const fresh: Stretch[] = []
      for (const { text: heard, isFinal, unsure = [] } of parts) {
        text = join(text, heard)
        if (!isFinal) continue
        settled = text
        // What is put there is at its end, without the blanks around it.
        const at = text.trimEnd().length - heard.trimEnd().length
        fresh.push(...unsure.map(({ from, to }) => ({ from: from + at, to: to + at })))
      }
      shown = text
      setDraft(text)
      addMarks(text, fresh)
    },
    hasHeard: () => shown !== before,
    /** Takes all of it out again; false where it was mended since. */
    takeBack(): boolean {
      const isAsHeard = draft.value === shown
      if (isAsHeard) setDraft(before)
      return isAsHeard
    },
  }
}
