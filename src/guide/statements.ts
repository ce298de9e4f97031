import { sentences } from '../language/sentences.ts'
import { fold } from '../language/words.ts'
import { isQuestion } from './asks.ts'
import type { Block } from './blocks.ts'
import type { Cue } from './cues/cue-table.ts'
import type { CueMatcher } from './cues/matcher.ts'
import { type Flags, merged, noFlags, takeFlags } from './flags.ts'
import { passedOn, withoutGuess, withoutLead } from './leads.ts'
import { type Legend, takeMarks } from './legend.ts'
import { findLimit, isLimitOnly, takeLimit } from './limits.ts'
import { pattern } from './pattern.ts'
import { keptQuiet } from './quiet.ts'
import { rewordPacks } from './reword/packs.ts'
import { type Statement, statement } from './statement.ts'
import { plain, withoutNumber } from './text.ts'
import { askedFor, readTold } from './told.ts'

/** A longer statement is kept as context and not taken apart. */
const statementCharactersMax = 700
/** Sentences of a paragraph that are read; what follows them is kept as context in one piece. */
const sentencesMax = 60
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
  'internal',
]

/** Signs that forbid. */
const barredMark = /^(?:🚫|❌|⛔|🙊|🤐|🔇)\ufe0f?\s*/u

/** What a block says, in order. */
export function readStatements(source: Block, cues: CueMatcher, legend: Legend): Statement[] {
  if (legend.explains.has(source)) return [statement(source, 'internal', source.text)]
  const marked = takeMarks(source, legend, cues)
  const block = { ...source, text: marked.text }
  const found = statementsIn(block, cues)
  return found.map((one) => ({ ...one, flags: merged(one.flags, marked.flags) }))
}

/** "(leave the tips out of it)" behind something to ask. */
function withBracketed(block: Block, cues: CueMatcher): Statement[] | null {
  const [whole, inside = ''] = /\s?\(([^()]{5,200})\)/.exec(block.text) ?? []
  if (whole === undefined || whole.length >= block.text.length) return null
  const told = readTold(inside, block, cues)
  if (told?.kind !== 'avoid') return null
  return [...statementsIn({ ...block, text: block.text.replace(whole, '') }, cues), told]
}

function statementsIn(block: Block, cues: CueMatcher): Statement[] {
  const bracketed =
    block.kind === 'item' || block.kind === 'text' ? withBracketed(block, cues) : null
  if (bracketed) return bracketed
  const barred = block.kind === 'aside' ? null : block.text.replace(barredMark, '')
  const isLong = block.text.length > statementCharactersMax
  if (barred !== null && barred !== block.text && block.kind !== 'heading') {
    const text = isLong ? barred : takeFlags(plain(barred), cues).text
    return [statement(block, 'avoid', isLong ? text : keptQuiet(text, cues) || text)]
  }
  if (block.kind === 'aside' || (isLong && block.kind !== 'text'))
    return [statement(block, 'plain', block.text)]
  // A line in capitals is a heading, full stops and all.
  const isOne = !/\p{Ll}/u.test(block.text)
  const { text, flags } = isOne
    ? { text: plain(block.text), flags: noFlags() }
    : takeFlags(plain(block.text), cues)
  if (block.kind === 'heading') return [{ ...readHeading(text, block, cues), flags }]

  const whole = text.length <= statementCharactersMax ? readLine(text, block, cues) : null
  const parts = isOne ? [text] : sentencesOf(text, cues)
  const [first = '', ...others] = parts
  const isShared =
    whole !== null &&
    !whole.opensSection &&
    (others.length > 0 || whole.kind === 'context') &&
    oneSentenceCues.includes(whole.kind)
  if (whole && !isShared) {
    const meant = meantBy(whole, cues)
    return [{ ...meant, flags: merged(flags, meant.flags) }]
  }

  const named = isShared ? readLine(first, block, cues) : null
  const found = withRemarks(named ? others : parts, cues).map(({ part, remarked }) => {
    const said = parts.length === 1 ? block.text : part
    if (part.length > statementCharactersMax) return { ...statement(block, 'plain', part), said }
    const own = takeFlags(part, cues)
    const read = readSentence(own.text, block, cues)
    return { ...read, said, flags: merged(merged(read.flags, own.flags), remarked) }
  })
  if (named) found.unshift({ ...meantBy(named, cues), said: first })
  // "Everyone loves them. What about you?": what a question follows on is not asked by itself.
  const asks = found.some(({ kind }) => kind === 'question')
  if (asks) for (const one of found) if (one.kind === 'plain') one.kind = 'context'
  // A flag at the end of a bullet is meant for all of it.
  if (block.kind === 'item' || parts.length === 1)
    for (const one of found) one.flags = merged(one.flags, flags)
  return found
}

