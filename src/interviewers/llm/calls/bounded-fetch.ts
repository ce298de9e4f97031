type Fetch = typeof globalThis.fetch

/** Far above any proposal; below what would strain the process. */
export const responseBytesMax = 256 * 1024

/** An answer that is longer than any proposal can be. */
export class ResponseTooLarge extends Error {
  override readonly name = 'ResponseTooLarge'
}

/**
 * Fetches without following redirects, which would carry the key elsewhere, and gives up on an
 * answer as soon as it is longer than `bytesMax`.
 */
export function createBoundedFetch(
  fetch: Fetch = globalThis.fetch,
  bytesMax = responseBytesMax,
): Fetch {
  return async function boundedFetch(input, init) {
    const response = await fetch(input, { ...init, redirect: 'error' })
    const told = Number(response.headers.get('content-length') ?? 0)
    if (told > bytesMax) {
      await response.body?.cancel()
      throw new ResponseTooLarge()
    }
    if (!response.body) return response
    const { status, statusText, headers } = response
    return new Response(response.body.pipeThrough(limitBytes(bytesMax)), {
      status,
      statusText,
      headers,
    })
  }
}

function limitBytes(
  bytesMax: number,
): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let seen = 0
  return new TransformStream({
    transform(chunk, controller) {
      seen += chunk.byteLength
      if (seen > bytesMax) controller.error(new ResponseTooLarge())
      else controller.enqueue(chunk)
    },
  })
}
