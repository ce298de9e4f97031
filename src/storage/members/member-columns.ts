import { sql } from 'kysely'
import type { Role } from '../../contract/calls/console-calls.ts'
import type { Dialect } from '../dialect.ts'

/** A member's columns as the Store names them. */
export const memberColumns = [
  'member.user_id as userID',
  'member.org_id as orgID',
  'member.email',
  'member.name',
  sql<Role>`member.role`.as('role'),
  'member.created_at as createdAt',
  'member.joined_at as joinedAt',
] as const

/** Members who have joined, with what they sign in by. */
export function selectLogins({ db }: Dialect) {
  return db
    .selectFrom('member')
    .select([...memberColumns, sql<string>`member.password`.as('password')])
    .where('member.password', 'is not', null)
}
