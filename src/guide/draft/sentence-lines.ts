import { compileGuide } from '../compile.ts'
import { guideSentences } from '../lines/guide-sentences.ts'
import type { SettledDraft } from './guide-draft.ts'

/** A guide with each sentence of its prose on a line of its own, and the line, from 1, each came from. */
export type SentenceLines = { text: string; from: readonly number[] }

/** What stands in a list, a table or a heading is one thing already. */
const marked = /^\s{0,12}(?:[#>|*•–—-]|\d{1,3}[.)])/

/** So that of a guide in one paragraph each sentence can be told apart from the next. */
export function sentenceLines(guidelines: string): SentenceLines {
  const { language } = compileGuide(guidelines)
  const lines = guidelines.split(/\r?\n/).flatMap((line, at) => {
    const sentences = marked.test(line) ? [] : guideSentences(line, language)
    const texts = sentences.length < 2 ? [line] : sentences.map(({ text }) => text.trim())
    return texts.map((text) => ({ text, from: at + 1 }))
  })
  return { text: lines.map(({ text }) => text).join('\n'), from: lines.map(({ from }) => from) }
}

/** The draft with the lines of the guide as it was written. */
export function inWrittenLines(draft: SettledDraft, { from }: SentenceLines): SettledDraft {
  const notes = draft.notes.map((note) => ({
    ...note,
    lines: [...new Set(note.lines.flatMap((line) => from[line - 1] ?? []))],
  }))
  return { ...draft, notes }
}
