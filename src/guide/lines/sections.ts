import type { Label } from '../cues/cue-table.ts'
import { takeLimit } from '../outline/limits.ts'
import type { Section, State, TopicDraft } from '../outline/outline.ts'
import type { SourceLines } from '../plan.ts'
import { type Flags, merged } from './flags.ts'
import type { Piece } from './piece.ts'

/** Level of a section that a line opens; headings have theirs. */
export const lineLevel = 7
/** Sections in which a question is asked all the same. */
const asking: readonly Label[] = [
  'must',
  'ifTime',
  'list',
  'context',
  'product',
  'tone',
  'limit',
  'language',
  'opening',
]

export function openSection(
  state: State,
  { block, text, lines, limit, label = 'context' }: Piece,
): void {
  const isHeading = block.kind === 'heading'
  state.outline.settings.push({ name: 'title', text, lines })
  // The time of an introduction is none of the whole.
  if (limit && label !== 'opening' && label !== 'closing')
    state.outline.limits.push({ ...limit, isSection: true })
  const level = isHeading ? block.level : lineLevel
  // "Probe for:" below a question stays with it.
  if (label !== 'probe') {
    if (isHeading || block.kind === 'text') state.topic = null
    state.parent = null
  }
  state.section = label === 'list' ? null : { label, level, title: text }
}

export function openTopic(state: State, { block, text, lines, flags, limit }: Piece): void {
  const level = block.kind === 'heading' ? block.level : lineLevel
  const { section, outline } = state
  // Under "Must ask", smaller headings name the topics that must be asked about.
  const isInside =
    section !== null &&
    (section.label === 'must' || section.label === 'ifTime') &&
    level > section.level
  if (!isInside) state.section = null
  const own = merged(flags, isInside && section ? { [section.label]: true } : {})
  const named = takeLimit(text.replace(/\s?:$/, ''), state.cues)
  state.topic = draftOf(named.text, true, own, lines)
  state.topic.limit = limit ?? named.limit
  if (block.isScreener) {
    state.topic.isScreener = true
    state.topic.flags = merged(own, { must: true })
  }
  outline.topics.push(state.topic)
  state.parent = null
}

export function draftOf(
  title: string,
  isTitled: boolean,
  flags: Flags,
  lines: SourceLines,
): TopicDraft {
  return {
    title,
    isTitled,
    lines: { ...lines },
    flags,
    limit: null,
    goals: [],
    questions: [],
    hints: [],
  }
}

/** What a label may make something else of. */
const open: readonly Piece['kind'][] = ['plain', 'item', 'unsure', 'question', 'goal']

/** What a piece counts as, given the section it stands in. */
export function kindIn(section: Section | null, piece: Piece): Piece['kind'] {
  const { kind } = piece
  if (!section || piece.isBarred) return kind
  const { label } = section
  if (label === 'noGo') return [...open, 'tone', 'internal'].includes(kind) ? 'noGo' : kind
  if (!open.includes(kind)) return kind
  if (kind === 'question' && (piece.flags.must || asking.includes(label))) {
    const isSpoken = label === 'opening' && piece.block.kind !== 'item'
    return isSpoken ? 'opening' : 'question'
  }
  if (label === 'must' || label === 'ifTime' || label === 'list')
    return kind === 'plain' ? 'item' : kind
  if (label === 'internal') return kind === 'question' ? 'unsure' : 'internal'
  // What looks like a question is not lost in a section of another kind.
  return kind === 'unsure' && label !== 'goal' && label !== 'probe' ? kind : label
}
