import { hasChanged, writeActing } from '../service/calls/acting.ts'
import type { AuditLine } from '../service/records.ts'
import type { Store } from '../service/store.ts'
import { addAudit, forgetAudit, listAudit, writeAudit } from './calls/audit.ts'
import { claimAnswer, hasAnswer, measureAnswers, settleAnswer } from './calls/idempotency.ts'
import { shareCounts } from './calls/shared-counts.ts'
import type { Connection } from './dialect.ts'
import { addInterview, findInterview } from './interviews/interviews.ts'
import { revokeInvites, setExpiry, updateInterview } from './interviews/invite-changes.ts'
import { listLinksOf } from './interviews/invite-emails.ts'
import { moveInvite, sweepInvites } from './interviews/invite-moves.ts'
import { addInvites, findInvite, listInvites } from './interviews/invites.ts'
import { countInvites, listInterviews, listProducts } from './interviews/overviews.ts'
import { addPreview, erasePreview, listDuePreviews } from './interviews/previews.ts'
import { findStanding, removeProduct, saveProduct, setStanding } from './interviews/standing.ts'
import { markStudy } from './interviews/study-mark.ts'
import { listSummaries } from './interviews/summaries.ts'
import { countLinks, listTold } from './interviews/told.ts'
import { tellPage } from './interviews/told-pages.ts'
import { claimJob, countJobs, failJob, finishJob, listParkedJobs, retryJob } from './jobs/jobs.ts'
import { findMail } from './mail/due-mail.ts'
import { countWaiting, listInvited, listWaiting } from './mail/invited.ts'
import { listMailsTo } from './mail/listed-mails.ts'
import { forgetMailCounts } from './mail/mail-counts.ts'
import { beginMail, doubtMails, settleMail, unsubscribe } from './mail/mail-outcomes.ts'
import { queueMails } from './mail/mails.ts'
import {
  addCode,
  endAssistant,
  listAssistants,
  redeemCode,
  renewAssistant,
} from './members/assistants.ts'
import {
  addBearer,
  addSession,
  endSession,
  findBearer,
  findSession,
  setPassword,
} from './members/console-sessions.ts'
import {
  inviteMember,
  listMembers,
  removeMember,
  resetMember,
  setMemberRole,
} from './members/member-changes.ts'
import {
  addFirstMember,
  addSetupCode,
  findInvited,
  findLogins,
  hasMembers,
  joinMember,
} from './members/members.ts'
import { findOrganization, findPicture, saveOrganization } from './members/organizations.ts'
import { keepSecret } from './members/secrets.ts'
import { signOnMember } from './members/sign-ons.ts'
import {
  addToken,
  findToken,
  hasTokens,
  listTokens,
  listTokensOf,
  revokeToken,
  touchToken,
} from './members/tokens.ts'
import {
  countOpenStarts,
  findOpenLink,
  findOpenLinkOf,
  findRedirects,
  saveOpenLink,
  setRedirects,
} from './open-links/open-links.ts'
import { findOpenStart, startByOpenLink } from './open-links/open-starts.ts'
import { startTogether } from './open-links/start-together.ts'
import { eraseInvite } from './people/erasure.ts'
import {
  beginErasing,
  dropInterview,
  listErasing,
  listLinksOfInterview,
  putBackErasing,
} from './people/interview-erasure.ts'
import {
  findRetention,
  findShortestRetention,
  listEnded,
  setRetention,
} from './people/retention.ts'
import { findGrouping, saveGrouping } from './profiles/groupings.ts'
import { correctProfile, saveProfile } from './profiles/profile-changes.ts'
import {
  findProfile,
  findProfileByID,
  listCorrections,
  listIdentities,
  listProfiles,
} from './profiles/profiles.ts'
import { addGenerated, findGenerated, finishGenerated } from './simulation/generated.ts'
import {
  addSimulations,
  findSimulation,
  finishSimulation,
  listSimulationIDs,
  listSimulations,
  removeSimulation,
} from './simulation/simulations.ts'
import { listAllowed } from './simulation/sources.ts'
import { addStandIn, findStandIn, listMeasured, listStandIns } from './simulation/stand-ins.ts'
import { dropSound, listSoundLeft } from './sound/bodies.ts'
import { findSound, keepSound, listSound, listSoundOf } from './sound/sound.ts'
import { addNote, listNotes, removeNote } from './study/notes.ts'
import { addSaid, countSaid, listHolding, listUnsearchable, searchSaid } from './study/said.ts'
import { addShare, findShare, listShares, removeShare } from './study/shares.ts'
import { addThemeChange, listThemeChanges, takeBackThemeChange } from './study/theme-changes.ts'
import { listTraits } from './study/traits.ts'
import { addSpending, reserveSpending } from './taking-part/model-spending.ts'
import { findParticipation, listOverdueTurns } from './taking-part/participation.ts'
import { countPlaces } from './taking-part/places.ts'
import { findSessionPlan } from './taking-part/plans.ts'
import { findWithPlans } from './taking-part/session-plans.ts'
import { takeStep } from './taking-part/steps.ts'
import { forgetDeliveries, listAttempts } from './webhooks/attempts.ts'
import { claimDelivery, listDueWebhooks } from './webhooks/claims.ts'
import { addTestDelivery, replayDeliveries } from './webhooks/deliveries.ts'
import { finishDelivery, releaseDelivery } from './webhooks/outcomes.ts'
import { spreadEvents } from './webhooks/spread.ts'
import {
  addWebhook,
  findWebhook,
  listWebhooks,
  removeWebhook,
  rotateSecret,
  updateWebhook,
} from './webhooks/webhooks.ts'

