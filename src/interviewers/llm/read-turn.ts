import { z } from 'zod'
import {
  actions,
  answeredLevels,
  flags,
  probeKinds,
  type TurnProposal,
} from '../../interview/proposals/proposal.ts'
import { jsonValuesIn } from './calls/json-values.ts'

const itemsMax = 12
const idCharactersMax = 100
const textCharactersMax = 1_000
const quoteCharactersMax = 600

const clipped = (max: number) => z.string().transform((text) => text.trim().slice(0, max))
const id = clipped(idCharactersMax)
const quoteRef = z.object({ seq: z.int().min(0), quote: clipped(quoteCharactersMax) })
const recapLine = z.object({ text: clipped(textCharactersMax), quotes: itemsOf(quoteRef) })

/** "t1:2": a topic and how much is now known of it. */
const topicLevel = z
  .string()
  .regex(/^[^\s:]{1,100}:[0-3]$/)
  .transform((text) => {
    const at = text.indexOf(':')
    // Which digits there may be is in the pattern.
    return { topicId: text.slice(0, at), level: Number(text.slice(at + 1)) as 0 | 1 | 2 | 3 }
  })

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

/** Only what is done and said must be there; whatever else is missing or odd counts as not said. */
const turn = z.object({
  ack: clipped(textCharactersMax).nullable().catch(null),
  question: clipped(textCharactersMax),
  action: z.enum(actions),
  questionId: id.nullable().catch(null),
  kind: z.enum(probeKinds).nullable().catch(null),
  answered: z.enum(answeredLevels).catch('partial'),
  topics: itemsOf(topicLevel),
  covered: itemsOf(id),
  flags: itemsOf(z.enum(flags)),
  doubts: z.array(z.string()).max(itemsMax).optional().catch(undefined),
  language: z
    .string()
    .transform((tag) => tag.split('-')[0]?.toLowerCase() ?? '')
    .pipe(z.string().regex(/^[a-z]{2,3}$/))
    .nullable()
    .catch(null),
  recap: itemsOf(recapLine),
})

/** What is noted of the newest answer rests on all of it. */
type Newest = { seq: number; content: string }

/**
 * Reads a proposal out of whatever a model wrote: pure JSON, JSON in a fence, or JSON with talk
 * around it. Null when there is none with an action and a question. `newest`: the answer it replies to.
 */
export function readTurn(text: string, newest: Newest | null): TurnProposal | null {
  for (const candidate of jsonValuesIn(text)) {
    const read = turn.safeParse(candidate)
    if (read.success) return proposalOf(read.data, newest)
  }
  return null
}

function proposalOf(read: z.output<typeof turn>, newest: Newest | null): TurnProposal {
  const rests = newest && {
    seq: newest.seq,
    quote: newest.content.slice(0, quoteCharactersMax),
  }
  return {
    assessment: { answered: read.answered, newInfo: read.topics.length > 0, cues: [] },
    coverage: read.topics.map((told) => ({ ...told, ...rests })),
    action: read.action,
    probeKind: read.kind,
    templateId: null,
    questionId: read.questionId,
    target: null,
    reply: { ack: read.ack, question: read.question },
    memory: [],
    flags: read.flags,
    coveredQuestionIds: read.covered,
    switchLanguage: read.language,
    ...(read.doubts && { confirmed: read.doubts }),
    ...(read.recap.length > 0 && { recap: read.recap }),
  }
}
