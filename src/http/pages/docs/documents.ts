import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { describeAPI } from '../../../contract/openapi/openapi.ts'
import type { Edge } from '../../edge.ts'
import { jsonType, pageHeaders } from '../../requests/headers.ts'
import { type Served, sendPacked } from '../asset.ts'
import { renderDocs } from './docs-page.ts'
import { docsStyle } from './docs-style.ts'

/** As bytes: one copy is enough for all who read it slowly. */
type Document = Served & { etag: string }

/** Serve the documents of the interface, made when one is first asked for: a start has no use for them. */
export function createDocuments({ publicURL, pages }: Pick<Edge, 'publicURL' | 'pages'>) {
  let made: ReturnType<typeof makeDocuments> | null = null
  const documents = () => {
    made ??= makeDocuments(publicURL, pages)
    return made
  }
  return {
    sendOpenAPI: async (request: FastifyRequest, reply: FastifyReply) =>
      sendDocument(request, reply, documents().openapi),
    sendPage: async (request: FastifyRequest, reply: FastifyReply) =>
      sendDocument(request, reply.headers(pageHeaders), documents().page),
  }
}

/** May be kept, and is asked for again each time, which is cheap where it is still the same. */
function sendDocument(request: FastifyRequest, reply: FastifyReply, document: Document) {
  const { etag } = document
  reply.headers({ etag, 'cache-control': 'no-cache' })
  const known = (request.headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim())
  const isKnown = known.includes('*') || known.includes(etag) || known.includes(etag.slice(2))
  return isKnown ? reply.code(304).send() : sendPacked(request, reply, document)
}

function makeDocuments(publicURL: string, { assets }: Edge['pages']) {
  const document = describeAPI({ serverURL: publicURL })
  const scriptPath =
    [...assets.keys()].find((path) => /^\/assets\/docs-[^/]*\.js$/.test(path)) ?? null
  const files = { stylePath: docsStyle.path, scriptPath }
  return {
    openapi: toDocument(JSON.stringify(document), jsonType),
    page: toDocument(renderDocs(document, files), pageHeaders['content-type']),
  }
}

/** The tag is a weak one: compressed or not, it says the same. */
function toDocument(text: string, type: string): Document {
  const body = Buffer.from(text)
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  return { body, type, etag: `W/"${hash}"` }
}
