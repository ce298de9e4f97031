import { sentences } from '../../language/sentences.ts'
import { detect } from '../lint/detect.ts'
import { everywhere, firstRule, pattern, ruleCharactersMax } from '../pattern.ts'
import type { Language } from '../plan.ts'
import { plain, tidy } from '../text.ts'
import { rewordPacks } from './packs.ts'
import type { RewordPack } from './reword-pack.ts'

/** One line of a guide holds no more questions than this, in no more sentences than that. */
const questionsPerLineMax = 6
const sentencesPerLineMax = 12

/** The questions in a text that holds several: one each, scene and all. */
export function separateQuestions(text: string, language: Language): string[] {
  const parts = sentences(plain(text), language).map((sentence) => sentence.text)
  if (parts.length > sentencesPerLineMax) return [text]
  const questions: string[] = []
  let scene = ''
  for (const part of parts) {
    const whole = scene === '' ? part : `${scene} ${part}`
    const asks = !detect(part, language).some(({ rule }) => rule === 'no_question')
    scene = asks ? '' : whole
    if (asks) questions.push(whole)
  }
  if (questions.length < 2 || questions.length > questionsPerLineMax) return [text]
  if (scene !== '') questions.push(`${questions.pop() ?? ''} ${scene}`.trim())
  return questions
}

/** The two halves of a double-barrelled question, or null when no rule can tell them apart. */
export function splitDouble(text: string, language: Language): [string, string] | null {
  const pack = rewordPacks[language]
  const question = plain(text)
  if (question.length > ruleCharactersMax) return null
  const behind = splitReason(question, language)
  if (behind) return behind
  const mark = /\?\s*$/.test(question) ? (language === 'fr' ? ' ?' : '?') : '.'
  const body = question.replace(/(?<!\s)\s*(?<![?.!])[?.!]+$/, '')
  const isClosed = detect(question, language).some(({ rule }) => rule === 'closed')
  const halves =
    splitClauses(body, pack) ??
    splitWords(body, pack) ??
    splitQualities(body, pack) ??
    (isClosed && !splittable(body, pack) ? null : splitNouns(body, pack))
  if (!halves) return null
  const open = language === 'es' && mark === '?' ? '¿' : ''
  const isRequest = !/\?$/.test(question)
  const [first, second] = halves.map((half, at) => {
    const asClause =
      at === 1 && isRequest && pack.clauseStart.test(half) ? firstRule(pack.clause, half) : null
    if (asClause !== null) return asClause
    const stem = half.replace(/^¿/, '').replace(/[,;]$/, '').trim()
    const own = /^(?:tell|describe|explain|walk|erzählen|racontez|cuénteme|conte-me)\b/i.test(stem)
    return tidy(own ? `${stem}.` : `${open}${stem}${mark}`)
  })
  if (first === undefined || second === undefined) return null
  const isClean = [first, second].every(
    (half) =>
      half.split(' ').length > 1 &&
      !detect(half, language).some(
        ({ rule }) => rule === 'double_barrelled' || rule === 'no_question',
      ),
  )
  return isClean ? [first, second] : null
}

/** "…, and why?" behind a question, and how it is asked alone. */
const reasons: Record<Language, readonly [RegExp, string]> = {
  en: [/,? and why(?: not)?(?: was that| is that)?\s*\?$/i, 'What was the reason?'],
  de: [/,? und (?:warum|wieso|weshalb)(?: nicht)?\s*\?$/i, 'Was war der Grund?'],
  fr: [/,? et pourquoi(?: pas)?\s*\?$/i, 'Quelle en était la raison ?'],
  es: [/,? y por qué(?: no)?\s*\?$/i, '¿Cuál fue el motivo?'],
  pt: [/,? e (?:por ?qu[eê]|porqu[eê])(?: não)?\s*\?$/i, 'Qual foi o motivo?'],
}

function splitReason(question: string, language: Language): [string, string] | null {
  const [behind, alone] = reasons[language]
  const before = question.replace(behind, '')
  if (before === question || before.split(' ').length < 3) return null
  return [tidy(`${before.trim()}${language === 'fr' ? ' ?' : '?'}`), alone]
}

