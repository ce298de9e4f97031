import type { IncomingMessage } from 'node:http'
import { AppError } from '../contract/errors.ts'

/** Memory that several bodies share; `held` counts what they hold now. */
export type BodyBudget = { bytesMax: number; held: number }

/** Whether the request announces a body, an empty one by `Content-Length: 0` excepted. */
export function hasBody({ headers }: IncomingMessage): boolean {
  const length = headers['content-length']
  return (
    headers['transfer-encoding'] !== undefined || (length !== undefined && !/^0+$/.test(length))
  )
}

/** Whether the request says that its body is larger than that. */
export function declaresMore({ headers }: IncomingMessage, bytesMax: number): boolean {
  return Number(headers['content-length'] ?? 0) > bytesMax
}

/** Refuses a body that is not `application/json`, in UTF-8 and not compressed. */
export function checkMediaType({ headers }: IncomingMessage): void {
  const type = headers['content-type'] ?? ''
  const encoding = headers['content-encoding'] ?? 'identity'
  const plain = /^\s*application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?;?\s*$/i.test(type)
  if (!plain || encoding.toLowerCase() !== 'identity') {
    throw new AppError('unsupported_media', 'Send the body as application/json, not compressed.')
  }
}

/**
 * Reads the body, of which at most `bytesMax` are ever held. What is not read is left to the server,
 * which throws it away until the time for a request is over: so the caller still gets its answer.
 */
export function readBody(
  raw: IncomingMessage,
  { bytesMax, budget }: { bytesMax: number; budget: BodyBudget | null },
): Promise<Buffer> {
  const chunks: Buffer[] = []
  let held = 0
  const read = new Promise<Buffer>((resolve, reject) => {
    if (raw.destroyed && !raw.readableEnded) reject(ended())
    raw.on('data', (chunk: Buffer) => {
      held += chunk.length
      if (budget) budget.held += chunk.length
      if (held > bytesMax) return reject(tooLarge(bytesMax))
      if (budget && budget.held > budget.bytesMax) return reject(crowded())
      chunks.push(chunk)
    })
    // Every request closes in the end; an error that nobody needs is dear to make.
    const endEarly = () => {
      if (!raw.readableEnded) reject(ended())
    }
    raw.once('end', () => resolve(Buffer.concat(chunks)))
    raw.once('error', endEarly)
    raw.once('close', endEarly)
  })
  return read.finally(() => {
    if (budget) budget.held -= held
    raw.removeAllListeners('data')
    raw.resume()
  })
}

export function tooLarge(bytesMax: number): AppError {
  return new AppError('too_large', `The body must have at most ${bytesMax / 1024} KiB.`)
}

function ended(): AppError {
  return new AppError('invalid', 'The request ended before its body did.')
}

function crowded(): AppError {
  return new AppError('unavailable', 'The service is busy; try again in a few seconds.')
}
