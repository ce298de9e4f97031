import type { Pool, PoolClient } from 'pg'
import { actingOrganization } from '../../service/calls/acting.ts'
import { isBroken } from './errors.ts'

/** Sees all organizations: the service's own rounds, sign-in, participants, whose link says whose it is. */
export const everyOrganization = '*'

const scopes = new WeakMap<object, string>()

/**
 * Takes a connection that sees only the organization of the call under way. A connection keeps what
 * it was told, so that it costs a round trip only when it goes over to another organization.
 */
export async function onScopedClient<T>(
  pool: Pool,
  /** `lose` says that the connection must not be used again. */
  work: (client: PoolClient, lose: (broken: Error | undefined) => void) => Promise<T>,
): Promise<T> {
  const scope = actingOrganization() ?? everyOrganization
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    if (scopes.get(client) !== scope) {
      scopes.delete(client)
      await client.query(setScope(scope))
      scopes.set(client, scope)
    }
    return await work(client, (cause) => {
      broken = cause
    })
  } catch (error) {
    if (isBroken(error) && error instanceof Error) broken = error
    throw error
  } finally {
    client.release(broken)
  }
}

/** The statement that makes a connection see the rows of one organization, or of all. */
export function setScope(scope: string) {
  const text = "select set_config('colloquy.org', $1, false)"
  return { name: 'colloquy-scope', text, values: [scope] }
}
