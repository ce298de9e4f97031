import { sentences } from '../language/sentences.ts'
import { fold } from '../language/words.ts'
import type { Block } from './blocks.ts'
import type { Cue } from './cues/cue-table.ts'
import type { CueMatcher } from './cues/matcher.ts'
import { type Flags, merged, noFlags, takeFlags } from './flags.ts'
import { findLimit, isLimitOnly, type Limit, takeLimit } from './limits.ts'
import { formOf, lintPacks } from './lint/detect.ts'
import type { SourceLines } from './plan.ts'
import { rewordPacks } from './reword/packs.ts'
import { plain } from './text.ts'

/** One thing that the guide says. */
export type Statement = {
  kind: Cue | 'question' | 'cover' | 'conditional' | 'plain' | 'title'
  /** What is left once cue words, flags and limits are taken off. */
  text: string
  /** Of a conditional: what sets it off. */
  when?: string
  /** The block's own shape. */
  block: Block
  /** Says what the lines below it are: "Must ask:" on a line of its own. */
  opensSection: boolean
  lines: SourceLines
  flags: Flags
  limit: Limit | null
}

/** A longer statement is kept as context and not taken apart. */
const statementCharactersMax = 700
/** Cues whose rest, when it is a question, is a question after all: "Time: when do you use it?" */
const yieldsToQuestion: readonly Cue[] = [
  'limit',
  'tone',
  'language',
  'product',
  'context',
  'opening',
  'closing',
  'probe',
]

/** Cues that reach to the end of their sentence; others reach to the end of the line. */
const oneSentenceCues: readonly Statement['kind'][] = [
  'limit',
  'tone',
  'language',
  'product',
  'context',
  'goal',
]

/** What a block says, in order. */
export function readStatements(block: Block, cues: CueMatcher): Statement[] {
  if (block.kind === 'aside') return [statement(block, 'plain', block.text)]
  if (block.text.length > statementCharactersMax && block.kind !== 'text')
    return [statement(block, 'plain', block.text)]
  const { text, flags } = takeFlags(plain(block.text), cues)
  if (block.kind === 'heading') return [{ ...readHeading(text, block, cues), flags }]

  const whole = text.length <= statementCharactersMax ? readLine(text, block, cues) : null
  const parts = sentences(text, cues.language).map((part) => part.text)
  const [first = '', ...others] = parts
  const isShared =
    whole !== null &&
    !whole.opensSection &&
    (others.length > 0 || whole.kind === 'context') &&
    oneSentenceCues.includes(whole.kind)
  if (whole && !isShared) return [{ ...whole, flags: merged(flags, whole.flags) }]

  const found = (isShared ? others : parts).map((part) => {
    const own = takeFlags(part, cues)
    const read = readSentence(own.text, block, cues)
    return { ...read, flags: merged(read.flags, own.flags) }
  })
  const named = isShared ? readLine(first, block, cues) : null
  // "Notes: don't mention the merger. Keep it short." is directives under a loose name.
  const meant = named?.kind === 'context' ? readSentence(named.text, block, cues) : null
  const opening = meant && meant.kind !== 'plain' ? meant : named
  if (opening) found.unshift(opening)
  else if (isShared) found.unshift(statement(block, 'plain', first))
  // A flag at the end of a bullet is meant for all of it.
  if (block.kind === 'item') for (const one of found) one.flags = merged(one.flags, flags)
  return found
}

/** "1. Onboarding", "Topic 1: Onboarding" without the count. */
export function withoutNumber(title: string): string {
  return title
    .replace(
      /^(?:topic|section|part|theme|thema|teil|abschnitt|partie|thème|tema|parte|sección|seção) \d{1,2}\s*[:.)–—-]\s*/i,
      '',
    )
    .replace(/^\d{1,2}[.)]\s+/, '')
}

function readHeading(text: string, block: Block, cues: CueMatcher): Statement {
  const { text: title, limit } = takeLimit(withoutNumber(text), cues)
  const bare = title.replace(/\s*:$/, '')
  const named = cues.named.find(({ alone }) => alone.test(bare))
  if (named) return { ...statement(block, named.cue, ''), opensSection: true, limit }
  const line =
    (!limit && /[:：]\s*\S/.test(bare)) || bare.endsWith('?') ? readLine(bare, block, cues) : null
  if (line && line.kind !== 'cover') return { ...line, limit: line.limit ?? limit }
  if (!limit && isLimitOnly(text, cues))
    return { ...statement(block, 'limit', text), limit: findLimit(text, cues) }
  return { ...statement(block, 'title', bare), limit }
}

/** A line taken as one: a directive, a condition, a limit. Null when it is to be read by sentence. */
function readLine(text: string, block: Block, cues: CueMatcher): Statement | null {
  const conditional = readConditional(text, block, cues)
  if (conditional) return conditional
  for (const { cue, before, alone } of cues.named) {
    const rest = cue === 'list' ? undefined : before.exec(text)?.[1]?.trim()
    if (rest === undefined) {
      if (text.endsWith(':') && alone.test(text))
        return { ...statement(block, cue, ''), opensSection: true }
      continue
    }
    if (rest === '') return { ...statement(block, cue, ''), opensSection: true }
    if (
      rest.endsWith('?') &&
      yieldsToQuestion.includes(cue) &&
      cue !== 'closing' &&
      cue !== 'opening' &&
      cue !== 'probe'
    )
      return question(rest, block, cues)
    const limit = cue === 'limit' ? (findLimit(rest, cues) ?? findLimit(text, cues)) : null
    if (cue === 'limit' && !limit) continue
    return { ...statement(block, cue, rest), limit }
  }
  if (isLimitOnly(text, cues))
    return { ...statement(block, 'limit', text), limit: findLimit(text, cues) }
  return null
}

