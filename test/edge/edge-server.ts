import { type App, createApp } from '../../src/http/app.ts'
import type { EdgeLimits, EdgeOptions } from '../../src/http/edge.ts'
import { GrantError } from '../../src/service/assistants/grants.ts'
import {
  authenticate,
  createScriptedService,
  findLinkStanding,
  tokens,
} from './scripted-service.ts'

export type EdgeServer = ReturnType<typeof createScriptedService> & {
  app: App
  url: string
  port: number
  /** Everything that was logged, one JSON line each. */
  log: string[]
  /** What `now` answers; a test moves it. */
  clock: { at: Date }
  /** A request with the good token, unless `init` brings headers of its own. */
  call(path: string, init?: RequestInit): Promise<Response>
  [Symbol.asyncDispose](): Promise<void>
}

/** The edge in front of a scripted service, on a port of its own. Limits are off unless given. */
export async function startEdge(
  options: Partial<Omit<EdgeOptions, 'limits'>> & { limits?: Partial<EdgeLimits> } = {},
): Promise<EdgeServer> {
  const scripted = createScriptedService()
  const log: string[] = []
  const clock = { at: new Date('2026-11-21T12:00:00.000Z') }
  const note = (line: object, text: string) => {
    log.push(JSON.stringify({ ...line, text }))
  }
  const app = createApp({
    service: scripted.service,
    authenticate,
    once: (_, perform) => perform(),
    findLinkStanding,
    findPicture: async () => null,
    openShare: async () => null,
    openLinks: {
      issueBrowser: () => 'b'.repeat(22),
      look: async () => ({ standing: 'unknown' }),
      start: async () => ({ closed: 'unknown' }),
    },
    browsers: { isIssued: () => false },
    grants: {
      exchange: async () => Promise.reject(new GrantError('invalid_grant', 'No.')),
      revoke: async () => {},
      register: () => ({ clientID: 'reg_', name: 'n', host: null, redirectURIs: [] }),
    },
    unsubscribing: { look: async () => null, unsubscribe: async () => null },
    embedOrigins: [],
    corsOrigins: [],
    ready: async () => {},
    pages: {
      participant: {
        html: () =>
          '<!doctype html><html lang="en"><title>Interview</title><script src="/assets/page-1a2b3c.js"></script><main class="late"></main>',
      },
      console: { html: '<!doctype html><title>Console</title>' },
      assets: new Map([
        [
          '/assets/page-1a2b3c.js',
          { body: Buffer.from('export {};'.repeat(200)), type: 'text/javascript; charset=utf-8' },
        ],
      ]),
    },
    logger: { info: note, warn: note, error: note },
    now: () => clock.at,
    publicURL: 'https://interviews.example',
    trustProxy: [],
    ...options,
    limits: { callsPerMinute: 0, ...options.limits },
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    ...scripted,
    app,
    url,
    port: Number(new URL(url).port),
    log,
    clock,
    call: (path, init) =>
      fetch(url + path, {
        redirect: 'manual',
        ...init,
        headers: { authorization: `Bearer ${tokens.both}`, ...init?.headers },
      }),
    [Symbol.asyncDispose]: () => app.close(),
  }
}
