import { describeAPI } from '../../contract/openapi/openapi.ts'
import { renderDocs } from './docs-page.ts'
import { docsStyle } from './docs-style.ts'

/** As bytes: one copy is enough for all who read it slowly. */
export type Documents = { openapi: Buffer; page: Buffer }

/** The documents of the interface, made when one is first asked for: a start has no use for them. */
export function createDocuments(publicURL: string): () => Documents {
  let made: Documents | null = null
  return () => {
    made ??= makeDocuments(publicURL)
    return made
  }
}

function makeDocuments(publicURL: string): Documents {
  const document = describeAPI({ serverURL: publicURL })
  return {
    openapi: Buffer.from(JSON.stringify(document)),
    page: Buffer.from(renderDocs(document, docsStyle.path)),
  }
}
