import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Edge } from '../edge.ts'
import { addressKey } from '../limits/rates.ts'
import { acceptsGzip } from '../pages/asset.ts'
import type { SpeechFile } from '../pages/page-files.ts'
import { unknownPath } from '../requests/failure.ts'

const pack = promisify(gzip)

/**
 * Serves the files of the recogniser on the device, and nothing that is not in the list. They have tens
 * of megabytes: each is read, and packed, when it is first asked for in that way, and then kept. So
 * whoever reads slowly, or never, holds nothing of their own.
 */
export function createSpeechFilesHandler({ speech: { files }, rates }: Edge) {
  const plainOf = createKept(({ file }) => readFile(file))
  const packedOf = createKept(async ({ file }) => pack(await readFile(file)))

  return async function sendSpeechFile(request: FastifyRequest, reply: FastifyReply) {
    const [path = ''] = request.raw.url?.split('?') ?? []
    const found = files.get(path)
    if (!found) throw unknownPath()
    rates.take(['speechFiles'], addressKey(request.ip))
    // Weak: one for both ways in which the same contents are sent.
    const etag = `W/"${found.version}"`
    reply.headers({
      'content-type': found.type,
      'cache-control': 'public, no-cache',
      'cross-origin-resource-policy': 'same-origin',
      vary: 'Accept-Encoding',
      etag,
    })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    if (!acceptsGzip(request.headers['accept-encoding'])) {
      return reply.send(await plainOf(found))
    }
    return reply.header('content-encoding', 'gzip').send(await packedOf(found))
  }
}

/** Made once for each file. */
function createKept(make: (of: SpeechFile) => Promise<Buffer>) {
  const kept = new Map<string, Promise<Buffer>>()
  return (of: SpeechFile): Promise<Buffer> => {
    const known = kept.get(of.file)
    if (known) return known
    const made = make(of)
    kept.set(of.file, made)
    // Again where that failed, for whoever asks next.
    made.catch(() => kept.delete(of.file))
    return made
  }
}
