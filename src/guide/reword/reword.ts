import { sentences } from '../../language/sentences.ts'
import { fold } from '../../language/words.ts'
import { type Detected, detect, lintPacks } from '../lint/detect.ts'
import { everyRule, firstRule, pattern, ruleCharactersMax } from '../pattern.ts'
import type { Language, LintRule } from '../plan.ts'
import { capitalised, plain, tidy, uncapitalised } from '../text.ts'
import { rewordPacks } from './packs.ts'

/** Which findings a rewording must not leave behind. */
const serious: readonly LintRule[] = ['closed', 'leading', 'double_barrelled', 'multiple']

/** The question without push and open, or null when no rule can make it so. */
export function improved(text: string, language: Language): string | null {
  if (text.length > ruleCharactersMax) return null
  const found = detect(text, language)
  if (!found.some(({ rule }) => rule === 'closed' || rule === 'leading' || rule === 'praise'))
    return null
  const question = lastSentence(text, language)
  const candidates = [question, neutralised(question, language)].flatMap((candidate) => [
    candidate,
    reopened(candidate, language),
  ])
  const better = candidates.find(
    (candidate) => candidate !== null && isBetter(candidate, found, language),
  )
  return better ? tidy(better) : null
}

function isBetter(candidate: string, before: readonly Detected[], language: Language): boolean {
  const after = detect(candidate, language)
  if (after.some(({ rule }) => rule === 'no_question' || rule === 'praise')) return false
  const count = (found: readonly Detected[]) =>
    found.filter(({ rule }) => serious.includes(rule) && rule !== 'multiple').length
  const pushes = after.some(({ rule }) => rule === 'closed' || rule === 'leading')
  return !pushes && count(after) <= count(before)
}

/** "Do you like X?" to "What is X like for you?" */
function reopened(question: string, language: Language): string | null {
  const pack = rewordPacks[language]
  const body = clauseOf(question)
  if (body === '') return null
  const lead = /^(.{3,80}?[,:]\s+)(?=\S)/.exec(body)?.[1] ?? ''
  for (const start of ['', lead]) {
    const clause = body.slice(start.length)
    const opened = firstRule(pack.reopen, uncapitalised(clause))
    if (opened !== null) return start + (start === '' ? opened : uncapitalised(opened))
  }
  const clause = body.slice(lead.length)
  // A statement with a question mark, or a choice of two, fits no frame.
  if (!lintPacks[language].closed.test(fold(clause)) || / (?:or|oder|ou|o) /i.test(clause))
    return null
  const opened = pack.reopenAny(uncapitalised(clause))
  return capitalised(lead + (lead === '' ? opened : uncapitalised(opened)))
}

function neutralised(question: string, language: Language): string {
  const body = clauseOf(question)
  const neutral = everyRule(rewordPacks[language].neutral, body)
  const mark = /[?.]$/.test(neutral) ? '' : question.trim().endsWith('?') ? '?' : '.'
  return capitalised(neutral.trim()) + mark
}

/** The bare question: marks and lead-in words off. */
function clauseOf(question: string): string {
  return plain(question)
    .replace(/^[¿¡]+/, '')
    .replace(/(?<!\s)\s*(?<![?.!])[?.!]+$/, '')
    .replace(/^(?:so|and|but|also|und|also|et|alors|y|entonces|e|então),? (?=\S)/i, '')
}

function lastSentence(text: string, language: Language): string {
  const parts = sentences(plain(text), language).map((sentence) => sentence.text)
  return parts.findLast((part) => part.includes('?')) ?? parts.at(-1) ?? text
}

/** A second wording, for when the first was not understood. Never the same as the first. */
export function rephrase(question: string, language: Language): string {
  const pack = rewordPacks[language]
  const text = plain(question)
  const isSingle = text.length <= ruleCharactersMax && sentences(text, language).length === 1
  const other = isSingle ? againFrom(text, language) : null
  if (other !== null && other !== text && !newlyFlawed(text, other, language)) return other
  return tidy(pack.againAny(language === 'de' ? text : uncapitalised(text)))
}

