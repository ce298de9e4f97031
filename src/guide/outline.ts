import { contentStems } from '../language/words.ts'
import type { Cue } from './cues/cue-table.ts'
import type { CueMatcher } from './cues/matcher.ts'
import { draftOf, note, type Outline, questionOf, type State } from './drafts.ts'
import { farewellFrom, unmarkedItems } from './lists.ts'
import {
  addAvoidance,
  addFixed,
  addGoal,
  addHints,
  addLimit,
  addQuestions,
  listed,
  softSections,
} from './placing.ts'
import { rewordPacks } from './reword/packs.ts'
import type { Statement } from './statement.ts'
import { isShort, sectionOf, titleOf } from './titles.ts'

/** A clause on a line of its own is asked up to so many words. */
const clauseWordsMax = 20
/** Lines looked ahead to tell whether nothing is asked any more. */
const tailMax = 12

/** What a guide ends on: limits, tone, what to avoid. */
function isSetting({ kind }: Statement): boolean {
  return /^(?:avoid|limit|tone|language|product|closing)/.test(kind)
}

/**
 * Puts each statement where it belongs: under the nearest heading, on the list it is meant for. Research
 * questions are aims, unless nothing else is asked: then they are what to ask.
 */
export function outlineOf(statements: readonly Statement[], cues: CueMatcher): Outline {
  const outline = placed(statements, cues, false)
  const asks = outline.topics.some(({ questions }) => questions.length > 0)
  return asks ? outline : placed(statements, cues, true)
}

function placed(statements: readonly Statement[], cues: CueMatcher, goalsAsk: boolean): Outline {
  const outline: Outline = {
    topics: [],
    goals: [],
    context: [],
    avoid: [],
    openings: [],
    closings: [],
    settings: [],
    limits: [],
    unread: [],
    unasked: [],
  }
  const state: State = {
    outline,
    cues,
    goalsAsk,
    section: null,
    topic: null,
    parent: null,
    isTail: false,
    unmarked: unmarkedItems(statements),
  }
  const end = farewellFrom(statements)
  for (const [at, statement] of statements.entries()) {
    state.isTail = statements.slice(at + 1, at + 1 + tailMax).every(isSetting)
    if (at >= end) note(outline.context, { ...statement, text: statement.said })
    else place(state, statement, statements[at + 1], statements[at - 1])
  }
  return outline
}

function place(
  state: State,
  statement: Statement,
  next: Statement | undefined,
  before: Statement | undefined,
): void {
  const { block, text, opensSection } = statement
  if (block.kind === 'aside') {
    note(state.outline.context, statement)
    return
  }
  if (!opensSection && !/[\p{L}\p{N}]/u.test(text)) {
    note(state.outline.context, { text: statement.said, lines: block.lines })
    return
  }
  if (statement.opensSection) {
    openSection(state, statement)
    return
  }
  if (statement.kind === 'title') {
    const cue = sectionOf(statement.text, state.cues)
    if (cue) openSection(state, { ...statement, kind: cue })
    else openTopic(state, statement)
    return
  }
  const title = titleOf(statement, next, before, state.cues)
  if (title) {
    if (title.cue) openSection(state, { ...statement, kind: title.cue, text: title.text })
    else openTopic(state, { ...statement, text: title.text })
    return
  }
  // A line of prose after a section's list is no part of the list.
  if (
    block.kind === 'text' &&
    state.section &&
    state.section.level >= 7 &&
    statement.kind !== 'plain'
  )
    state.section = null
  const isBelow = block.kind === 'item' && block.level > Math.max(1, state.parent?.level ?? 0)
  if (isBelow && placeBelow(state, statement)) return
  placeByKind(state, statement, effectiveKind(state, statement))
}

function openSection(state: State, { kind, said, block, lines, text, limit }: Statement): void {
  const isTitled = block.kind === 'heading' || (block.kind === 'item' && block.numbered)
  state.outline.settings.push({ name: 'title', text: said, lines })
  if (limit && kind === 'list') state.outline.limits.push(limit)
  // "Probe for:" below a question stays with its topic.
  if (kind !== 'probe') state.topic = isTitled || block.kind === 'text' ? null : state.topic
  if (kind === 'list') {
    state.section = null
    return
  }
  state.section = {
    // Statement kinds that open a section are cues: see readStatements.
    cue: kind as Cue,
    title: text || said,
    level: isTitled ? block.level : 7,
    lines,
  }
  if (kind !== 'probe') state.parent = null
}

