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
  'simulation.completed',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/** And what is sent only where somebody asks for it. */
export const webhookEventTypes = [...webhookEvents, 'webhook.test'] as const
export type WebhookEventType = (typeof webhookEventTypes)[number]

/** What each says, and what its `data` has beside the address. */
export const webhookEventMeanings: Record<WebhookEventType, string> = {
  'invite.started':
    'Somebody agreed to take part; with `again`, came back to it. `linkID`, `interviewID`, `productID`, and `kept` where an open link kept something.',
  'invite.completed': 'Somebody came to the end. The same members.',
  'invite.ended':
    'It ended otherwise: `reason` is `abandoned`, `expired`, `revoked`, `screened_out` or `quota_full`. The same members.',
  'care.heard': 'Somebody wrote of harming themselves: please read it now. The same members.',
  'profile.updated':
    'A profile was made, made anew or put right. `profileID`, and `linkID` and `interviewID` where an interview did it.',
  'interview.quota_reached':
    'The last place of an option was taken, told once. `interviewID`, `questionID`, `option`, `people`.',
  'report.updated': 'A report has changed, told at most once in ten minutes. `interviewID`.',
  'person.erased':
    'Somebody was erased. `interviewID`, `linkHash`, the SHA-256 of the link’s identifier, and `profileHash` where a profile went, too.',
  'simulation.completed':
    'Software answered in somebody’s place. `simulationID`, `interviewID`, `profileID`, `status`, and a `notice` that nobody said it.',
  'webhook.test': 'Somebody tried the webhook.',
}
