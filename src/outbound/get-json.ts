import type { IncomingMessage } from 'node:http'
import { AppError } from '../contract/errors.ts'
import { exchange, reasonOf } from './post.ts'

/** From the name to the end of the document: a person waits for it. */
const limitMs = 8_000
/** Largest document: three times what the draft of client identity documents proposes. */
const documentBytesMax = 16_384

/**
 * Reads a small JSON document from the very addresses that were checked, and follows no redirect. Its
 * failures tell no more of an address than whether a document can be read there.
 */
export async function getJSON({
  url,
  find,
}: {
  url: string
  /** The addresses to connect to, each of which was checked; fails with an `AppError` where there is none. */
  find: () => Promise<string[]>
}): Promise<unknown> {
  const limit = AbortSignal.timeout(limitMs)
  try {
    const addresses = await find()
    const headers = { accept: 'application/json' }
    const response = await exchange({ method: 'GET', url, headers }, addresses, limit)
    return parse(await readWhole(response))
  } catch (error) {
    if (error instanceof AppError) throw error
    const why = limit.aborted ? 'It did not answer in time.' : reasonOf(error)
    throw new AppError('invalid', `The document could not be read. ${why}`)
  }
}

async function readWhole(response: IncomingMessage): Promise<Buffer> {
  try {
    const type = response.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? ''
    const isJSON =
      type === 'application/json' || (type.startsWith('application/') && type.endsWith('+json'))
    if (response.statusCode !== 200 || !isJSON) throw noDocument()
    const pieces: Buffer[] = []
    let bytes = 0
    for await (const piece of response) {
      pieces.push(piece)
      bytes += piece.length
      if (bytes > documentBytesMax) throw noDocument()
    }
    return Buffer.concat(pieces)
  } finally {
    response.destroy()
  }
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw noDocument()
  }
}

function noDocument(): AppError {
  const told = 'There is no JSON document of at most 16 KiB at this address.'
  return new AppError('invalid', told)
}
