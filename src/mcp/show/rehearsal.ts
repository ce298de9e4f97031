import type { ResultOf } from '../../contract/calls/calls.ts'

type Rehearsal = ResultOf<'interviews.rehearse'>

/** What a rehearsal tells, what to mend first; the talks themselves where they are wanted. */
export function rehearsalItems(rehearsal: Rehearsal, withTalks: boolean): string[] {
  const { unanswered, repeats, cut, questions, talks } = rehearsal
  return [
    ...unanswered.map(
      ({ text, asked, why }) =>
        `Nobody could answer (asked of ${asked}${why === undefined ? '' : `, ${why}`}): ${text}`,
    ),
    ...repeats.map(({ text, repeats: before }) => `Repeats “${before.text}”: ${text}`),
    ...cut.map(({ text, people }) => `No time was left with ${people}: ${text}`),
    ...questions.map(
      ({ questionID, text, asked, answered, outcomes }) =>
        `${questionID}: asked of ${asked}, answered by ${answered} (${counts(outcomes)}): ${text}`,
    ),
    ...talks.flatMap((talk, at) => [
      `Talk ${at + 1} (${talk.person}): ${round(talk.minutes)} minutes; ${talk.ended}.`,
      ...(withTalks ? talk.conversation.map(said) : []),
    ]),
  ]
}

function counts(outcomes: Record<string, number>): string {
  return Object.entries(outcomes)
    .map(([outcome, count]) => `${outcome} ${count}`)
    .join(', ')
}

function said({ role, content }: Rehearsal['talks'][number]['conversation'][number]): string {
  return `  ${role === 'assistant' ? 'Interviewer' : 'Made-up person'}: ${content}`
}

export function minutesLine({ minutes, people }: Rehearsal): string {
  const { least, median, most, limit } = minutes
  return `Held with ${people} made-up people: ${round(least)} to ${round(most)} minutes, half of them under ${round(median)}; the guide allows ${round(limit)}. They are software and no customers.`
}

function round(minutes: number): string {
  return minutes.toLocaleString('en', { maximumFractionDigits: 1 })
}
