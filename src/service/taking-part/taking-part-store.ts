import type { InviteStatus } from '../../contract/invite-statuses.ts'
import type { Plan } from '../../guide/plan.ts'
import type { Message } from '../../interview/session.ts'
import type { InterviewRow } from '../interviews/interview-store.ts'
import type { InviteEvent } from '../interviews/invite-status.ts'
import type { InviteRow, UserInfo } from '../interviews/invite-store.ts'
import type { Job } from '../jobs/job-store.ts'
import type { Organization } from '../members/organization-store.ts'
import type { Redirects } from '../open-links/open-link-store.ts'
import type { Retention } from '../people/people-store.ts'
import type { SaidRow } from '../study/search/search-store.ts'

/** Everything about one invite that its participant's next step needs. */
export type Participation = {
  invite: InviteRow
  interview: Pick<InterviewRow, 'interviewName' | 'guidelines' | 'interviewer' | 'sound'>
  /** Whether nobody new can begin. */
  isClosed: boolean
  /** JSON of the Session, null before consent. Without its plan, where that is kept apart. */
  session: string | null
  /** The plan that the session follows, where it is kept apart; shared, and changed by nobody. */
  plan: Plan | null
  /** By which it is kept; null where the session holds its plan itself, and before consent. */
  planHash: string | null
  /** Of the session; 0 before consent. */
  version: number
  messages: Message[]
  consent: Consent | null
  /** Whose preview it is; null for an interview that is meant. */
  previewOf: string | null
  retention: Retention
  /** Where the closing page leads. */
  redirects: Redirects
  /** How whoever asks is shown. */
  organization: Omit<Organization, 'retentionDays'>
  /** The profile this interview went into, once it did. */
  profileID: string | null
}

export type Consent = {
  textHash: string
  locale: string
  agreedAt: string
  /** SHA-256 of the cookie of the browser in which somebody agreed. */
  browser?: string
  /** Who the text named as conducting the interview: `builtin`, or `provider/model`. */
  interviewer?: string
  /** The company that the text said reads along, where it named one. */
  provider?: string
  /** Who the text said reads what the interviewer says aloud, where it named somebody. */
  voice?: string
  /** Of the text by which they allowed that software answers for them; absent where they did not. */
  simulationHash?: string
  /** Of the text by which they allowed that the sound is kept; absent where they did not. */
  soundHash?: string
}

/** One step of an interview: everything that becomes true together, or not at all. */
export type Step = {
  linkID: string
  /** The step happens only if the session still has this version (0: none yet) … */
  expectVersion: number
  /** … and the invite this status. */
  expectStatus: InviteStatus
  /** JSON of the new Session, without its plan where that is kept apart. Its stored version becomes `expectVersion + 1`. */
  session: string
  /** The plan that it follows, to be kept apart from here on; not said where it is already. */
  plan?: KeptPlan
  /** JSON of what reports need of that session. */
  digest: string
  /** Answers given so far, those of this step among them. */
  answers: number
  /** Until when somebody works on the reply that is due; null when none is due. */
  pendingUntil: string | null
  /** In order; their seqs follow on the last stored one. */
  append: Message[]
  /** What the answers among them are found by. */
  said?: SaidRow[]
  /** Moves the status along the table of transitions, when given. */
  event?: InviteEvent
  /** What of places goes with it, of a link that has any. */
  places?: Places
  /** What becomes of the place of whoever started by a link for many people; as it is when not given. */
  openPlace?: OpenPlace
  /** Replaces the invite's userInfo, when given. */
  userInfo?: UserInfo
  consent?: Consent
  /** With `event: 'complete'`: the finished invite's JSON, and the job that makes the profile, if one is made. */
  completion?: { frozen: string; job: Omit<Job, 'attempts'> | null }
  /** Whether somebody wrote of harming themselves, which those who look after people are told. */
  careHeard?: true
  /** Whether owners are told of that by mail. */
  mailOwners?: boolean
  at: string
}

/** A plan as all sessions of an organization that follow it share it. */
export type KeptPlan = {
  orgID: string
  /** SHA-256 of the organization and the body, lower-case hex. */
  hash: string
  /** JSON of the Plan. */
  body: string
}

/** What became of a step; `store.ts` says when. */
export type Taken = 'done' | 'stale' | 'full' | 'crowded'

/** Whether somebody has one from here on, and until when it is held; null is for good. */
export type OpenPlace = { isTaken: boolean; until: string | null }

/** Places that a link takes or keeps, until it is silent for too long; none where it gives them back. */
export type Places = {
  orgID: string
  interviewID: string
  /** Sorts behind every time where they are kept for good. */
  until: string
  /** Whether it is the person who goes on: one whose reply is due cannot be asked to wait for others. */
  isTheirs: boolean
  wanted: { quotaID: string; questionID: string; option: number; people: number }[]
}

/** Of the Store: interviews under way. */
export type TakingPartVerbs = {
  /**
   * What is behind a link, whatever its organization: the link is the capability. Null where its interview
   * is being erased, unless whoever erases asks.
   */
  findParticipation(query: { linkID: string; evenErasing?: true }): Promise<Participation | null>
  /** JSON of the plan that sessions of the organization follow; null once none does any more. */
  findSessionPlan(query: { orgID: string; hash: string }): Promise<string | null>
  /**
   * `stale` when the session or the status was no longer as expected, `full` when a place that it
   * wants is gone, one of a quota or, of somebody who begins, one at a link for many people, `crowded`
   * when others at their network address hold as many of a quota as one may: nothing was written.
   */
  takeStep(step: Step): Promise<Taken>
  /** How many places of each quota of an interview are held; none is listed of which none is. */
  countPlaces(query: {
    orgID: string
    interviewID: string
    now: string
  }): Promise<{ quotaID: string; taken: number }[]>
  /** Links whose reply is overdue (its lease ended before `now`), at most `limit`. */
  listOverdueTurns(query: { now: string; limit: number }): Promise<string[]>
}
