import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { ProviderName } from '../../src/interviewers/llm/calls/model-name.ts'
import type { Access } from '../../src/interviewers/llm/calls/providers.ts'

/** What the double does with one request. */
export type Play =
  /** The model writes this, after a while if it is a slow one. */
  | { type: 'write'; text: string; afterMs?: number; cached?: CachedTokens }
  | { type: 'refuse' }
  | { type: 'status'; status: number; headers?: Record<string, string> }
  /** Never answers. */
  | { type: 'hang' }
  /** Half an answer, then the connection breaks. */
  | { type: 'cut' }
  | { type: 'reset' }
  /** Answers 200 with a page. */
  | { type: 'page' }

/** Tokens of the input that the provider had kept, or kept now. */
type CachedTokens = { read: number; written: number }

type ModelRequest = {
  protocol: ProviderName
  path: string
  headers: IncomingMessage['headers']
  // biome-ignore lint/suspicious/noExplicitAny: four protocols; each test asserts what it looks at
  body: any
  /** The body as it came over the wire. */
  text: string
}

export type Script = (request: ModelRequest, count: number) => Play

export const inputTokens = 1_200
export const outputTokens = 80

export type ModelServer = {
  access(protocol: ProviderName): Access
  requests: ModelRequest[]
  /** Forgets what was asked and plays this from now on. */
  play(script: Script): void
  close(): Promise<void>
}

const paths: Record<ProviderName, { base: string; path: RegExp }> = {
  openai: { base: '/openai', path: /^\/openai\/responses$/ },
  anthropic: { base: '/anthropic', path: /^\/anthropic\/messages$/ },
  google: { base: '/google', path: /^\/google\/models\/[^/]+:generateContent$/ },
  'openai-compatible': { base: '/compatible', path: /^\/compatible\/chat\/completions$/ },
}

const models: Record<ProviderName, string> = {
  openai: 'gpt-4.1-mini',
  anthropic: 'claude-sonnet-4-5',
  google: 'gemini-2.5-flash',
  'openai-compatible': 'llama3.1',
}

/** A server on a free port that speaks the protocols of all providers, as its script says. */
export async function startModelServer(): Promise<ModelServer> {
  const requests: ModelRequest[] = []
  let script: Script = () => ({ type: 'status', status: 500 })
  const server = createServer(async (incoming, response) => {
    const request = await readRequest(incoming)
    requests.push(request)
    perform(script(request, requests.length), request.protocol, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    access: (protocol) => ({
      provider: protocol,
      model: models[protocol],
      key: `key-of-${protocol}`,
      url: `http://127.0.0.1:${port}${paths[protocol].base}`,
    }),
    requests,
    play(next) {
      requests.length = 0
      script = next
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function readRequest(incoming: IncomingMessage): Promise<ModelRequest> {
  const chunks: Uint8Array[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  const text = Buffer.concat(chunks).toString()
  const path = incoming.url ?? ''
  const found = Object.entries(paths).find((entry) => entry[1].path.test(path))
  if (!found) throw new Error(`no protocol has the path ${path}`)
  // Object.entries forgets what the keys are.
  const protocol = found[0] as ProviderName
  return { protocol, path, headers: incoming.headers, body: JSON.parse(text), text }
}

function perform(play: Play, protocol: ProviderName, response: ServerResponse): void {
  const json = { 'content-type': 'application/json' }
  switch (play.type) {
    case 'write': {
      const body = JSON.stringify({
        ...written[protocol](play.text),
        ...(play.cached && cachedUsage[protocol](play.cached)),
      })
      setTimeout(() => response.writeHead(200, json).end(body), play.afterMs ?? 0)
      break
    }
    case 'refuse':
      response.writeHead(200, json).end(JSON.stringify(refused[protocol]()))
      break
    case 'status':
      response
        .writeHead(play.status, { ...json, ...play.headers })
        .end(JSON.stringify({ error: { message: 'No.', type: 'error', code: play.status } }))
      break
    case 'hang':
      break
    case 'cut': {
      const whole = JSON.stringify(written[protocol]('{"assessment":{}}'))
      response.writeHead(200, { ...json, 'content-length': String(whole.length) })
      response.write(whole.slice(0, whole.length / 2), () => response.destroy())
      break
    }
    case 'reset':
      response.destroy()
      break
    case 'page':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Sign in first</html>')
      break
  }
}

const chatUsage = { prompt_tokens: inputTokens, completion_tokens: outputTokens, total_tokens: 1 }
const messageUsage = { input_tokens: inputTokens, output_tokens: outputTokens }
const googleUsage = { promptTokenCount: inputTokens, candidatesTokenCount: outputTokens }

/** Usage as each provider tells what its cache did; all but one count that in the input. */
const cachedUsage: Record<ProviderName, (cached: CachedTokens) => object> = {
  openai: ({ read }) => ({
    usage: { ...messageUsage, total_tokens: 1, input_tokens_details: { cached_tokens: read } },
  }),
  anthropic: ({ read, written }) => ({
    usage: {
      ...messageUsage,
      input_tokens: inputTokens - read - written,
      cache_read_input_tokens: read,
      cache_creation_input_tokens: written,
    },
  }),
  google: ({ read }) => ({ usageMetadata: { ...googleUsage, cachedContentTokenCount: read } }),
  'openai-compatible': ({ read }) => ({
    usage: { ...chatUsage, prompt_tokens_details: { cached_tokens: read } },
  }),
}

const written: Record<ProviderName, (text: string) => object> = {
  openai: (text) => responsesBody([{ type: 'output_text', text, annotations: [] }]),
  anthropic: (text) => ({
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: models.anthropic,
    content: [{ type: 'text', text }],
    stop_reason: 'end_turn',
    usage: messageUsage,
  }),
  google: (text) => ({
    candidates: [{ content: { role: 'model', parts: [{ text }] }, finishReason: 'STOP' }],
    usageMetadata: googleUsage,
  }),
  'openai-compatible': (content) => ({
    id: 'chat_1',
    object: 'chat.completion',
    created: 1,
    model: models['openai-compatible'],
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: chatUsage,
  }),
}

const refused: Record<ProviderName, () => object> = {
  openai: () => responsesBody([{ type: 'refusal', refusal: 'I cannot take part in this.' }]),
  anthropic: () => ({
    ...written.anthropic('I cannot take part in this.'),
    stop_reason: 'refusal',
  }),
  google: () => ({ candidates: [{ finishReason: 'SAFETY' }], usageMetadata: googleUsage }),
  'openai-compatible': () => ({
    ...written['openai-compatible'](''),
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: 'I cannot take part in this.' },
        finish_reason: 'content_filter',
      },
    ],
  }),
}

function responsesBody(content: object[]): object {
  return {
    id: 'resp_1',
    object: 'response',
    created_at: 1,
    model: models.openai,
    status: 'completed',
    output: [{ type: 'message', id: 'msg_1', role: 'assistant', status: 'completed', content }],
    usage: { ...messageUsage, total_tokens: 1 },
  }
}
