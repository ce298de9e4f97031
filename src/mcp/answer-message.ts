import { createMcpHandler } from '@modelcontextprotocol/server'
import { createMcpServer, type McpOptions } from './server.ts'

/** One message of an assistant, as it came over HTTP. */
export type Message = {
  /** Of these, what the protocol looks at. */
  headers: Record<string, string>
  /** The decoded body. */
  body: unknown
  /** Ends when nobody waits for the answer any more. */
  signal: AbortSignal
}

/**
 * Answers one message, after the specification of 2026-07-28 or one before it. Every message has a server
 * of its own, so that nothing is kept between two; and as nothing changes by itself, nobody can subscribe.
 */
export async function answerMessage(options: McpOptions, message: Message): Promise<Response> {
  const { headers, body, signal } = message
  const handler = createMcpHandler(() => createMcpServer(options), {
    ...{ maxSubscriptions: 0, keepAliveMs: 0 },
  })
  const request = new Request(`${options.baseURL}/mcp`, { method: 'POST', headers, signal })
  try {
    const answer = await handler.fetch(request, { parsedBody: body })
    // An event stream ends with its answer: both are short, and bounded by what tools tell.
    const text = await answer.text()
    return new Response(text === '' ? null : text, answer)
  } finally {
    await handler.close()
  }
}
