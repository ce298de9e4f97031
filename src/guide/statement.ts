import type { Block } from './blocks.ts'
import type { Cue } from './cues/cue-table.ts'
import { type Flags, noFlags } from './flags.ts'
import type { Limit } from './limits.ts'
import type { SourceLines } from './plan.ts'

/** One thing that the guide says. */
export type Statement = {
  kind: Cue | 'question' | 'cover' | 'conditional' | 'plain' | 'title'
  /** What is left once cue words, flags and limits are taken off. */
  text: string
  /** Of a conditional: what sets it off. */
  when?: string
  /** What it stands for of the block, as written: its own sentence, or all of it. */
  said: string
  /** The block's own shape. */
  block: Block
  /** Says what the lines below it are: "Must ask:" on a line of its own. */
  opensSection: boolean
  lines: SourceLines
  flags: Flags
  limit: Limit | null
}

/** A statement of one kind, with nothing more known of it. It speaks for its whole block. */
export function statement(block: Block, kind: Statement['kind'], text: string): Statement {
  return {
    kind,
    text,
    said: block.text,
    block,
    opensSection: false,
    lines: block.lines,
    flags: noFlags(),
    limit: null,
  }
}
