import type { RedirectName } from '../../contract/calls/open-link-calls.ts'
import type { OnboardingFieldName, Snapshot } from '../../contract/participant.ts'
import { onboardingFieldNames } from '../../contract/participant.ts'
import { fillRedirect } from '../../contract/redirect.ts'
import type { Plan } from '../../guide/plan.ts'
import { closedAt, hasGates } from '../../interview/closed/closed-at.ts'
import {
  expectedMinutes,
  expects,
  minutesLeft,
  newestQuestion,
  phaseOf,
  progressOf,
} from '../../interview/questions/expects.ts'
import { withoutName } from '../../interview/questions/greeting.ts'
import type { Message, Session } from '../../interview/session.ts'
import { guideWordsOf, plannedAt, recapShown, shownTo } from '../../interview/shown-to.ts'
import { textsFor } from '../../interview/texts/texts.ts'
import { isDeclined, isFinal, isTooLate, statusAt } from '../interviews/present.ts'
import { brandingOf, shownName } from '../members/organization.ts'
import { retentionOf } from '../people/retention.ts'
import { soundText } from '../sound/sound-text.ts'
import { consentText, type SpeechTold, simulationText } from './consent.ts'
import { hasConsented } from './consenting-browser.ts'
import { readSession } from './stored-session.ts'
import type { Participation } from './taking-part-store.ts'

type Line = Snapshot['conversation'][number]

export type SnapshotContext = {
  /** SHA-256 of the cookie of the browser that asks, null when it has none. */
  browser: string | null
  plan: Plan
  now: Date
  speech: SpeechTold | null
  /** Of whoever asks, BCP 47. */
  locale?: string
}

/** What a participant's browser is shown. Makes nothing, changes nothing. */
export function snapshotOf(participation: Participation, context: SnapshotContext): Snapshot {
  const { invite, interview } = participation
  const session = readSession(participation)
  const isLate = isTooLate(participation, context.now)
  const status = isLate ? 'revoked' : statusAt(invite, context.now)
  const isOver = isFinal(status)
  const language = session?.language ?? context.plan.language
  const branding = brandingOf(participation.organization)
  const { contact } = participation.organization
  return {
    status,
    productID: invite.productID,
    interviewName: interview.interviewName,
    organization: shownName(participation),
    locale: language,
    onboarding: onboardingFields(participation, { session, language, browser: context.browser }),
    ...(session
      ? begun(participation, session, context, isOver)
      : unbegun(participation, context, isOver)),
    ...(branding && { branding }),
    ...(contact !== null && { contact }),
    retentionDays: retentionOf(participation.retention).retentionDays,
    ...(isDeclined(participation, context.now) && { declined: true as const }),
    ...(isLate && { closed: true as const }),
    ...nextOf(participation, session, { status, browser: context.browser }),
    ...(participation.previewOf !== null && { preview: true as const }),
  }
}

/** Where the closing page leads: what it tells elsewhere of the person is for their own browser. */
function nextOf(
  participation: Participation,
  session: Session | null,
  { status, browser }: { status: string; browser: string | null },
): Pick<Snapshot, 'next'> {
  const { redirects } = participation
  const { linkID, kept = {} } = participation.invite
  if (session && !hasConsented(participation, browser)) return {}
  const isOut = session?.state === 'screened_out' && status === 'completed'
  const name = isOut ? 'screenedOut' : redirectNames[status]
  const redirect = name && redirects[name]
  if (redirect === undefined) return {}
  const known = new Map([...Object.entries(kept), ['linkID', linkID]])
  return { next: fillRedirect(redirect, (placeholder) => known.get(placeholder)) }
}

/** By the status that an interview ends with. */
const redirectNames: Partial<Record<string, RedirectName>> = {
  completed: 'completed',
  screened_out: 'screenedOut',
  quota_full: 'quotaFull',
}

type Part = Pick<
  Snapshot,
  'phase' | 'conversation' | 'expects' | 'progress' | 'minutesLeft' | 'notice'
> &
  Partial<Snapshot>

/** Before anybody agreed: what they are asked to agree to, also of somebody who said no. */
function unbegun(
  participation: Participation,
  { plan, locale, now, speech }: SnapshotContext,
  isOver: boolean,
): Part {
  const { interviewer } = participation.interview
  const organization = shownName(participation)
  const isOpen = !isOver || isDeclined(participation, now)
  return {
    phase: isOver ? 'done' : 'consent',
    conversation: [],
    progress: isOver ? 1 : 0,
    ...(!isOver && { expects: { type: 'consent' as const } }),
    ...(isOpen && {
      minutesLeft: expectedMinutes(plan),
      notice: consentText(locale ?? plan.language, {
        ...{ organization, interviewer, speech },
        atGates: hasGates(plan),
      }),
      simulationNotice: simulationText(locale ?? plan.language, organization),
      ...(speech?.keepsSound && {
        soundNotice: soundText(locale ?? plan.language, organization),
      }),
    }),
  }
}

