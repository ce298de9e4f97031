import { randomBytes } from 'node:crypto'
import { Client } from 'pg'

/**
 * The same database for a user as the runbook asks for, who owns what is made there and is no
 * superuser: row-level security holds nobody else. What a test looks up by itself it sees whole, as
 * the service does only where it says so.
 */
export async function asPlainUser(databaseURL: string): Promise<string> {
  const admin = new Client({ connectionString: databaseURL })
  await admin.connect()
  const user = `plain_${randomBytes(6).toString('hex')}`
  await admin.query(`create role ${user} login password 'plain'`)
  await admin.query(`alter role ${user} set colloquy.org = '*'`)
  await admin.query(`grant all on schema public to ${user}`)
  await admin.end()
  const url = new URL(databaseURL)
  url.username = user
  url.password = 'plain'
  return url.href
}
