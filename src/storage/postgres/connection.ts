import { createHash } from 'node:crypto'
import { type ClientBase, type CustomTypesConfig, Pool, type PoolConfig, types } from 'pg'
import type { Connection, Statement } from '../dialect.ts'
import { postgresDialect } from './dialect.ts'
import { processName } from './process-name.ts'
import { everyOrganization, setScope } from './scope.ts'

const connectionsMaxDefault = 10
const connectTimeoutMs = 5_000
const statementTimeoutMs = 15_000
/** Longer than the statement's own, for when the server no longer answers at all. */
const answerTimeoutMs = 20_000
/** How long a verb waits for another that changes the same rows. */
const lockTimeoutMs = 5_000
const idleInTransactionTimeoutMs = 30_000
/** OID of int8, which counts come as; pg would give them as text. */
const int8 = 20

const readAs: CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === int8 ? Number : types.getTypeParser(oid, format)),
}

/** What a verb's statements may take at most. */
const verbTimeouts = {
  statement_timeout: statementTimeoutMs,
  query_timeout: answerTimeoutMs,
  lock_timeout: lockTimeoutMs,
  idle_in_transaction_session_timeout: idleInTransactionTimeoutMs,
}

/** A pool for verbs. */
export function openPool(
  url: string,
  { connectionsMax = connectionsMaxDefault, onWarning }: PoolOptions,
): Pool {
  return listened(url, { max: connectionsMax, ...verbTimeouts }, onWarning)
}

/** A pool of one connection for changing tables, which may take its time and sees every row. */
export function openPatientPool(url: string): Pool {
  const onConnect = async (client: ClientBase) => {
    await client.query(setScope(everyOrganization))
  }
  return listened(url, { max: 1, onConnect })
}

function listened(url: string, config: PoolConfig, onWarning?: (message: string) => void): Pool {
  const pool = new Pool({
    ...config,
    connectionString: url,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    application_name: processName,
    types: readAs,
  })
  const warn = () => onWarning?.('A connection to the database was lost.')
  // Without a listener, a restart of the database would end the process: on the pool for idle
  // connections, on each connection for the moments between two statements of a verb.
  pool.on('error', warn)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

export type PoolOptions = {
  connectionsMax?: number
  onWarning?: (message: string) => void
}

/** Runs statements on a client or, each on any connection that is free, on the pool. */
export function connectPostgres(client: Pick<ClientBase, 'query'>): Connection {
  return {
    dialect: postgresDialect,
    async run({ sql, parameters, isPlannedAnew }: Statement) {
      // The database keeps the plan of what has a name.
      const name = isPlannedAnew ? undefined : statementName(sql)
      const query = { name, text: sql, values: [...parameters] }
      const { rows, rowCount } = await client.query(query)
      return { rows, changes: rowCount ?? 0 }
    },
  }
}

const names = new Map<string, string>()

/** Names a statement by its text, so that each connection prepares it once. */
function statementName(sql: string): string {
  const known = names.get(sql)
  if (known) return known
  const name = createHash('sha256').update(sql).digest('hex').slice(0, 32)
  names.set(sql, name)
  return name
}
