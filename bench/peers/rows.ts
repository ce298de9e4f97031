import { Client } from 'pg'
import { conversations, guidelines, interviewID, linesOf, orgID, productID } from '../data/rows.ts'

/** The members of a finished invite, by names that every peer takes for a column. */
export const inviteFields = {
  interview: 'text',
  product: 'text',
  org: 'text',
  userinfo: 'json',
  state: 'text',
  completed: 'text',
  conversation: 'json',
} as const

/** The members of an interview, likewise. */
export const interviewFields = { product: 'text', name: 'text', guidelines: 'text' } as const

export const newInterview = { product: productID, name: 'Measured', guidelines }

/**
 * Fills a table that the peer made with the same conversations as ours, about 4 kB each. `keys` are the
 * columns that the peer adds itself, as expressions of the row's number `i`.
 */
export async function fillInvites(
  databaseURL: string,
  { table, keys, rows }: { table: string; keys: Record<string, string>; rows: number },
): Promise<void> {
  const talks = Array.from({ length: conversations }, (_, n) =>
    JSON.stringify(linesOf(n).map(({ role, content }) => ({ role, content }))),
  )
  const columns = [...Object.keys(keys), ...Object.keys(inviteFields)].map((name) => `"${name}"`)
  const client = new Client({ connectionString: databaseURL })
  await client.connect()
  await client.query(
    `insert into "${table}" (${columns.join(', ')})
     select ${Object.values(keys).join(', ')}, '${interviewID}', '${productID}', '${orgID}', '{}',
       'completed', '2026-01-01T00:00:00.000Z', lines::jsonb
     from generate_series(0, ${rows - 1}) i
     join unnest($1::text[]) with ordinality talk(lines, n) on talk.n = i % ${conversations} + 1`,
    [talks],
  )
  await client.query('vacuum analyze')
  await client.query('checkpoint')
  await client.end()
}
