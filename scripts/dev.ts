/**
 * `npm run dev`: the service, begun anew at each change of it, behind Vite's server, which brings the
 * pages as they are edited; with a demonstration organization that the browser is signed in to. What it
 * keeps stands in `data/dev.db`. `PORT` is that of the pages (3000 by default), the service takes the next.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'

const root = join(import.meta.dirname, '..')
const port = Number(process.env.PORT ?? 3_000)
const url = `http://localhost:${port}`
const service = `http://127.0.0.1:${port + 1}`
const env = {
  ...process.env,
  PUBLIC_URL: url,
  DATABASE_URL: process.env.DATABASE_URL ?? 'file:data/dev.db',
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
}
const owner = { email: 'dev@example.com', password: 'only for this machine' }
/** How long a start may take, with a build of the pages beside it. */
const readyTriesMax = 300
const readyTryMs = 100

const serving = serve()
process.once('exit', () => serving.kill())
process.once('SIGINT', () => process.exit()).once('SIGTERM', () => process.exit())
await untilReady()
if ((await post('signIn', owner)).status !== 200) await seed()
const vite = await createServer({
  configFile: join(root, 'vite.config.ts'),
  server: {
    ...{ port, strictPort: true, host: 'localhost' },
    proxy: {
      '^/(v1/|i/[^/]+/|console/session/|sign-on|docs|openapi\\.json|health|ready|metrics)': service,
    },
  },
  appType: 'custom',
  plugins: [{ name: 'pages', configureServer: (server) => () => servePages(server) }],
})
await vite.listen()
console.log(`Edit and look: ${url} (signed in to the console)`)

function serve(): ChildProcess {
  const args = ['--watch', '--watch-preserve-output', 'src/cli/colloquy.ts', 'serve']
  return spawn(process.execPath, args, {
    ...{ cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
    env: { ...env, PORT: String(port + 1) },
  })
}

async function untilReady(): Promise<void> {
  for (let tries = 0; tries < readyTriesMax; tries += 1) {
    const isReady = await fetch(`${service}/ready`).then(
      ({ ok }) => ok,
      () => false, // nobody listens yet
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, readyTryMs))
  }
  throw new Error('The service did not start in time.')
}

/** An owner to sign in as, and an interview with a profile to look at. */
async function seed(): Promise<void> {
  const code = colloquy('member', 'code').trim().split(/\s+/).at(-1)
  const made = await post('setUp', { ...owner, code, orgID: 'demo', name: 'Dev' })
  if (made.status !== 200) throw new Error(`The console says ${made.status}: ${await made.text()}`)
  const token = colloquy('token', 'create', '--org', 'demo', '--user', 'dev').trim()
  colloquy('demo', '--url', service, '--token', token)
}

function colloquy(...args: string[]): string {
  const program = ['src/cli/colloquy.ts', ...args]
  return execFileSync(process.execPath, program, { cwd: root, env, encoding: 'utf8' })
}

function post(name: string, body: object): Promise<Response> {
  return fetch(`${service}/console/session/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-colloquy-console': '1', origin: url },
    body: JSON.stringify(body),
  })
}

/** The pages as they stand in `src/web`; the front door signs in. */
function servePages({ middlewares, transformIndexHtml }: ViteDevServer): void {
  middlewares.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    const page = /^\/i\/[^/]+$/.test(path) ? 'participant' : 'console'
    const shown =
      path === '/'
        ? signIn(response)
        : transformIndexHtml(`/${page}/index.html`, shell(page)).then((html) => {
            response.setHeader('content-type', 'text/html; charset=utf-8')
            response.end(html)
          })
    shown.catch(next)
  })
}

async function signIn(response: ServerResponse): Promise<void> {
  const { headers } = await post('signIn', owner)
  response.writeHead(302, { location: '/console', 'set-cookie': headers.getSetCookie() }).end()
}

/** Pages are shown at addresses deeper than their folder. */
function shell(page: string): string {
  const html = readFileSync(join(root, 'src/web', page, 'index.html'), 'utf8')
  return html.replaceAll('"./', `"/${page}/`).replaceAll('"../', '"/')
}
