import type { Scope } from '../contract/calls.ts'
import type { Role } from '../contract/console-calls.ts'
import type { InviteStatus } from '../contract/resources.ts'
import type { Message } from '../interview/session.ts'
import type { InviteEvent } from './invite-status.ts'

/**
 * The Store speaks in the product's verbs. Each verb is whole in itself: one call, one transaction
 * begun and ended inside, every argument a plain object that survives a structured clone, so that it
 * may run on another thread or be tried again from its start. Times are RFC 3339 text, UTC, with
 * milliseconds and `Z`; they sort as text. JSON travels as text. `null` answers "looked, not there".
 *
 * A verb that cannot reach its database, or finds the disk full, throws `AppError('unavailable')`.
 */

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
}

/** An invite with what came of it, without the conversation. */
export type SummaryRow = InviteRow & {
  answers: number
  /** 1 to 5, and the profile, once they are known. */
  sentiment: number | null
  profileID: string | null
}

export type InviteCounts = Record<InviteStatus, number>

type Tally = { counts: InviteCounts; lastActivityAt: string | null }
export type Overview = Omit<InterviewRow, 'guidelines'> & Tally
export type ProductOverview = Tally & {
  productID: string
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
  retentionDays: number | null
}

/** `body` is base64. */
export type Picture = { type: string; body: string }

/** Lists tell of each invite how it stands now, and count as idle those untouched since then. */
type AtMoment = { now: string; idleBefore: string }

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
  interview: Pick<InterviewRow, 'interviewName' | 'guidelines' | 'interviewer'>
  /** JSON of the Session, null before consent. */
  session: string | null
  /** Of the session; 0 before consent. */
  version: number
  messages: Message[]
  consent: Consent | null
  /** Whose preview it is; null for an interview that is meant. */
  previewOf: string | null
  /** How whoever asks is shown. */
  organization: Omit<Organization, 'retentionDays'>
  /** The profile this interview went into, once it did. */
  profileID: string | null
}

export type Consent = {
  textHash: string
  locale: string
  agreedAt: string
  /** Who the text named as conducting the interview: `builtin`, or `provider/model`. */
  interviewer?: string
  /** The company that the text said reads along, where it named one. */
  provider?: string
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
  kind: 'synthesis' | 'themes'
  orgID: string
  /** What it is about: for `synthesis` the linkID, for `themes` the interviewID. */
  subject: string
  /** Grows with every claim, so that it tells one attempt from all others of the job. */
  attempts: number
}

/** A job that was tried too often and waits for a person. */
export type ParkedJob = Job & { reason: string }

/** One step of an interview: everything that becomes true together, or not at all. */
export type Step = {
  linkID: string
  /** The step happens only if the session still has this version (0: none yet) … */
  expectVersion: number
  /** … and the invite this status. */
  expectStatus: InviteStatus
  /** JSON of the new Session. Its stored version becomes `expectVersion + 1`. */
  session: string
  /** JSON of what reports need of that session. */
  digest: string
  /** Answers given so far, those of this step among them. */
  answers: number
  /** Until when somebody works on the reply that is due; null when none is due. */
  pendingUntil: string | null
  /** In order; their seqs follow on the last stored one. */
  append: Message[]
  /** Moves the status along the table of transitions, when given. */
  event?: InviteEvent
  /** Replaces the invite's userInfo, when given. */
  userInfo?: UserInfo
  consent?: Consent
  /** With `event: 'complete'`: the finished invite's JSON, and the job that makes the profile, if one is made. */
  completion?: { frozen: string; job: Omit<Job, 'attempts'> | null }
  at: string
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
  /** The body of the extraction, only where there is no gist of it or it was asked for. */
  extraction: string | null
}

export type ProfileItem = { profileID: string; createdAt: string; body: string }

