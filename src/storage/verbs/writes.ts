import type { AuditLine } from '../../service/calls/call-store.ts'
import { addAudit, forgetAudit } from '../calls/audit.ts'
import { claimAnswer, settleAnswer } from '../calls/idempotency.ts'
import { shareCounts } from '../calls/shared-counts.ts'
import { addInterview } from '../interviews/interviews.ts'
import { revokeInvites, setExpiry, updateInterview } from '../interviews/invite-changes.ts'
import { moveInvite, sweepInvites } from '../interviews/invite-moves.ts'
import { addInvites } from '../interviews/invites.ts'
import { addPreview, erasePreview } from '../interviews/previews.ts'
import { removeProduct, saveProduct, setStanding } from '../interviews/standing.ts'
import { claimJob, failJob, finishJob, retryJob } from '../jobs/jobs.ts'
import { forgetMailCounts } from '../mail/mail-counts.ts'
import { beginMail, doubtMails, settleMail, unsubscribe } from '../mail/mail-outcomes.ts'
import { queueMails } from '../mail/mails.ts'
import { addCode, endAssistant, redeemCode, renewAssistant } from '../members/assistants.ts'
import { addBearer, addSession, endSession, setPassword } from '../members/console-sessions.ts'
import {
  inviteMember,
  removeMember,
  resetMember,
  setMemberRole,
} from '../members/member-changes.ts'
import { addFirstMember, addSetupCode, joinMember } from '../members/members.ts'
import { saveOrganization } from '../members/organizations.ts'
import { keepSecret } from '../members/secrets.ts'
import { signOnMember } from '../members/sign-ons.ts'
import { addToken, revokeToken, touchToken } from '../members/tokens.ts'
import { saveOpenLink, setRedirects } from '../open-links/open-links.ts'
import { startByOpenLink } from '../open-links/open-starts.ts'
import { startTogether } from '../open-links/start-together.ts'
import { eraseInvite } from '../people/erasure.ts'
import { beginErasing, dropInterview, putBackErasing } from '../people/interview-erasure.ts'
import { setRetention } from '../people/retention.ts'
import { saveGrouping } from '../profiles/groupings.ts'
import { correctProfile, saveProfile } from '../profiles/profile-changes.ts'
import { addGenerated, finishGenerated } from '../simulation/generated.ts'
import { addSimulations, finishSimulation, removeSimulation } from '../simulation/simulations.ts'
import { addStandIn } from '../simulation/stand-ins.ts'
import { dropSound } from '../sound/bodies.ts'
import { keepSound } from '../sound/sound.ts'
import { fillBriefs } from '../study/fill-briefs.ts'
import { addNote, removeNote } from '../study/notes.ts'
import { addSaid } from '../study/said.ts'
import { addShare, removeShare } from '../study/shares.ts'
import { addThemeChange, takeBackThemeChange } from '../study/theme-changes.ts'
import { addSpending, reserveSpending } from '../taking-part/model-spending.ts'
import { takeStep } from '../taking-part/steps.ts'
import { forgetDeliveries } from '../webhooks/attempts.ts'
import { claimDelivery } from '../webhooks/claims.ts'
import { addTestDelivery, replayDeliveries } from '../webhooks/deliveries.ts'
import { finishDelivery, releaseDelivery } from '../webhooks/outcomes.ts'
import { spreadEvents } from '../webhooks/spread.ts'
import { addWebhook, removeWebhook, rotateSecret, updateWebhook } from '../webhooks/webhooks.ts'
import type { ReadName } from './reads.ts'
import type { VerbName, Verbs } from './verb.ts'

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
  fillBriefs,
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

export function auditOf(given: unknown): AuditLine | null {
  if (typeof given !== 'object' || given === null || !('audit' in given)) return null
  return given.audit as AuditLine // Put there by `writeActing` alone.
}
