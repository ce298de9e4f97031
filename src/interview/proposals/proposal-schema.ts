import { z } from 'zod'
import { actions, answeredLevels, flags, probeKinds, type TurnProposal } from './proposal.ts'

const itemsMax = 30
const idCharactersMax = 100
const textCharactersMax = 2_000

const id = z.string().max(idCharactersMax)
const words = z.string().max(textCharactersMax)
const seq = z.int().min(0)
const quoteRef = z.object({ seq, quote: words })

/** The shape of a proposal, whoever made it. */
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
  confirmed: z.array(id).max(itemsMax).exactOptional(),
  recap: z
    .array(z.object({ text: words, quotes: z.array(quoteRef).max(itemsMax) }))
    .max(itemsMax)
    .exactOptional(),
})
