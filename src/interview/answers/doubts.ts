import { mayAskModel } from '../proposals/breaker.ts'
import type { Message, Session } from '../session.ts'
import type { BarredStretch } from './answer-reading.ts'

/** Most doubts about one answer that a model is asked about; what lies past them stays barred. */
const doubtsMax = 5
const letters = 'abcde'

/**
 * What code cannot tell for certain of one answer: whether it tells of self-harm, or whether words of
 * it are an order to the interviewer or somebody else's. `id` is what it is called to a model.
 */
export type Doubt = { id: string } & (
  | { about: 'self_harm' }
  | { about: 'order' | 'others'; start: number; end: number }
)

/** The doubts about an answer, the same ones in the same order each time. */
export function doubtsAbout({ reading }: Pick<Message, 'reading'>): Doubt[] {
  if (!reading) return []
  const harm = reading.selfHarm === 'hinted' ? [{ about: 'self_harm' as const }] : []
  const words = reading.barred.flatMap(({ start, end, why, unsure }) =>
    unsure && (why === 'order' || why === 'others') ? [{ about: why, start, end }] : [],
  )
  return [...harm, ...words]
    .slice(0, doubtsMax)
    .map((doubt, at) => ({ id: letters.charAt(at), ...doubt }))
}

/** Whether a doubt about the newest answer can wait for the model that conducts. */
export function isForModel(session: Session): boolean {
  return session.state === 'conversation' && mayAskModel(session)
}

/**
 * Settles the doubts about an answer as the model decided: those it did not confirm are none any more.
 * A model that says nothing of them has decided nothing.
 */
export function settleDoubts(
  session: Session,
  answer: Message,
  confirmed: readonly string[],
): void {
  const dispelled = doubtsAbout(answer).filter(({ id }) => !confirmed.includes(id))
  if (dispelled.length === 0) return
  const stretches = dispelled.flatMap((doubt) =>
    doubt.about === 'self_harm' ? [] : [{ start: doubt.start, end: doubt.end }],
  )
  const noHarm = dispelled.some(({ about }) => about === 'self_harm')
  session.dispelled = [
    ...(session.dispelled ?? []),
    { seq: answer.seq, stretches, ...(noHarm && { noHarm: true as const }) },
  ]
}

/** A message with what a model has since dispelled taken out of its reading. */
export function withoutDispelled({ dispelled = [] }: Session, message: Message): Message {
  const { reading } = message
  const settled = dispelled.filter(({ seq }) => seq === message.seq)
  if (!reading || settled.length === 0) return message
  const isDispelled = (stretch: BarredStretch) =>
    settled.some(({ stretches }) =>
      stretches.some(({ start, end }) => start === stretch.start && end === stretch.end),
    )
  const selfHarm = settled.some(({ noHarm }) => noHarm) ? null : reading.selfHarm
  const barred = reading.barred.filter((stretch) => !isDispelled(stretch))
  return { ...message, reading: { ...reading, barred, selfHarm } }
}
