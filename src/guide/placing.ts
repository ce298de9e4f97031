import { sentences } from '../language/sentences.ts'
import { isQuestion } from './asks.ts'
import type { Cue } from './cues/cue-table.ts'
import type { CueMatcher } from './cues/matcher.ts'
import { draftOf, note, questionOf, type State } from './drafts.ts'
import type { Statement } from './statement.ts'

/** Cues whose section a question under it turns into a topic. */
export const softSections: readonly Cue[] = [
  'context',
  'product',
  'opening',
  'tone',
  'limit',
  'language',
]

export function addQuestions(state: State, statement: Statement, must: boolean): void {
  const { block, lines, limit } = statement
  if (statement.text === '') return
  const noun = withDetails(statement.text)
  const isDetailed = noun.details !== '' && !isQuestion(noun.text, state.cues)
  const isItem = isDetailed || !isQuestion(statement.text, state.cues)
  if (isItem && isLogistics(statement.text, state.cues)) {
    note(state.outline.context, statement)
    return
  }
  const { text, details } = isItem ? noun : { ...statement, details: '' }
  const draft = questionOf({ ...statement, text }, must)
  draft.isItem = isItem
  const isUnderHeading = state.topic?.from === 'heading' && state.section?.cue !== 'must'
  if (!state.topic || !(isUnderHeading || state.topic.from === 'heading')) {
    const title =
      state.section && softSections.includes(state.section.cue) ? state.section.title : text
    const from = title === text ? (draft.isItem ? 'item' : 'question') : 'heading'
    state.topic = draftOf(title, from, 8, draft.flags, lines)
    state.topic.numbered = block.numbered
    state.topic.isProse = block.kind === 'text'
    state.outline.topics.push(state.topic)
    if (limit) state.topic.limit = limit
  } else if (limit && state.topic.limit === null) state.topic.limit = limit
  state.topic.questions.push(draft)
  for (const hint of listed(details, state.cues).filter((one) => !isFragment.test(one)))
    state.topic.hints.push({ text: hint, lines })
  state.topic.lines = { from: Math.min(state.topic.lines.from, lines.from), to: lines.to }
  state.parent = draft
}

/** "how many", "were they any good": nothing that can be asked by itself. */
const isFragment =
  /^(?:(?:how|wie|combien|cuánt[oa]s?|quant[oa]s?) ?\p{L}*|(?:is|are|was|were|do|does|did|has|have|had|can|could|would|ist|sind|war|waren|hat|haben|est|sont|était|étaient|es|son|fue|era|é|são|foi|era) .*)$/iu

/** "Thank them, start the recording": what the interviewer does, and asks nobody about. */
export function isLogistics(text: string, { instruct, logistics }: CueMatcher): boolean {
  const parts = text
    .replace(/(?<![.!:])[.!:]+$/, '')
    .split(/\s?(?:[,;+&/·]|(?<!\p{L})(?:and|und|et|y|e)(?!\p{L}))\s?/iu)
  const own = parts.filter((part) => logistics.test(part.trim()) || instruct.test(part.trim()))
  return own.length * 2 >= parts.length
}

/** "Remote changes (how many, how fast)": what stands in brackets is to be followed up on. */
function withDetails(text: string): { text: string; details: string } {
  const [, noun, details] = /^([^()]{2,100}?)\s?\(([^()]{3,200})\)[.:]?$/.exec(text) ?? []
  return noun && details ? { text: noun, details } : { text, details: '' }
}

export function addHints(state: State, { text, when, lines, kind }: Statement): void {
  const topic = state.topic ?? state.outline.topics.at(-1)
  if (!topic) {
    note(state.outline.context, { text: when === undefined ? text : `${when}: ${text}`, lines })
    return
  }
  const isList = kind !== 'conditional' && !text.endsWith('?')
  const parts = isList ? listed(text, state.cues) : [text]
  for (const part of parts)
    topic.hints.push({ text: part, lines, ...(when === undefined ? {} : { when }) })
}

export function addAvoidance(
  state: State,
  { text, lines, said: written }: Statement,
  cue: Cue,
): void {
  const kind = cue === 'avoid_ask' ? 'ask' : cue === 'avoid_promise' ? 'promise' : 'mention'
  if (cue === 'avoid' && state.cues.manner.test(text)) {
    // "jargon" alone would read as a wish for it.
    const said = state.section ? `${state.section.title}: ${text}` : written
    state.outline.settings.push({ name: 'tone', text: said, lines })
    return
  }
  const parts = text.endsWith('?')
    ? [text]
    : sentences(text, state.cues.language).flatMap((sentence) => {
        const said = withoutNegation(
          withoutPlease(withoutReason(sentence.text.replace(/[.!]$/, ''))),
        )
        return listed(said, state.cues, quietWordsMax).map(withoutNo)
      })
  for (const part of parts) state.outline.avoid.push({ kind, text: part, lines })
}

