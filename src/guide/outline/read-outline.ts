import type { CueMatcher } from '../cues/matcher.ts'
import type { Piece } from '../lines/piece.ts'
import { openTopic } from '../lines/sections.ts'
import { leaveOpen, note, type Outline, type State } from './outline.ts'
import { place } from './placing.ts'
import { isTitle } from './titles.ts'

/** Pieces looked ahead to tell whether a heading follows. */
const titleAheadMax = 8
const remarkWordsMax = 8

/** A guide taken apart, piece by piece. */
export function outlineOf(pieces: readonly Piece[], cues: CueMatcher): Outline {
  const outline: Outline = {
    topics: [],
    goals: [],
    context: [],
    unasked: [],
    avoid: [],
    openings: [],
    closings: [],
    settings: [],
    limits: [],
    unread: [],
    beyond: [],
  }
  const state: State = { outline, cues, section: null, topic: null, parent: null, hasMore: false }
  for (const [at, piece] of pieces.entries()) {
    state.hasMore = pieces
      .slice(at + 1, at + 1 + titleAheadMax)
      .some(({ kind }) => kind === 'title')
    if (remarksOnLast(state, piece)) continue
    if (piece.block.kind !== 'heading' && isTitle(piece, pieces[at + 1])) openTopic(state, piece)
    else place(state, piece)
  }
  return withoutEmpty(outline)
}

/** "What broke? This one is make-or-break.": said of the question before it. */
function remarksOnLast({ parent, cues, outline }: State, { kind, text, lines }: Piece): boolean {
  const isNext = parent !== null && lines.from <= parent.lines.to + 1
  const isRemark = (kind === 'plain' || kind === 'tone') && text.split(' ').length <= remarkWordsMax
  if (!isNext || !isRemark || !cues.mustPhrase.test(text)) return false
  parent.flags = { ...parent.flags, must: true }
  note(outline.context, { text, lines })
  return true
}

/** Headings without a question under them are titles, and what they hint at is listed. */
function withoutEmpty(outline: Outline): Outline {
  const topics = outline.topics.filter((topic) => {
    if (topic.questions.length > 0) return true
    const { title, lines, limit, hints } = topic
    outline.settings.push({
      name: 'title',
      text: title,
      lines: { from: lines.from, to: lines.from },
    })
    if (limit) outline.limits.push({ ...limit, isSection: true })
    for (const hint of hints) {
      const isKnown = outline.unasked.some(
        ({ text, lines: { from } }) => text === hint.text && from === hint.lines.from,
      )
      if (!isKnown) leaveOpen(outline, { text: hint.text, lines: hint.lines })
    }
    return false
  })
  return { ...outline, topics }
}
