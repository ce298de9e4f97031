import { AsyncLocalStorage } from 'node:async_hooks'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'

const inside = new AsyncLocalStorage<true>()

/** Whether the call under way is one that a tool makes: nothing in a request can say so. */
export function isInside(): boolean {
  return inside.getStore() === true
}

/**
 * Fetches from this very edge, without a socket, as if it came from this address: what is asked so is
 * judged, counted, bounded and written down as what comes from outside. What is read is charged.
 */
export function createInnerFetch(
  server: FastifyInstance,
  { remoteAddress, charge }: { remoteAddress: string; charge: (bytes: number) => void },
): typeof fetch {
  return async function fetchInside(target, { method, headers, body, signal } = {}) {
    const { pathname, search } = new URL(String(target))
    // Awaited within: the request begins where somebody waits for it.
    const asked = inside.run(
      true,
      async () =>
        await server.inject({
          // The client sends these two and no others.
          method: method === 'POST' ? 'POST' : 'GET',
          url: pathname + search,
          headers: Object.fromEntries(new Headers(headers)),
          ...(typeof body === 'string' && { payload: body }),
          ...{ remoteAddress, payloadAsStream: true },
        }),
    )
    const left = Promise.withResolvers<never>()
    const leave = () => {
      left.reject(signal?.reason)
      // What was begun ends by itself, and what it tells is thrown away.
      asked.then(({ raw }) => raw.res.destroy()).catch(() => {})
    }
    left.promise.catch(() => {})
    signal?.addEventListener('abort', leave, { once: true })
    if (signal?.aborted) leave()
    const answer = await Promise.race([asked, left.promise])
    const stream = answer.stream()
    // Who reads no further gives back its places.
    stream.once('close', () => {
      signal?.removeEventListener('abort', leave)
      answer.raw.res.destroy()
    })
    const told = new Headers()
    for (const [name, value] of Object.entries(answer.headers)) {
      if (value !== undefined) told.append(name, String(value))
    }
    // The two kinds of web streams differ in their types alone.
    const read = Readable.toWeb(stream) as unknown as ReadableStream<Uint8Array>
    const charged = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        charge(chunk.length)
        controller.enqueue(chunk)
      },
    })
    return new Response(read.pipeThrough(charged), { status: answer.statusCode, headers: told })
  }
}
