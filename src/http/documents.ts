import { describeAPI } from '../contract/openapi.ts'
import { renderDocs } from './docs-page.ts'
import { docsStyle } from './docs-style.ts'

export type Documents = { openapi: string; page: string }

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
  return { openapi: JSON.stringify(document), page: renderDocs(document, docsStyle.path) }
}
