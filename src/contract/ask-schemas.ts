import { z } from 'zod'
import { quote, spokeOf } from './findings-schemas.ts'

/** What people said on a question. */
export const asked = z
  .object({
    standing: z
      .enum(['answered', 'nothing_said'])
      .describe('`nothing_said` where nobody said anything on it that was found.'),
    people: z.object(spokeOf('People whose finished interviews were looked through.')),
    quotes: z
      .array(quote)
      .describe('The best first, at most 20; of each person one before anybody’s second.'),
  })
  .meta({ id: 'Asked' })
export type Asked = z.infer<typeof asked>