/** "the price, that's a sore point": the reason is nothing to keep quiet about. */
function withoutReason(text: string): string {
  const rest = text
    .replace(
      /[,;–—(]? ?\b(?:because|since|weil|denn|car|parce que|puisque|porque|ya que|pois|já que) .*$/isu,
      '',
    )
    .replace(
      /(?:[,;:]| [-–—]|\s\() ?(?:that's|that is|it's|it is|this is|they're|they are|we (?:are|do|have|can)|das (?:ist|sind)|es ist|die sind|c'est|ce n'est|il s'agit|eso es|es un|isso é|é um) .*$/isu,
      '',
    )
    .trim()
  return rest === '' ? text : rest
}

/** "No diagnoses, no medical advice": each without its "no". */
function withoutNo(text: string): string {
  const bare = text.replace(/^(?:no|or|nor|keine[nrsm]?|pas de|ni|sin|sem|nem) /iu, '').trim()
  return bare === '' ? text : bare
}

/** "Do not talk about the merger, please": politeness is nothing to keep quiet about. */
function withoutPlease(text: string): string {
  return text.replace(/,? (?:please|bitte|s'il (?:vous|te) plaît|por favor)$/i, '')
}

/** German says "not" at the end: "Erwähne die Preise nicht". */
function withoutNegation(text: string): string {
  const bare = text.replace(/^(?:keine[nrsm]?|nichts|nie|niemals) | (?:nicht|nie|niemals)$/gi, '')
  return bare.trim() === '' ? text : bare.trim()
}

export function addGoal(state: State, { text, lines }: Statement): void {
  state.topic?.goals.push(text)
  state.outline.goals.push({ text, lines })
}

/** What may be read out is fixed; an instruction to the interviewer is context. */
export function addFixed(state: State, statement: Statement, kind: 'opening' | 'closing'): void {
  const { text, lines, block } = statement
  const { outline, cues } = state
  if (text === '') return
  const isSpoken = cues.spoken.test(text) || isQuestion(text, cues)
  if (!cues.instruct.test(text) && isSpoken) {
    if (kind === 'opening') note(outline.openings, { text, lines })
    else outline.closings.push({ text, lines })
    return
  }
  const isTopic = block.kind === 'item' && !cues.instruct.test(text) && kind === 'opening'
  if (isTopic) {
    addQuestions(state, statement, false)
    return
  }
  note(outline.context, { text, lines })
}

/** A limit inside a topic is the topic's, unless it names the interview or ends the guide. */
export function addLimit(state: State, { text, lines, limit, said, block }: Statement): void {
  if (!limit) {
    note(state.outline.context, { text, lines })
    return
  }
  const { topic, cues } = state
  state.outline.settings.push({ name: 'limit', text: text || said, lines })
  const isNamed = cues.whole.test(said)
  const isFirst = topic?.questions.length === 0
  const others = state.outline.topics.filter((other) => other !== topic)
  const eachHasOne = others.length > 0 && others.every((other) => other.limit !== null)
  const endsGuide = state.isTail && !eachHasOne
  const isTrailing = block.kind === 'text' && !isFirst && (endsGuide || said.includes(':'))
  if (
    topic?.from === 'heading' &&
    !topic.isName &&
    !isTrailing &&
    (!isNamed || isFirst) &&
    topic.limit === null
  )
    topic.limit = limit
  else state.outline.limits.push(limit)
}

/** What begins a question of its own. */
const asks =
  /^(?:who|what|how|when|where|which|why|whether|wer|was|wie|wann|wo|welche\p{L}*|warum|ob|qui|que|quoi|comment|quand|où|pourquoi|quel\p{L}*|quién|qué|cómo|cuándo|dónde|por qué|quem|o que|como|quando|onde|por que)(?!\p{L})/iu

/** Words of one part of a list, and of one thing to keep quiet about. */
const partWordsMax = 5
const quietWordsMax = 9

/** "price, trust and speed" in three, and so are questions; a phrase of many words stays whole. */
export function listed(
  text: string,
  { listAnd }: CueMatcher,
  wordsMax: number = partWordsMax,
): string[] {
  const bare = text.replace(/[.;]$/, '').trim()
  const divided = bare.split(listAnd).map((part) => part.trim())
  const parts = divided.filter((part) => part !== '')
  const isList =
    parts.length > 1 && parts.every((part) => part.split(' ').length <= wordsMax || asks.test(part))
  return isList ? parts : bare === '' ? [] : [bare]
}
