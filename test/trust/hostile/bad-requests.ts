import { type CallID, calls } from '../../../src/contract/calls/calls.ts'
import type { OpenAPIDocument } from '../../../src/contract/openapi/openapi-types.ts'
import { rawCases } from '../../edge/reading/raw-cases.ts'
import { exchange, readAnswers } from '../../edge/reading/raw-socket.ts'
import { type Asked, createAsker } from '../asker.ts'
import { createTally, type Figure, type Tally, type Trial } from '../figure.ts'
import { addTokenFor, createLinks, furnish } from '../furnish.ts'
import { serve } from '../served.ts'
import { createBadRequests, type GeneratedRequest } from './bad-request.ts'

const atOnce = 16
const hungMsPromised = 2_000

/** F3: requests that are wrong in every way, and what only a bare socket can bring. */
export const badRequests: Figure = {
  id: 'F3',
  promise:
    '10,000 generated bad requests over every operation of the document, on both databases: no status of 500 or above, no hang, every body in shape',
  unit: 'requests',
  times: { usual: 20_000, full: 400_000 },
  async run({ times, random, databases }: Trial) {
    const tally = createTally()
    for (const database of databases) {
      const databaseURL = await database.open()
      const token = await addTokenFor(databaseURL, 'acme')
      const server = await serve({ databaseURL })
      const owned = await furnish(server.url, token, 'acme')
      const spare = await createLinks(server.url, token, owned.interviewID, 50)
      const { ask, need, close } = createAsker({ url: server.url })
      const document: OpenAPIDocument = JSON.parse((await ask('/openapi.json'))?.text ?? '')
      const known = { token, values: { ...owned, linkID: spare[0], limit: 5, count: 1 } }
      const makeRequest = createBadRequests(document, known, random)
      const statuses = new Map<number, number>()
      let left = Math.ceil(times / databases.length)
      const client = async () => {
        while (left > 0) {
          left -= 1
          const request = makeRequest()
          const asked = await ask(request.path, request)
          tally.count()
          judge(request, asked, tally)
          if (asked) statuses.set(asked.status, (statuses.get(asked.status) ?? 0) + 1)
        }
      }
      await Promise.all(Array.from({ length: atOnce }, client))
      await trySocket(server.url, token, tally)
      if ((await ask('/health'))?.status !== 200) tally.fault('the service is gone')
      await need('/v1/profiles/getList?productID=p', {
        headers: { authorization: `Bearer ${token}` },
      })
      close()
      const { code } = await server.end('SIGTERM')
      if (code !== 0) tally.fault(`${database.name}: the service ended with ${code}`)
      const said = server
        .output()
        .split('\n')
        .filter((line) => line.includes('"level":50'))
      for (const line of said) tally.fault(`logged as an error: ${line}`)
      const told = [...statuses].sort().map(([status, count]) => `${status}: ${count}`)
      tally.measure(`${database.name}: ${told.join(', ')}`)
    }
    return tally.finding(
      'The served process, asked over HTTP and over bare sockets; each answer held against the Error object or the schema of its result.',
    )
  },
}

function judge(request: GeneratedRequest, asked: Asked | null, { fault, late }: Tally): void {
  const { operationId, method, path, headers, body = '' } = request
  const wrong = asked ? wrongAnswer(request, asked) : 'no answer'
  const name = `${method} ${operationId} ${path.slice(0, 120)} ${body.slice(0, 120)}`
  if (wrong) fault(`${wrong}: ${name} ${JSON.stringify(headers).slice(0, 120)}`)
  if (asked && asked.ms > hungMsPromised) late(`${Math.round(asked.ms)} ms: ${name}`)
}

function wrongAnswer({ operationId, method, path }: GeneratedRequest, asked: Asked): string | null {
  const { status, text, headers } = asked
  if (status >= 500) return String(status)
  if (!/^[0-9a-f-]{36}$/.test(String(headers['x-request-id']))) return 'no request id'
  if (method === 'HEAD') return text === '' ? null : 'a body for HEAD'
  if (method === 'OPTIONS' && status === 204) return text === '' ? null : 'a body for OPTIONS'
  const type = headers['content-type']
  // Below `/console` every address is a place on its page.
  const isPage = operationId.endsWith('.getPage') || path.startsWith('/console')
  if (isPage && type === 'text/html; charset=utf-8') return null
  if (type !== 'application/json; charset=utf-8') return `${status} as ${type}`
  return status === 200 ? wrongResult(operationId, text) : wrongError(status, text)
}

function wrongError(status: number, text: string): string | null {
  const body = JSON.parse(text)
  const members = Object.keys(body).sort().join()
  if (members !== 'error,message' || body.error !== status) return `not the Error object: ${text}`
  const { length } = String(body.message)
  return typeof body.message === 'string' && length >= 1 && length <= 500
    ? null
    : `a message of ${length} characters`
}

function wrongResult(operationId: string, text: string): string | null {
  const body = JSON.parse(text)
  if (!(operationId in calls)) return null
  const { error } = calls[operationId as CallID].result.safeParse(body.result)
  return error
    ? `not its result: ${error.issues[0]?.path.join('.')} ${error.issues[0]?.message}`
    : null
}

/** How long a client waits before it says that it has nothing more to send. */
const finishAfterMs = 2_000

async function trySocket(url: string, token: string, { count, fault }: Tally): Promise<void> {
  const port = Number(new URL(url).port)
  await Promise.all(
    rawCases(token).map(async ([name, pieces, statuses]) => {
      count()
      try {
        const answers = readAnswers(await exchange(port, pieces, { finishAfterMs }))
        const seen = answers.map(({ status }) => status)
        if (seen.join() !== statuses.join()) fault(`socket, ${name}: ${seen} and not ${statuses}`)
        for (const { status, body } of answers) {
          const wrong = status >= 400 ? wrongError(status, body) : null
          if (wrong) fault(`socket, ${name}: ${wrong}`)
        }
      } catch (error) {
        fault(`socket, ${name}: ${error}`)
      }
    }),
  )
}