/** A closed question whose objects are two: "Do you like our prices and support". */
function splittable(body: string, pack: RewordPack): boolean {
  if (/^(?:do|does|did|have|would) you /i.test(body)) return true
  return pattern(` (?:${pack.joiners}) (?:${pack.determiners}) `).test(body)
}

/** "What made you sign up, and how did it go" */
function splitClauses(body: string, pack: RewordPack): [string, string] | null {
  const found = pattern(
    `^(.{5,300}?),? (?:${pack.joiners}) ((?:[¿]|also )?(?:${pack.questionWords})\\b.+)$`,
  ).exec(body)
  return found?.[1]?.includes(' ') && found[2]?.includes(' ') ? [found[1], found[2]] : null
}

/** "How and why did you switch" */
function splitWords(body: string, pack: RewordPack): [string, string] | null {
  const found = pattern(
    `^(${pack.questionWords}) (?:${pack.joiners}) (${pack.questionWords}) (.+)$`,
  ).exec(body)
  return found?.[1] && found[2] ? [`${found[1]} ${found[3]}`, `${found[2]} ${found[3]}`] : null
}

/** "How easy and fast was the setup" */
function splitQualities(body: string, pack: RewordPack): [string, string] | null {
  const found = pattern(
    `^(how|wie) (\\p{L}+) (?:${pack.joiners}) (\\p{L}+) ((?:was|is|were|are|war|ist|waren|sind) .+)$`,
  ).exec(body)
  if (!found) return null
  const [, word, first, second, rest] = found
  return [`${word} ${first} ${rest}`, `${word} ${second} ${rest}`]
}

/** "Or" in each language: what it joins are alternatives to one question, "the app or the website". */
const either = /^(?:or|oder|ou|o)$/i

/** "between the app and the website", "both the app and the website": two that belong together. */
const pairs = /(?<!\p{L})(?:between|both|zwischen|sowohl|beiden?|entre|tanto|ambos|tant)(?!\p{L})/iu

/** "How do you feel about the price and the support", "plan and track your projects" */
function splitNouns(body: string, pack: RewordPack): [string, string] | null {
  if (pairs.test(body)) return null
  const found = pattern(`^(.+?) (${pack.joiners}) (.+)$`).exec(body)
  const [, left = '', joiner = '', right = ''] = found ?? []
  if (either.test(joiner) || pattern(`^(?:${pack.questionWords})\\b`).test(right)) return null
  if (left === '' || pattern(`\\b(?:${pack.joiners})\\b`).test(right)) return null
  const start = nounStart(left, pack)
  if (start === null) return null
  const tail = pattern(` (?:${pack.prepositions}|${pack.determiners})\\b.*$`).exec(right)
  const isShort = !right.includes(' ')
  const rest = tail && !isShort ? tail[0] : ''
  const other = right.slice(0, right.length - rest.length)
  const noun = left.slice(start)
  // A subject of two ("do the speed and reliability …") takes another verb once it is split.
  if (/\b(?:do|are|were|have)$/i.test(left.slice(0, start).trim())) return null
  const rightStarts = pattern(`^(?:${pack.determiners})\\b`).test(right)
  const determiner = pattern(`^(?:${pack.determiners}) `).exec(noun)?.[0] ?? ''
  const before = left.slice(0, start) + (rightStarts ? '' : determiner)
  return [`${left}${rest}`, `${before}${rightStarts && rest === '' ? right : other + rest}`]
}

/** Where the noun or verb before "and" starts. */
function nounStart(left: string, pack: RewordPack): number | null {
  const determiner = [...left.matchAll(everywhere(`\\b(?:${pack.determiners})\\b`))].at(-1)
  const preposition = [...left.matchAll(everywhere(`\\b(?:${pack.prepositions})\\b`))].at(-1)
  const afterDeterminer = determiner?.index ?? -1
  const afterPreposition = preposition ? preposition.index + preposition[0].length + 1 : -1
  if (afterDeterminer >= 0 && afterDeterminer >= afterPreposition) return afterDeterminer
  const lastWord = left.lastIndexOf(' ') + 1
  if (lastWord <= 1) return null
  return afterPreposition > 0 && afterPreposition < left.length ? afterPreposition : lastWord
}
