import type { Scope } from '../contract/calls/call.ts'
import type { Role } from '../contract/calls/console-calls.ts'
import type { InviteStatus } from '../contract/invite-statuses.ts'
import type { AssistantVerbs } from './assistants/assistant-store.ts'
import type { InviteEvent } from './interviews/invite-status.ts'
import type { StandingVerbs } from './interviews/standing-store.ts'
import type { MailVerbs } from './mail/mail-store.ts'
import type { OpenLinkVerbs } from './open-links/open-link-store.ts'
import type {
  AuditLine,
  ConsoleSession,
  Correction,
  EmailKind,
  Ended,
  Extraction,
  GeneratedRow,
  GroupingRow,
  Idempotency,
  InterviewChange,
  InterviewRow,
  InviteCounts,
  InviteRecord,
  Job,
  JobLane,
  Living,
  Login,
  Member,
  ModelSpending,
  Note,
  Organization,
  Overview,
  ParkedJob,
  Participation,
  Picture,
  Position,
  ProductOverview,
  ProfileItem,
  ProfileRecord,
  Retention,
  SaidRow,
  Share,
  SharedCount,
  SimulationRow,
  StandInRow,
  Step,
  SummaryRow,
  Taken,
  ThemeChangeRow,
  Token,
  Told,
  ToldPage,
  Traits,
  UserInfo,
  Written,
} from './records.ts'
import type { SoundVerbs } from './sound/sound-store.ts'
import type { Searched } from './study/search/searched.ts'
import type { WebhookVerbs } from './webhooks/webhook-store.ts'

/** Lists tell of each invite how it stands now, and count as idle those untouched since then. */
type AtMoment = { now: string; idleBefore: string }

/**
 * The Store speaks in the product's verbs. Each verb is whole in itself: one call, one transaction
 * begun and ended inside, every argument a plain object that survives a structured clone, so that it
 * may run on another thread or be tried again from its start. Times are RFC 3339 text, UTC, with
 * milliseconds and `Z`; they sort as text. JSON travels as text. `null` answers "looked, not there".
 *
 * A verb that cannot reach its database, or finds the disk full, throws `AppError('unavailable')`.
 */
