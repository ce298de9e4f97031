import { contentStems } from '../../language/words.ts'
import type { ClosedDraft } from '../closed/closed-draft.ts'
import type { Label } from '../cues/cue-table.ts'
import { type CueMatcher, labelOf } from '../cues/matcher.ts'
import { holdsNoGo, splitNoGo, takeBarredBrackets } from '../no-go.ts'
import { clock, withClock } from '../outline/clock.ts'
import { readCondition } from '../outline/conditions.ts'
import { findLimit, isLimitOnly, takeLimit } from '../outline/limits.ts'
import { askedInTheirWords, askedOfThem, holdsClause, isClause } from '../own-words/own-words.ts'
import { leaning, shapeOf, unquoted } from './asks.ts'
import type { Block } from './blocks.ts'
import { type Flags, merged, noFlags, takeFlag, takeFlags } from './flags.ts'
import { guideSentences } from './guide-sentences.ts'
import { takeExplained } from './legend.ts'
import { barredRest, type Piece, piece, question, type Reader } from './piece.ts'
import { asTurned, ordered, statement } from './statement.ts'
import { takeStruck } from './struck.ts'
import { capitalised, plain, withoutNumber } from './text.ts'

/** A longer piece is kept as context and not taken apart. */
const pieceCharactersMax = 700
/** Sentences of a paragraph that are read; what follows them is kept as context in one piece. */
const sentencesMax = 60
/** Signs before a line that say nothing. */
const ornament =
  /^(?:(?![★☆⭐🌟❗‼❕🔑🔴🚩🚫❌⛔🙊🤐🔇🤫])(?:\p{Extended_Pictographic}|\ufe0f|\u200d|[»›▸])){1,6}\s*/u
/** "Label: rest", "Label - rest", "Label → rest". */
const labelled = /^([^:：→\n]{1,60}?)\s?(?::|：|→|->|=>|\s[–—-])\s+(\S.*)$/su
const labelAlone = /^([^:：\n]{1,60}?)\s?[:：]$/u
/** A label of more words sets a scene: "When you think back to last week: …" */
const labelWordsMax = 5
/** What a block says, in order. */
export function readPieces(block: Block, reader: Reader): Piece[] {
  const { cues, legend } = reader
  if (block.kind === 'aside')
    return [
      piece(
        block,
        block.text.includes('?') && !block.text.startsWith('|') ? 'unsure' : 'context',
        block.text,
      ),
    ]
  if (legend.explains.has(block)) return [piece(block, 'internal', block.text)]
  if (block.isScreener) return [piece(block, 'title', withoutNumber(block.text))]
  if (block.closed) return [closedPiece(block, block.closed, reader)]
  // "[ ] who takes notes?" is for colleagues unless it speaks to somebody.
  if (block.isTicked && !cues.you.test(block.text)) return [piece(block, 'unsure', block.text)]
  const written = plain(block.text).replace(ornament, '').trim()
  const parts = takeStruck(written)
  if (parts) {
    const rest = parts.rest === '' ? [] : readPieces({ ...block, text: parts.rest }, reader)
    return [...rest, ...parts.struck.map((text) => barredRest(block, text))]
  }
  const isLong = written.length > pieceCharactersMax
  const explained = takeExplained(written, legend, block.number)
  const { text, flags } = isLong
    ? { text: written, flags: noFlags() }
    : takeFlags(explained.text, cues)
  const remarks = (block.remarks ?? []).filter((remark) => !remarkOn(flags, remark, reader))
  const all = merged(flags, explained.flags)
  if (text === '') return [piece(block, 'context', block.text)]
  const found = isLong
    ? readLong(written, block, reader)
    : withClock(text, readLine(text.replace(clock, ''), block, reader))
  const told = remarks.map((remark) => toldOf(remark.replace(/^[↳→*\s]{1,4}/u, ''), block, cues))
  return [...found.map((one) => ({ ...one, flags: merged(one.flags, all) })), ...told]
}

