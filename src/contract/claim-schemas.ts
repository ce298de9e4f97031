import { z } from 'zod'

export const instant = z.string().meta({ format: 'date-time' })

export const evidence = z
  .object({
    linkID: z.string(),
    seq: z.int().min(0).describe('The message of the conversation, from 0.'),
    start: z.int().min(0).describe('Where the words begin in it, in UTF-16 units.'),
    end: z.int().min(0).describe('Where they end, exclusive.'),
    quote: z.string().describe('The words themselves, as stored.'),
    context: z
      .string()
      .optional()
      .describe('The question they answer, where it is shown with them.'),
    requoted: z.literal(true).optional().describe('The words first named were not quite these.'),
  })
  .meta({ id: 'Evidence' })

const confidence = z.enum(['high', 'medium', 'low'])
const score = z.int().min(1).max(5)

const claimMembers = {
  kind: z
    .string()
    .describe(
      'As in `background`, `praise`, `problem`, `request`, `question`, `remark`, `key_value`, `interest`, `sentiment`.',
    ),
  text: z.string().describe('What is claimed, as it may be shown.'),
  sentence: z
    .string()
    .optional()
    .describe('A model’s sentence on it, held against the words it rests on.'),
  key: z
    .string()
    .describe('What it is about: the same for all who speak of it. Empty where nobody named it.'),
  polarity: z.enum(['wants', 'avoids', 'positive', 'negative']).optional(),
  strength: z.int().min(1).max(3).optional(),
  score: score.optional().describe('Of sentiment.'),
  method: z
    .string()
    .optional()
    .describe('Of sentiment, how it is known: `self_placed`, `stated`, `inferred`.'),
  confidence,
  standing: z
    .string()
    .optional()
    .describe(
      'Of what the recap brought: `correction`, `addition`, or `withdrawn` for what the person took back.',
    ),
  madeBy: z.string().describe('Who read it out of the words: `builtin`, or `provider/model`.'),
  evidence: z.array(evidence).describe('The words it rests on; none where onboarding gave it.'),
}

const claim = z.object(claimMembers).meta({ id: 'Claim' })

/** One claim for each thing that a person said, in however many interviews. */
export const mergedClaim = z
  .object({
    claimID: z.string().describe('Names the claim, in transcripts too.'),
    ...claimMembers,
    linkIDs: z.array(z.string()).describe('The interviews that told it.'),
    firstSeen: instant,
    lastSeen: instant,
  })
  .meta({ id: 'ProfileClaim' })

export const contradiction = z.object({
  linkID: z.string().describe('The interview of the later one.'),
  about: z
    .string()
    .describe('`correction` where the person put something right, else the `key` of both.'),
  a: claim.describe('What was told first.'),
  b: claim.describe('What was told later.'),
  holds: z
    .literal('b')
    .optional()
    .describe('Set where the later one puts the first one right: the profile goes by it.'),
})

export const toldSentiment = z.object({
  linkID: z.string(),
  at: instant,
  score,
  method: z.string().describe('`self_placed`, `stated` or `inferred`.'),
  confidence,
})
