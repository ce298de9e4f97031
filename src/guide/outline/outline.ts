import type { ClosedDraft } from '../closed/closed-draft.ts'
import type { Label } from '../cues/cue-table.ts'
import type { CueMatcher } from '../cues/matcher.ts'
import type { Block } from '../lines/blocks.ts'
import type { Flags } from '../lines/flags.ts'
import type { Avoidance, Plan, SourceLines } from '../plan.ts'
import type { Limit } from './limits.ts'

export type Noted = { text: string; lines: SourceLines }
export type QuestionDraft = Noted & {
  original?: string
  closed?: ClosedDraft
  level: number
  flags: Flags
}
export type HintDraft = Noted & { when?: string; isAsked: boolean }
export type TopicDraft = {
  title: string
  /** Of a heading; a topic without one is called by its first question. */
  isTitled: boolean
  isScreener?: true
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
  /** Of the context, what may have been meant to be asked. */
  unasked: Noted[]
  avoid: (Noted & { kind: Avoidance['kind'] })[]
  openings: Noted[]
  closings: Noted[]
  settings: NonNullable<Plan['settings']>
  limits: Limit[]
  /** Past what is read of a guide. */
  unread: Noted[]
  /** Past what a plan has room for. */
  beyond: Noted[]
}

/** What the lines below a label are, and how deep the label stands. */
export type Section = {
  label: Label
  level: number
  title: string
  /** How the entries of its list are set apart: another list is none of its own. */
  marker?: Block['marker']
}
/** An outline in the making, and where in the guide it is. */
export type State = {
  outline: Outline
  cues: CueMatcher
  section: Section | null
  topic: TopicDraft | null
  /** The question that deeper bullets belong to. */
  parent: QuestionDraft | null
  /** Whether another heading is near. */
  hasMore: boolean
}

/** Entries that follow each other are one, up to so many characters. */
const entryCharactersMax = 2_000
/** Items that are entries of their own; no study has more goals than that. */
const itemsMax = 30
/** Adds to a list; lines that follow each other are one entry, unless each is an item of its own. */
export function note(list: Noted[], { text, lines }: Noted, { isItem = false } = {}): void {
  if (text === '') return
  const last = list.at(-1)
  const to = last && last.lines.to + (isItem && list.length < itemsMax ? 0 : 1)
  const isNext = last && to !== undefined && lines.from <= to && lines.from >= last.lines.from
  if (isNext && last.text.length + text.length < entryCharactersMax && !last.text.endsWith('?')) {
    last.text = `${last.text} ${text}`
    last.lines = { from: last.lines.from, to: Math.max(last.lines.to, lines.to) }
  } else list.push({ text, lines: { ...lines } })
}

/** Lists what may have been meant to be asked and is not. */
export function leaveOpen(outline: Outline, one: Noted): void {
  if (one.text === '') return
  outline.unasked.push({ text: one.text, lines: { ...one.lines } })
}