export type VerbName = Exclude<keyof Store, 'ping' | 'close' | 'onJob'>

type Verbs<K extends VerbName> = {
  [N in K]: (connection: Connection, given: Given<N>) => ReturnType<Store[N]>
}
type Given<N extends VerbName> = Parameters<Store[N]>[0]

/** The verbs that only look. */
export const reads = {
  findToken,
  listTokens,
  listAssistants,
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
  findSessionPlan,
  listOverdueTurns,
  listLinksOf,
  listAudit,
  measureAnswers,
  hasAnswer,
  findRetention,
  findShortestRetention,
  listEnded,
  countJobs,
  listParkedJobs,
  findProfile,
  findProfileByID,
  listCorrections,
  findGrouping,
  listIdentities,
  listProfiles,
  listTold,
  tellPage,
  markStudy,
  countLinks,
  listDuePreviews,
  listTokensOf,
  listMembers,
  listSummaries,
  listProducts,
  listInterviews,
  countInvites,
  findOrganization,
  findPicture,
  listUnsearchable,
  countSaid,
  searchSaid,
  listHolding,
  listNotes,
  findSimulation,
  listSimulations,
  listSimulationIDs,
  listAllowed,
  listMeasured,
  findStandIn,
  findGenerated,
  listStandIns,
  findShare,
  listShares,
  listThemeChanges,
  listTraits,
  listWebhooks,
  findWebhook,
  listDueWebhooks,
  listAttempts,
  findOpenLink,
  findOpenLinkOf,
  findOpenStart,
  findRedirects,
  countOpenStarts,
  countPlaces,
  listInvited,
  listWaiting,
  countWaiting,
  findMail,
  listMailsTo,
  findStanding,
  listErasing,
  listLinksOfInterview,
  listSound,
  listSoundOf,
  listSoundLeft,
  findSound,
} satisfies Partial<Verbs<VerbName>>
export type ReadName = keyof typeof reads

/** The verbs that look through many rows for a few, however many there are. */
const lists = [
  'measureAnswers',
  'listInvites',
  'listSummaries',
  'listProducts',
  'listInterviews',
  'countInvites',
  'listTold',
  'tellPage',
  'markStudy',
  'listProfiles',
  'listAudit',
  'listLinksOf',
  'listEnded',
  'listNotes',
  'listSimulations',
  'listSimulationIDs',
  'listAllowed',
  'listMeasured',
  'listStandIns',
  'listShares',
  'listThemeChanges',
  'listTraits',
  'listAttempts',
  'countOpenStarts',
  'countPlaces',
  'listInvited',
  'listWaiting',
  'countWaiting',
  'listErasing',
] as const satisfies ReadName[]

/** The verbs that search all that was said: they may take seconds where that is very much. */
const searches = [
  'listUnsearchable',
  'countSaid',
  'searchSaid',
  'listHolding',
] as const satisfies ReadName[]
type SearchName = (typeof searches)[number]
export type ListName = (typeof lists)[number] | SearchName

export function isList(name: ReadName): name is (typeof lists)[number] {
  return (lists as readonly ReadName[]).includes(name)
}

export function isSearch(name: ReadName): name is SearchName {
  return (searches as readonly ReadName[]).includes(name)
}

/** The verbs that change something, each inside a transaction that its caller begins and ends. */
export const writes: Verbs<Exclude<VerbName, ReadName>> = {
  addToken,
  revokeToken,
  addCode,
  redeemCode,
  renewAssistant,
  endAssistant,
  addSetupCode,
  addFirstMember,
  joinMember,
  addSession,
  endSession,
  setPassword,
  signOnMember,
  addBearer,
  claimAnswer,
  settleAnswer,
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
  addSaid,
  addNote,
  removeNote,
  addSimulations,
  finishSimulation,
  removeSimulation,
  addStandIn,
  addGenerated,
  finishGenerated,
  addShare,
  removeShare,
  addThemeChange,
  takeBackThemeChange,
  addWebhook,
  updateWebhook,
  removeWebhook,
  rotateSecret,
  spreadEvents,
  claimDelivery,
  finishDelivery,
  releaseDelivery,
  addTestDelivery,
  replayDeliveries,
  forgetDeliveries,
  saveOpenLink,
  startByOpenLink,
  startTogether,
  setRedirects,
  queueMails,
  forgetMailCounts,
  beginMail,
  settleMail,
  unsubscribe,
  doubtMails,
  setStanding,
  saveProduct,
  removeProduct,
  beginErasing,
  putBackErasing,
  dropInterview,
  keepSound,
  dropSound,
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
  'releaseDelivery',
  'beginMail',
  'unsubscribe',
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
  // Each name is bound to the verb of that name, with its types.
  const verbs = Object.fromEntries(bound) as Pick<Store, VerbName>
  return { ...verbs, findParticipation: findWithPlans(verbs) }
}
