import { sentences } from '../../language/sentences.ts'
import { countWords, fold } from '../../language/words.ts'
import type { Language, LintRule } from '../plan.ts'
import { lintGerman } from './de.ts'
import { lintEnglish } from './en.ts'
import { lintSpanish } from './es.ts'
import { lintFrench } from './fr.ts'
import { createLintPack, type LeadingKind, type LintPack } from './lint-pack.ts'
import { lintPortuguese } from './pt.ts'

/** A question longer than this is hard to hold in mind. */
export const questionWordsMax = 35
/** No more of a text is looked at: no question is as long. */
const lintCharactersMax = 2_000
/** Lead-ins taken off one sentence. */
const leadInsMax = 4
/** Places in one sentence at which its question may begin. */
const clausesMax = 8
const clauseCharactersMax = 300
/** Sentences of one text that are judged. */
const sentencesMax = 12

export const lintPacks: Record<Language, LintPack> = {
  en: createLintPack(lintEnglish),
  de: createLintPack(lintGerman),
  fr: createLintPack(lintFrench),
  es: createLintPack(lintSpanish),
  pt: createLintPack(lintPortuguese),
}

export type Detected = { rule: LintRule; leading?: LeadingKind }

type Form = 'open' | 'request' | 'closed' | 'scene' | 'statement'

/** The rules that a text breaks, without advice. */
export function detect(text: string, language: Language): Detected[] {
  const pack = lintPacks[language]
  const parts = sentences(text.slice(0, lintCharactersMax), language)
    .slice(0, sentencesMax)
    .map((sentence) => bare(sentence.text))
    .filter((sentence) => sentence !== '')
  const asked = parts.filter((part) => asks(part, pack))
  const last = asked.at(-1)
  const found: Detected[] = []

  if (last === undefined) found.push({ rule: 'no_question' })
  if (asked.length > 1) found.push({ rule: 'multiple' })
  if (asked.some((part) => isDouble(part, pack))) found.push({ rule: 'double_barrelled' })
  if (last !== undefined && formOf(last, pack) === 'closed' && !isTag(last, pack))
    found.push({ rule: 'closed' })
  const leading = leadingKind(parts, pack)
  if (leading) found.push({ rule: 'leading', leading })
  if (countWords(text.slice(0, lintCharactersMax)) > questionWordsMax)
    found.push({ rule: 'too_long' })
  if (parts.some((part) => isPraise(part, pack))) found.push({ rule: 'praise' })
  if (parts.some((part) => isHypothetical(part, pack))) found.push({ rule: 'hypothetical' })
  return found
}

