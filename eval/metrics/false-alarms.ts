import type { Conversation } from '../conversation.ts'
import { type Metric, shareOf } from './metric.ts'
import { askedIn, placeOf } from './said.ts'

/** What vigilance costs people who did nothing to call for it. */
export function falseAlarmMetrics(conversations: readonly Conversation[]): Metric[] {
  const plain = conversations.filter(({ name }) => !name.split('/').includes('contradictory'))
  const telling = conversations
    .flatMap(askedIn)
    .filter(
      ({ told, answer, conversation }) =>
        told.length > 0 && answer && !conversation.marks.has(answer.clientMessageID ?? ''),
    )
  return [
    shareOf(
      plain,
      ({ messages }) => messages.some(({ probeKind }) => probeKind === 'contradiction'),
      {
        name: 'asked about a contradiction that was none',
        target: { max: 0.05 },
        hard: false,
        describe: ({ name, messages }) =>
          `${name}: ${messages.find(({ probeKind }) => probeKind === 'contradiction')?.content}`,
        bad: true,
      },
    ),
    shareOf(telling, ({ next }) => next?.kind === 'redirect' || next?.kind === 'confirm_end', {
      name: 'led back although it was to the point',
      target: { max: 0.02 },
      hard: false,
      describe: (asked) => `${placeOf(asked)} => ${asked.answer?.content.slice(0, 160)}`,
      bad: true,
    }),
  ]
}
