import type { ClosedDraft } from '../closed/closed-draft.ts'
import type { Label } from '../cues/cue-table.ts'
import type { CueMatcher } from '../cues/matcher.ts'
import { type Limit, takeLimit } from '../outline/limits.ts'
import type { SourceLines } from '../plan.ts'
import type { Setting } from './asks.ts'
import type { Block } from './blocks.ts'
import { type Flags, noFlags } from './flags.ts'
import type { Legend } from './legend.ts'

/** One thing that the guide says. */
export type Piece = {
  kind:
    | 'question'
    /** Names what lies below it. */
    | 'title'
    /** A label on a line of its own: what follows is of its kind. */
    | 'section'
    /** Of a list, or ordered to be asked, and no question. */
    | 'item'
    /** Looks as if it was to be asked, and cannot be. */
    | 'unsure'
    /** Prose. */
    | 'plain'
    | Exclude<Label, 'must' | 'ifTime' | 'list'>
  text: string
  /** The researcher's own words, where `text` is made of them. */
  original?: string
  /** Of a section: what it says. */
  label?: Label
  /** Its line holds something to keep quiet about: it is neither asked nor a hint. */
  isBarred?: true
  /** Asks on after the question before it in its line. */
  isTail?: true
  /** Of a hint: what it waits for. */
  when?: string
  closed?: ClosedDraft
  block: Block
  lines: SourceLines
  flags: Flags
  limit: Limit | null
}

export type Reader = { cues: CueMatcher; legend: Legend; setting: Setting }

export function piece(block: Block, kind: Piece['kind'], text: string): Piece {
  return { kind, text, block, lines: { ...block.lines }, flags: noFlags(), limit: null }
}

/** What is left of a line that holds something to keep quiet about. */
export function barredRest(block: Block, text: string): Piece {
  return { ...piece(block, 'unsure', text), isBarred: true }
}

/** A question, and the time that stands with it. */
export function question(text: string, block: Block, cues: CueMatcher): Piece {
  const { text: bare, limit } = takeLimit(text, cues)
  return { ...piece(block, 'question', bare), limit }
}
