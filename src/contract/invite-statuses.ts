/** Apart from the schemas: the thread that writes knows these and has no need of zod. */
export const inviteStatuses = [
  'created',
  'started',
  'completed',
  'abandoned',
  'expired',
  'revoked',
  'screened_out',
  'quota_full',
] as const
export type InviteStatus = (typeof inviteStatuses)[number]

/** What each of them says of a link and its person. */
export const inviteStatusMeanings: Record<InviteStatus, string> = {
  created: 'Nobody has begun.',
  started: 'Somebody agreed to take part and may come back to it at any time.',
  completed: 'The interview was held to its end; the link is spent.',
  abandoned: 'Nothing came for 7 days. Who returns goes on where they were.',
  expired: 'Its time was over, 30 days after it was made unless set otherwise.',
  revoked: 'A researcher ended it, or the person said no.',
  screened_out: 'The first questions showed that the study is for others.',
  quota_full: 'There was no place left for people who answer so.',
}
