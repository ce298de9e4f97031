import type { Plan, PlanQuestion } from './plan.ts'

export function questions({ topics }: Plan): PlanQuestion[] {
  return topics.flatMap((topic) => topic.questions)
}

export function asked(plan: Plan): string[] {
  return questions(plan).map(({ text }) => text)
}

export function musts(plan: Plan): string[] {
  return questions(plan).flatMap(({ must, text }) => (must ? [text] : []))
}

export function hints({ topics }: Plan): string[] {
  return topics.flatMap(({ probeHints }) => probeHints.map(({ ask }) => ask))
}

export function unasked(plan: Plan): string[] {
  return (plan.unasked ?? []).map(({ text }) => text)
}

export function quiet(plan: Plan): string[] {
  return plan.avoid.map(({ text }) => text)
}

/** All that may be put to a participant. */
export function said(plan: Plan): string {
  return [
    ...questions(plan).flatMap(({ text, rephrased }) => [text, rephrased]),
    ...plan.topics.flatMap(({ probeHints }) =>
      probeHints.flatMap(({ question }) => question ?? []),
    ),
    plan.opening?.text ?? '',
    ...plan.closing.map(({ text }) => text),
  ].join('\n')
}
