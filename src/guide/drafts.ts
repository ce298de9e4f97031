import type { Cue } from './cues/cue-table.ts'
import type { CueMatcher } from './cues/matcher.ts'
import type { Flags } from './flags.ts'
import type { Limit } from './limits.ts'
import type { SourceLines } from './plan.ts'
import type { Statement } from './statement.ts'

export type Noted = { text: string; lines: SourceLines }

export type QuestionDraft = {
  text: string
  /** Written as a noun or clause, to be made a question. */
  isItem: boolean
  numbered: boolean
  /** Depth of its line in a list; 0 in prose. */
  level: number
  flags: Flags
  lines: SourceLines
}

export type HintDraft = { text: string; when?: string; lines: SourceLines }

export type TopicDraft = {
  title: string
  from: 'heading' | 'item' | 'question'
  level: number
  numbered: boolean
  /** Whether it came from a sentence of prose rather than a list or heading. */
  isProse: boolean
  /** What the guide calls itself, in its first line. */
  isName: boolean
  lines: SourceLines
  flags: Flags
  limit: Limit | null
  goals: string[]
  questions: QuestionDraft[]
  hints: HintDraft[]
}

/** A guide taken apart, everything in its place, nothing reworded. */
export type Outline = {
  topics: TopicDraft[]
  goals: Noted[]
  context: Noted[]
  avoid: (Noted & { kind: 'mention' | 'ask' | 'promise' })[]
  openings: Noted[]
  closings: Noted[]
  settings: (Noted & { name: 'tone' | 'language' | 'limit' | 'product' | 'title' })[]
  limits: Limit[]
  /** Past what is read of a guide. */
  unread: Noted[]
  /** Past what a plan has room for. */
  unasked: Noted[]
}

/** Where the reader of a guide stands. */
export type State = {
  outline: Outline
  cues: CueMatcher
  section: { cue: Cue; title: string; level: number; lines: SourceLines } | null
  topic: TopicDraft | null
  /** The question that deeper bullets belong to. */
  parent: QuestionDraft | null
  /** Only settings follow: limits, tone, what to avoid. */
  isTail: boolean
  /** Nothing but research questions is asked, so these are put to people. */
  goalsAsk: boolean
  /** Lines of a list without marks. */
  unmarked: ReadonlySet<Statement>
}

export function questionOf({ text, block, flags, lines }: Statement, must: boolean): QuestionDraft {
  return {
    text,
    isItem: false,
    numbered: block.numbered,
    level: block.level,
    flags: { ...flags, must: flags.must || must },
    lines,
  }
}

/** Adds to the context or opening; lines that follow each other are one entry. */
export function note(list: Noted[], { text, lines }: Noted): void {
  if (text === '') return
  const last = list.at(-1)
  if (last && lines.from <= last.lines.to + 1 && last.text.length + text.length < 2_000) {
    last.text = `${last.text} ${text}`
    last.lines = { from: last.lines.from, to: lines.to }
  } else list.push({ text, lines: { ...lines } })
}

export function draftOf(
  title: string,
  from: TopicDraft['from'],
  level: number,
  flags: Flags,
  lines: SourceLines,
): TopicDraft {
  return {
    title,
    from,
    level,
    numbered: false,
    isProse: false,
    isName: false,
    lines: { ...lines },
    flags,
    limit: null,
    goals: [],
    questions: [],
    hints: [],
  }
}
