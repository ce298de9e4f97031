import { hasChanged, writeActing } from '../service/acting.ts'
import type { AuditLine } from '../service/records.ts'
import type { Store } from '../service/store.ts'
import { addAudit, forgetAudit, listAudit, writeAudit } from './audit.ts'
import {
  addBearer,
  addSession,
  endSession,
  findBearer,
  findSession,
  setPassword,
} from './console-sessions.ts'
import type { Connection } from './dialect.ts'
import { eraseInvite } from './erasure.ts'
import { findGrouping, saveGrouping } from './groupings.ts'
import { addInterview, findInterview } from './interviews.ts'
import { revokeInvites, setExpiry, updateInterview } from './invite-changes.ts'
import { listLinksOf } from './invite-emails.ts'
import { moveInvite, sweepInvites } from './invite-moves.ts'
import { addInvites, findInvite, listInvites } from './invites.ts'
import { claimJob, countJobs, failJob, finishJob, listParkedJobs, retryJob } from './jobs.ts'
import {
  inviteMember,
  listMembers,
  removeMember,
  resetMember,
  setMemberRole,
} from './member-changes.ts'
import {
  addFirstMember,
  addSetupCode,
  findInvited,
  findLogins,
  hasMembers,
  joinMember,
} from './members.ts'
import { addSpending, reserveSpending } from './model-spending.ts'
import { findOrganization, findPicture, saveOrganization } from './organizations.ts'
import { listInterviews, listProducts } from './overviews.ts'
import { findParticipation, listOverdueTurns } from './participation.ts'
import { addPreview, erasePreview, listDuePreviews } from './previews.ts'
import { correctProfile, saveProfile } from './profile-changes.ts'
import { findProfile, findProfileByID, listProfiles } from './profiles.ts'
import { findRetention, findShortestRetention, listEnded, setRetention } from './retention.ts'
import { keepSecret } from './secrets.ts'
import { shareCounts } from './shared-counts.ts'
import { takeStep } from './steps.ts'
import { listSummaries } from './summaries.ts'
import {
  addToken,
  findToken,
  hasTokens,
  listTokens,
  listTokensOf,
  revokeToken,
  touchToken,
} from './tokens.ts'
import { listTold } from './told.ts'

export type VerbName = Exclude<keyof Store, 'ping' | 'close' | 'onJob'>

type Verbs<K extends VerbName> = {
  [N in K]: (connection: Connection, given: Given<N>) => ReturnType<Store[N]>
}
type Given<N extends VerbName> = Parameters<Store[N]>[0]

/** The verbs that only look. */
export const reads = {
  findToken,
  listTokens,
  hasTokens,
  hasMembers,
  findLogins,
  findInvited,
  findSession,
  findBearer,
  findInterview,
  findInvite,
  listInvites,
  findParticipation,
  listOverdueTurns,
  listLinksOf,
  listAudit,
  findRetention,
  findShortestRetention,
  listEnded,
  countJobs,
  listParkedJobs,
  findProfile,
  findProfileByID,
  findGrouping,
  listProfiles,
  listTold,
  listDuePreviews,
  listTokensOf,
  listMembers,
  listSummaries,
  listProducts,
  listInterviews,
  findOrganization,
  findPicture,
} satisfies Partial<Verbs<VerbName>>
export type ReadName = keyof typeof reads

/** The verbs that change something, each inside a transaction that its caller begins and ends. */
export const writes: Verbs<Exclude<VerbName, ReadName>> = {
  addToken,
  revokeToken,
  addSetupCode,
  addFirstMember,
  joinMember,
  addSession,
  endSession,
  setPassword,
  addBearer,
  addInterview,
  addInvites,
  moveInvite,
  sweepInvites,
  takeStep,
  eraseInvite,
  addAudit,
  forgetAudit,
  setRetention,
  claimJob,
  finishJob,
  failJob,
  retryJob,
  saveProfile,
  saveGrouping,
  correctProfile,
  saveOrganization,
  touchToken,
  inviteMember,
  resetMember,
  setMemberRole,
  removeMember,
  revokeInvites,
  setExpiry,
  updateInterview,
  addPreview,
  erasePreview,
  shareCounts,
  reserveSpending,
  addSpending,
  keepSecret,
}
export type WriteName = keyof typeof writes

/** The verbs that are one statement, which needs no transaction around it. */
const alone: readonly WriteName[] = [
  'claimJob',
  'finishJob',
  'failJob',
  'retryJob',
  'reserveSpending',
  'addSpending',
  'keepSecret',
]
/** And those that are, as long as no idempotency key is claimed with them. */
const aloneWithoutKey: readonly WriteName[] = ['addInterview', 'addInvites']

export function isOneStatement(name: WriteName, given: unknown): boolean {
  if (auditOf(given)) return false
  if (alone.includes(name)) return true
  if (!aloneWithoutKey.includes(name)) return false
  if (typeof given !== 'object' || given === null || 'idempotency' in given) return false
  // Addresses go into a table of their own.
  return !('invites' in given && JSON.stringify(given.invites).includes('"email"'))
}

/** A verb with its names forgotten, as it crosses queues and threads. */
export type AnyVerb = (connection: Connection, given: unknown) => Promise<unknown>

export function readVerb(name: ReadName): AnyVerb {
  return reads[name] as AnyVerb // What it is given was typed where the Store was called.
}

/** The verb and, if it changed anything, the line of the audit log that it was given. */
export function writeVerb(name: WriteName): AnyVerb {
  const verb = writes[name] as AnyVerb // As above.
  return async (connection, given) => {
    const result = await verb(connection, given)
    const line = auditOf(given)
    if (line && hasChanged(result)) await writeAudit(connection, [line])
    return result
  }
}

function auditOf(given: unknown): AuditLine | null {
  if (typeof given !== 'object' || given === null || !('audit' in given)) return null
  return given.audit as AuditLine // Put there by `writeActing` alone.
}

/** Makes the verbs of a Store out of one way to read and one to write. */
export function bindVerbs(
  read: (name: ReadName, given: unknown) => Promise<unknown>,
  write: (name: WriteName, given: unknown) => Promise<unknown>,
): Pick<Store, VerbName> {
  const bound = [
    ...Object.keys(reads).map((name) => [name, (given: unknown) => read(name as ReadName, given)]),
    ...Object.keys(writes).map((name) => [
      name,
      (given: unknown) => writeActing((whole) => write(name as WriteName, whole), given),
    ]),
  ]
  return Object.fromEntries(bound) // Each name is bound to the verb of that name, with its types.
}