/** The sentences of a paragraph, and behind the last one that is read the rest of it. */
function sentencesOf(text: string, cues: CueMatcher): string[] {
  const found = sentences(text, cues.language)
  const rest = found[sentencesMax]
  const read = found.slice(0, sentencesMax).map((part) => part.text)
  const parts = rest === undefined ? read : [...read, text.slice(rest.start)]
  const told = parts.filter((part) => /[\p{L}\p{N}]/u.test(part))
  return told.length > 0 ? told : [text]
}

/** "… safe to eat? This one is make-or-break." is a question and what is said of it. */
function withRemarks(parts: readonly string[], cues: CueMatcher) {
  const told: { part: string; remarked: Flags }[] = []
  for (const part of parts) {
    const last = told.at(-1)
    const isRemark =
      last !== undefined &&
      !part.endsWith('?') &&
      cues.mustPhrase.test(part) &&
      part.split(' ').length <= remarkWordsMax &&
      isQuestion(last.part, cues)
    if (isRemark) last.remarked.must = true
    else told.push({ part, remarked: noFlags() })
  }
  return told
}

/** "Notes: don't mention the merger" is a directive under a loose name. */
function meantBy(named: Statement, cues: CueMatcher): Statement {
  const isLoose = ['context', 'tone', 'internal'].includes(named.kind)
  if (!isLoose || named.opensSection || named.text.endsWith('?')) return named
  const meant = readSentence(named.text, named.block, cues)
  const isDirective =
    meant.kind.startsWith('avoid') || meant.kind === 'must' || meant.kind === 'limit'
  return isDirective || (named.kind === 'context' && meant.kind !== 'plain') ? meant : named
}

