import { sql } from 'kysely'
import type { InviteStatus } from '../../contract/invite-statuses.ts'
import type { Message } from '../../interview/session.ts'
import type { Store } from '../../service/store.ts'
import type { Consent, Participation } from '../../service/taking-part/taking-part-store.ts'
import type { Connection } from '../dialect.ts'
import { readInvite } from '../interviews/invites.ts'
import { readRedirects } from '../open-links/open-links.ts'
import { prepared } from '../query.ts'

type ParticipationRow = {
  linkID: string
  orgID: string
  interviewID: string
  productID: string
  status: InviteStatus
  createdAt: string
  expiresAt: string
  lastActivityAt: string | null
  completedAt: string | null
  userInfo: string
  interviewName: string
  guidelines: string
  interviewer: string
  session: string | null
  version: number | null
  planHash: string | null
  textHash: string | null
  locale: string | null
  agreedAt: string | null
  consentedBy: string | null
  conductedBy: string | null
  provider: string | null
  voice: string | null
  simulationHash: string | null
  soundHash: string | null
  asksSound: number | null
  previewOf: string | null
  brandName: string | null
  ofInterview: number | null
  ofOrganization: number | null
  accent: string | null
  logo: string | null
  contact: string | null
  profileID: string | null
  kept: string | null
  redirects: string | null
  closedAt: string | null
  /** JSON array of [seq, role, client_message_id, content, detail]. */
  messages: string | null
}

/** One statement, so that the session, the status and the messages are of the same moment. */
const participation = prepared<{ linkID: string; erasing: number }, ParticipationRow>(
  ({ db, arraysOf }, { linkID, erasing }) =>
    db
      .selectFrom('invite')
      .innerJoin('interview', (join) =>
        join
          .onRef('interview.interview_id', '=', 'invite.interview_id')
          .onRef('interview.org_id', '=', 'invite.org_id'),
      )
      .leftJoin('session', 'session.link_id', 'invite.link_id')
      .leftJoin('consent', 'consent.link_id', 'invite.link_id')
      .leftJoin('extraction', 'extraction.link_id', 'invite.link_id')
      .leftJoin('open_start', 'open_start.link_id', 'invite.link_id')
      .leftJoin('preview', 'preview.link_id', 'invite.link_id')
      .leftJoin('organization', (join) =>
        join.on((eb) =>
          eb('organization.org_id', '=', eb.fn.coalesce('preview.owner_id', 'invite.org_id')),
        ),
      )
      .select((eb) => [
        'preview.owner_id as previewOf',
        'organization.name as brandName',
        'interview.retention_days as ofInterview',
        'organization.retention_days as ofOrganization',
        'organization.accent',
        'organization.logo',
        'organization.contact',
        'invite.link_id as linkID',
        'invite.org_id as orgID',
        'invite.interview_id as interviewID',
        'invite.product_id as productID',
        eb.ref('invite.status').$castTo<InviteStatus>().as('status'),
        'invite.created_at as createdAt',
        'invite.expires_at as expiresAt',
        'invite.last_activity_at as lastActivityAt',
        'invite.completed_at as completedAt',
        'invite.user_info as userInfo',
        'open_start.kept',
        'interview.interview_name as interviewName',
        'interview.guidelines',
        'interview.interviewer',
        'interview.sound as asksSound',
        'interview.redirects',
        'interview.closed_at as closedAt',
        'session.state as session',
        'session.version',
        'session.plan_hash as planHash',
        'consent.text_hash as textHash',
        'consent.locale',
        'consent.agreed_at as agreedAt',
        'consent.browser as consentedBy',
        'consent.interviewer as conductedBy',
        'consent.provider',
        'consent.voice',
        'consent.simulation_hash as simulationHash',
        'consent.sound_hash as soundHash',
        'extraction.profile_id as profileID',
        eb
          .selectFrom('message')
          .select(
            arraysOf(['seq', 'role', 'client_message_id', 'content', 'detail'], ['seq']).as(
              'lines',
            ),
          )
          .whereRef('message.link_id', '=', 'invite.link_id')
          .as('messages'),
      ])
      .where('invite.link_id', '=', linkID)
      .where(sql<boolean>`(interview.erasing_at is null or ${erasing} = 1)`)
      .compile(),
)

const overdue = prepared<{ now: string; limit: number }, { link_id: string }>(
  ({ db }, { now, limit }) =>
    db
      .selectFrom('session')
      .innerJoin('invite', 'invite.link_id', 'session.link_id')
      .select('session.link_id')
      .where('session.pending_until', '<', now)
      .where('invite.status', '=', 'started')
      .orderBy('session.pending_until')
      .limit(limit)
      .compile(),
)

export async function findParticipation(
  connection: Connection,
  { linkID, evenErasing }: Parameters<Store['findParticipation']>[0],
): Promise<Participation | null> {
  const row = await participation.first(connection, { linkID, erasing: evenErasing ? 1 : 0 })
  if (!row) return null
  const { interviewName, guidelines, interviewer } = row
  return {
    invite: readInvite(row),
    interview: { interviewName, guidelines, interviewer, sound: row.asksSound === 1 },
    isClosed: row.closedAt !== null,
    session: row.session,
    version: row.version ?? 0,
    planHash: row.planHash,
    plan: null,
    messages: readMessages(row.messages),
    consent: readConsent(row),
    previewOf: row.previewOf,
    redirects: readRedirects(row.redirects),
    retention: { ofInterview: row.ofInterview, ofOrganization: row.ofOrganization },
    organization: {
      name: row.brandName,
      accent: row.accent,
      logo: row.logo,
      contact: row.contact,
    },
    profileID: row.profileID,
  }
}

function readConsent(row: ParticipationRow): Consent | null {
  const { textHash, locale, agreedAt, consentedBy, conductedBy, provider, voice } = row
  const { simulationHash, soundHash } = row
  if (textHash === null || locale === null || agreedAt === null) return null
  return {
    textHash,
    locale,
    agreedAt,
    ...(consentedBy !== null && { browser: consentedBy }),
    ...(conductedBy !== null && { interviewer: conductedBy }),
    ...(provider !== null && { provider }),
    ...(voice !== null && { voice }),
    ...(simulationHash !== null && { simulationHash }),
    ...(soundHash !== null && { soundHash }),
  }
}

export async function listOverdueTurns(
  connection: Connection,
  query: Parameters<Store['listOverdueTurns']>[0],
): Promise<string[]> {
  const rows = await overdue.all(connection, query)
  return rows.map((row) => row.link_id)
}

type MessageLine = [number, Message['role'], string | null, string, string]

function readMessages(text: string | null): Message[] {
  const lines: MessageLine[] = JSON.parse(text ?? '[]')
  return lines.map(([seq, role, clientMessageID, content, detail]) => ({
    seq,
    role,
    content,
    ...(clientMessageID === null ? {} : { clientMessageID }),
    ...JSON.parse(detail),
  }))
}
