import type { Page } from '../../page.ts'
import { nameWay } from '../../parts/closed/choosing.ts'
import { readingOf } from '../reading-of.ts'
import type { Spoken } from './voice.ts'

/** The newest question as it is read aloud, with what there is to choose from. */
export function partsOf(page: Page): { seq: number; parts: Spoken[] } {
  const { store, t, language } = page
  const snapshot = store.snapshot.value
  const line = snapshot?.conversation.findLast(({ role }) => role === 'assistant')
  if (!line) return { seq: -1, parts: [] }
  const parts = readingOf(page, line)
  const { closed } = line
  if (!closed) return { seq: line.seq, parts }
  // They are the guide's words, as the question is.
  const locale = line.other?.locale ?? snapshot?.locale ?? language
  const options = closed.options?.map((text) => ({ text, locale }))
  return {
    seq: line.seq,
    parts: [
      ...parts,
      ...(options ?? [{ text: nameWay(t, closed), locale: language, isPages: true }]),
    ],
  }
}