function readHeading(text: string, block: Block, cues: CueMatcher): Statement {
  const { text: title, limit } = takeLimit(withoutNumber(text), cues)
  const bare = title.replace(/\s?:$/, '')
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
function readLine(written: string, block: Block, cues: CueMatcher): Statement | null {
  // "Our bet (not for their ears): …"
  const text = written.replace(/^([^():]{2,60}?)\s?\((?!min|mn)[^()]{1,60}\)(?=\s?:)/, '$1')
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

function isBareQuestion(text: string, { language }: CueMatcher): boolean {
  const { questionWords } = rewordPacks[language]
  return pattern(`^(?:${questionWords})[.!?]*$`).test(text)
}

/** "In these talks", "above all" before what somebody wants to learn. */
const occasion =
  /^(?:(?:in particular|above all|most of all|first of all|also|mainly|especially|surtout|sobre todo|sobretudo|también|além disso)|(?:in|with|through|from|during|for|dans|avec|pour|en|con|para|com) (?:these|this|the|our|ces|cet|cette|nos|estas|este|esta|nuestras|estes) (?:\p{L}+ ){0,2}?\p{L}+),? (?=(?:i|we|je|nous|on|quer\p{L}+|quisiéramos|necesitamos|gostar\p{L}+) )/iu

function readSentence(written: string, block: Block, cues: CueMatcher): Statement {
  if (written.length > statementCharactersMax) return statement(block, 'plain', written)
  const line = readLine(written, block, cues)
  if (line) return line
  const passed = passedOn(written)
  if (passed !== null) return statement(block, 'cover', passed)
  const isAsked = /\?["”“»\s]*$/u.test(written)
  const led = withoutLead(written, cues)
  const text = isAsked ? written : withoutGuess(led, cues)
  if (cues.courtesy.test(text) && text.split(' ').length <= courtesyWordsMax)
    return statement(block, 'internal', written)
  if (!isAsked && cues.instruct.test(text)) return statement(block, 'internal', written)
  const told = isAsked ? null : readTold(text, block, cues)
  if (told) return told
  for (const { cue, find } of cues.begun) {
    if (isAsked && cue !== 'avoid_ask' && cue !== 'must') continue
    const said = cue === 'goal' ? text.replace(occasion, '') : text
    const rest = said.replace(find, '').trim()
    if (rest === said || !find.test(said)) continue
    // A bullet "find out how …" is a thing to ask; as prose it is the aim of the whole.
    if (cue === 'goal' && block.kind === 'item' && cues.cover.test(text)) continue
    // "We wonder why." says nothing without what stands before it.
    if (cue === 'goal' && isBareQuestion(rest, cues)) return statement(block, 'context', text)
    if (cue === 'avoid') return readAvoid(text, rest, block, cues)
    const asked = cue === 'opening' || cue === 'closing' ? askedFor(text, block, cues) : null
    if (asked) return asked
    if (cue === 'tone' || cue === 'context') return statement(block, cue, text)
    return statement(block, cue, keptWord(text, rest))
  }
  // "Then how they picked it."
  if (led !== written && rewordPacks[cues.language].clauseStart.test(text))
    return statement(block, 'cover', text.replace(/(?<![.\s])[.\s]+$/, ''))
  if (isQuestion(text, cues)) return question(text, block, cues)
  if (!isAsked && cues.cover.test(text)) {
    const rest = keptWord(text, text.replace(cues.cover, '').trim())
    const { text: bare, limit } = takeLimit(rest, cues)
    return { ...statement(block, isQuestion(bare, cues) ? 'question' : 'cover', bare), limit }
  }
  const asked = isAsked ? null : askedFor(text, block, cues)
  if (asked) return asked
  const { text: bare, limit } = takeLimit(text, cues)
  return { ...statement(block, 'plain', bare), limit }
}

/** A remark on a question has no more words than these. */
const remarkWordsMax = 9
/** A greeting or farewell has no more words than these. */
const courtesyWordsMax = 8

/** "Avoid jargon" is manner, "avoid the merger" a subject, "do not interrupt" manner again. */
function readAvoid(text: string, rest: string, block: Block, cues: CueMatcher): Statement {
  const isNoun = /^(?:please )?(?:avoid|vermeide\w*|bitte vermeide\w*|évite[rz]?|evit\w+)\b/i.test(
    text,
  )
  if (!isNoun || cues.manner.test(fold(rest))) return statement(block, 'tone', text)
  return statement(block, 'avoid_mention', rest)
}

/** What is to be asked on a condition is no longer. */
const askCharactersMax = 300

function readConditional(text: string, block: Block, cues: CueMatcher): Statement | null {
  for (const find of cues.conditional) {
    const [, when, then] = find.exec(text) ?? []
    if (when === undefined || then === undefined || then.length > askCharactersMax) continue
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

/** "ask how they …": the "how" belongs to what follows. */
function keptWord(text: string, rest: string): string {
  const cue = text.slice(0, text.length - rest.length).trim()
  const last = /(?<!\S)\S+$/.exec(cue)?.[0]?.replace(/,$/, '') ?? ''
  const isAsking =
    /^(?:how|what|when|where|why|whether|if|who|which|comment|pourquoi|quand|où|si|cómo|qué|cuándo|dónde|como|quando|onde|se)$/i.test(
      last,
    )
  if (/ce qu[ei]$/i.test(cue)) return `${cue.slice(-6).trim()} ${rest}`
  return isAsking ? `${last} ${rest}` : rest
}
