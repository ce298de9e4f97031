import type { Pages } from '../../src/http/pages/page-files.ts'

/** In place of the built pages, which nothing here looks at. */
export const noPages: Pages = {
  participant: { html: () => '' },
  console: { html: '' },
  assets: new Map(),
}
