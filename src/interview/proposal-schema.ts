import { z } from 'zod'
import { actions, answeredLevels, flags, probeKinds, type TurnProposal } from './proposal.ts'

const itemsMax = 30
const idCharactersMax = 100
const textCharactersMax = 2_000

const id = z.string().max(idCharactersMax)
const words = z.string().max(textCharactersMax)
const seq = z.int().min(0)
const quoteRef = z.object({ seq, quote: words })

/** The shape of a proposal, for whatever a model has written. The assessment comes first, so that
 * the reply is made in its light. */
export const turnProposal: z.ZodType<TurnProposal> = z.object({
  assessment: z.object({
    answered: z.enum(answeredLevels),
    newInfo: z.boolean(),
    cues: z.array(words).max(itemsMax),
  }),
  coverage: z
    .array(
      z.object({
        topicId: id,
        level: z.literal([0, 1, 2, 3]),
        seq: seq.exactOptional(),
        quote: words.exactOptional(),
      }),
    )
    .max(itemsMax),
  action: z.enum(actions),
  probeKind: z.enum(probeKinds).nullable(),
  templateId: id.nullable(),
  questionId: id.nullable(),
  target: quoteRef.nullable(),
  reply: z.object({ ack: words.nullable(), question: words }),
  memory: z.array(quoteRef.extend({ fact: words })).max(itemsMax),
  flags: z.array(z.enum(flags)).max(itemsMax),
  coveredQuestionIds: z.array(id).max(itemsMax),
  switchLanguage: z.string().max(idCharactersMax).nullable(),
})