/** "In these talks", "above all" before what somebody wants to learn. */
const occasion =
  /^(?:(?:in particular|above all|most of all|first of all|also|mainly|especially|surtout|sobre todo|sobretudo|también|além disso)|(?:in|with|through|from|during|for|dans|avec|pour|en|con|para|com) (?:these|this|the|our|ces|cet|cette|nos|estas|este|esta|nuestras|estes) (?:\p{L}+ ){0,2}?\p{L}+),? (?=(?:i|we|je|nous|on|quer\p{L}+|quisiéramos|necesitamos|gostar\p{L}+) )/iu

function readSentence(text: string, block: Block, cues: CueMatcher): Statement {
  if (text.length > statementCharactersMax) return statement(block, 'plain', text)
  const line = readLine(text, block, cues)
  if (line) return line
  const isAsked = text.endsWith('?')
  for (const { cue, find } of cues.begun) {
    if (isAsked && cue !== 'avoid_ask' && cue !== 'must') continue
    const said = cue === 'goal' ? text.replace(occasion, '') : text
    const rest = said.replace(find, '').trim()
    if (rest === said || !find.test(said)) continue
    // A bullet "find out how …" is a thing to ask; as prose it is the aim of the whole.
    if (cue === 'goal' && block.kind === 'item' && cues.cover.test(text)) continue
    if (cue === 'avoid') return readAvoid(text, rest, block, cues)
    if (cue === 'tone' || cue === 'context') return statement(block, cue, text)
    return statement(block, cue, keptWord(text, rest))
  }
  if (isQuestion(text, cues)) return question(text, block, cues)
  if (!isAsked && cues.cover.test(text)) {
    const rest = keptWord(text, text.replace(cues.cover, '').trim())
    const { text: bare, limit } = takeLimit(rest, cues)
    return { ...statement(block, isQuestion(bare, cues) ? 'question' : 'cover', bare), limit }
  }
  const { text: bare, limit } = takeLimit(text, cues)
  return { ...statement(block, 'plain', bare), limit }
}

/** "Avoid jargon" is manner, "avoid the merger" a subject, "do not interrupt" manner again. */
function readAvoid(text: string, rest: string, block: Block, cues: CueMatcher): Statement {
  const isNoun = /^(?:please )?(?:avoid|vermeide\w*|bitte vermeide\w*|évite[rz]?|evit\w+)\b/i.test(
    text,
  )
  if (!isNoun || cues.manner.test(fold(rest))) return statement(block, 'tone', text)
  return statement(block, 'avoid_mention', rest)
}

function readConditional(text: string, block: Block, cues: CueMatcher): Statement | null {
  for (const find of cues.conditional) {
    const [, when, then] = find.exec(text) ?? []
    if (when === undefined || then === undefined) continue
    const ask = then.replace(
      /^(?:please )?(?:ask|frage(?:n sie)?|demande[rz]|pregunt[ea]r?|pergunt[ea]r?)\s*:?\s+(?:them )?(?:about |for |nach |sur |por |sobre )?/i,
      '',
    )
    return {
      ...statement(block, 'conditional', ask.trim().replace(/[.;]$/, '')),
      when: when.trim(),
    }
  }
  return null
}

function question(text: string, block: Block, cues: CueMatcher): Statement {
  const { text: bare, limit } = takeLimit(text, cues)
  return { ...statement(block, 'question', bare), limit }
}

/** Whether the text asks the participant something as it stands. */
export function isQuestion(text: string, cues: CueMatcher): boolean {
  if (text.endsWith('?')) return true
  if (rewordPacks[cues.language].clauseStart.test(text)) return false
  if (/^(?:list|name|share|list|names) (?:of|recognition)\b/i.test(text)) return false
  const form = formOf(fold(text), lintPacks[cues.language])
  return (form === 'open' || form === 'request') && text.split(' ').length > 2
}

/** "ask how they …": the "how" belongs to what follows. */
function keptWord(text: string, rest: string): string {
  const cue = text.slice(0, text.length - rest.length).trim()
  const last = /(\S+)$/.exec(cue)?.[1]?.replace(/,$/, '') ?? ''
  const isAsking =
    /^(?:how|what|when|where|why|whether|if|who|which|comment|pourquoi|quand|où|si|cómo|qué|cuándo|dónde|como|quando|onde|se)$/i.test(
      last,
    )
  if (/ce qu[ei]$/i.test(cue)) return `${cue.slice(-6).trim()} ${rest}`
  return isAsking ? `${last} ${rest}` : rest
}

function statement(block: Block, kind: Statement['kind'], text: string): Statement {
  return {
    kind,
    text,
    block,
    opensSection: false,
    lines: block.lines,
    flags: noFlags(),
    limit: null,
  }
}
