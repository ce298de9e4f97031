import { sentences } from '../language/sentences.ts'
import type { Label } from './cues/cue-table.ts'
import type { CueMatcher } from './cues/matcher.ts'
import { type Flags, merged } from './flags.ts'
import { type Limit, takeLimit } from './limits.ts'
import { listed } from './lists.ts'
import { kindOfNoGo, quietAbout } from './no-go.ts'
import type { Piece } from './pieces.ts'
import type { Avoidance, Plan, SourceLines } from './plan.ts'

export type Noted = { text: string; lines: SourceLines }
export type QuestionDraft = Noted & { original?: string; level: number; flags: Flags }
export type HintDraft = Noted & { when?: string; isAsked: boolean }
export type TopicDraft = {
  title: string
  /** Of a heading; a topic without one is called by its first question. */
  isTitled: boolean
  lines: SourceLines
  flags: Flags
  limit: Limit | null
  goals: string[]
  questions: QuestionDraft[]
  hints: HintDraft[]
}

/** A number, or a word long enough to name something. */
const tells = /\d|\p{L}{6}/u

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

type Section = { label: Label; level: number; title: string }
type State = {
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
/** Words of a line that names what lies below it. */
const titleWordsMax = 9
/** Level of a section that a line opens; headings have theirs. */
const lineLevel = 7
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

/** Pieces looked ahead to tell whether a heading follows. */
const titleAheadMax = 8
const remarkWordsMax = 8

/** "What broke? This one is make-or-break.": said of the question before it. */
function remarksOnLast({ parent, cues, outline }: State, { kind, text, lines }: Piece): boolean {
  const isNext = parent !== null && lines.from <= parent.lines.to + 1
  const isRemark = (kind === 'plain' || kind === 'tone') && text.split(' ').length <= remarkWordsMax
  if (!isNext || !isRemark || !cues.mustPhrase.test(text)) return false
  parent.flags = { ...parent.flags, must: true }
  note(outline.context, { text, lines })
  return true
}

/** A short line above a list or a question, or a part with its time: "Warm-up (5 min)". */
function isTitle({ kind, text, block, limit }: Piece, next: Piece | undefined): boolean {
  if (kind !== 'item' && kind !== 'plain' && kind !== 'limit') return false
  const isShort = text.split(' ').length <= titleWordsMax && !/[.!?;,]$/.test(text)
  if (!isShort || !next || block.text.length > text.length + 40) return false
  if (kind === 'limit')
    return (
      block.kind === 'item' && /\p{L}{4}/u.test(text) && limit !== null && next.kind === 'question'
    )
  const isBelow =
    next.block.kind === 'item' && (block.kind === 'text' || next.block.level > block.level)
  const asksNext = next.kind === 'question' && next.block !== block
  const isOther =
    next.block.kind === 'item' && block.marker !== next.block.marker && block.marker !== 'bullet'
  if (block.kind === 'item' && isOther && asksNext) return true
  const isNumbered = block.marker === 'number' || block.marker === 'letter'
  if (isNumbered && isBelow) return true
  if (block.kind === 'item')
    return (isBelow && (asksNext || limit !== null)) || (limit !== null && asksNext)
  return (
    isBelow || (asksNext && next.lines.from === block.lines.to + 1) || (limit !== null && asksNext)
  )
}

function place(state: State, piece: Piece): void {
  if (piece.kind === 'section') {
    openSection(state, piece)
    return
  }
  if (piece.kind === 'title') {
    openTopic(state, piece)
    return
  }
  // A line of prose after a list under a label is no part of the list.
  const isBehind =
    piece.block.kind === 'text' && state.section?.level === lineLevel && piece.kind !== 'plain'
  if (isBehind && state.section && !['opening', 'closing'].includes(state.section.label))
    state.section = null
  const isBelow =
    piece.block.kind === 'item' && piece.block.level > Math.max(1, state.parent?.level ?? 0)
  if (isBelow && state.parent && placeBelow(state, piece)) return
  placeByKind(state, piece, kindIn(state.section, piece))
}

function openSection(state: State, { block, text, lines, limit, label = 'context' }: Piece): void {
  const isHeading = block.kind === 'heading'
  state.outline.settings.push({ name: 'title', text, lines })
  // The time of an introduction is none of the whole.
  if (limit && label !== 'opening' && label !== 'closing') state.outline.limits.push(limit)
  const level = isHeading ? block.level : lineLevel
  // "Probe for:" below a question stays with it.
  if (label !== 'probe') {
    if (isHeading || block.kind === 'text') state.topic = null
    state.parent = null
  }
  state.section = label === 'list' ? null : { label, level, title: text }
}

function openTopic(state: State, { block, text, lines, flags, limit }: Piece): void {
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
  outline.topics.push(state.topic)
  state.parent = null
}

function draftOf(title: string, isTitled: boolean, flags: Flags, lines: SourceLines): TopicDraft {
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

/** What a piece counts as, given the section it stands in. */
function kindIn(section: Section | null, { kind, block, flags, isBarred }: Piece): Piece['kind'] {
  if (!section || isBarred) return kind
  const { label } = section
  const isOpen =
    kind === 'plain' ||
    kind === 'item' ||
    kind === 'unsure' ||
    kind === 'question' ||
    kind === 'goal'
  if (label === 'noGo') return isOpen || kind === 'tone' || kind === 'internal' ? 'noGo' : kind
  if (!isOpen) return kind
  if (kind === 'question' && (flags.must || asking.includes(label))) {
    const isSpoken = label === 'opening' && block.kind !== 'item'
    return isSpoken ? 'opening' : 'question'
  }
  if (label === 'must' || label === 'ifTime' || label === 'list')
    return kind === 'plain' ? 'item' : kind
  if (label === 'internal') return kind === 'question' ? 'unsure' : 'internal'
  // What looks like a question is not lost in a section of another kind.
  if (kind === 'unsure' && label !== 'goal' && label !== 'probe') return kind
  return label
}

function placeByKind(state: State, piece: Piece, kind: Piece['kind']): void {
  const { outline, section } = state
  const { text, lines } = piece
  switch (kind) {
    case 'question':
      addQuestion(state, piece)
      return
    case 'probe':
      addHints(state, piece)
      return
    case 'noGo':
      addNoGo(state, piece)
      return
    case 'goal':
      if (state.topic && section?.label !== 'goal') state.topic.goals.push(text)
      note(outline.goals, piece.original === undefined ? piece : { text: piece.original, lines })
      return
    case 'opening':
    case 'closing':
      addSpoken(state, piece, kind)
      return
    case 'limit':
      addLimit(state, piece)
      return
    case 'tone':
    case 'language':
    case 'product':
      outline.settings.push({ name: kind, text, lines })
      return
    case 'item':
    case 'unsure':
      leaveUnasked(state, piece)
      return
    default:
      note(outline.context, { text, lines })
  }
}

/** A bullet below a question is a hint of what to dig into. */
function placeBelow(state: State, piece: Piece): boolean {
  if (piece.isBarred) return false
  const { kind, flags, when } = piece
  if (kind === 'question' && flags.must) return false
  if (
    kind !== 'question' &&
    kind !== 'item' &&
    kind !== 'unsure' &&
    kind !== 'probe' &&
    kind !== 'plain'
  )
    return false
  const label = state.section?.label
  if (label === 'noGo' || label === 'goal' || label === 'internal') return false
  addHints(state, {
    ...piece,
    ...(when === undefined && flags.onlyIf !== undefined && { when: flags.onlyIf }),
  })
  return true
}

function addQuestion(state: State, piece: Piece): void {
  const { section, outline } = state
  const { text, lines, block, limit } = piece
  const marked =
    section && (section.label === 'must' || section.label === 'ifTime')
      ? { [section.label]: true }
      : {}
  const flags = merged(piece.flags, marked)
  const draft: QuestionDraft = {
    text,
    lines,
    level: block.kind === 'item' ? block.level : 0,
    flags,
    ...(piece.original !== undefined && { original: piece.original }),
  }
  if (!state.topic?.isTitled) {
    state.topic = draftOf(text, false, flags, lines)
    outline.topics.push(state.topic)
  }
  if (limit && !state.topic.isTitled) state.topic.limit = limit
  state.topic.questions.push(draft)
  state.topic.lines.to = Math.max(state.topic.lines.to, lines.to)
  state.parent = draft
}

/** Hints belong to the topic above them; without one they are listed as not asked. */
function addHints(state: State, { text, when, lines, kind, original }: Piece): void {
  const topic = state.topic ?? state.outline.topics.at(-1)
  const said = original ?? text
  if (!topic) {
    leaveOpen(state.outline, { text: when === undefined ? said : `${when}: ${said}`, lines })
    return
  }
  const isAsked = kind === 'question' && original === undefined
  const parts = isAsked || when !== undefined || said.includes('?') ? [said] : listed(said)
  for (const part of parts)
    topic.hints.push({
      text: isAsked ? text : part,
      lines,
      isAsked,
      ...(when === undefined ? {} : { when }),
    })
}

/** A noun under a heading is no question: a hint of what the topic is about, and listed as not asked. */
function leaveUnasked(state: State, piece: Piece): void {
  const { text, lines, kind, block } = piece
  if (block.kind !== 'item' || block.level <= (state.parent?.level ?? 1)) state.parent = null
  const isHint = kind === 'item' && state.topic?.isTitled === true && block.kind === 'item'
  if (isHint) state.topic?.hints.push({ text, lines, isAsked: false })
  leaveOpen(state.outline, { text: piece.original ?? text, lines })
}

function leaveOpen(outline: Outline, one: Noted): void {
  if (one.text === '') return
  outline.unasked.push({ text: one.text, lines: { ...one.lines } })
}

function addNoGo(state: State, { text, lines, original }: Piece): void {
  const { outline, cues, section } = state
  const said = original ?? text
  const inSection = section?.label === 'noGo'
  for (const { text: sentence } of sentences(said, cues.language)) {
    const about = quietAbout(sentence, cues)
    if (cues.manner.test(about)) {
      outline.settings.push({
        name: 'tone',
        text: inSection ? `${section.title}: ${sentence}` : sentence,
        lines,
      })
      continue
    }
    const kind = kindOfNoGo(inSection ? `${section.title} ${sentence}` : sentence, cues)
    const parts = /\d|\?/.test(about) ? [about] : listed(about.replace(/[.!]$/, ''), true)
    // "Nothing", "nada" alone names nothing to be quiet about.
    const isTold = parts.some((part) => part.trim().includes(' ') || tells.test(part))
    if (!isTold && !inSection) {
      leaveOpen(outline, { text: sentence, lines })
      continue
    }
    for (const part of parts) outline.avoid.push({ kind, text: part, lines })
  }
}

/** "Say: Hi …" */
const sayCue = /^(?:say|read out|sagen|vorlesen|dire|à dire|lire|decir|leer|dizer|ler)\s?:\s/iu

/** Said to participants only where it is clearly meant to be said; an instruction is context. */
function addSpoken(state: State, piece: Piece, kind: 'opening' | 'closing'): void {
  const { outline, cues, section } = state
  const { text, lines, block } = piece
  // What is said between two questions is said by nobody here.
  const isLate = kind === 'opening' && section?.label !== 'opening' && outline.topics.length > 0
  const quoted = text.replace(sayCue, '')
  const said = quoted.replace(/^["“„«]\s?|\s?["“”»]$/gu, '').trim()
  const isQuoted = block.isQuoted === true || said !== quoted || quoted !== text
  const isAsked = piece.kind === 'question' || said.endsWith('?')
  const isSaid = isQuoted || isAsked || cues.spoken.test(said) || cues.you.test(said)
  const isOrder = cues.instruct.test(said) || (cues.they.test(said) && !cues.you.test(said))
  if (piece.kind === 'item' && !isSaid) leaveUnasked(state, piece)
  else if (said === '' || isOrder || !isSaid || isLate) leaveOpen(outline, { text, lines })
  else if (kind === 'opening') note(outline.openings, { text: said, lines })
  else if (isAsked) outline.closings.push({ text: said, lines })
  else note(outline.closings, { text: said, lines })
}

/** A limit under a heading is that topic's, until something is asked there. */
function addLimit(state: State, { text, lines, limit, block }: Piece): void {
  state.outline.settings.push({ name: 'limit', text: block.text || text, lines })
  if (!limit) return
  const { topic, cues, outline, hasMore } = state
  const others = outline.topics.filter((other) => other !== topic && other.isTitled)
  const eachHasOne = others.length > 0 && others.every((other) => other.limit !== null)
  const isInside = topic?.questions.length === 0 || hasMore || eachHasOne
  const isTopics =
    topic?.isTitled === true && isInside && topic.limit === null && !cues.whole.test(block.text)
  if (topic && isTopics) topic.limit = limit
  else state.outline.limits.push(limit)
}

/** Adds to a list; lines that follow each other are one entry. */
export function note(list: Noted[], { text, lines }: Noted): void {
  if (text === '') return
  const last = list.at(-1)
  const isNext = last && lines.from <= last.lines.to + 1 && lines.from >= last.lines.from
  if (isNext && last.text.length + text.length < entryCharactersMax && !last.text.endsWith('?')) {
    last.text = `${last.text} ${text}`
    last.lines = { from: last.lines.from, to: Math.max(last.lines.to, lines.to) }
  } else list.push({ text, lines: { ...lines } })
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
    if (limit) outline.limits.push(limit)
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
