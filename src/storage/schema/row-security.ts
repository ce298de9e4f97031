import type { Migration } from './migration.ts'

const guardedAtFirst = [
  'token',
  'interview',
  'invite',
  'profile',
  'profile_product',
  'job',
  'erasure',
  'invite_email',
  'audit',
  'member',
  'organization',
  'brand',
] as const

/** Tables of what people told, which is whose the invite or the profile is that it belongs to. */
const guardedByOthers = [
  ['session', 'invite', 'link_id'],
  ['message', 'invite', 'link_id'],
  ['consent', 'invite', 'link_id'],
  ['extraction', 'invite', 'link_id'],
  ['correction', 'profile', 'profile_id'],
] as const

/** Tables whose rows say whose they are, and those of what people told. */
export const guardedTables = [
  ...guardedAtFirst,
  'theme_grouping',
  'model_spending',
  'note',
  'share',
  'theme_change',
  'webhook',
  'webhook_event',
  'delivery',
  'delivery_attempt',
  'open_link',
  'open_start',
  'mailing',
  'mail',
  'mail_job',
  'unsubscribed',
  'simulation',
  'stand_in',
  'generated_profile',
  'simulated_from',
  'quota',
  'quota_place',
  'product',
  'plan',
  'invite_count',
  'brief',
  'authorization_code',
  'member_identity',
  'sound',
  'sound_room',
  'sound_body',
  'sound_left',
  ...guardedByOthers.map(([table]) => table),
] as const

/**
 * A second wall behind the condition on the organization in every query, where the database has one:
 * a connection sees the rows of the organization that it was told, or all of them where it was told
 * `*`, or none. The owner of the tables is held to it, too; only a superuser is not.
 */
export const rowSecurity: Migration = {
  name: '0010-row-security',
  statements: ({ guard }) => guardedAtFirst.flatMap(guard),
}

/**
 * What people told stands behind the same wall: its row is seen by who sees the invite or profile. So
 * an erasure takes those last; every version that knows the wall does.
 */
export const toldSecurity: Migration = {
  name: '0016-told-security',
  statements: ({ guardBy }) =>
    guardedByOthers.flatMap(([table, other, column]) => guardBy(table, other, column)),
}
