import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createProxy } from './proxy.ts'

/** The checkout of a version before this one, beside which services are started; set by `npm run side-by-side`. */
export const versionBefore = process.env.VERSION_BEFORE
/** Where is noted who answered what. */
const notes = process.env.VERSION_NOTES

export type Noted = { before: number; present: number; onlyPresent: string[] }

export type Beside = {
  /** Of a proxy that hands requests to both in turn. */
  url: string
  /** Begins to hand on; what only the present version knows goes to it alone. */
  join(presentURL: string): Promise<void>
  close(): Promise<void>
}

/** Starts the version before on a database, and a proxy that waits for the present one. */
export async function startBefore(folder: string, databaseURL: string): Promise<Beside> {
  const proxyPort = await freePort()
  const url = `http://127.0.0.1:${proxyPort}`
  const child = spawn(process.execPath, [join(folder, 'test/scale/serving-process.ts')], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: databaseURL,
      PORT: String(await freePort()),
      PUBLIC_URL: url,
      RATE_LIMIT: '0',
    },
  })
  process.once('exit', () => child.kill('SIGKILL'))
  const [line] = await once(child.stdout, 'data')
  const beforeURL = String(line).trim().replace('localhost', '127.0.0.1')
  const noted = { before: 0, present: 0, onlyPresent: new Set<string>() }
  let close = async () => {}

  return {
    url,
    async join(presentURL) {
      const routes = await routesOnlyOf(presentURL, beforeURL)
      let turn = 0
      const choose = (_: number, { method, url = '' }: IncomingMessage) => {
        const route = routes.find((one) => one.method === method && one.pattern.test(url))
        if (route) noted.onlyPresent.add(route.name)
        const index = route ? 1 : turn++ % 2
        noted[index === 0 ? 'before' : 'present'] += 1
        return index
      }
      const proxy = createProxy([beforeURL, presentURL], choose).listen(proxyPort, '127.0.0.1')
      await once(proxy, 'listening')
      close = async () => {
        proxy.closeAllConnections()
        proxy.close()
      }
    },
    async close() {
      await close()
      await end(child)
      if (notes) {
        const line: Noted = { ...noted, onlyPresent: [...noted.onlyPresent] }
        appendFileSync(notes, `${JSON.stringify(line)}\n`)
      }
    },
  }
}

/** Calls that the one documents and the other does not, or not with the same members. */
async function routesOnlyOf(presentURL: string, beforeURL: string) {
  const [present, before] = await Promise.all([readRoutes(presentURL), readRoutes(beforeURL)])
  return [...present]
    .filter(([name, shape]) => before.get(name) !== shape)
    .map(([name]) => {
      const [method = '', path = ''] = name.split(' ')
      const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/?]+')}(\\?|$)`)
      return { name, method, pattern }
    })
}

/** By method and path, all that is documented of a call but its prose. */
async function readRoutes(url: string): Promise<Map<string, string>> {
  const response = await fetch(`${url}/openapi.json`)
  const { paths, components }: Document = JSON.parse(await response.text())
  return new Map(
    Object.entries(paths).flatMap(([path, calls]) =>
      Object.entries(calls).map(([method, call]): [string, string] => [
        `${method.toUpperCase()} ${path}`,
        JSON.stringify([call, ...schemasOf(call, components.schemas)], withoutProse),
      ]),
    ),
  )
}

type Document = {
  paths: Record<string, Record<string, object>>
  components: { schemas: Record<string, object> }
}

/** The schemas that a call names, and those that they name. */
function schemasOf(call: object, schemas: Document['components']['schemas']): object[] {
  const found = new Map<string, object>()
  const wanted: object[] = [call]
  for (let one = wanted.pop(); one; one = wanted.pop()) {
    for (const [, name = ''] of JSON.stringify(one).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      const schema = schemas[name]
      if (!schema || found.has(name)) continue
      found.set(name, schema)
      wanted.push(schema)
    }
  }
  return [...found.values()]
}

function withoutProse(key: string, value: unknown): unknown {
  return ['description', 'summary', 'example', 'examples'].includes(key) ? undefined : value
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  // A TCP server's address is none of a pipe.
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
