import { z } from 'zod'
import { actions, answeredLevels, flags, probeKinds } from '../../interview/proposals/proposal.ts'

/**
 * The shape a model is asked for. What the person reads comes first and the little that is noted
 * after it. Every member is required and nothing is bounded, because that is all that the strict
 * modes of the providers have in common; bounds are applied when it is read.
 */
export const turnSchema = z.object({
  ack: z.string().nullable(),
  question: z.string(),
  action: z.enum(actions),
  questionId: z.string().nullable(),
  kind: z.enum(probeKinds).nullable(),
  answered: z.enum(answeredLevels),
  /** `t1:2`: how much is now known of a topic. */
  topics: z.array(z.string()),
  covered: z.array(z.string()),
  flags: z.array(z.enum(flags)),
  doubts: z.array(z.string()),
  language: z.string().nullable(),
  recap: z.array(
    z.object({
      text: z.string(),
      quotes: z.array(z.object({ seq: z.number(), quote: z.string() })),
    }),
  ),
})
