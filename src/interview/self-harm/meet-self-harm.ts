import { isPastCaps } from '../closing/caps.ts'
import { askLast, finish, wrapNow } from '../closing/wrap.ts'
import { askNext } from '../questions/ask.ts'
import { recordHurt } from '../record.ts'
import type { Step } from '../step.ts'
import { crisisTextsMax, sayCare } from './care.ts'
import type { SelfHarm } from './self-harm.ts'

/** Somebody wrote of harming themselves, or may have: whoever conducts, and at whatever point. */
export function meetSelfHarm(step: Step, harm: SelfHarm): void {
  if (harm === 'told') meetTold(step)
  else goOnGently(step)
}

function meetTold(step: Step): void {
  const { session, messages } = step
  session.flags = [...new Set([...session.flags, 'crisis' as const])]
  // What was said just now is no evidence for a profile.
  session.flagged = [...(session.flagged ?? []), { seq: messages.length - 1, flags: ['crisis'] }]
  if ((session.strikes.crisis ?? 0) < crisisTextsMax) sayCare(step)
  else finish(step, 'crisis')
}

/**
 * It may well be nothing of the kind, so the person is shown nothing: a researcher sees the mark that the
 * reading of the answer leaves. The next question is another one, without a word about what was said.
 */
function goOnGently(step: Step): void {
  const { session, messages } = step
  recordHurt(session)
  if (session.state !== 'conversation') askLast(step, null)
  else if (isPastCaps(session, messages)) wrapNow(step)
  else askNext(step, null, { gentle: true })
}
