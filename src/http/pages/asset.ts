import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { unknownPath } from '../requests/failure.ts'
import { recognizerHeaders } from '../requests/headers.ts'

/** A file of a page, as it is served. */
export type Asset = { body: Buffer; type: string }

/** Where the script begins that hears on the participant's device, on a thread of its own. */
const recognizerPath = '/assets/speech-worker-'

/** Smaller files are not worth compressing, bytes. */
const gzipBytesMin = 1_024

export type Served = Asset & {
  /** Packed when it is first asked for; null where that saves nothing. */
  gzip?: Buffer | null
}

/** Serves files whose names change with their content, so that browsers may keep them for good. */
export function createAssetHandler(assets: ReadonlyMap<string, Asset>) {
  const served = new Map([...assets].map(([path, asset]): [string, Served] => [path, { ...asset }]))

  return async function sendAsset(request: FastifyRequest, reply: FastifyReply) {
    const [path = ''] = request.raw.url?.split('?') ?? []
    const asset = served.get(path)
    if (!asset) throw unknownPath()
    if (path.startsWith(recognizerPath)) reply.headers(recognizerHeaders)
    return sendPacked(
      request,
      reply.header('cache-control', 'public, max-age=31536000, immutable'),
      asset,
    )
  }
}

/**
 * Sends it compressed where that is wished for. Only for what is the same for everybody: by the length of
 * an answer that holds a secret beside words of somebody else's choosing, they would guess it (BREACH).
 * Lists and files hold links and people's words beside those of others, so they go as they are.
 */
export function sendPacked(request: FastifyRequest, reply: FastifyReply, asset: Served) {
  const gzip = acceptsGzip(request.headers['accept-encoding']) ? packed(asset) : null
  return reply
    .headers({ 'content-type': asset.type, ...(gzip && { 'content-encoding': 'gzip' }) })
    .header('vary', [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', '))
    .send(gzip ?? asset.body)
}

/** A path below `/assets/` that changes with the content. */
export function assetPath(name: string, body: Buffer): string {
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 10)
  return `/assets/${name.replace(/(\.\w+)$/, `-${hash}$1`)}`
}

function packed(asset: Served): Buffer | null {
  if (asset.gzip === undefined) {
    const { body } = asset
    const made = body.length < gzipBytesMin ? null : gzipSync(body, { level: 9 })
    asset.gzip = made && made.length < body.length ? made : null
  }
  return asset.gzip
}

export function acceptsGzip(header: unknown): boolean {
  return typeof header === 'string' && /(^|[\s,])gzip(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(header)
}
