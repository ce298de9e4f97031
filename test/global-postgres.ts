import type { TestProject } from 'vitest/node'
import { openDesk } from './desk.ts'
import { asPlainUser } from './plain-user.ts'
import { type PostgresServer, startPostgres } from './postgres.ts'

/**
 * One PostgreSQL for all test files of a run, started when the first of them asks for a database: a
 * run that needs none starts none. Each request is answered with the URL of a new empty database.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let postgres: Promise<PostgresServer> | null = null

  const [desk, url] = await openDesk(async () => {
    postgres ??= startPostgres()
    return asPlainUser(await (await postgres).createDatabase())
  })
  project.provide('postgres', url)

  async function stop(): Promise<void> {
    desk.close()
    await (await postgres)?.stop()
  }
  const quit = () => void stop().finally(() => process.exit(1))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, quit)
  return stop
}
