import type { Claim } from '../../profile/claims/claim.ts'
import type { SynthesisContext, SynthesisOutcome, Synthesizer } from '../../profile/synthesizer.ts'
import { type CallerOptions, createCaller } from '../llm/calls/create-caller.ts'
import { converse } from '../llm/dialogue.ts'
import type { Dialogues } from '../llm/dialogues.ts'
import { createDayBook } from '../llm/spending/day-book.ts'
import { createSpending, type Spending, type SpendLimits } from '../llm/spending/spending.ts'
import type { Reader } from './read-interview.ts'

/** How long reading a part, mending that reading, and the whole interview may take. */
type Patience = Omit<Reader, 'name'> & { totalMs: number }
/** Well within the time for which a job is lent out. */
const patienceDefault: Patience = { readMs: 60_000, mendMs: 40_000, totalMs: 150_000 }
/** What is counted for the answer while a call is under way. */
const outputTokensExpected = 2_500

export type ModelSynthesizerOptions = CallerOptions & {
  limits: SpendLimits
  /** Plays what is asked of the model, where people's words are read. */
  dialogues: Pick<Dialogues, 'readInterview'>
  /** Whose interviews it reads, by `provider/model`; its own where it is not said. */
  reads?: (interviewer: string) => boolean
  /** Reads what the model does not: interviews of others, and those it fails at. */
  builtin: Synthesizer
  now: () => Date
  /** The book to keep where others spend by the same limits. */
  spending?: Spending
  /** Told, in a word or two that quote nobody, why the built-in one read in the model's place. */
  onFallback?: (fallback: { synthesizer: string; why: string; cause?: unknown }) => void
  patience?: Patience
}

/**
 * Reads interviews that a model conducted with its own. Every claim has been held against
 * the interview; whatever goes wrong, the built-in synthesizer reads instead, at once.
 */
export function createModelSynthesizer(options: ModelSynthesizerOptions): Synthesizer {
  const { access, builtin, now, dialogues, patience = patienceDefault } = options
  const name = `${access.provider}/${access.model}`
  const { reads = (interviewer) => interviewer === name } = options
  const caller = createCaller(
    options,
    async () => (await import('./claims-form.ts')).claimsForm,
    outputTokensExpected,
  )
  const spending = options.spending ?? createSpending(options.limits, createDayBook())
  return {
    name,
    async extract(context) {
      if (!reads(context.session.interviewer)) return await readByOther(builtin, context, {})
      const at = now()
      const account = spending.open(context.session, at, name)
      const { totalMs, ...perPart } = patience
      const { signal, tell: _tell, ...interview } = context
      const errand = { account, signal, now: at, end: caller.clock() + totalMs }
      const reading = await converse(caller, errand, (answers) =>
        dialogues.readInterview({ interview, reader: { name, ...perPart }, answers }),
      ).catch(failedWith)
      // Nobody waits any more: somebody else will read it.
      context.signal.throwIfAborted()
      const usage = account.total()
      if (reading.ok) {
        context.tell?.({ madeBy: name, rejected: reading.rejected, usage })
        return [...reading.claims, ...(await readRest(builtin, context, reading.unread))]
      }
      const { ok: _, ...failure } = reading
      options.onFallback?.({ synthesizer: name, ...failure })
      return await readByOther(builtin, context, { fallbackReason: failure.why, usage })
    },
  }
}

/** Whatever breaks, an interview is read: what it was goes to the log, not to the job. */
function failedWith(cause: unknown) {
  return { ok: false as const, why: 'error', cause }
}

async function readByOther(
  other: Synthesizer,
  context: SynthesisContext,
  told: Pick<SynthesisOutcome, 'fallbackReason' | 'usage'>,
): Promise<Claim[]> {
  const claims = await other.extract(context)
  context.tell?.({ madeBy: other.name, ...told })
  return claims
}

/** What the built-in synthesizer finds in the messages that the model had no room for. */
async function readRest(
  builtin: Synthesizer,
  context: SynthesisContext,
  unread: readonly number[],
): Promise<Claim[]> {
  if (unread.length === 0) return []
  const claims = await builtin.extract(context)
  return claims.filter(
    ({ kind, evidence: [at] }) => kind !== 'sentiment' && at && unread.includes(at.seq),
  )
}
