import { setTimeout } from 'node:timers/promises'
import type { ClientBase } from 'pg'

/** How long those who are at work are given to be gone, and how often that is looked at. */
const goneWithinMs = 3000
const lookAgainMs = 50

/**
 * Whether a Colloquy has connections to the database besides this one. A server needs a moment to
 * see that a program which has just ended is gone: it is given that moment.
 */
export async function isAnotherAtWork(client: ClientBase): Promise<boolean> {
  const until = performance.now() + goneWithinMs
  for (;;) {
    // Within one transaction the server would go on telling who was there at first.
    await client.query('select pg_stat_clear_snapshot()')
    const { rows } = await client.query(
      `select 1 from pg_stat_activity where datname = current_database()
         and application_name ~ '^colloquy( [0-9]+)?$' and pid <> pg_backend_pid() limit 1`,
    )
    if (rows.length === 0) return false
    if (performance.now() > until) return true
    await setTimeout(lookAgainMs)
  }
}
