import type { Plan, PlanQuestion, SourceLines } from '../../guide/plan.ts'
import type { ProbeKind } from '../../interview/proposals/proposal.ts'
import type { Message, MessageKind } from '../../interview/session.ts'

const probes: Record<ProbeKind, string> = {
  detail: 'A follow-up that asks for a detail.',
  echo: 'A follow-up on words of the answer.',
  clarify: 'A follow-up that asks what was meant.',
  expand: 'A follow-up that asks for more.',
  reason: 'A follow-up that asks for the reason.',
  ladder: 'A follow-up that asks why this matters.',
  contrast: 'A follow-up that asks for a comparison.',
  timeline: 'A follow-up that asks what happened when.',
  incident: 'A follow-up that asks for an example.',
  emotion: 'A follow-up that asks how it felt.',
  contradiction: 'A follow-up on two answers that do not go together.',
  exception: 'A follow-up that asks when it is otherwise.',
  quantify: 'A follow-up that asks how much or how often.',
  need: 'A follow-up that asks what would have helped.',
  hint: 'A follow-up that the guidelines ask for.',
  continuer: 'An invitation to go on.',
}

const moments: Partial<Record<MessageKind, string>> = {
  opening: 'It opens the interview.',
  rephrase: 'The question before it once more in other words, since it was not answered.',
  redirect: 'It leads back to the subject.',
  meta: 'It answers a question of the participant.',
  safety: 'The participant seemed to be in distress, so the questions rest.',
  confirm_end: 'It makes sure whether the participant wants to stop.',
  recap: 'It reads back what was understood, to be put right.',
  verdict: 'It asks how the person feels about the product all in all.',
  anything_else: 'It leaves room for what nobody asked about.',
  closing: 'It ends the interview.',
}

export type Asked = { why?: string; lines?: [number, number] }

/** Why the interviewer said this, and where that stands in the guidelines. */
export function whyAsked(plan: Plan, message: Message): Asked {
  if (message.role === 'user') return {}
  const planned = findQuestion(plan, message.questionId)
  switch (message.kind) {
    case 'question':
      return planned ? whyPlanned(planned) : {}
    case 'probe':
      return message.probeKind ? { why: probes[message.probeKind] } : { why: 'A follow-up.' }
    case 'opening': {
      const why = moments.opening ?? ''
      const lines = planned?.lines ?? plan.opening?.lines
      return { why, ...(lines && { lines: pairOf(lines) }) }
    }
    default: {
      const why = moments[message.kind]
      const lines = message.kind === 'rephrase' ? planned?.lines : undefined
      return { ...(why !== undefined && { why }), ...(lines && { lines: pairOf(lines) }) }
    }
  }
}

function whyPlanned({ lines, must, ifTime }: PlanQuestion): Asked {
  if (!lines) return { why: 'The guidelines ask no question here, so this one was added to them.' }
  const { from, to } = lines
  const place = from === to ? `line ${from}` : `lines ${from} to ${to}`
  const rank = must
    ? ', as a question that must be asked'
    : ifTime
      ? ', for when there is time'
      : ''
  return { why: `Planned in ${place} of the guidelines${rank}.`, lines: pairOf(lines) }
}

function findQuestion(plan: Plan, id: string | undefined): PlanQuestion | undefined {
  if (id === undefined) return undefined
  return plan.topics.flatMap(({ questions }) => questions).find((question) => question.id === id)
}

function pairOf({ from, to }: SourceLines): [number, number] {
  return [from, to]
}
