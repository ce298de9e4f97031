import { sentences } from '../../language/sentences.ts'
import { firstRule, ruleCharactersMax } from '../lines/pattern.ts'
import { capitalised, plain, tidy, uncapitalised } from '../lines/text.ts'
import { detect } from '../lint/detect.ts'
import type { Language, LintRule } from '../plan.ts'
import { rewordPacks } from './packs.ts'

/** What a rewording must not leave behind. */
const serious: readonly LintRule[] = [
  'closed',
  'leading',
  'praise',
  'no_question',
  'double_barrelled',
]

/** The question without push and open, where a rule makes it so surely; else null. */
export function improved(text: string, language: Language): string | null {
  if (text.length > ruleCharactersMax) return null
  const found = detect(text, language)
  if (!found.some(({ rule }) => rule === 'closed' || rule === 'leading' || rule === 'praise'))
    return null
  const parts = sentences(plain(text), language).map((sentence) => sentence.text)
  const asked = parts.findLast((part) => part.includes('?')) ?? parts.at(-1) ?? text
  const calmer = withoutPush(asked, language)
  const better = [asked, calmer, opened(asked, language), opened(calmer, language)].find(
    (one) =>
      one !== null &&
      isBetter(
        one,
        found.some(({ rule }) => rule === 'double_barrelled'),
        language,
      ),
  )
  return better ? tidy(better) : null
}

function isBetter(candidate: string, wasDouble: boolean, language: Language): boolean {
  return !detect(candidate, language).some(
    ({ rule }) => serious.includes(rule) && !(rule === 'double_barrelled' && wasDouble),
  )
}

/** "Do you like the export?" to "What is the export like for you?" */
function opened(question: string, language: Language): string | null {
  const bare = plain(question)
    .replace(/^[¿¡]{1,2}/, '')
    .replace(/[\s?.!]{1,6}$/, '')
    .replace(/^(?:so|and|but|also|und|et|alors|y|entonces|e|então),? (?=\S)/i, '')
  return firstRule(rewordPacks[language].open, uncapitalised(bare))
}

function withoutPush(question: string, language: Language): string {
  const mark = question.trim().endsWith('?') ? (language === 'fr' ? ' ?' : '?') : ''
  const bare = question.replace(/\s?\?$/, '')
  const calm = rewordPacks[language].drop.reduce((rest, push) => rest.replace(push, ''), bare)
  return capitalised(calm.trim()) + mark
}

/** The question once more, for when the first was not understood. Never the same as the first. */
export function rephrase(question: string, language: Language): string {
  return rewordPacks[language].again(tidy(plain(question)))
}