export type Store = AssistantVerbs &
  MailVerbs &
  SoundVerbs &
  OpenLinkVerbs &
  StandingVerbs &
  WebhookVerbs & {
    /** Ends quickly; throws when the database cannot answer. */
    ping(): Promise<void>
    close(): Promise<void>
    /**
     * Calls when another process may have written a job, at best at once; who relies on it looks by
     * itself, too, as word can get lost. Ends with the store.
     */
    onJob(wake: () => void): void
    /** Keeps a secret of the service's own, unless one of this name is kept: answers which. */
    keepSecret(change: { name: string; value: string; at: string }): Promise<string>

    /**
     * `sessionHash` is that of the member who makes it. `lost`: that session or the parent has ended;
     * `full`: tokens have made one another too often.
     */
    addToken(token: Token & { sessionHash?: string }): Promise<'done' | 'lost' | 'full'>
    /** The token with this hash, revoked and expired ones included. */
    findToken(query: { hash: string }): Promise<Token | null>
    /** Oldest first, at most 1,000; of one organization when `orgID` is given. */
    listTokens(query: { orgID?: string }): Promise<Token[]>
    /** Revokes those that it made, too. False when there is no such token or it was revoked before. */
    revokeToken(change: {
      tokenID: string
      orgID?: string
      /** Only where it is an assistant of this member of the organization. */
      assistantOf?: string
      at: string
    }): Promise<boolean>
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
    /** Ends their sessions and tokens and lets them choose a password; false when there is no such member. */
    resetMember(change: {
      orgID: string
      userID: string
      codeHash: string
      until: string
      at: string
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
    /** Takes the code, ends their sessions and tokens and signs in; false when the code was used meanwhile. */
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
    /** Answers the issuer that began it by single sign-on; null where none did. */
    endSession(change: { hash: string }): Promise<string | null>
    /**
     * Finds the member whom an issuer calls `subject`. Where there is none yet, whoever has joined or is
     * invited by this e-mail becomes it, or else a new member, if `newRole` gives one. A `role` that is
     * told holds from now on, as `setMemberRole` would have it; only the last owner stays one.
     */
    signOnMember(change: {
      orgID: string
      issuer: string
      subject: string
      email: string
      emailKey: string
      name: string | null
      role: Role | null
      /** Of `role`. */
      scopes: Scope[]
      newRole: Role | null
      /** Of a new member. */
      userID: string
      password: string
      at: string
      auditIDs: { link: string; role: string }
    }): Promise<
      | { outcome: 'in'; member: Member; keptOwner: boolean }
      /** Nobody let them in; the member of this e-mail has another subject; nobody would be an owner. */
      | { outcome: 'unknown' | 'taken' | 'ownerless' }
    >
    /** Sets the password if it is still the expected one; all sessions end but the new one, and all tokens. */
    setPassword(change: {
      orgID: string
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

    /** How many answers of a scope are kept since a time and their bytes, of at most `most` of them. */
    measureAnswers(query: {
      scope: string
      since: string
      most: number
    }): Promise<{ keys: number; bytes: number }>
    /** Whether a key was claimed since a time. */
    hasAnswer(query: { scope: string; key: string; since: string }): Promise<boolean>
    /** Claims a key before its call is made: `erased` where somebody of the organization was since it was answered. */
    claimAnswer(change: {
      idempotency: Idempotency
      orgID: string
      at: string
    }): Promise<Written | { outcome: 'erased' }>
    /** Keeps the answer of a claimed key; null gives the key back. */
    settleAnswer(change: {
      scope: string
      key: string
      response: string | null
      at: string
    }): Promise<'done'>

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
      query: { orgID: string; isArchived?: boolean; after?: string; limit: number } & AtMoment,
    ): Promise<ProductOverview[]>
    /** One page, oldest first, at most `limit` (≤ 1,000). */
    listInterviews(
      query: {
        orgID: string
        productID?: string
        isArchived?: boolean
        after?: Position
        limit: number
      } & AtMoment,
    ): Promise<Overview[]>
    /**
     * Counts the next links of one interview or product whose overview does not tell how many there are,
     * oldest first, at most 5,000; `next` is where to go on, null after the last.
     */
    countInvites(
      query: {
        orgID: string
        of: 'interview' | 'product'
        id: string
        after?: Position
      } & AtMoment,
    ): Promise<{ counts: InviteCounts; counted: number; next: Position | null }>

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
    revokeInvites(change: { orgID: string; linkIDs: string[]; at: string }): Promise<number>
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
    /**
     * `started`: somebody did, and the guidelines stay as they are. `outdated`: it no longer is what this
     * was to stand instead of.
     */
    updateInterview(change: {
      orgID: string
      interviewID: string
      interviewName?: string
      guidelines?: string
      interviewer?: string
      sound?: boolean
      insteadOf?: InterviewChange
    }): Promise<'done' | 'started' | 'outdated'>
    /** Expires what is past its time and abandons what was idle since `idleBefore`; how many moved. */
    sweepInvites(change: { now: string; idleBefore: string; limit: number }): Promise<number>

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
    /** Links in a scope with answers that no search would find yet, at most `limit`. */
    listUnsearchable(query: {
      orgID: string
      interviewID?: string
      productID?: string
      limit: number
    }): Promise<string[]>
    /** Adds what answers are found by, but for those that are there or whose link was erased. */
    addSaid(change: { said: SaidRow[] }): Promise<void>
    /**
     * How many people answered in the finished interviews of a scope, how many answers these are, and how
     * many with the token `within` have any token of each word.
     */
    countSaid(query: {
      orgID: string
      interviewID?: string
      productID?: string
      within: string
      words: string[][]
    }): Promise<{ answers: number; people: number; words: number[] }>
    /**
     * Answers of finished interviews with the token `within` and so many words that their weights come to
     * `near`, `askedWeight` where only the question before has a word; how many people said what comes to
     * `least`, and
     * at most `limit` of them.
     */
    searchSaid(query: {
      orgID: string
      within: string
      words: { own: string[]; asked: string[]; weight: number; askedWeight: number }[]
      least: number
      near: number
      limit: number
    }): Promise<{ people: number; found: Searched[] }>
    /** Answers with the token `within` and one of each of these, at most `limit`; `next` is where to go on. */
    listHolding(query: {
      orgID: string
      within: string
      all: string[][]
      after?: number
      limit: number
    }): Promise<{ found: Searched[]; next: number | null }>
    /** `unknown`: what it is about, or whose words it quotes, is not the organization's or is gone. */
    addNote(change: { note: Note; notesMax: number }): Promise<'done' | 'unknown' | 'full'>
    /** One page, oldest first, at most `limit` (≤ 1,000). */
    listNotes(query: {
      orgID: string
      subject: string
      after?: Position
      limit: number
    }): Promise<Note[]>
    /** False when there is no such note. */
    removeNote(change: { orgID: string; noteID: string }): Promise<boolean>
    /**
     * All of them with their jobs, or none. `unknown`: somebody is gone, or did not allow it; `full`: of
     * somebody there are `ofPersonMax` already.
     */
    addSimulations(change: {
      simulations: { row: SimulationRow; links: string[]; job: Omit<Job, 'attempts'> }[]
      ofPersonMax: number
      at: string
    }): Promise<'done' | 'unknown' | 'full'>
    findSimulation(query: { orgID: string; simulationID: string }): Promise<SimulationRow | null>
    /** One page, oldest first, at most `limit` (≤ 1,000). */
    listSimulations(query: {
      orgID: string
      of: 'interview' | 'profile' | 'product'
      id: string
      after?: Position
      limit: number
    }): Promise<Omit<SimulationRow, 'body'>[]>
    /** The identifiers alone of those of a profile, oldest first, at most `limit` (≤ 1,000). */
    listSimulationIDs(query: { orgID: string; profileID: string; limit: number }): Promise<string[]>
    /** Links on which somebody allowed that software answers for them, the newest first, at most `limit`. */
    listAllowed(query: { orgID: string; profileID: string; limit: number }): Promise<string[]>
    /**
     * Ends its job with it: without a body it failed, and is told of to nobody; `notice` is what is told of
     * where it comes from. `lost`: another attempt has it, or it was removed or erased
     * meanwhile.
     */
    finishSimulation(change: {
      simulationID: string
      body: string | null
      outline: string
      notice: string
      job: Pick<Job, 'jobID' | 'attempts'>
      at: string
    }): Promise<'done' | 'lost'>
    /** False when there is no such simulation. */
    removeSimulation(change: { orgID: string; simulationID: string }): Promise<boolean>
    /** Keeps the newest one of a profile. `unknown`: somebody is gone, or did not allow it. */
    addStandIn(change: { row: StandInRow; links: string[] }): Promise<'done' | 'unknown'>
    addGenerated(change: {
      generated: { row: GeneratedRow; job: Omit<Job, 'attempts'> }[]
      at: string
    }): Promise<'done'>
    findGenerated(query: { orgID: string; profileID: string }): Promise<GeneratedRow | null>
    /**
     * Ends its job with it; without `made` it is taken away. `unknown`: somebody that it rests on is
     * gone, or did not allow it: nothing was saved.
     */
    finishGenerated(change: {
      profileID: string
      orgID: string
      /** What it was asked for, of nobody any more. */
      task: string
      made: { body: string; sources: { linkID: string; person: string }[] } | null
      job: Pick<Job, 'jobID' | 'attempts'>
    }): Promise<'done' | 'lost' | 'unknown'>
    findStandIn(query: { orgID: string; profileID: string }): Promise<StandInRow | null>
    /** One page in the order of their profiles' identifiers, at most `limit` (≤ 1,000). */
    listStandIns(query: {
      orgID: string
      productID: string
      after?: string
      limit: number
    }): Promise<StandInRow[]>
    /** Whom that holds, and since when, in the same order, without what was measured. */
    listMeasured(query: {
      orgID: string
      productID: string
      limit: number
    }): Promise<{ profileID: string; createdAt: string }[]>
    /**
     * `unknown`: its interview, or the conversation in it, is not the organization's or is gone. Those of
     * the interview that have ended go.
     */
    addShare(change: { share: Share; sharesMax: number }): Promise<'done' | 'unknown' | 'full'>
    /** Whatever its organization, and whether it has ended or not: the identifier is the capability. */
    findShare(query: { shareID: string }): Promise<Share | null>
    /** One page of those that have not ended, oldest first, at most `limit` (≤ 1,000). */
    listShares(query: {
      orgID: string
      interviewID: string
      linkID?: string
      now: string
      after?: Position
      limit: number
    }): Promise<Share[]>
    /** False when there is no such share. */
    removeShare(change: {
      share: Pick<Share, 'orgID' | 'shareID' | 'interviewID' | 'linkID'>
    }): Promise<boolean>
    /**
     * Adds a change behind those that are there. `unknown`: there is no such interview. `stale`: one of
     * these links, whose claims it names, was erased meanwhile.
     */
    addThemeChange(change: {
      change: Omit<ThemeChangeRow, 'takenBackBy' | 'takenBackAt'>
      links: string[]
      changesMax: number
    }): Promise<'done' | 'unknown' | 'stale' | 'full'>
    /** In the order in which they were made, at most `limit`. */
    listThemeChanges(query: {
      orgID: string
      interviewID: string
      limit: number
    }): Promise<ThemeChangeRow[]>
    /** False when there is no such change, or it was taken back before. */
    takeBackThemeChange(change: {
      orgID: string
      interviewID: string
      changeID: string
      userID: string
      at: string
    }): Promise<boolean>
    /** Links whose reply is overdue (its lease ended before `now`), at most `limit`. */
    listOverdueTurns(query: { now: string; limit: number }): Promise<string[]>
    /**
     * Erases an interview: invite, addresses, session, messages, consent, extraction and job, and its link
     * from answers kept for repeats; the list of erasures learns of it. Notes on it and on its profile go, and
     * its words from others; shares of it end. What software made up
     * out of it goes with it. A grouping of the interview's claims may quote it: it is
     * emptied, and to be made anew. Changes of its themes name its claims no more. The profile it went
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
    /** One page, at most `limit` (≤ 1,000), oldest first unless told otherwise; of one resource where it is given. */
    listAudit(query: {
      orgID: string
      resource?: string
      newestFirst?: boolean
      after?: Position
      limit: number
    }): Promise<AuditLine[]>
    /** Forgets lines of the audit log and of the list of erasures before a time; how many of both. */
    forgetAudit(change: {
      auditBefore: string
      erasedBefore: string
      limit: number
    }): Promise<number>

    /**
     * Leases the oldest due job, so that no other worker sees it until the lease ends; of those of
     * organizations other than these, where some are named.
     */
    claimJob(change: {
      now: string
      leaseUntil: string
      /** `work` when left out. */
      lane?: JobLane
      exceptOrgs?: readonly string[]
    }): Promise<Job | null>
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
    /** What researchers put right in a profile, oldest first; nothing of an unknown one. */
    listCorrections(query: { orgID: string; profileID: string }): Promise<Correction[]>
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
      /** What a correction that holds says instead, of the person's newest interview. */
      correctedSentiment?: number | null
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
      at: string
    }): Promise<'done' | 'stale'>
    /** Adds a correction to a profile of this very version, with the profile made of it. */
    correctProfile(change: {
      orgID: string
      profileID: string
      expectVersion: number
      correction: Correction
      /** As in `saveProfile`. */
      correctedSentiment?: number | null
      body: string
    }): Promise<'done' | 'stale'>
    /** The profiles whose address this is: the one that it proves, then those that it was typed for. */
    listIdentities(query: {
      orgID: string
      email: string
      limit: number
    }): Promise<{ profileID: string; identity: string }[]>
    /** What is known of whose links these are; of those without a profile next to nothing. */
    listTraits(query: {
      orgID: string
      linkIDs: readonly string[]
    }): Promise<({ linkID: string } & Traits)[]>
    /** One page, oldest first, at most `limit` (≤ 1,000). */
    listProfiles(query: {
      orgID: string
      productID: string
      /** Of people alone, or of those that software drew. */
      source?: 'human' | 'ai'
      after?: Position
      limit: number
    }): Promise<ProfileItem[]>
    /**
     * One page of what came of an interview's links, oldest first, at most `limit` (≤ 1,000), and fewer where
     * what they told is long: behind the last there is an empty one.
     */
    listTold(query: {
      orgID: string
      interviewID: string
      /** `way`: how far people came, without what they told. `answers`: with the record where what was kept has none. */
      only?: 'way' | 'answers'
      /** With the record of what was told, also where there is a gist of it. */
      whole?: true
      /** Of those alone on which somebody did anything: of many links few. */
      begun?: true
      after?: Position
      limit: number
    }): Promise<Told[]>
    /** The same in short, of links on which somebody did anything; `answers` where what was kept must have these. */
    tellPage(query: {
      orgID: string
      interviewID: string
      only?: 'way' | 'answers'
      after?: Position
      limit: number
    }): Promise<ToldPage>
    /**
     * A hash of all that is told of an interview's links on which somebody did anything: the same as long
     * as nothing of it changes. Null where something is kept of one of them in no short form yet.
     */
    markStudy(query: {
      orgID: string
      interviewID: string
      now: string
      idleBefore: string
    }): Promise<string | null>
    /**
     * Makes what reports need in short of the next `limit` links on which somebody did anything, of records
     * from before it was kept; true when there may be more.
     */
    fillBriefs(change: { limit: number }): Promise<boolean>
    /** How many links an interview has, whatever came of them. */
    countLinks(query: { orgID: string; interviewID: string }): Promise<number>
  }
