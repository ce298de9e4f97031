import type { Migration } from './migrations.ts'

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

/** Tables whose rows say whose they are. The others are reached through an invite or a profile of these. */
export const guardedTables = [...guardedAtFirst, 'theme_grouping', 'model_spending'] as const

/**
 * A second wall behind the condition on the organization in every query, where the database has one:
 * a connection sees the rows of the organization that it was told, or all of them where it was told
 * `*`, or none. The owner of the tables is held to it, too; only a superuser is not.
 */
export const rowSecurity: Migration = {
  name: '0010-row-security',
  statements: ({ guard }) => guardedAtFirst.flatMap(guard),
}
