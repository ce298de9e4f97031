import type { ResultOf } from '../../contract/calls/calls.ts'

type Plan = ResultOf<'interviews.getPlan'>
type Topic = Plan['topics'][number]
type Question = Topic['questions'][number]
type Lines = Question['lines']

function at(lines: Lines): string {
  if (lines === undefined) return ' (added)'
  return lines.from === lines.to ? ` (line ${lines.from})` : ` (lines ${lines.from} to ${lines.to})`
}

/** A plan as lines: what to mend first, then topics and questions. */
export function planItems(plan: Plan): string[] {
  const budget = plan.budget.explicit ? 'set by the guide' : 'assumed'
  return [
    `Language ${plan.language}; ${plan.budget.minutes} minutes (${budget}), ${plan.budget.turns} turns.`,
    ...plan.warnings.map(({ message, lines, suggestion }) =>
      withSuggestion(`Warning${lines ? at(lines) : ''}: ${message}`, suggestion),
    ),
    ...(plan.unasked ?? []).map(
      ({ text, lines }) => `Not asked, kept as context${at(lines)}: ${text}`,
    ),
    ...plan.goals.map(({ text, lines }) => `Goal${at(lines)}: ${text}`),
    ...plan.topics.flatMap(topicItems),
    ...plan.avoid.map(({ kind, text, lines }) => `Never ${kind}${at(lines)}: ${text}`),
    ...plan.closing.map(({ text, lines }) => `At the end${at(lines)}: ${text}`),
  ]
}

function topicItems({ id, title, must, sensitive, questions, probeHints, lines }: Topic): string[] {
  const kinds = [must && 'must', sensitive && 'sensitive'].filter(Boolean).join(', ')
  return [
    `Topic ${id}${at(lines)}: ${title}${kinds === '' ? '' : ` (${kinds})`}`,
    ...questions.flatMap(questionItems),
    ...probeHints.map((hint) => `  Follow up${at(hint.lines)}: ${hint.question ?? hint.ask}`),
  ]
}

function questionItems(question: Question): string[] {
  const { id, text, must, ifTime, original, skipIf, onlyIf, lines, lint } = question
  const conditions = [
    must && 'must ask',
    ifTime && 'if time is left',
    skipIf !== undefined && `left out if: ${skipIf}`,
    onlyIf !== undefined && `only if: ${onlyIf}`,
    original !== undefined && `written: ${original}`,
  ].filter(Boolean)
  const told = conditions.length === 0 ? '' : ` (${conditions.join('; ')})`
  return [
    `  ${id}${at(lines)}: ${text}${told}`,
    ...lint.map(({ rule, message, suggestion }) =>
      withSuggestion(`    Wording, ${rule}: ${message}`, suggestion),
    ),
  ]
}

function withSuggestion(text: string, suggestion: string | undefined): string {
  return suggestion === undefined ? text : `${text} Better: ${suggestion}`
}
