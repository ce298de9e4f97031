import type { Scope } from '../contract/calls/call.ts'
import type { Role } from '../contract/calls/console-calls.ts'
import type { SharedPart } from '../contract/calls/share-calls.ts'
import type { Quote } from '../contract/findings-schemas.ts'
import type { InviteStatus } from '../contract/invite-statuses.ts'
import type { Plan } from '../guide/plan.ts'
import type { Message } from '../interview/session.ts'
import type { InviteEvent } from './interviews/invite-status.ts'
import type { MailShown } from './mail/mail-states.ts'
import type { Redirects } from './open-links/open-link-store.ts'

/* What the Store keeps and gives; `store.ts` says in which form times and JSON travel. */

export type Token = {
  /** SHA-256 of the token, lower-case hex. The token itself is never stored. */
  hash: string
  /** A short public handle for lists and revocation. */
  tokenID: string
  orgID: string
  userID: string
  scopes: Scope[]
  createdAt: string
  expiresAt: string | null
  revokedAt: string | null
  /** What it is for, where somebody said so. */
  name?: string | null
  /** To some minutes. */
  lastUsedAt?: string | null
  /** The token that made it, which ends it when it ends; null where a member or the command line did. */
  parentID?: string | null
  /** Where an assistant holds it: which one, and until when the access token of the moment is good. */
  assistant?: { clientID: string; accessUntil: string }
}

/** How often something happened in a window that ends then; may be less than none, to take back. */
export type SharedCount = { key: string; endsAt: string; count: number }

/** What language models used up for an organization on a day, as `2026-11-21`, UTC. */
export type ModelSpending = {
  orgID: string
  day: string
  tokens: number
  /** Millionths of a USD, whole. */
  microUSD: number
}

/** Somebody who uses the console, or is invited to. */
export type Member = {
  orgID: string
  userID: string
  /** As it was written; members are told apart by its folded form. */
  email: string
  name: string | null
  role: Role
  createdAt: string
  /** Null while the invitation waits. */
  joinedAt: string | null
}

/** A member's way in, by their e-mail: one address may belong to members of several organizations. */
export type Login = Member & { password: string }

/** A browser that a member signed in with. */
export type ConsoleSession = {
  /** SHA-256 of the cookie's value, lower-case hex. */
  hash: string
  createdAt: string
  /** When it ends, whether it is used or not. */
  expiresAt: string
  /** Who said that it is the member, where that was single sign-on. */
  issuer?: string
}

/** Sessions go on that end after `at` and were used after `idleBefore`. */
export type Living = { at: string; idleBefore: string }

export type UserInfo = { email?: string; name?: string; occupation?: string }

export type InterviewRow = {
  orgID: string
  interviewID: string
  productID: string
  interviewName: string
  guidelines: string
  userID: string
  interviewer: string
  createdAt: string
  /** Days until what was said in it is erased, where it has its own. */
  retentionDays?: number
  /** Whether people are asked if the sound of what they say may be kept; as it was when left out. */
  sound?: boolean
}

/** Days that what was said is kept, as the interview and as its organization say. */
export type Retention = { ofInterview: number | null; ofOrganization: number | null }

/** A link on which nothing more happens, and how long what was said on it is kept. */
export type Ended = Retention & {
  linkID: string
  orgID: string
  interviewID: string
  endedAt: string
}

export type InviteRow = {
  linkID: string
  orgID: string
  interviewID: string
  productID: string
  status: InviteStatus
  userInfo: UserInfo
  createdAt: string
  expiresAt: string
  lastActivityAt: string | null
  completedAt: string | null
  /** What the open link that they started by kept of its address with them, where it kept something. */
  kept?: Record<string, string>
}

/** An invite with what came of it, without the conversation. */
export type SummaryRow = InviteRow & {
  answers: number
  /** 1 to 5, and the profile, once they are known. */
  sentiment: number | null
  profileID: string | null
  /** Absent where none was written. */
  mails?: MailShown[]
}

