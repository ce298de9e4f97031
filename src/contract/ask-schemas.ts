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
      .describe(
        'The best first, at most 20; of each person one before anybody’s second. Where nobody said anything on it that was found, what comes nearest.',
      ),
    sentences: z
      .array(
        z.object({
          text: z.string(),
          quotes: z
            .array(z.int().min(0))
            .describe('What it rests on, by their places in `quotes`.'),
        }),
      )
      .optional()
      .describe(
        'What the quotes answer, in at most 5 sentences of a model. Everybody whose quote a sentence names says all of it, as far as a program can tell; what does not hold is left out. Absent without a model, with `sentences` false, and where it gave no answer.',
      ),
    by: z
      .string()
      .optional()
      .describe(
        'The model that puts quotes into sentences, where there is one and there are quotes.',
      ),
  })
  .meta({ id: 'Asked' })
export type Asked = z.infer<typeof asked>
