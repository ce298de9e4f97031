import { askNext } from './ask.ts'
import { isPastCaps } from './caps.ts'
import { crisisTextsMax, goOnInWrap, sayCare } from './care.ts'
import type { Flag } from './proposal.ts'
import { countStrike, recordHurt } from './record.ts'
import type { SelfHarm } from './self-harm.ts'
import { join, type Step, textsOf } from './step.ts'
import { finish, wrapNow } from './wrap.ts'

/** Somebody wrote of harming themselves, or seemed to: it is met at once, at whatever point, whoever conducts. */
export function meetSelfHarm(step: Step, harm: SelfHarm): void {
  const { strikes } = step.session
  // Whoever hints at it again is not misread.
  const isSure = (strikes.hinted ?? 0) + (strikes.crisis ?? 0) > 0
  if (harm === 'told' || isSure) meetTold(step)
  else meetHinted(step)
}

function meetTold(step: Step): void {
  flag(step, 'crisis')
  if ((step.session.strikes.crisis ?? 0) < crisisTextsMax) sayCare(step)
  else finish(step, 'crisis')
}

/** Says where help is, without holding anybody up who meant nothing of the kind, and goes on elsewhere. */
function meetHinted(step: Step): void {
  const { session, messages } = step
  flag(step, 'distress')
  countStrike(session, 'hinted')
  recordHurt(session)
  const { crisisPerhaps, whenReady } = textsOf(session)
  const help = crisisPerhaps(session.careResources ?? null)
  if (session.state !== 'conversation') goOnInWrap(step, help)
  else if (isPastCaps(session, messages)) wrapNow(step, help)
  else askNext(step, join(help, whenReady), { gentle: true })
}

/** What was said just now is no evidence for a profile. */
function flag({ session, messages }: Step, name: Flag): void {
  const seq = messages.length - 1
  session.flags = [...new Set([...session.flags, name])]
  session.flagged = [...(session.flagged ?? []), { seq, flags: [name] }]
}