/** A closed question, as it is written but for what is said about it. */
function closedPiece(block: Block, closed: ClosedDraft, { cues, legend }: Reader): Piece {
  const explained = takeExplained(plain(block.text), legend, block.number)
  const taken = takeFlags(explained.text, cues)
  const [, before = '', rest = ''] = labelled.exec(taken.text) ?? []
  const marks = rest === '' ? null : marksOf(before, labelOf(before, cues), cues)
  const text = marks ? rest : taken.text
  const flags = merged(taken.flags, marks ?? {})
  const condition = readCondition(text, cues)
  const isFor = condition?.rest.endsWith('?') === true && !condition.isMention
  const own = merged(flags, { ...explained.flags, ...(isFor && { onlyIf: condition.when }) })
  return {
    ...piece(block, 'question', capitalised(isFor ? condition.rest : text)),
    flags: { ...own, verbatim: true },
    closed,
  }
}

/** What a cell beside a question says: something not to do, or what to follow up on. */
function toldOf(remark: string, block: Block, cues: CueMatcher): Piece {
  const said = statement(remark, block, cues)
  const isOrder = said.kind === 'noGo' || said.kind === 'tone' || said.kind === 'internal'
  return isOrder ? said : piece(block, 'probe', remark)
}

/** Whether all that a cell says was understood: "🔴 must, paused hosts ONLY". */
function remarkOn(flags: Flags, remark: string, { cues, legend }: Reader): boolean {
  const explained = legend.marks.get(remark.toLowerCase())
  if (explained) Object.assign(flags, merged(flags, explained))
  const bare = remark.replace(/^[^\p{L}\p{N}!*★☆⭐+]{1,8}/u, '')
  const parts = bare.split(/\s?[,;]\s?/u).filter((part) => part !== '')
  const left = parts.filter((part) => !takeFlag(part, flags, cues))
  return explained !== undefined || left.length === 0
}

function readLong(text: string, block: Block, reader: Reader): Piece[] {
  if (block.kind !== 'text') return [piece(block, 'unsure', text)]
  return readSentences(text, block, reader)
}

/** Labels that say something of the lines below them, in a list too. */
const needy: readonly Label[] = ['must', 'noGo', 'probe', 'ifTime']

/** "[FILTER: only who has used it]" */
const bracketedLine =
  /^\[(?:(?:filter|routing|condition|bedingung|filtre|filtro|condición|condição)\s?:\s?)?([^[\]]{3,160})\]$/iu

/** A line: a heading, what a label says it is, or its sentences. */
function readLine(text: string, block: Block, reader: Reader): Piece[] {
  const { cues, setting } = reader
  const barred = takeBarredBrackets(text, cues)
  if (barred) {
    const noGos = barred.barred.map((inside) => piece(block, 'noGo', inside))
    // What stands before a bracket that forbids may be what it forbids to speak of.
    const isDone = /[?.!]$/.test(barred.rest)
    const rest = isDone ? readLine(barred.rest, block, reader) : [barredRest(block, barred.rest)]
    return barred.rest === '' ? noGos : [...rest, ...noGos]
  }
  const [, filter] = bracketedLine.exec(text) ?? []
  const forWhom = filter === undefined ? null : readLead(filter, block, cues)
  if (forWhom?.kind === 'title') return [forWhom]
  if (block.kind === 'heading') return readHeading(text, block, reader)
  const alone = labelAlone.exec(text)?.[1] ?? (text.endsWith('?') ? undefined : text)
  if (isLimitOnly(text, cues))
    return [{ ...piece(block, 'limit', text), limit: findLimit(text, cues) }]
  const section =
    alone === undefined ? null : labelOf(alone.replace(/\s?\([^()]{1,40}\)$/u, ''), cues)
  // A bullet of one word names a subject, "budget", unless what it says needs more behind it.
  if (section && (block.kind !== 'item' || alone !== text || needy.includes(section)))
    return [{ ...piece(block, 'section', text), label: section, limit: findLimit(text, cues) }]
  if (text.endsWith(':') && alone !== undefined) {
    const lead = readLead(alone, block, cues)
    if (lead) return [lead]
  }
  // "Things to stay away from:", in whatever words: what it forbids stands below it.
  if (alone !== undefined && alone !== text && holdsNoGo(alone, cues))
    return [{ ...piece(block, 'section', text), label: 'noGo' }]
  const said = readLabelled(text, block, reader)
  if (said) return said
  const conditional = readConditional(text, block, reader)
  if (conditional) return conditional
  // A question with a scene before it is one piece, however many sentences that takes.
  if (block.kind === 'item' && shapeOf(text, cues, setting) === 'asks' && !/[?!]\s/.test(text))
    return [question(unquoted(text), block, cues)]
  return readSentences(text, block, reader)
}

