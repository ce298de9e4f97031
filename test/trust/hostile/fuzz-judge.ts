import { createServer, type IncomingMessage, request } from 'node:http'
import { pathToFileURL } from 'node:url'
import type { OpenAPIDocument } from '../../../src/contract/openapi/openapi-types.ts'

/** A request and its answer, as the judge of another hand wants them. */
type Judge = {
  init(): Promise<unknown>
  matchOperation(request: object): { operationId?: string } | undefined
  validateResponse(
    body: unknown,
    operationId: string,
    status: number,
  ): { errors?: unknown[] | null }
}

export type Judged = {
  url: string
  /** How often each operation gave each status, as `operation status`. */
  counts: Map<string, number>
  /** Answers outside the document. */
  outside: Set<string>
  close(): Promise<void>
}

/**
 * Stands between a fuzzer and the service, and holds every answer against the document: its status
 * must be listed for the operation and its body must fit. `folder` is where `openapi-backend` is.
 */
export async function startJudge(service: string, folder: string): Promise<Judged> {
  const document: OpenAPIDocument = JSON.parse(
    await (await fetch(`${service}/openapi.json`)).text(),
  )
  const { default: module } = await import(
    pathToFileURL(`${folder}/node_modules/openapi-backend/index.js`).href
  )
  const backend = new module.default({
    definition: document,
    // Its check of the document itself knows 3.0 only.
    quick: true,
    ajvOpts: { strict: false },
  })
  await backend.init()
  const judge: Judge = backend
  const counts = new Map<string, number>()
  const outside = new Set<string>()

  function take(incoming: IncomingMessage, body: string, answer: Answer): void {
    const path = incoming.url ?? '/'
    const operation = backend.router.matchOperation({ method: incoming.method, path, headers: {} })
    const name = operation?.operationId ?? 'no operation'
    const key = `${name} ${answer.status}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
    if (!operation) return
    const told = `${incoming.method} ${path.slice(0, 200)} ${body.slice(0, 200)}`
    const listed = document.paths[operation.path]?.[String(incoming.method).toLowerCase()]
    if (!(String(answer.status) in (listed?.responses ?? {}))) {
      outside.add(`${key}: a status that is not listed: ${told}`)
      return
    }
    if (!answer.type.startsWith('application/json')) return
    const { errors } = judge.validateResponse(JSON.parse(answer.text), name, answer.status)
    if (errors?.length) outside.add(`${key}: ${JSON.stringify(errors).slice(0, 300)}: ${told}`)
  }

  const server = createServer(async (incoming, response) => {
    const body = await readAll(incoming)
    const asked = request(
      `${service}${incoming.url}`,
      { method: incoming.method ?? 'GET', headers: incoming.headers },
      async (answered) => {
        const text = await readAll(answered)
        const type = String(answered.headers['content-type'])
        take(incoming, body.toString('utf8'), {
          status: answered.statusCode ?? 0,
          type,
          text: text.toString('utf8'),
        })
        response.writeHead(answered.statusCode ?? 502, answered.headers)
        response.end(text)
      },
    )
    asked.on('error', () => {
      outside.add(`no answer: ${incoming.method} ${incoming.url}`)
      response.destroy()
    })
    asked.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    counts,
    outside,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

type Answer = { status: number; type: string; text: string }

async function readAll(from: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of from) chunks.push(chunk)
  return Buffer.concat(chunks)
}
