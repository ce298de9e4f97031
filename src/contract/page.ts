import { z } from 'zod'
import { name, pageItemsMax } from './resources.ts'
import { showNumber } from './show-number.ts'

/** The parameters that page through a list. */
export const page = {
  limit: z
    .int({ error: 'must be a whole number' })
    .min(1, { error: 'must be at least 1' })
    .max(pageItemsMax, { error: `must be at most ${showNumber(pageItemsMax)}` })
    .optional()
    .describe('Most items to return. Everything that matches when left out.'),
  cursor: name
    .optional()
    .describe('Where the next page begins: taken from the `Link` header of the page before.'),
}