/** Folded, without opening marks, and with quoted words (the participant's own) blanked. */
function bare(sentence: string): string {
  return fold(sentence)
    .replace(/"[^"]{1,300}"/g, 'x')
    .replace(/(?<![\p{L}\p{N}])'[^'?]{2,200}'(?![\p{L}\p{N}])/gu, 'x')
    .replace(/^[¿¡\s\-*•(]+/u, '')
    .replace(/(?<![\s)"'])[\s)"']+$/u, '')
}

/** Whether the sentence wants an answer. */
export function asks(sentence: string, pack: LintPack): boolean {
  if (endsAsking(sentence)) return true
  if (/!$/.test(sentence)) return false
  const form = formOf(sentence, pack)
  return form === 'open' || form === 'request'
}

/** "?", "?!", "…?" */
function endsAsking(sentence: string): boolean {
  return (/(?<![!?.])[!?.]+$/.exec(sentence)?.[0] ?? '').includes('?')
}

/** What kind of sentence it is, judged by its main clause. */
export function formOf(sentence: string, pack: LintPack): Form {
  const isQuestion = endsAsking(sentence)
  const clauses = mainClauses(sentence, pack)
  for (const clause of clauses) {
    if (pack.open.test(clause)) return 'open'
    if (pack.request.test(clause) || pack.accepted.test(clause)) return 'request'
    if (isQuestion && pack.closed.test(clause)) return 'closed'
  }
  if (isQuestion && pack.openAnywhere?.test(sentence)) return 'open'
  if (isQuestion) return 'closed'
  return clauses.some((clause) => pack.scene.test(clause)) ? 'scene' : 'statement'
}

/** Whether some clause of it asks for a yes or a no, with a mark or without. */
export function startsClosed(sentence: string, pack: LintPack): boolean {
  return mainClauses(sentence, pack).some((clause) => pack.closed.test(clause))
}

/** Starts at which the question proper may begin: the whole, then what follows a comma or colon. */
function mainClauses(sentence: string, pack: LintPack): string[] {
  const behind = sentence.slice(sentence.lastIndexOf(':') + 1)
  const isBehind = behind.length < sentence.length && behind.startsWith(' ')
  const afterColon = isBehind ? withoutLeadIn(behind.trim(), pack) : ''
  if (afterColon !== '' && startsAsking(afterColon, pack)) return [afterColon]
  const clauses = [withoutLeadIn(sentence, pack)]
  for (const mark of sentence.matchAll(/[,:;]\s+|\s-\s/g)) {
    if (clauses.length === clausesMax) break
    clauses.push(withoutLeadIn(sentence.slice(mark.index + mark[0].length), pack))
  }
  // A scene or a time clause is no question: "When you export, do you …?" is judged by "do you".
  if (clauses.length > 1 && subordinate(clauses, pack)) clauses.shift()
  return clauses.map((clause) => clause.replace(/^[¿¡]+/, ''))
}

function startsAsking(clause: string, pack: LintPack): boolean {
  return pack.open.test(clause) || pack.request.test(clause) || pack.closed.test(clause)
}

function subordinate(clauses: readonly string[], pack: LintPack): boolean {
  const [first = '', ...rest] = clauses
  if (pack.scene.test(first)) return true
  const timed = /^(?:when|wenn|als|quand|cuando|quando)\s/.test(first)
  const inverted = /^when (?:do|does|did|is|are|was|were|have|has|had|will|would|can)\b/
  if (!timed || inverted.test(first)) return false
  return rest.some((clause) => pack.closed.test(clause) || pack.open.test(clause))
}

function withoutLeadIn(clause: string, pack: LintPack): string {
  let rest = clause.replace(/^[¿¡]+/, '')
  for (let i = 0; i < leadInsMax; i++) {
    const shorter = rest.replace(pack.leadIn, '').replace(/^[¿¡]+/, '')
    if (shorter === rest) break
    rest = shorter
  }
  return rest
}

function isDouble(asked: string, pack: LintPack): boolean {
  const sentence = asked.replace(pack.reason, '?')
  if (pack.double.some((find) => find.test(sentence))) return true
  const question = afterScene(sentence, pack)
  const alone = pack.joined.reduce((rest, find) => rest.replace(find, ' '), question)
  if (!pack.and.test(alone)) return false
  return !isProcess(question, pack)
}

/** What follows the scene: "Think of a day it went well and one it didn't: what was different?" */
function afterScene(sentence: string, pack: LintPack): string {
  const rest = /^[^,:]{3,200}[,:]\s+(.+)$/.exec(sentence)?.[1]
  if (!rest || pack.and.test(rest)) return sentence
  const opens = pack.open.test(rest) || pack.request.test(rest) || pack.closed.test(rest)
  return opens ? rest : sentence
}

/** An account of several steps is one request, not two questions. */
function isProcess(question: string, pack: LintPack): boolean {
  const clause = withoutLeadIn(question, pack)
  return pack.process.test(clause)
}

function isTag(sentence: string, pack: LintPack): boolean {
  return pack.leading.some(({ why, find }) => why === 'tag' && find.test(sentence))
}

function leadingKind(parts: readonly string[], pack: LintPack): LeadingKind | undefined {
  for (const part of parts) {
    // Of a sentence that nobody would say, no clause is looked at by itself.
    const clauses = part.length > clauseCharactersMax ? [] : mainClauses(part, pack)
    const isCompliment = isPraise(part, pack)
    for (const { why, find } of pack.leading) {
      if (why === 'loaded' && isCompliment) continue
      if (why === 'candidates' && !asks(part, pack)) continue
      if (find.test(part) || clauses.some((clause) => find.test(clause))) return why
    }
  }
  return undefined
}

/** A compliment stands in a sentence of its own, or before the question's comma. */
function isPraise(part: string, pack: LintPack): boolean {
  if (!asks(part, pack)) return pack.praise.test(part)
  const before = /^([^,!-]{2,60})[,!]\s|^([^-]{2,60})\s-\s/.exec(part)
  const lead = before?.[1] ?? before?.[2]
  if (lead === undefined) return false
  return !pack.open.test(lead) && !pack.closed.test(lead) && pack.praise.test(lead)
}

function isHypothetical(part: string, pack: LintPack): boolean {
  return pack.hypothetical.test(part) && !pack.factual.test(part)
}
