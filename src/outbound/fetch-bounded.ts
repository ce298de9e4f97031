import type { CustomFetchOptions } from 'openid-client'

/** Of one request, with its answer. */
const requestMs = 10_000
/** Of one answer: keys and claims of an issuer have some kilobytes. */
const answerBytesMax = 1_048_576

/** The issuer does not answer, or says itself that it cannot. */
export class IssuerAway extends Error {
  override readonly name = 'IssuerAway'
}

/** A request to the issuer that ends in time, follows nobody elsewhere, and reads no more than it must. */
export async function fetchBounded(
  url: string,
  { body, signal, ...init }: CustomFetchOptions,
): Promise<Response> {
  const ends = [AbortSignal.timeout(requestMs), ...(signal ? [signal] : [])]
  try {
    const how = { ...init, redirect: 'manual', signal: AbortSignal.any(ends) } as const
    // The package types its own bodies as any that fetch takes.
    const answer = await fetch(url, {
      ...how,
      ...(body && { body: body as NonNullable<RequestInit['body']> }),
    })
    const bytes = await readBounded(answer)
    const { status, headers } = answer
    if (status >= 500) throw new IssuerAway('The issuer cannot answer.')
    return new Response(bytes.length > 0 ? bytes : null, { status, headers })
  } catch (cause) {
    throw cause instanceof IssuerAway
      ? cause
      : new IssuerAway('The issuer does not answer.', { cause })
  }
}

async function readBounded({ body }: Response): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of body ?? []) {
    bytes += part.length
    // Leaving the loop gives the connection up.
    if (bytes > answerBytesMax) throw new IssuerAway('The issuer says too much.')
    parts.push(part)
  }
  return new Uint8Array(Buffer.concat(parts))
}
