import { z } from 'zod'
import {
  actions,
  answeredLevels,
  flags,
  probeKinds,
  type TurnProposal,
} from '../../interview/proposal.ts'

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
  for (const candidate of candidatesIn(text)) {
    const read = turn.safeParse(candidate)
    if (read.success) return { ...read.data, templateId: null }
  }
  return null
}

/** Values that the text may have been meant as, the likeliest first. */
function* candidatesIn(text: string): Generator<unknown> {
  const whole = parse(text)
  if (whole !== undefined) {
    yield whole
    return
  }
  const fenced = /```(?:json)?\s*([\s\S]*?)```/.exec(text)?.[1]
  const inFence = fenced === undefined ? undefined : parse(fenced)
  if (inFence !== undefined) yield inFence
  const balanced = firstObject(text)
  if (balanced !== null) yield parse(balanced)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not JSON: that there is no value is the answer.
    return undefined
  }
}

/** From the first brace to the one that closes it; null when none does. */
function firstObject(text: string): string | null {
  const from = text.indexOf('{')
  if (from === -1) return null
  let depth = 0
  let quoted = false
  for (let at = from; at < text.length; at += 1) {
    const unit = text[at]
    if (quoted) {
      if (unit === '\\') at += 1
      else if (unit === '"') quoted = false
    } else if (unit === '"') quoted = true
    else if (unit === '{') depth += 1
    else if (unit === '}') {
      depth -= 1
      if (depth === 0) return text.slice(from, at + 1)
    }
  }
  return null
}