/** "If they stopped using it:", "Three things that must be in:": said of the lines below it. */
function readLead(text: string, block: Block, cues: CueMatcher): Piece | null {
  const isFor = (cues.when.test(text) || cues.onlyBefore.test(text)) && !cues.wish.test(text)
  if (isFor && !cues.you.test(text)) {
    const onlyIf = text.replace(cues.when, '').trim()
    return { ...piece(block, 'title', text), flags: { ...noFlags(), onlyIf } }
  }
  const isMust = cues.mustPhrase.test(text) && !holdsNoGo(text, cues)
  return isMust ? { ...piece(block, 'section', text), label: 'must' } : null
}

function readHeading(text: string, block: Block, { cues, setting }: Reader): Piece[] {
  const bare = withoutNumber(text).replace(clock, '').replace(/:$/, '')
  const { text: title, limit } = takeLimit(bare, cues)
  const named = labelOf(title, cues) ?? labelOf(title.split(/\s?[:–—-]\s/)[0] ?? '', cues)
  const label = named ?? (cues.mustPhrase.test(title) ? 'must' : null)
  const isAsked = block.level > 1 && /\?$/.test(title) && cues.you.test(title) && label === null
  if (isAsked && shapeOf(title, cues, setting) === 'asks') return [question(title, block, cues)]
  if (label) return [{ ...piece(block, 'section', text), label, limit }]
  const isFor = cues.onlyBehind.test(title) || cues.onlyBefore.test(title)
  return [
    {
      ...piece(block, holdsNoGo(title, cues) ? 'section' : 'title', title),
      limit,
      ...(isFor && { flags: { ...noFlags(), onlyIf: title } }),
      ...(holdsNoGo(title, cues) && { label: 'noGo' as const }),
    },
  ]
}

/** "Must ask: …", "Pricing: what do you pay?"; null where nothing is set apart. */
function readLabelled(text: string, block: Block, reader: Reader): Piece[] | null {
  const { cues } = reader
  const [, before = '', rest = ''] = labelled.exec(text) ?? []
  if (rest === '' || before.includes('?')) return null
  const { text: bare, flags: noted } = takeFlags(before, cues)
  const [, inside = ''] = /\(([^()]{1,40})\)$/u.exec(bare) ?? []
  const named = labelOf(bare.replace(/\s?\([^()]{1,40}\)$/u, ''), cues)
  const label = labelOf(inside, cues) === 'internal' ? 'internal' : named
  const marks = marksOf(bare, label, cues)
  if (marks) return readMarked(rest, merged(noted, marks), block, reader)
  switch (label) {
    case 'list':
      return readLine(rest, block, reader)
    case 'limit':
      return [
        { ...piece(block, 'limit', rest), limit: findLimit(rest, cues) ?? findLimit(text, cues) },
      ]
    case 'noGo':
      return [{ ...piece(block, 'noGo', rest), label }]
    case null:
      return readNamed(text, before, rest, block, reader)
    default:
      return readOf(label, rest, block, reader)
  }
}

