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