export type InviteCounts = Record<InviteStatus, number>

/** `counts` is null where time moved very many links on, and no sweep has stored that yet. */
type Tally = { counts: InviteCounts | null; lastActivityAt: string | null }
export type Overview = Omit<InterviewRow, 'guidelines'> &
  Tally & { isClosed: boolean; isArchived: boolean }
export type ProductOverview = Tally & {
  productID: string
  /** How it is shown; null where by its identifier. */
  name: string | null
  isArchived: boolean
  interviews: number
  /** People by the newest that each told. */
  sentiment: { score: number; people: number }[]
}

/** How an organization is shown, and for how many days it keeps what people say. */
export type Organization = {
  name: string | null
  /** `#rrggbb` */
  accent: string | null
  /** The hash of its picture. */
  logo: string | null
  /** Whom participants ask, in the organization's own words. */
  contact: string | null
  retentionDays: number | null
}

/** `body` is base64. */
export type Picture = { type: string; body: string }

/** An invite as lists and reads want it: the frozen JSON once completed, rows while it runs. */
export type InviteRecord = { linkID: string; createdAt: string } & (
  | { frozen: string }
  | {
      frozen: null
      invite: InviteRow
      /** JSON of what was said so far: an array of objects of `role` and `content`. */
      conversation: string
    }
)

/** A place in a list ordered by creation time, then identifier. */
export type Position = { createdAt: string; id: string }

/** Lets a write be repeated: the answer is kept in the transaction that makes it true. */
export type Idempotency = {
  /** Whose key it is: the token's hash and the call's identifier. */
  scope: string
  key: string
  /** SHA-256 of the parameters. */
  fingerprint: string
  /** The body that answers this call, byte for byte. */
  response: string
  /** Keys older than this are forgotten. */
  forgetBefore: string
}

/** `replayed`: done before with the same parameters, this is its answer. */
export type Written =
  | { outcome: 'done' }
  | { outcome: 'replayed'; response: string }
  | { outcome: 'mismatched' }

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

/** How an address came onto a link: the link was made for it, or its participant typed it. */
export type EmailKind = 'invited' | 'typed'

/**
 * Who read or changed what. Every verb that writes may be given one as its member `audit`: it is kept
 * in the same transaction, if anything changed.
 */
export type AuditLine = {
  auditID: string
  orgID: string
  at: string
  userID: string
  tokenID: string
  /** The call's identifier. */
  call: string
  /** The identifier of what it was about; null where it was about none, or it was erased. */
  resource: string | null
  /** How often the same was read, or how many things were changed. */
  count: number
}

export type Job = {
  jobID: string
  kind: 'synthesis' | 'themes' | 'simulation' | 'generation' | 'mail' | 'alert'
  orgID: string
  /** What it is about: for `synthesis` the linkID, for `themes` the interviewID, for mails the mailID, else what is made. */
  subject: string
  /** Grows with every claim, so that it tells one attempt from all others of the job. */
  attempts: number
}

/** Jobs of one lane wait for no others: `mail` is for people, `alert` for owners. */
export const jobLanes = ['work', 'mail', 'alert'] as const
export type JobLane = (typeof jobLanes)[number]

/** A job that was tried too often and waits for a person. */
export type ParkedJob = Job & { reason: string }

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

/** What an answer is found by: tokens, apart by spaces. */
export type SaidRow = { linkID: string; seq: number; tokens: string }

export type NoteKind = 'invite' | 'profile' | 'interview'

/** A remark of the team, with the words that it is about as they stand now. */
export type Note = {
  noteID: string
  orgID: string
  kind: NoteKind
  /** The identifier of what it is about. */
  subject: string
  quote?: Quote
  text: string
  userID: string
  createdAt: string
}

