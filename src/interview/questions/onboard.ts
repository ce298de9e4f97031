import { type OnboardingFieldName, onboardingFieldNames } from '../../contract/participant.ts'
import { hasGates } from '../closed/closed-at.ts'
import { startWrap } from '../closing/wrap.ts'
import type { Session } from '../session.ts'
import { join, type Step, say, textsOf } from '../step.ts'
import { spokenLanguage, textsFor } from '../texts/texts.ts'
import { askPlanned } from './ask.ts'
import { expectedMinutes } from './expects.ts'
import { firstName } from './greeting.ts'
import { nextQuestion } from './progress.ts'

/** Takes who they are and opens the conversation with its first question. */
export function takeOnboarding(
  step: Step,
  fields: Partial<Record<OnboardingFieldName, string>>,
  browser?: string,
): void {
  const { session } = step
  if (browser !== undefined) session.onboardedBy = browser
  for (const name of onboardingFieldNames) {
    const value = fields[name]?.trim()
    if (value) session.onboarding[name] = value
  }
  session.state = 'conversation'
  const introduction = openingWords(session)
  const first = nextQuestion(session)
  if (!first) {
    startWrap(step, introduction)
    return
  }
  // A guide's opening that asks something itself has to be answered before the first question.
  if (session.plan.opening?.text.includes('?')) {
    say(step, { kind: 'opening', content: introduction, generatedBy: 'fixed' })
    return
  }
  askPlanned(step, first, { kind: 'opening', lead: join(introduction, textsOf(session).toBegin) })
}

/** Who asks, how long it takes and that nothing is required; nothing of what the guide is after. */
function openingWords(session: Session): string {
  const texts = textsOf(session)
  return join(
    texts.greeting(firstName(session)),
    texts.introduction(session.organization, expectedMinutes(session.plan)),
    hasGates(session.plan) ? texts.freedomAtGates : texts.freedom,
    invitation(session),
    session.plan.opening?.text,
  )
}

/** Tells somebody with another language that they may use it, in that language where we can. */
function invitation({ locale, language }: Session): string | null {
  if (locale === undefined) return null
  const own = spokenLanguage(locale)
  return own === spokenLanguage(language) ? null : textsFor(locale).anyLanguage
}
