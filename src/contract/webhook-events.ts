/** What a webhook can be told of. */
export const webhookEvents = [
  'invite.started',
  'invite.completed',
  'invite.ended',
  'care.heard',
  'profile.updated',
  'interview.quota_reached',
  'report.updated',
  'person.erased',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/** And what is sent only where somebody asks for it. */
export const webhookEventTypes = [...webhookEvents, 'webhook.test'] as const
export type WebhookEventType = (typeof webhookEventTypes)[number]
