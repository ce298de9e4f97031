import { contentStems } from '../language/words.ts'
import { shortened } from './lines/text.ts'
import type { LintRule, Plan } from './plan.ts'

type Warning = Plan['warnings'][number]

const topicsMax = 8
/** A topic needs about so many minutes to bring out one real episode. */
const minutesPerTopicMin = 1.5
const longInterviewMinutes = 30
const warningsMax = 60
const quoteCharactersMax = 80

/** What a researcher should know before inviting people. */
export function warningsOf(plan: Plan, foundBefore: readonly Warning[]): Warning[] {
  return [
    ...foundBefore,
    ...timeWarnings(plan),
    ...mustWarnings(plan),
    ...avoidWarnings(plan),
    ...questionWarnings(plan),
  ].slice(0, warningsMax)
}

function timeWarnings({ topics, budget, archetypes }: Plan): Warning[] {
  const found: Warning[] = []
  const { minutes } = budget
  const isTight = topics.length * minutesPerTopicMin > minutes
  if (topics.length > topicsMax || (isTight && archetypes.length === 0))
    found.push({
      message: `${topics.length} topics in ${minutes} minutes leave about ${each(minutes, topics.length)} for each, so some will be cut short or left out.`,
      suggestion:
        'Mark the ones that matter with “(must)” and others with “(if time)”, or allow more time.',
    })
  const own = topics.reduce((sum, topic) => sum + (topic.budget.minutes ?? 0), 0)
  if (own > minutes)
    found.push({
      message: `The topics' own times add up to ${own} minutes, but the interview is limited to ${minutes}.`,
      suggestion: `Raise the limit to ${own + 2} minutes or shorten a topic.`,
    })
  if (minutes > longInterviewMinutes)
    found.push({
      message: `${minutes} minutes is long for an interview in writing: fewer people will finish it.`,
      suggestion: 'Aim for 10 to 15 minutes, and split the rest into a second interview.',
    })
  return found
}

function each(minutes: number, topics: number): string {
  const seconds = Math.round((minutes * 60) / topics / 10) * 10
  return seconds >= 90 ? `${Math.round(seconds / 60)} minutes` : `${seconds} seconds`
}

function mustWarnings({ topics }: Plan): Warning[] {
  const questions = topics.flatMap((topic) => topic.questions)
  if (questions.some(({ must }) => must)) return []
  return [
    {
      message:
        'No question is marked as one that must be asked, so any may be left out when time runs short.',
      suggestion: 'Begin the most important question with “Must ask:” or end it with “(must)”.',
    },
  ]
}

function avoidWarnings({ topics, avoid, language }: Plan): Warning[] {
  /** For each stem the first line of the guide that avoids it. */
  const barred = new Map<string, number>()
  for (const [at, { kind, terms }] of avoid.entries())
    for (const stem of kind === 'promise' ? [] : contentStems(terms.join(' '), language))
      if (!barred.has(stem)) barred.set(stem, at)
  return topics
    .flatMap((topic) => topic.questions)
    .flatMap((question) => {
      const hits = contentStems(question.text, language).flatMap((stem) => barred.get(stem) ?? [])
      const hit = hits.length > 0 ? avoid[Math.min(...hits)] : undefined
      if (!hit) return []
      return [
        {
          message: `“${quoted(question.text)}” touches on what the guide says to avoid: “${quoted(hit.text)}”.`,
          suggestion: 'Reword the question or take the line off the list of things to avoid.',
          ...(question.lines ? { lines: question.lines } : {}),
        },
      ]
    })
}

const advice: Partial<Record<LintRule, string>> = {
  hypothetical: 'Ask about the last time it came up instead.',
  too_long: 'Shorten it to one sentence of at most 35 words.',
}

/** What could not be put right by rule, or was left because it is to be asked as written. */
function questionWarnings({ topics }: Plan): Warning[] {
  return topics
    .flatMap((topic) => topic.questions)
    .flatMap((question) => {
      const [finding] = question.lint.filter(
        ({ rule }) =>
          question.verbatim ||
          question.original === undefined ||
          rule === 'hypothetical' ||
          rule === 'too_long',
      )
      if (!finding) return []
      const kept = question.verbatim ? ' It is asked as written all the same.' : ''
      const suggestion = finding.suggestion ?? advice[finding.rule]
      return [
        {
          message: `“${quoted(question.text)}”: ${finding.message}${kept}`,
          ...(suggestion ? { suggestion } : {}),
          ...(question.lines ? { lines: question.lines } : {}),
        },
      ]
    })
}

function quoted(text: string): string {
  return shortened(text, quoteCharactersMax)
}