export type Store = {
  /** Ends quickly; throws when the database cannot answer. */
  ping(): Promise<void>
  close(): Promise<void>
  /**
   * Calls when another process may have written a job, at best at once; who relies on it looks by
   * itself, too, as word can get lost. Ends with the store.
   */
  onJob(wake: () => void): void

  addToken(token: Token): Promise<void>
  /** The token with this hash, revoked and expired ones included. */
  findToken(query: { hash: string }): Promise<Token | null>
  /** Oldest first, at most 1,000; of one organization when `orgID` is given. */
  listTokens(query: { orgID?: string }): Promise<Token[]>
  /** False when there is no such token or it was revoked before. */
  revokeToken(change: { tokenID: string; orgID?: string; at: string }): Promise<boolean>
  /** Notes that it was used at this time. */
  touchToken(change: { hash: string; at: string }): Promise<void>
  /** One page of an organization's, oldest first, at most `limit` (≤ 1,000). */
  listTokensOf(query: {
    orgID: string
    after?: Position
    limit: number
  }): Promise<Omit<Token, 'hash'>[]>
  /** Whether any token was ever made: tells an empty database. */
  hasTokens(): Promise<boolean>

  /** Invites somebody, once more if they have not joined; null when they are a member already. */
  inviteMember(change: {
    member: Member
    emailKey: string
    codeHash: string
    until: string
  }): Promise<string | null>
  /** One page, oldest first, at most `limit` (≤ 1,000). */
  listMembers(query: { orgID: string; after?: Position; limit: number }): Promise<Member[]>
  /** Ends their sessions and lets them choose a password; false when there is no such member. */
  resetMember(change: {
    orgID: string
    userID: string
    codeHash: string
    until: string
  }): Promise<boolean>
  /** Also revokes tokens of theirs with scopes beyond these. `last`: the last owner stays one. */
  setMemberRole(change: {
    orgID: string
    userID: string
    role: Role
    scopes: Scope[]
    at: string
  }): Promise<'done' | 'unknown' | 'last'>
  /** Ends their sessions and revokes their tokens with it. */
  removeMember(change: {
    orgID: string
    userID: string
    at: string
  }): Promise<'done' | 'unknown' | 'last'>
  /** Whether anybody uses the console, of any organization. */
  hasMembers(): Promise<boolean>
  /** Keeps the hash of a code that makes the first member; older ones than `forgetBefore` go. */
  addSetupCode(change: { hash: string; at: string; forgetBefore: string }): Promise<void>
  /** Makes the first member of all and signs in; false when the code is none, or somebody was first. */
  addFirstMember(change: {
    codeHash: string
    /** The code must be newer. */
    codesSince: string
    member: Login
    emailKey: string
    session: ConsoleSession
  }): Promise<boolean>
  /** Those who joined with this e-mail, at most 20. */
  findLogins(query: { emailKey: string }): Promise<Login[]>
  /** Who is invited, or may choose a new password, by this code, which ends at a time of its own. */
  findInvited(query: { codeHash: string; at: string }): Promise<Member | null>
  /** Takes the code, ends their sessions and signs in; false when the code was used meanwhile. */
  joinMember(change: {
    codeHash: string
    name: string | null
    password: string
    session: ConsoleSession
  }): Promise<boolean>
  /** Signs in, in place of the session `ends`; forgets sessions and bearers past their time. */
  addSession(change: {
    userID: string
    session: ConsoleSession
    ends: string | null
    idleBefore: string
  }): Promise<void>
  /** Whose session this is, with the password, while it goes on. */
  findSession(query: { hash: string } & Living): Promise<Login | null>
  endSession(change: { hash: string }): Promise<void>
  /** Sets the password if it is still the expected one; all sessions end but the new one. */
  setPassword(change: {
    userID: string
    expectPassword: string
    password: string
    session: ConsoleSession
  }): Promise<boolean>
  /** Keeps a bearer's hash with its session, if that goes on, which counts as its use. */
  addBearer(
    change: { hash: string; sessionHash: string; expiresAt: string } & Living,
  ): Promise<boolean>
  /** Who a bearer that has not ended belongs to, while its session goes on. */
  findBearer(query: {
    hash: string
    at: string
  }): Promise<(Member & { sessionHash: string }) | null>

  /** Adds the interview and, with the first that names it, its product. */
  addInterview(change: { interview: InterviewRow; idempotency?: Idempotency }): Promise<Written>
  findInterview(query: { orgID: string; interviewID: string }): Promise<InterviewRow | null>

  /** Sets how long what was said is kept, null for as long as the organization says; false if there is no such interview. */
  setRetention(change: {
    orgID: string
    interviewID: string
    days: number | null
  }): Promise<boolean>
  /** How long what is said in an interview is kept, where it or its organization says so. */
  findRetention(query: { orgID: string; interviewID: string }): Promise<Retention | null>
  /** The shortest retention there is of any interview or organization; null when none has its own. */
  findShortestRetention(query: Record<string, never>): Promise<number | null>
  /** One page of the links that ended before a time, by that time, at most `limit` (≤ 1,000). */
  listEnded(query: { before: string; after?: Position; limit: number }): Promise<Ended[]>

  /**
   * Adds invites to an interview of the organization. The caller has checked that it exists;
   * interviews are never moved or deleted.
   */
  addInvites(change: {
    orgID: string
    interviewID: string
    productID: string
    createdAt: string
    expiresAt: string
    /** At most 1,000, in the ascending order of their identifiers. */
    invites: { linkID: string; userInfo: UserInfo }[]
    idempotency?: Idempotency
  }): Promise<Written>
  findInvite(query: { orgID: string; linkID: string }): Promise<InviteRecord | null>
  /** One page, oldest first, at most `limit` (≤ 1,000) records. */
  listInvites(query: {
    orgID: string
    interviewID?: string
    productID?: string
    after?: Position
    limit: number
  }): Promise<InviteRecord[]>
  /** One page of them without their conversations, oldest first, at most `limit` (≤ 1,000). */
  listSummaries(
    query: {
      orgID: string
      interviewID?: string
      productID?: string
      status?: InviteStatus
      /** In e-mail, name, occupation and link, whatever the case of its letters. */
      search?: string
      after?: Position
      limit: number
    } & AtMoment,
  ): Promise<SummaryRow[]>
  /** One page in the order of their names, at most `limit` (≤ 1,000). */
  listProducts(
    query: { orgID: string; after?: string; limit: number } & AtMoment,
  ): Promise<ProductOverview[]>
  /** One page, oldest first, at most `limit` (≤ 1,000). */
  listInterviews(
    query: { orgID: string; productID?: string; after?: Position; limit: number } & AtMoment,
  ): Promise<Overview[]>

  findOrganization(query: { orgID: string }): Promise<Organization | null>
  /** Replaces the settings; `picture` comes with a new logo, and the one before goes. */
  saveOrganization(change: {
    orgID: string
    organization: Organization
    picture?: Picture
  }): Promise<void>
  /** By its hash, which is no secret. */
  findPicture(query: { hash: string }): Promise<Picture | null>

  /**
   * Moves one invite's status if the table of transitions allows it from `expectStatus`, as a
   * compare-and-set. False when the status was another. `clearUserInfo` forgets who was invited.
   */
  moveInvite(change: {
    linkID: string
    expectStatus: InviteStatus
    event: InviteEvent
    at: string
    clearUserInfo?: boolean
  }): Promise<boolean>
  /** Revokes those of the organization's links that are open; how many. */
  revokeInvites(change: { orgID: string; linkIDs: string[] }): Promise<number>
  /** Changes the end of those that are open; how many. */
  setExpiry(change: {
    orgID: string
    linkIDs: string[]
    expiresAt: string
    now: string
  }): Promise<number>
  /**
   * Adds an interview, under an organization of its own, and a link to try it; `full` when its owner
   * has so many already.
   */
  addPreview(change: {
    ownerID: string
    linkID: string
    expiresAt: string
    tried: InterviewRow
    openMax: number
  }): Promise<'done' | 'full'>
  /** Links of previews that have ended, at most `limit`. */
  listDuePreviews(query: { now: string; limit: number }): Promise<string[]>
  /** Erases a preview and all that was said on it; false when there is none. */
  erasePreview(change: { linkID: string; at: string }): Promise<boolean>
  /** `started`: somebody did, and the guidelines stay as they are. */
  updateInterview(change: {
    orgID: string
    interviewID: string
    interviewName?: string
    guidelines?: string
    interviewer?: string
  }): Promise<'done' | 'started'>
  /** Expires what is past its time and abandons what was idle since `idleBefore`; how many moved. */
  sweepInvites(change: { now: string; idleBefore: string; limit: number }): Promise<number>

  /** What is behind a link, whatever its organization: the link is the capability. */
  findParticipation(query: { linkID: string }): Promise<Participation | null>
  /** `stale` when the session or the status was no longer as expected: nothing was written. */
  takeStep(step: Step): Promise<'done' | 'stale'>
  /** Links whose reply is overdue (its lease ended before `now`), at most `limit`. */
  listOverdueTurns(query: { now: string; limit: number }): Promise<string[]>
  /**
   * Erases an interview: invite, addresses, session, messages, consent, extraction and job, and its link
   * from answers kept for repeats; the list of erasures learns of it. A grouping of the interview's
   * claims may quote it: it is emptied, and to be made anew. The profile it went
   * into is removed or replaced in the same transaction, its corrections removed, as they may tell of
   * the interview; `stale` when that profile has changed.
   */
  eraseInvite(change: {
    linkID: string
    profile:
      | null
      | { profileID: string; expectVersion: number; replacement: null }
      | {
          profileID: string
          expectVersion: number
          replacement: { body: string; productIDs: string[] }
        }
    at: string
  }): Promise<'done' | 'stale'>

  /** A page of the links that an address stands on, by their identifiers, at most `limit` (≤ 1,000). */
  listLinksOf(query: {
    orgID: string
    /** Folded. */
    email: string
    after?: string
    limit: number
  }): Promise<{ linkID: string; kind: EmailKind }[]>

  /**
   * Adds to counts that all processes share, each key at most once in a call, and answers what each
   * comes to; forgets those of windows that are over.
   */
  shareCounts(change: {
    counts: SharedCount[]
    now: string
  }): Promise<Omit<SharedCount, 'endsAt'>[]>
  /**
   * Counts what a call of a model may come to, unless what the organization used up on that day has
   * reached a limit (null: none); whether the call may be made.
   */
  reserveSpending(
    change: ModelSpending & { tokensMax: number | null; microUSDMax: number | null },
  ): Promise<boolean>
  /** Counts more, or less where a call came to less than was reserved for it. */
  addSpending(change: ModelSpending): Promise<void>

  /** Adds what was read; what has been erased meanwhile is no longer named. */
  addAudit(change: { lines: AuditLine[] }): Promise<void>
  /** One page, oldest first, at most `limit` (≤ 1,000); only of one resource where it is given. */
  listAudit(query: {
    orgID: string
    resource?: string
    after?: Position
    limit: number
  }): Promise<AuditLine[]>
  /** Forgets lines of the audit log and of the list of erasures before a time; how many of both. */
  forgetAudit(change: { auditBefore: string; erasedBefore: string; limit: number }): Promise<number>

  /** Leases the oldest due job, so that no other worker sees it until the lease ends. */
  claimJob(change: { now: string; leaseUntil: string }): Promise<Job | null>
  /** Forgets a job that is done. False when the lease was lost to another attempt. */
  finishJob(change: { jobID: string; attempts: number }): Promise<boolean>
  /** Puts a failed job back for `runAt`, or parks it for a person to look at when that is null. */
  failJob(change: {
    jobID: string
    attempts: number
    runAt: string | null
    reason: string
  }): Promise<boolean>
  countJobs(): Promise<{ waiting: number; parked: number }>
  /** One page in the order of their identifiers, at most `limit` (≤ 1,000). */
  listParkedJobs(query: { after?: string; limit: number }): Promise<ParkedJob[]>
  /** Lets a parked job be tried from the start again; false when there is no such parked job. */
  retryJob(change: { jobID: string; runAt: string }): Promise<boolean>

  /** The profile of the person with this identity in the organization, or that this link made. */
  findProfile(query: {
    orgID: string
    /** Null looks by the identity alone. */
    linkID: string | null
    /** Folded e-mail with how it is known in front; null when nobody said who they are. */
    identity: string | null
  }): Promise<ProfileRecord | null>
  findProfileByID(query: { orgID: string; profileID: string }): Promise<ProfileRecord | null>
  /**
   * Saves what an interview told and the profile made of it. `expectVersion` 0 makes a new profile;
   * `stale` when there is one meanwhile, it has changed, or the invite was erased. The `job` it was
   * made for is then done, in the same transaction: `lost` when another attempt has it, or it is
   * gone, and nothing was saved.
   */
  saveProfile(change: {
    orgID: string
    profileID: string
    expectVersion: number
    identity: string | null
    extraction: Extraction
    /** JSON of what reports need of it. */
    gist: string
    /** How the person feels, where the interview tells. */
    sentiment?: number | null
    /** The Profile's JSON, as lists serve it. */
    body: string
    productIDs: string[]
    at: string
    job?: Pick<Job, 'jobID' | 'attempts'>
    /**
     * A job that this makes necessary, at some time. One of that name that waits already is left as
     * it is; one under way goes again when its lease has ended.
     */
    follow?: { job: Omit<Job, 'attempts'>; runAt: string }
  }): Promise<'done' | 'stale' | 'lost'>
  findGrouping(query: { orgID: string; interviewID: string }): Promise<GroupingRow | null>
  /**
   * Saves a grouping in place of the one of that version (0: none yet), and ends its job unless that
   * is to go again. `stale` when there is another one by now, or somebody was erased: nothing was saved.
   */
  saveGrouping(change: {
    orgID: string
    interviewID: string
    expectVersion: number
    body: string
    usage: string | null
    job: Pick<Job, 'jobID' | 'attempts'>
  }): Promise<'done' | 'stale'>
  /** Adds a correction to a profile of this very version, with the profile made of it. */
  correctProfile(change: {
    orgID: string
    profileID: string
    expectVersion: number
    correction: Correction
    body: string
  }): Promise<'done' | 'stale'>
  /** One page, oldest first, at most `limit` (≤ 1,000). */
  listProfiles(query: {
    orgID: string
    productID: string
    after?: Position
    limit: number
  }): Promise<ProfileItem[]>
  /** One page of what came of an interview's links, oldest first, at most `limit` (≤ 1,000). */
  listTold(query: {
    orgID: string
    interviewID: string
    /** `way`: how far people came, without what they told. */
    only?: 'way'
    /** With the record of what was told, also where there is a gist of it. */
    whole?: true
    after?: Position
    limit: number
  }): Promise<Told[]>
}
