import type { Snapshot } from '../api.ts'
import type { Page } from '../page.ts'

type Line = Snapshot['conversation'][number]

/** The parts of a question as they are read aloud, each in its own language. */
export function readingOf({ store, language }: Page, { content, other }: Line) {
  const own = store.snapshot.value?.locale ?? language
  return [
    { text: content.slice(0, other?.at), locale: own },
    { text: other ? content.slice(other.at) : '', locale: other?.locale ?? own },
  ].filter(({ text }) => text.trim())
}
