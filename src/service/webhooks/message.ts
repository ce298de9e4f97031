import type { WebhookEventType } from '../../contract/webhook-events.ts'
import type { Delivery } from './webhook-records.ts'

/** Where each event's receiver learns more, by the identifier that its data has. */
const tellsMore: Record<WebhookEventType, { path: string; by?: string }> = {
  'invite.started': { path: '/v1/invites/getOne', by: 'linkID' },
  'invite.completed': { path: '/v1/invites/getTranscript', by: 'linkID' },
  'invite.ended': { path: '/v1/invites/getOne', by: 'linkID' },
  'care.heard': { path: '/v1/invites/getTranscript', by: 'linkID' },
  'profile.updated': { path: '/v1/profiles/getOne', by: 'profileID' },
  'interview.quota_reached': { path: '/v1/interviews/getFindings', by: 'interviewID' },
  'report.updated': { path: '/v1/interviews/getReport', by: 'interviewID' },
  'person.erased': { path: '/v1/interviews/getReport', by: 'interviewID' },
  'simulation.completed': { path: '/v1/simulations/getOne', by: 'simulationID' },
  'webhook.test': { path: '/v1/webhooks/getList' },
}

/** The body that is sent: identifiers, and the address of the call that tells more. */
export function bodyOf(
  { type, createdAt, data }: Pick<Delivery, 'type' | 'createdAt' | 'data'>,
  publicURL: string,
): string {
  const known: Record<string, unknown> = JSON.parse(data)
  const { path, by } = tellsMore[type]
  const query = by === undefined ? '' : `?${new URLSearchParams({ [by]: String(known[by]) })}`
  const url = `${publicURL}${path}${query}`
  return JSON.stringify({ type, timestamp: createdAt, data: { ...known, url } })
}