function openTopic(state: State, statement: Statement): void {
  const { block, text, lines, flags, limit } = statement
  const level = block.kind === 'heading' ? block.level : block.lines.from === 1 ? 1 : 7
  // Under "Must ask", smaller headings name the topics that must be asked about.
  const isInMust = state.section?.cue === 'must' && level > state.section.level
  if (!isInMust) state.section = null
  state.topic = draftOf(text, 'heading', level, { ...flags, must: flags.must || isInMust }, lines)
  state.topic.numbered = block.numbered
  state.topic.isName = block.kind === 'text' && lines.from === 1
  if (state.topic.isName && limit) state.outline.limits.push(limit)
  else state.topic.limit = limit
  state.outline.topics.push(state.topic)
  state.parent = null
}

/** What the statement counts as, given the section it stands in. */
function effectiveKind(state: State, { kind, text, block }: Statement): Statement['kind'] {
  const section = state.section?.cue
  if (section === undefined) return kind
  if (section === 'goal' && state.goalsAsk && block.kind === 'item' && kind !== 'plain') return kind
  const isOwn = kind !== 'plain' && kind !== 'question' && kind !== 'cover'
  if (isOwn && !(section.startsWith('avoid') && kind === 'goal')) return kind
  if (section === 'must') return kind === 'plain' ? 'cover' : kind
  if (kind === 'question' && softSections.includes(section) && section !== 'opening')
    return 'question'
  if (section === 'opening' && kind === 'question')
    return block.kind === 'item' ? 'question' : 'opening'
  if (section === 'limit' && kind === 'plain') return 'context'
  return text === '' ? kind : section
}

function placeByKind(state: State, statement: Statement, kind: Statement['kind']): void {
  const { outline } = state
  switch (kind) {
    case 'question':
    case 'must':
    case 'cover':
      addQuestions(state, statement, kind === 'must' || state.section?.cue === 'must')
      return
    case 'probe':
    case 'conditional':
      addHints(state, statement)
      return
    case 'avoid':
    case 'avoid_mention':
    case 'avoid_ask':
    case 'avoid_promise':
      addAvoidance(state, statement, kind)
      return
    case 'goal':
      if (state.topic && state.section?.cue !== 'goal') {
        addGoal(state, statement)
        return
      }
      outline.goals.push({ text: statement.text, lines: statement.lines })
      return
    case 'opening':
    case 'closing':
      addFixed(state, statement, kind)
      return
    case 'limit':
      addLimit(state, statement)
      return
    case 'tone':
    case 'language':
    case 'product':
      outline.settings.push({ name: kind, text: statement.text, lines: statement.lines })
      return
    case 'plain':
      if (statement.flags.must || statement.flags.verbatim || isItemLike(state, statement)) {
        addQuestions(state, statement, false)
        return
      }
      note(outline.context, statement)
      return
    default:
      note(outline.context, statement)
      return
  }
}

function isItemLike({ cues, unmarked }: State, statement: Statement): boolean {
  const { text, block, limit } = statement
  if (text === '' || contentStems(text, cues.language).length === 0) return false
  if (block.kind === 'item') return text.length <= 200 && !(limit && text.length < 3)
  if (unmarked.has(statement)) return true
  // "what they tried before", as one writes in a chat.
  const { clauseStart } = rewordPacks[cues.language]
  return clauseStart.test(text) && !/[.!:]$/.test(text) && isShort(text, clauseWordsMax)
}

/** A bullet below another belongs to it: a probe, or the real question below a mere title. */
function placeBelow(state: State, statement: Statement): boolean {
  const { parent, topic } = state
  const { kind, text, flags, lines } = statement
  if (!parent || !topic || state.section?.cue.startsWith('avoid')) return false
  if (kind === 'probe' || kind === 'conditional') {
    addHints(state, statement)
    return true
  }
  if (kind !== 'question' && kind !== 'plain' && kind !== 'cover') return false
  if (kind === 'question' && (parent.isItem || flags.must)) {
    if (parent.isItem && topic.questions.includes(parent)) {
      topic.questions.splice(topic.questions.indexOf(parent), 1)
      const wide = { from: parent.lines.from, to: lines.to }
      topic.questions.push({ ...questionOf(statement, parent.flags.must), lines: wide })
    } else topic.questions.push(questionOf(statement, parent.flags.must))
    return true
  }
  for (const part of text.endsWith('?') ? [text] : listed(text, state.cues))
    topic.hints.push({ text: part, lines })
  return true
}