/** What a label says of the question behind it; null where it says something else. */
function marksOf(bare: string, label: Label | null, cues: CueMatcher): Partial<Flags> | null {
  if (label === 'must' || label === 'ifTime') return { [label]: true }
  const flags = noFlags()
  const isMark = label === null && takeFlag(bare, flags, cues) && flags.onlyIf === undefined
  return isMark ? flags : null
}

function readMarked(rest: string, own: Flags, block: Block, reader: Reader): Piece[] {
  return readLine(rest, block, reader).map((one) => ({
    ...one,
    kind: one.kind === 'plain' ? 'item' : one.kind,
    flags: merged(one.flags, own),
  }))
}

/** "The bill: who opens it?" */
function readNamed(
  text: string,
  before: string,
  rest: string,
  block: Block,
  reader: Reader,
): Piece[] | null {
  const { cues, setting } = reader
  const isName =
    before.split(' ').length <= labelWordsMax &&
    !cues.you.test(before) &&
    !cues.request.test(before) &&
    !cues.when.test(before) &&
    readCondition(text, cues) === null
  if (!isName || holdsNoGo(rest, cues) || shapeOf(rest, cues, setting) !== 'asks') return null
  // "The bill: who opens it?" means nothing without its label.
  const own = rest.replace(/^(?:.{1,12}\?)?/u, '')
  return leaning.test(own) ? [piece(block, 'unsure', text)] : readSentences(rest, block, reader)
}

function readOf(label: Label, rest: string, block: Block, reader: Reader): Piece[] {
  const kind = label as Exclude<Label, 'must' | 'ifTime' | 'list'>
  const { cues } = reader
  // "Explain that the landlord does not see it" is to be said, not to be kept quiet about.
  const isOrder = kind === 'opening' && cues.instruct.test(rest)
  if (takeBarredBrackets(rest, cues) || (!isOrder && holdsNoGo(rest, cues)))
    return readSentences(rest, block, reader)
  if (kind === 'probe') {
    const conditional = readCondition(rest, cues)
    if (conditional) return [{ ...piece(block, 'probe', conditional.rest), when: conditional.when }]
    const asked = guideSentences(rest, cues.language).map(({ text }) => text)
    if (asked.every((one) => one.endsWith('?') && !cues.they.test(one)))
      return asked.map((one) => ({ ...question(one, block, cues), isTail: true as const }))
  }
  // What stands in quotation marks is to be said as it is.
  const isQuoted = unquoted(rest) !== rest.trim()
  if (kind === 'closing' && !isQuoted && shapeOf(rest, cues, reader.setting) === 'unsure')
    return [piece(block, 'unsure', rest)]
  const goal = kind === 'goal' ? cues.goal.exec(rest) : null
  return [
    piece(block, kind, goal ? rest.slice(goal[0].length).replace(/^[\s,]{1,3}/, '') || rest : rest),
  ]
}

/** "LAPSED ONLY: …", "If they mention Excel → ask how they share files"; null where it is for all. */
function readConditional(text: string, block: Block, reader: Reader): Piece[] | null {
  const { cues, setting } = reader
  const found = readCondition(text, cues)
  if (!found) return null
  const { when, isMention } = found
  if (holdsNoGo(found.rest, cues)) return null
  const rest = found.rest.replace(cues.ask, '').trim() || found.rest
  const asked = [unquoted(found.rest), unquoted(rest)].find(
    (one) => shapeOf(one, cues, setting) === 'asks',
  )
  if (asked !== undefined) {
    const one = question(asked, block, cues)
    return [{ ...one, when, flags: { ...one.flags, onlyIf: when } }]
  }
  const isAsked = rest.endsWith('?')
  const isWanted = !isMention && isClause(rest, cues)
  const turned = isAsked ? askedOfThem(rest, cues) : isWanted ? askedInTheirWords(rest, cues) : null
  if (turned !== null) {
    const one = { ...question(turned, block, cues), original: text }
    return [{ ...one, when, flags: { ...one.flags, onlyIf: when } }]
  }
  const isHint = isMention || rest !== found.rest || block.kind === 'item'
  return [isHint ? { ...piece(block, 'probe', rest), when } : piece(block, 'unsure', text)]
}

