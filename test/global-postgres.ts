import { createServer, type Server } from 'node:http'
import type { TestProject } from 'vitest/node'
import { asPlainUser } from './plain-user.ts'
import { type PostgresServer, startPostgres } from './postgres.ts'

/**
 * One PostgreSQL for all test files of a run, started when the first of them asks for a database: a
 * run that needs none starts none. Each GET answers with the URL of a new empty database.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let postgres: Promise<PostgresServer> | null = null

  const desk = createServer(async (_request, response) => {
    try {
      postgres ??= startPostgres()
      response.end(await asPlainUser(await (await postgres).createDatabase()))
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  })
  project.provide('postgres', await listen(desk))

  async function stop(): Promise<void> {
    desk.close()
    await (await postgres)?.stop()
  }
  const quit = () => void stop().finally(() => process.exit(1))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, quit)
  return stop
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      if (typeof address !== 'object' || !address) throw new Error('The desk has no address.')
      resolve(`http://127.0.0.1:${address.port}/`)
    })
  })
}
