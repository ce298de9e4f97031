import { sql } from 'kysely'

/**
 * The condition that an invite is of no interview that is being erased, which nobody sees any more. Nearly
 * always there is none, and the index that tells so is empty.
 */
export const notOfErasing = sql<boolean>`invite.interview_id not in (
  select erasing.interview_id from interview as erasing where erasing.erasing_at is not null
)`