function againFrom(text: string, language: Language): string | null {
  for (const rule of rewordPacks[language].again) {
    if (!rule[0].test(text)) continue
    // A rule without groups keeps the whole question behind a new beginning.
    if (typeof rule[1] === 'function' && !/\((?!\?)/.test(rule[0].source))
      return tidy(rule[1](text))
    return tidy(firstRule([rule], text) ?? text)
  }
  return null
}

function newlyFlawed(text: string, other: string, language: Language): boolean {
  const before = new Set(detect(text, language).map(({ rule }) => rule))
  return detect(other, language).some(({ rule }) => serious.includes(rule) && !before.has(rule))
}

/** A bare noun, or a clause such as "how they decide", as a question; `turn`: how many nouns came before. */
export function questionFromItem(
  item: string,
  language: Language,
  turn = 0,
): { text: string; rephrased: string } {
  const pack = rewordPacks[language]
  const bare = bareItem(item)
  if (pack.clauseStart.test(bare)) {
    const clause = uncapitalised(bare)
    const text = firstRule(pack.clause, clause)
    if (text !== null) return { text: tidy(text), rephrased: rephrase(tidy(text), language) }
  }
  const noun = ownNoun(language === 'de' ? bare : uncapitalised(bare), language)
  const other = turn > 0 ? pack.moreNouns[(turn - 1) % pack.moreNouns.length] : undefined
  const frame = other && asksOfLastTime(noun, language) ? other : pack.noun
  return { text: tidy(frame(noun)), rephrased: tidy(pack.nounAgain(noun)) }
}

/** "Their first week": whoever is asked has it. */
function ownNoun(noun: string, language: Language): string {
  const isTheirs = language === 'en' && /^their\b/i.test(noun)
  return isTheirs ? everyRule(rewordPacks.en.secondThey, noun) : noun
}

/** Whether a noun is asked about in the one frame that fits any; "your role" has its own. */
export function asksOfLastTime(item: string, language: Language): boolean {
  const pack = rewordPacks[language]
  const [probe, bare] = ['\u0001', bareItem(item)]
  if (pack.clauseStart.test(bare)) return false
  const noun = language === 'de' ? bare : uncapitalised(bare)
  return pack.noun(noun) === pack.noun(probe).replace(probe, () => noun)
}

function bareItem(item: string): string {
  return plain(item).replace(/(?<![\s.:;,!?])[\s.:;,!?]+$/, '')
}

/** What nobody but the participant has, where no other people are named. */
const theirLife =
  /\btheir (?:own )?(?:life|lives|days?|weeks?|mornings?|evenings?|routines?)\b|^(?:what|which|how) [a-z]+s them\b/i

/** Words about customers in words to the participant; labels for them taken out. */
export function toSecondPerson(text: string, language: Language): string {
  const pack = rewordPacks[language]
  const direct = everyRule(pack.second, text)
  const spokenOf = direct !== text
  const theirs = language === 'en' && theirLife.test(text)
  const people =
    spokenOf || theirs || speaksOfThem(text, language) ? everyRule(pack.secondThey, direct) : direct
  return withoutLabels(people.replace(/\byour lives\b/g, 'your life'), language)
}

/** A clause such as "how parents plan dinners" in words to the parent. */
export function clauseToSecondPerson(text: string, language: Language): string {
  const pack = rewordPacks[language]
  const direct = everyRule(pack.people, everyRule(pack.audience, text))
  if (direct === text) return toSecondPerson(text, language)
  return withoutLabels(everyRule(pack.secondThey, everyRule(pack.second, direct)), language)
}

/** "they" as the one the question is about, with nobody else named before. */
function speaksOfThem(text: string, language: Language): boolean {
  if (language === 'de') return false
  const they = pattern(
    {
      en: `\\bthey\\b`,
      fr: `\\b(?:ils|elles)\\b`,
      es: `\\b(?:ellos|ellas)\\b`,
      pt: `\\b(?:eles|elas)\\b`,
    }[language],
  ).exec(text)
  if (!they) return false
  const before = text.slice(0, they.index)
  const others =
    /\b(?:teams?|colleagues|competitors?|managers?|developers|friends|parents|kids|children|staff|employees|people|others|suppliers|vendors|équipes?|collègues|concurrents|compañeros|equipos?|competidores|colegas|equipes|concorrentes|\w+s)\b(?<!does|is|was|this|us|yes|as|always|what's)/i
  return !others.test(before)
}

/** Without the words a company has for its customers: nobody hears that they "churned". */
export function withoutLabels(text: string, language: Language): string {
  const pack = rewordPacks[language]
  let clean = text
  // Each pass takes every kind of label once; a text holds few.
  for (let pass = 0; pass < 5 && pack.label.test(clean); pass++)
    clean = everyRule(pack.labels, clean)
  return clean
    .replace(/\b(?:you you|vous vous vous)\b/gi, 'you')
    .replace(/\s+/g, ' ')
    .trim()
}