/** From the agreement on: the conversation as far as this browser may see it, and where it stands. */
function begun(
  participation: Participation,
  session: Session,
  { browser, now, speech }: SnapshotContext,
  isOver: boolean,
): Part {
  const { messages, consent } = participation
  const visible = shownTo(browser, { session, messages })
  const yours = hasConsented(participation, browser)
  const topic = visible.length === messages.length ? undefined : contextOf(session, visible)
  return {
    conversation: visible
      .map((message) => (yours ? message : withoutGreeted(session, message)))
      .map((message) => ({
        seq: message.seq,
        role: message.role,
        content: message.content,
        ...inOther(session, message),
        ...closedIn(session, message),
      })),
    yours,
    ...(yours && speech?.keepsSound && consent?.soundHash && { sound: true as const }),
    ...(topic !== undefined && { context: topic }),
    ...(isOver ? { phase: 'done', progress: 1 } : going(session, { messages, visible, now })),
  }
}

type Shown = { messages: readonly Message[]; visible: readonly Message[]; now: Date }

/** Where an interview that is not over stands, and what is expected of the participant. */
function going(session: Session, { messages, visible, now }: Shown) {
  const expected = expects(session, messages)
  const notice = awayNotice(session, session.language, now)
  return {
    phase: phaseOf(session),
    progress: progressOf(session, messages),
    minutesLeft: minutesLeft(session),
    ...(expected && { expects: expected }),
    ...(notice !== undefined && { notice }),
    ...(isRecap(session, messages) && { recap: recapShown(session, visible) }),
  }
}

/** A line without the name of whoever was greeted. */
function withoutGreeted(session: Session, message: Message): Message {
  const { kind, content } = message
  return kind === 'opening' ? { ...message, content: withoutName(session, content) } : message
}

/** How a closed question is answered, and what was chosen. */
function closedIn(session: Session, message: Message): Pick<Line, 'closed' | 'choice'> {
  const asked = closedAt(session, message)
  if (!asked) return message.choice ? { choice: message.choice } : {}
  const { options, why: _, ...closed } = asked.closed
  return { closed: { ...closed, ...(options && { options: options.map(({ text }) => text) }) } }
}

/** Where a line goes over to the guide's own words, if those are in another language than it. */
function inOther(session: Session, message: Message): Pick<Line, 'other'> {
  const { language } = session.plan
  if (message.role !== 'assistant' || language === session.language) return {}
  const { content } = message
  const words = guideWordsOf(session, message)
  return words ? { other: { at: content.length - words.length, locale: language } } : {}
}

/** What somebody who is shown no more than the newest question needs to understand it. */
function contextOf(session: Session, visible: readonly Message[]): string | undefined {
  const newest = visible.findLast(({ role }) => role === 'assistant')
  if (newest?.kind !== 'probe') return undefined
  return plannedAt(session, newest)?.text
}

/** Whether the recap waits for an answer, rather than a follow-up to one. */
function isRecap({ state }: Session, messages: readonly Message[]): boolean {
  return state === 'recap' && newestQuestion(messages)?.kind === 'recap'
}

type Asked = { session: Session | null; language: string; browser: string | null }

function onboardingFields(
  participation: Participation,
  { session, language, browser }: Asked,
): Snapshot['onboarding'] {
  const { invite } = participation
  const { onboardingLabels } = textsFor(language)
  // From then on they are the person's own, and not for whoever else opens the link.
  const isAsked =
    session === null || (session.state === 'onboarding' && hasConsented(participation, browser))
  const known: Partial<Record<OnboardingFieldName, string>> = isAsked
    ? { ...invite.userInfo, ...session?.onboarding }
    : {}
  return onboardingFieldNames.map((name) => ({
    name,
    label: onboardingLabels[name],
    required: false,
    ...(known[name] !== undefined && { value: known[name] }),
  }))
}

const awayHoursMin = 6

/** After some hours away: that the last question still stands, without asking it again. */
function awayNotice(session: Session, language: string, now: Date): string | undefined {
  const awayMs = now.getTime() - Date.parse(session.lastActivityAt)
  return awayMs < awayHoursMin * 3_600_000 ? undefined : textsFor(language).away
}