function readSentences(text: string, block: Block, reader: Reader): Piece[] {
  const { cues } = reader
  const parts = guideSentences(text, reader.cues.language)
  const pieces: Piece[] = []
  let onlyIf: string | undefined
  for (const { text: sentence } of parts.slice(0, sentencesMax)) {
    const own = isTail(sentence, pieces.at(-1), cues)
      ? [{ ...question(sentence, block, cues), isTail: true as const }]
      : readSentence(sentence.replace(arrow, ''), block, reader)
    pieces.push(...own.map((one) => ({ ...one, flags: forSome(one, onlyIf) })))
    onlyIf ??= sentence.includes('?') ? undefined : onlyTail.exec(sentence)?.[1]
  }
  const rest = parts[sentencesMax]
  if (rest) pieces.push(piece(block, 'plain', text.slice(rest.start)))
  return pieces.length > 0 ? pieces : [piece(block, 'plain', text)]
}

const arrow = /^(?:→|⇒|->|=>)\s?/u
const tailWordsMax = 6

/** "What happened then?", "Why?": asks on after the question before it, and means nothing alone. */
function isTail(text: string, before: Piece | undefined, cues: CueMatcher): boolean {
  if (before?.kind !== 'question' || !text.endsWith('?') || arrow.test(text)) return false
  if (text.split(' ').length > tailWordsMax || cues.they.test(text) || holdsNoGo(text, cues))
    return false
  return contentStems(text, cues.language).length <= 1
}

/** "The notes – only if they use them. Who reads them?" */
const onlyTail =
  /(?<!\p{L})((?:only|nur|seulement|uniquement|s[oó]lo|solamente|só|somente|apenas) (?:if|for|when|wenn|falls|bei|si|pour|se|quando|para) [^.?!]{3,100})[.!]?$/iu

function forSome({ kind, flags }: Piece, onlyIf: string | undefined): Flags {
  return kind === 'question' && onlyIf !== undefined ? merged(flags, { onlyIf }) : flags
}

function readSentence(text: string, block: Block, reader: Reader): Piece[] {
  const { cues, setting } = reader
  if (text.length > pieceCharactersMax) return [piece(block, 'unsure', text)]
  const barred = takeBarredBrackets(text, cues)
  if (barred)
    return [
      ...(barred.rest === '' ? [] : [barredRest(block, barred.rest)]),
      ...barred.barred.map((inside) => piece(block, 'noGo', inside)),
    ]
  const rest = cues.must.exec(text)
  if (rest)
    return ordered(text.slice(rest[0].length), block, reader).map((one) => ({
      ...one,
      flags: { ...one.flags, must: true },
    }))
  const apart = splitNoGo(text, cues)
  if (apart) return [...readSentence(apart.head, block, reader), piece(block, 'noGo', apart.tail)]
  if (holdsNoGo(text, cues)) return [piece(block, 'noGo', text)]
  if (isLimitOnly(text, cues))
    return [{ ...piece(block, 'limit', text), limit: findLimit(text, cues) }]
  const conditional = readConditional(text, block, reader)
  if (conditional) return conditional
  const labelledHere =
    labelled.test(text) && block.kind === 'text' ? readLabelled(text, block, reader) : null
  if (labelledHere) return labelledHere
  const order = cues.ask.exec(text)
  if (order) return ordered(text.slice(order[0].length), block, reader)
  if (cues.colleague.test(text)) return [piece(block, 'internal', text)]
  const shape = shapeOf(text, cues, setting)
  if (shape === 'asks') return [question(unquoted(text), block, cues)]
  if (shape === 'unsure')
    return [asTurned(text, askedOfThem(text, cues), block, cues) ?? piece(block, 'unsure', text)]
  const said = statement(text, block, cues)
  const isWanted = cues.askInside.test(text) || (setting.isProse && holdsClause(text, cues))
  return [said.kind === 'plain' && isWanted ? piece(block, 'unsure', text) : said]
}
