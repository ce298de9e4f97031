/** Fetches as before, but of a file no more than so many bytes; the rest is not waited for. */
export function fetchFirstBytes(fetch: typeof globalThis.fetch, bytesMax: number) {
  return async function fetchBounded(...asked: Parameters<typeof globalThis.fetch>) {
    const response = await fetch(...asked)
    if (!response.body || !response.headers.has('content-disposition')) return response
    return new Response(firstBytes(response.body, bytesMax), response)
  }
}

function firstBytes(body: ReadableStream<Uint8Array>, bytesMax: number) {
  const reader = body.getReader()
  let left = bytesMax
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await reader.read()
      if (done) return controller.close()
      controller.enqueue(value.subarray(0, left))
      left -= value.length
      if (left > 0) return
      controller.close()
      await reader.cancel()
    },
    cancel: (reason) => reader.cancel(reason),
  })
}
