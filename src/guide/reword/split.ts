import { sentences } from '../../language/sentences.ts'
import { pattern, ruleCharactersMax } from '../lines/pattern.ts'
import { plain, tidy } from '../lines/text.ts'
import { detect } from '../lint/detect.ts'
import type { Language } from '../plan.ts'
import { rewordPacks } from './packs.ts'
import type { RewordPack } from './reword-pack.ts'

/** One line of a guide holds no more questions than this, in no more sentences than that. */
const questionsPerLineMax = 6
const sentencesPerLineMax = 12
/** A half of fewer words asks nothing by itself. */
const halfWordsMin = 3

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

/** The two halves of a double-barrelled question, or null where they cannot be told apart surely. */
export function splitDouble(text: string, language: Language): [string, string] | null {
  const pack = rewordPacks[language]
  const question = plain(text)
  if (question.length > ruleCharactersMax) return null
  const isMarked = /\?\s*$/.test(question)
  const mark = isMarked ? (language === 'fr' ? ' ?' : '?') : '.'
  const body = question.replace(/[\s?.!]{1,6}$/, '').replace(/^¿/, '')
  const halves =
    splitClauses(body, pack, isMarked) ?? splitWords(body, pack) ?? splitNouns(body, pack)
  if (!halves) return null
  const open = language === 'es' && isMarked ? '¿' : ''
  const [first, second] = halves.map((half) =>
    tidy(`${open}${half.replace(/^¿/, '').replace(/[,;]$/, '').trim()}${mark}`),
  )
  if (first === undefined || second === undefined) return null
  const isClean = [first, second].every(
    (half) =>
      half.split(' ').length >= halfWordsMin &&
      !detect(half, language).some(
        ({ rule }) => rule === 'double_barrelled' || rule === 'no_question',
      ),
  )
  return isClean ? [first, second] : null
}

/** "What made you sign up, and how did it go": not behind a request, where a clause follows. */
function splitClauses(body: string, pack: RewordPack, isMarked: boolean): [string, string] | null {
  if (!isMarked) return null
  const found = pattern(
    `^(.{5,200}?),? (?:${pack.joiners}) ((?:¿|also )?(?:${pack.questionWords})(?:\\b|(?<=')).+)$`,
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

/** "between the app and the website": two that belong together. */
const pairs = /(?<!\p{L})(?:between|both|zwischen|sowohl|beiden?|entre|tanto|ambos|tant)(?!\p{L})/iu

/** "What do you think of our prices and our support": two at the end, each with its article. */
function splitNouns(body: string, pack: RewordPack): [string, string] | null {
  if (pairs.test(body)) return null
  const noun = `(?:${pack.determiners}) ?[^\\s,]+(?: [^\\s,]+)?`
  const found = pattern(`^(.{4,200}?)\\b(${noun}) (?:${pack.joiners}) (${noun})$`).exec(body)
  const [, stem = '', one = '', other = ''] = found ?? []
  // A subject of two ("do the speed and the price …") takes another verb once it is split.
  if (
    stem === '' ||
    /\b(?:are|were|have|sind|waren|haben|sont|étaient|son|eran|são|eram)\s$/i.test(stem)
  )
    return null
  return [`${stem}${one}`, `${stem}${other}`]
}
