import type { OnboardingFieldName } from '../contract/participant.ts'
import type { Plan } from '../guide/plan.ts'
import type { Session, TopicState } from './session.ts'
import { isFamiliar } from './texts/familiar.ts'
import { spokenLanguage } from './texts/texts.ts'

const sessionVersion = 1

export type NewSession = {
  plan: Plan
  productID: string
  /** The organization's name, as participants may read it. */
  organization: string
  orgID?: string
  /** `builtin`, or `provider/model`. */
  interviewer: string
  /** BCP 47, as the participant's browser tells. */
  locale?: string
  /** What the invite already knows of the participant. */
  onboarding?: Partial<Record<OnboardingFieldName, string>>
  careResources?: string
  /** Days for which answers are kept. */
  keptDays?: number
  now: Date
}

/** A session as it stands right after consent: the plan is frozen in it, onboarding comes next. */
export function createSession(made: NewSession): Session {
  const at = made.now.toISOString()
  return {
    version: sessionVersion,
    state: 'onboarding',
    // Theirs from the first word, where we speak it.
    language: spokenLanguage(made.locale ?? '') ?? made.plan.language,
    ...(made.locale === undefined ? {} : { locale: made.locale }),
    ...(made.careResources === undefined ? {} : { careResources: made.careResources }),
    ...(made.keptDays === undefined ? {} : { keptDays: made.keptDays }),
    ...(isFamiliar(made.plan) && { familiar: true as const }),
    plan: made.plan,
    productID: made.productID,
    organization: made.organization,
    ...(made.orgID === undefined ? {} : { orgID: made.orgID }),
    interviewer: made.interviewer,
    onboarding: { ...made.onboarding },
    topics: made.plan.topics.map(({ id }) => newTopicState(id)),
    current: {},
    turns: 0,
    activeMs: 0,
    memory: [],
    templatesUsed: [],
    probesUsed: [],
    strikes: {},
    flags: [],
    questionsForTeam: [],
    breaker: { fails: 0, skipTurns: 0, cycles: 0 },
    startedAt: at,
    lastActivityAt: at,
  }
}

function newTopicState(id: string): TopicState {
  return {
    id,
    status: 'pending',
    asked: [],
    refused: [],
    alreadyCovered: [],
    probesUsed: 0,
    reasonProbes: 0,
    turns: 0,
    activeMs: 0,
    coverage: 0,
    dryStreak: 0,
  }
}
