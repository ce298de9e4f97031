import type { Scope } from '../../contract/calls/call.ts'
import type { Role } from '../../contract/calls/console-calls.ts'
import type { Position } from '../paging.ts'

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

/** Of the Store: who uses the console, and how they sign in. */
export type MemberVerbs = {
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
}
