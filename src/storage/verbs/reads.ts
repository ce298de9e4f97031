import { listAudit } from '../calls/audit.ts'
import { hasAnswer, measureAnswers } from '../calls/idempotency.ts'
import { findInterview } from '../interviews/interviews.ts'
import { listLinksOf } from '../interviews/invite-emails.ts'
import { findInvite, listInvites } from '../interviews/invites.ts'
import { countInvites, listInterviews, listProducts } from '../interviews/overviews.ts'
import { markParts } from '../interviews/part-mark.ts'
import { listDuePreviews } from '../interviews/previews.ts'
import { findStanding } from '../interviews/standing.ts'
import { listSummaries } from '../interviews/summaries.ts'
import { countLinks, listTold } from '../interviews/told.ts'
import { tellPage } from '../interviews/told-pages.ts'
import { countJobs, listParkedJobs } from '../jobs/jobs.ts'
import { findMail } from '../mail/due-mail.ts'
import { countWaiting, listInvited, listWaiting } from '../mail/invited.ts'
import { listMailsTo } from '../mail/listed-mails.ts'
import { listAssistants } from '../members/assistants.ts'
import { findBearer, findSession } from '../members/console-sessions.ts'
import { listMembers } from '../members/member-changes.ts'
import { findInvited, findLogins, hasMembers } from '../members/members.ts'
import { findOrganization, findPicture } from '../members/organizations.ts'
import { findToken, hasTokens, listTokens, listTokensOf } from '../members/tokens.ts'
import {
  countOpenStarts,
  findOpenLink,
  findOpenLinkOf,
  findRedirects,
} from '../open-links/open-links.ts'
import { findOpenStart } from '../open-links/open-starts.ts'
import { listErasing, listLinksOfInterview } from '../people/interview-erasure.ts'
import { findRetention, findShortestRetention, listEnded } from '../people/retention.ts'
import { findGrouping } from '../profiles/groupings.ts'
import {
  findProfile,
  findProfileByID,
  listCorrections,
  listIdentities,
  listProfiles,
} from '../profiles/profiles.ts'
import { findGenerated } from '../simulation/generated.ts'
import { findSimulation, listSimulationIDs, listSimulations } from '../simulation/simulations.ts'
import { listAllowed } from '../simulation/sources.ts'
import { findStandIn, listMeasured, listStandIns } from '../simulation/stand-ins.ts'
import { listSoundLeft } from '../sound/bodies.ts'
import { findSound, listSound, listSoundOf } from '../sound/sound.ts'
import { listNotes } from '../study/notes.ts'
import { countSaid, listHolding, listUnsearchable, searchSaid } from '../study/said.ts'
import { findShare, listShares } from '../study/shares.ts'
import { listThemeChanges } from '../study/theme-changes.ts'
import { listTraits } from '../study/traits.ts'
import { findParticipation, listOverdueTurns } from '../taking-part/participation.ts'
import { countPlaces } from '../taking-part/places.ts'
import { findSessionPlan } from '../taking-part/plans.ts'
import { listAttempts } from '../webhooks/attempts.ts'
import { listDueWebhooks } from '../webhooks/claims.ts'
import { findWebhook, listWebhooks } from '../webhooks/webhooks.ts'
import type { VerbName, Verbs } from './verb.ts'

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
  markParts,
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
  'markParts',
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
