import { z } from 'zod'

/** How a closed question is answered: by one option, some of them, a point of a scale, a number. */
export const closedKinds = ['one', 'some', 'scale', 'number'] as const

/** Most options of one question. */
export const optionsMax = 50

const kind = z
  .enum(closedKinds)
  .describe(
    '`one` of the options, `some` of them, one value of a `scale`, or a `number` of any size.',
  )
const max = z.int().min(1).optional().describe('The most that may be chosen, of `some`.')
const scale = {
  from: z.int().optional().describe('The lowest value of a scale.'),
  to: z.int().optional().describe('The highest value of a scale.'),
  labels: z
    .object({ low: z.string().optional(), high: z.string().optional() })
    .optional()
    .describe('What the ends of a scale mean.'),
}
const count = z.int().min(0)
const end = z.literal(true).optional().describe('Whoever chooses it is screened out.')
const quota = count.optional().describe('The most people that it has places for.')

/** As a participant is asked it. */
export const closedAsked = z
  .object({
    kind,
    options: z.array(z.string()).optional().describe('Of `one` and `some`, in their order.'),
    max,
    ...scale,
  })
  .meta({ id: 'ClosedQuestion' })
  .describe('How it is answered, where it is a closed question.')

/** As the guidelines ask it. */
export const closedPlanned = z
  .object({
    kind,
    options: z
      .array(z.object({ text: z.string(), end, quota }))
      .optional()
      .describe('Of `one` and `some`, in their order.'),
    max,
    ...scale,
    why: z.literal(true).optional().describe('Followed by one question for the reason.'),
  })
  .meta({ id: 'PlanClosedQuestion' })

/** What was chosen. */
export const choice = z
  .array(z.number({ error: 'must be a number' }))
  .min(1, { error: 'must have at least 1 item' })
  .max(optionsMax, { error: `must have at most ${optionsMax} items` })
  .describe(
    'Of a closed question: the options chosen, from 0 and in their order; of a scale or a number its one value.',
  )

/** The words that were taken for it. */
export const saidInWords = z
  .string()
  .optional()
  .describe(
    'Of a choice in words: these words, as they came, where `content` is the text of what they were taken for.',
  )

/** What people chose. */
export const closedFound = z
  .object({
    kind,
    options: z
      .array(
        z.object({
          text: z.string(),
          people: count.describe('Those who chose it.'),
          end,
          quota,
          taken: count
            .optional()
            .describe('Of a quota: places of people who finished or are under way.'),
        }),
      )
      .optional()
      .describe('Of `one` and `some`, in their order.'),
    values: z
      .array(z.object({ value: z.number(), people: count }))
      .optional()
      .describe(
        'Each value of a scale; of a `number` those that were given, ascending, at most 100.',
      ),
    ...scale,
    asked: count.describe('People who were asked.'),
    answered: count.describe('Those who chose; the others said something else, or nothing.'),
    mean: z.number().optional().describe('Of a scale or a number, over those who answered.'),
  })
  .meta({ id: 'ClosedFindings' })
export type ClosedFound = z.infer<typeof closedFound>
