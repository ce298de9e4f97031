import { lintQuestion } from '../../src/guide/lint.ts'
import type { LintRule } from '../../src/guide/plan.ts'
import { contentStems, countWords, jaccard, words } from '../../src/language/words.ts'
import type { Conversation } from '../conversation.ts'
import { countOf, type Metric, made, quantileOf, shareOf } from './metric.ts'
import { type Asked, askedIn, isBluntly, isResearchers, lintOf, placeOf } from './said.ts'

/** Share of words in common from which two questions are the same one. */
const sameMin = 0.8

type Lint = typeof lintQuestion

/** How the interviewer put its questions; what the guide itself says is told apart. */
export function wordingMetrics(
  conversations: readonly Conversation[],
  lint: Lint = lintQuestion,
): Metric[] {
  const asked = conversations.flatMap(askedIn)
  const own = asked.filter((each) => !isResearchers(each))
  const theirs = asked.filter((each) => isResearchers(each) && !each.planned?.verbatim)
  const linted = new Map(asked.map((each) => [each, lintOf(each, lint)]))
  const has = (rules: readonly LintRule[]) => (each: Asked) =>
    linted.get(each)?.some((rule) => rules.includes(rule)) ?? false
  const faulty =
    (rules: readonly LintRule[], fault: Parameters<typeof isBluntly>[0]) => (each: Asked) =>
      has(rules)(each) || isBluntly(fault, each.text)
  const bad = { describe: placeOf, bad: true }
  return [
    shareOf(own, faulty(['leading'], 'leading'), {
      name: 'leading questions',
      target: { max: 0 },
      hard: true,
      ...bad,
    }),
    shareOf(own, faulty(['multiple', 'double_barrelled'], 'double'), {
      name: 'double-barrelled or several at once',
      target: { max: 0 },
      hard: true,
      ...bad,
    }),
    shareOf(own, faulty(['closed'], 'closed'), {
      name: 'closed questions',
      target: { max: 0.03 },
      hard: true,
      ...bad,
    }),
    shareOf(own, faulty(['praise'], 'praise'), {
      name: 'praise or verdict on an answer',
      target: { max: 0 },
      hard: true,
      ...bad,
    }),
    shareOf(theirs, has(['leading', 'multiple', 'double_barrelled', 'closed']), {
      name: 'flawed questions left from the guide',
      target: { max: 0.05 },
      hard: false,
      ...bad,
    }),
    repeats(conversations),
    quantileOf(
      asked.filter(isTurn).map(({ text }) => countWords(text)),
      0.5,
      {
        name: 'words of a turn, median',
        target: { max: 28 },
        hard: false,
        unit: 'words',
      },
    ),
    quantileOf(
      asked.filter(isTurn).map(({ text }) => countWords(text)),
      0.95,
      {
        name: 'words of a turn, 95th percentile',
        target: { max: 50 },
        hard: false,
        unit: 'words',
      },
    ),
    ...controls(lint),
  ]
}

function isTurn({ message }: Asked): boolean {
  return message.kind !== 'opening'
}

/** Planned questions and follow-ups that were asked before; putting one in other words is meant. */
function repeats(conversations: readonly Conversation[]): Metric {
  const meant = ['rephrase', 'redirect']
  const found: Asked[] = []
  let of = 0
  for (const conversation of conversations) {
    const asked = askedIn(conversation).filter(({ message }) => !meant.includes(message.kind))
    of += asked.length
    found.push(
      ...asked.filter((each, at) => asked.slice(0, at).some((other) => isSame(other, each))),
    )
  }
  return countOf(found, of, {
    name: 'repeated questions',
    target: { max: 0 },
    hard: true,
    describe: placeOf,
  })
}

function isSame(a: Asked, b: Asked): boolean {
  const { language } = a.conversation.plan
  if (jaccard(words(a.text), words(b.text)) >= sameMin) return true
  const [left, right] = [contentStems(a.text, language), contentStems(b.text, language)]
  return left.length >= 3 && right.length >= 3 && jaccard(left, right) >= sameMin
}

/** Questions whose fault nobody doubts; they tell whether the linter itself still sees. */
const planted: readonly [string, LintRule][] = [
  ["Don't you think the new version is much better?", 'leading'],
  ['Surely the price was a problem for you?', 'leading'],
  ['How great was our support?', 'leading'],
  ['Do you like the app?', 'closed'],
  ['Was it the price?', 'closed'],
  ['How easy and fast was the setup?', 'double_barrelled'],
  ['What did you buy? And how did you pay?', 'multiple'],
  ['Great answer! What happened next?', 'praise'],
]
const sound = [
  'What happened the last time you made a plan?',
  'Walk me through that evening, step by step.',
  'How did you find out about the change?',
  'What matters most to you in planning?',
]

function controls(lint: Lint): Metric[] {
  const find = (text: string) => lint(text, { language: 'en' }).map(({ rule }) => rule)
  const seen = planted.filter(([text, rule]) => find(text).includes(rule))
  const alarms = sound.filter((text) => find(text).length > 0)
  const right = seen.length + sound.length - alarms.length
  const of = planted.length + sound.length
  const misses = [
    ...planted
      .filter((each) => !seen.includes(each))
      .map(([text, rule]) => `${rule} unseen: ${text}`),
    ...alarms.map((text) => `false alarm: ${text}`),
  ]
  const about = { name: 'planted questions judged rightly', target: { min: 1 }, hard: true }
  return [made(about, { value: right / of, of, unit: 'share', misses })]
}
