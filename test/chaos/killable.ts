import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { Scope } from '../../src/contract/calls/call.ts'
import { createID } from '../../src/service/ids.ts'
import { createToken, hashToken } from '../../src/service/members/tokens.ts'
import { openStore } from '../../src/storage/open.ts'

/**
 * The service in a process of its own, to be killed. `hangs`: its first try at each reply never comes
 * back, so that it can be killed in the middle of one. `env`: more settings.
 */
type Killable = { pages?: string; hangs?: boolean; env?: Record<string, string> }

export function createKillable({ pages = '', hangs = true, env = {} }: Killable = {}) {
  const script = join(import.meta.dirname, 'slow-server.ts')
  let child: ChildProcess | undefined
  return {
    /** Answers the address once it serves. */
    async start(databaseURL: string, port: number, aheadMs = 0): Promise<string> {
      child = spawn(process.execPath, [script], {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: {
          ...process.env,
          DATABASE_URL: databaseURL,
          PORT: String(port),
          RATE_LIMIT: '0',
          PAGES: pages,
          HANGS: hangs ? '1' : '',
          AHEAD_MS: String(aheadMs),
          ...env,
        },
      })
      const [line] = await once(child.stdout ?? child, 'data')
      return String(line).trim()
    },
    async kill(): Promise<void> {
      const ended = child?.exitCode === null && child.signalCode === null && once(child, 'exit')
      child?.kill('SIGKILL')
      await ended
    },
  }
}

/** A token in a database that no service need run on. */
export async function addToken(
  databaseURL: string,
  scopes: Scope[] = ['read', 'write'],
): Promise<string> {
  const token = createToken(randomBytes)
  const store = await openStore(databaseURL)
  const now = new Date()
  await store.addToken({
    hash: hashToken(token),
    tokenID: createID({ now: () => now, randomBytes }, 'tok_'),
    orgID: 'acme',
    userID: 'ada',
    scopes,
    createdAt: now.toISOString(),
    expiresAt: null,
    revokedAt: null,
  })
  await store.close()
  return token
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
