import { merged } from '../lines/flags.ts'
import { guideSentences } from '../lines/guide-sentences.ts'
import { listed } from '../lines/lists.ts'
import type { Piece } from '../lines/piece.ts'
import { draftOf, kindIn, lineLevel, openSection, openTopic } from '../lines/sections.ts'
import { kindOfNoGo, quietAbout } from '../no-go.ts'
import { leaveOpen, note, type QuestionDraft, type Section, type State } from './outline.ts'

/** A number, or a word long enough to name something. */
const tells = /\d|\p{L}{6}/u

/** Puts a piece where it belongs. */
export function place(state: State, piece: Piece): void {
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
  if (endsList(state.section, piece)) state.section = null
  const isBelow =
    piece.block.kind === 'item' && piece.block.level > Math.max(1, state.parent?.level ?? 0)
  if ((isBelow || piece.isTail) && state.parent && placeBelow(state, piece)) return
  placeByKind(state, piece, piece.isTail ? 'probe' : kindIn(state.section, piece))
}

/** "1. How did you …?" after the bullets under "Do not mention:". */
function endsList(section: Section | null, { block }: Piece): boolean {
  if (section?.level !== lineLevel || block.kind !== 'item' || block.level > 1) return false
  if (section.marker === undefined) section.marker = block.marker
  return section.marker !== block.marker
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
      note(
        outline.goals,
        { text: piece.original ?? text, lines },
        { isItem: piece.block.kind === 'item' },
      )
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
  if (piece.isBarred || piece.closed) return false
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
    ...(piece.closed && { closed: piece.closed }),
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

/** "…, it's settled": why, and nothing of its own to be quiet about. */
const reason =
  /^(?:c'est|it's|it is|that's|they|das ist|es ist|ist noch|noch nicht|still|not yet|todavía|aún|ainda|está|é |es )/iu

function addNoGo(state: State, { text, lines, original }: Piece): void {
  const { outline, cues, section } = state
  const said = original ?? text
  const inSection = section?.label === 'noGo'
  for (const { text: sentence } of guideSentences(said, cues.language)) {
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
    for (const part of parts.filter((one, at) => at === 0 || !reason.test(one)))
      outline.avoid.push({ kind, text: part, lines })
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
