import { AppError } from '../../contract/errors.ts'
import type { ParticipantEvent } from '../../contract/participant.ts'
import { hasGates } from '../../interview/closed/closed-at.ts'
import { createSession } from '../../interview/create-session.ts'
import type { FindPlan } from '../interviews/plans.ts'
import { shownName } from '../members/organization.ts'
import { retentionOf } from '../people/retention.ts'
import { soundText } from '../sound/sound-text.ts'
import type { Store } from '../store.ts'
import {
  consentText,
  hashText,
  providerOf,
  type SpeechTold,
  simulationText,
  speechIn,
} from './consent.ts'
import { digestOf } from './digest.ts'
import { storedSession } from './session-plan.ts'
import { heldFor } from './steps.ts'
import type { Participation } from './taking-part-store.ts'

type ConsentDeps = {
  store: Pick<Store, 'moveInvite' | 'findRetention' | 'takeStep'>
  now: () => Date
  findPlan: FindPlan
  careResources: string | null
  speech?: SpeechTold | null
}

/** Begins the interview of whoever agrees, and ends the link of whoever does not. */
export async function takeConsent(
  deps: ConsentDeps,
  participation: Participation,
  { agreed, locale, simulate, sound }: Extract<ParticipantEvent, { type: 'consent' }>,
  browser: string,
): Promise<'done' | 'stale'> {
  const { invite, interview } = participation
  const { linkID } = invite
  const at = deps.now().toISOString()
  if (participation.session !== null) {
    if (agreed) return 'done'
    throw new AppError('conflict', 'The interview has begun; use the end event to stop it.')
  }
  if (!agreed && invite.status === 'revoked') return 'done'
  if (!agreed) {
    const change = { linkID, expectStatus: invite.status, event: 'revoke' as const, at }
    return (await deps.store.moveInvite({ ...change, clearUserInfo: true })) ? 'done' : 'stale'
  }

  const plan = await deps.findPlan({
    guidelines: interview.guidelines,
    productID: invite.productID,
  })
  const { orgID, interviewID } = invite
  const retention = await deps.store.findRetention({ orgID, interviewID })
  const session = createSession({
    plan,
    productID: invite.productID,
    organization: shownName(participation),
    orgID,
    interviewer: interview.interviewer,
    onboarding: invite.userInfo,
    ...(locale !== undefined && { locale }),
    ...(deps.careResources !== null && { careResources: deps.careResources }),
    ...(retention && { keptDays: retentionOf(retention).retentionDays }),
    now: deps.now(),
  })
  const { email } = invite.userInfo
  const invited = email === undefined ? session : { ...session, invitedEmail: email }
  const speech = speechIn(participation, deps.speech ?? null)
  const spoken = locale ?? session.language
  const text = consentText(spoken, {
    organization: session.organization,
    interviewer: session.interviewer,
    atGates: hasGates(plan),
    speech,
  })
  const { organization } = session
  const outcome = await deps.store.takeStep({
    linkID,
    expectVersion: 0,
    expectStatus: invite.status,
    ...storedSession(invited, { orgID, planHash: participation.planHash }),
    digest: JSON.stringify(digestOf(invited)),
    answers: 0,
    pendingUntil: null,
    append: [],
    event: invite.status === 'revoked' ? 'return' : 'start',
    openPlace: heldFor(deps.now()),
    consent: {
      textHash: hashText(text),
      locale: spoken,
      agreedAt: at,
      browser,
      interviewer: session.interviewer,
      ...(session.interviewer !== 'builtin' && { provider: providerOf(session.interviewer) }),
      ...(speech?.voice && { voice: speech.voice }),
      ...(simulate && {
        simulationHash: hashText(simulationText(spoken, organization)),
      }),
      ...(sound && speech?.keepsSound && { soundHash: hashText(soundText(spoken, organization)) }),
    },
    at,
  })
  if (outcome === 'full') {
    const told = 'All places are taken by now. Thank you for wanting to take part.'
    throw new AppError('forbidden', told)
  }
  return outcome === 'done' ? 'done' : 'stale'
}
