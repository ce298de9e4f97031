import { z } from 'zod'
import {
  actions,
  answeredLevels,
  flags,
  probeKinds,
  type TurnProposal,
} from '../../interview/proposal.ts'
import { jsonValuesIn } from './json-values.ts'

const itemsMax = 12
const cuesMax = 12
const idCharactersMax = 100
const textCharactersMax = 1_000
const quoteCharactersMax = 600

const clipped = (max: number) => z.string().transform((text) => text.trim().slice(0, max))
const id = clipped(idCharactersMax)
const quote = clipped(quoteCharactersMax)
const seq = z.int().min(0)
const level = z
  .number()
  .transform((value) => Math.round(value))
  .pipe(z.literal([0, 1, 2, 3]))

const quoteRef = z.object({ seq, quote })
const coverage = z
  .object({
    topicId: id,
    level,
    seq: seq.nullable().catch(null),
    quote: quote.nullable().catch(null),
  })
  .transform(({ topicId, level, seq, quote }) => ({
    topicId,
    level,
    ...(seq !== null && quote !== null && { seq, quote }),
  }))
const fact = quoteRef.extend({ fact: clipped(textCharactersMax) })

/** The items that have the shape; a model that gets one wrong still told the others. */
function itemsOf<T>(item: z.ZodType<T>, max = itemsMax) {
  return z
    .array(z.unknown())
    .catch([])
    .transform((items) =>
      items
        .map((given) => item.safeParse(given))
        .flatMap((read) => (read.success ? [read.data] : []))
        .slice(0, max),
    )
}

const nothingAssessed = { answered: 'partial' as const, newInfo: false, cues: [] }

/** Only what is done and said must be there; whatever else is missing or odd counts as not said. */
const turn = z.object({
  assessment: z
    .object({
      answered: z.enum(answeredLevels).catch('partial'),
      newInfo: z.boolean().catch(false),
      cues: itemsOf(clipped(idCharactersMax), cuesMax),
    })
    .catch(nothingAssessed),
  coverage: itemsOf(coverage),
  action: z.enum(actions),
  probeKind: z.enum(probeKinds).nullable().catch(null),
  questionId: id.nullable().catch(null),
  target: quoteRef.nullable().catch(null),
  reply: z.object({
    ack: clipped(textCharactersMax).nullable().catch(null),
    question: clipped(textCharactersMax),
  }),
  memory: itemsOf(fact),
  flags: itemsOf(z.enum(flags)),
  coveredQuestionIds: itemsOf(id),
  switchLanguage: z
    .string()
    .transform((tag) => tag.split('-')[0]?.toLowerCase() ?? '')
    .pipe(z.string().regex(/^[a-z]{2,3}$/))
    .nullable()
    .catch(null),
})

/**
 * Reads a proposal out of whatever a model wrote: pure JSON, JSON in a fence, or JSON with talk
 * around it. Null when there is none with an action and a reply.
 */
export function readTurn(text: string): TurnProposal | null {
  for (const candidate of jsonValuesIn(text)) {
    const read = turn.safeParse(candidate)
    if (read.success) return { ...read.data, templateId: null }
  }
  return null
}