/** A page for somebody without an account, who reads it by its identifier alone. */
export type Share = {
  shareID: string
  orgID: string
  interviewID: string
  what: SharedPart
  /** Whose conversation; null where it is no transcript. */
  linkID: string | null
  /** Whether it tells who they are. */
  names: boolean
  /** Who made it, and their name where they are a member with one. */
  userID: string
  userName: string | null
  createdAt: string
  expiresAt: string
}

/** What one interview told, kept beside its profile so that the profile can be made anew. */
export type Extraction = {
  linkID: string
  productID: string
  completedAt: string
  /** JSON: what the merge of `profile/` needs of this interview. */
  body: string
}

/** What a researcher put right in a profile. */
export type Correction = {
  field: string
  /** JSON of the value; `null` takes the field out, `{"takesBack": at}` an earlier correction back. */
  value: string
  reason: string
  userID: string
  at: string
}

export type ProfileRecord = {
  profileID: string
  /** Of the person, as `findProfile` takes it. */
  identity: string | null
  version: number
  createdAt: string
  /** Oldest first. */
  extractions: Extraction[]
  /** Oldest first; the newest of a field holds. */
  corrections: Correction[]
}

/** How a model grouped what the people of an interview told, and all that it used up for it. */
export type GroupingRow = {
  /** Grows with every change. */
  version: number
  /** JSON; null once somebody of whom it may tell was erased. */
  body: string | null
  /** JSON of the usage. */
  usage: string | null
}

/** What one link of an interview came to, for reports over all of them. */
export type Told = {
  invite: SummaryRow
  /** JSON of what reports need of the session, null before consent. */
  digest: string | null
  /** JSON of the Session, only where there is no digest of it. */
  session: string | null
  /** JSON of what reports need of what was told, once something was. */
  gist: string | null
  /** The body of the extraction, only where there is no gist of it, where that lacks what is wanted, or where it was asked for. */
  extraction: string | null
}

/** Several of them, a line of JSON each: an array of what is kept of one in short, as `each-kept.ts` reads it. */
export type ToldPage = {
  items: string
  /** False where something is kept of one of them in no short form yet: `listTold` tells these. */
  isWhole: boolean
}

/** What can be changed of an interview. */
export type InterviewChange = {
  interviewName?: string | undefined
  guidelines?: string | undefined
  interviewer?: string | undefined
}

/** What groups of people are told apart by: of their profile, and of their interview. */
export type Traits = {
  occupation: string | null
  location: string | null
  sentiment: number | string | null
  language: string | null
  /** JSON of what an open link kept with them. */
  kept: string | null
}

/** `simulations`: interviews that software gave in the person's place, oldest first. */
export type ProfileItem = {
  profileID: string
  createdAt: string
  body: string
  simulations: string[]
  /** Of a profile that software drew, from which its body is made. */
  generated?: GeneratedRow
}

/** An interview that software gives in somebody's place. */
export type SimulationRow = {
  simulationID: string
  orgID: string
  interviewID: string
  productID: string
  profileID: string
  userID: string
  seed: string
  status: 'waiting' | 'done' | 'failed'
  createdAt: string
  finishedAt: string | null
  /** JSON of what it came to; null while it waits, and where it failed. */
  body: string | null
  /** JSON of what lists tell of that; null while it waits, and of what a version without it finished. */
  outline: string | null
}

/** A profile that software draws from the claims of several people. */
export type GeneratedRow = {
  profileID: string
  orgID: string
  productID: string
  status: 'waiting' | 'done'
  createdAt: string
  /** JSON of what was asked for. */
  task: string
  /** JSON of its lines, each with whose it is; null while it waits. */
  body: string | null
}

/** How often what software says for somebody is what they said; `body` is JSON. */
export type StandInRow = {
  profileID: string
  orgID: string
  productID: string
  createdAt: string
  body: string
}

/** A researcher's change of the themes of an interview. */
export type ThemeChangeRow = {
  changeID: string
  orgID: string
  interviewID: string
  userID: string
  createdAt: string
  /** JSON of a `ThemeChange`. */
  body: string
  takenBackBy: string | null
  takenBackAt: string | null
}
