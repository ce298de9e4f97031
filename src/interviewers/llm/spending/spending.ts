import type { Session, Usage } from '../../../interview/session.ts'
import { addUsage } from '../../../interview/spent.ts'

/** What models may use up. Null: not limited. */
export type SpendLimits = {
  tokensPerInterview: number | null
  /** Of one organization in one UTC day. */
  tokensPerDay: number | null
  usdPerInterview: number | null
  usdPerDay: number | null
  /** Without one, costs are unknown and no limit in USD holds. */
  price: Price | null
  /** Of models that cost otherwise, by `provider/model`. */
  prices?: Readonly<Record<string, Price>>
}

/** USD per million tokens. `cached` is of input the provider had kept; as `input` where not said. */
export type Price = { input: number; output: number; cached?: number }

/** Tokens of one call. `inputTokens` are all of its input, also what a cache held or was given. */
export type Tokens = {
  inputTokens: number
  outputTokens: number
  cacheReadTokens?: number
  cacheWriteTokens?: number
}

/** What the one provider that charges for keeping input takes for it, of the price of input. */
const cacheWriteFactor = 1.25

/** The book of one turn. */
export type Account = {
  /** Whether a call of about this size may be made; if so it counts until it is settled. */
  begin(estimate: Tokens): Promise<boolean>
  /** What the call came to. */
  settle(tokens: Tokens): Promise<void>
  /** All calls of the turn together; undefined before the first. */
  total(): Usage | undefined
}

/** An amount in the book of days. */
export type Spent = {
  orgID: string
  /** As `2026-11-21`, UTC. */
  day: string
  tokens: number
  /** Millionths of a USD, whole; 0 where no price is set. */
  microUSD: number
}

/** What organizations have used up on a day, kept where every process of the service sees it. */
export type DayBook = {
  /** Counts the amount unless a limit has been reached already; whether it did. */
  reserve(
    amount: Spent & { tokensMax: number | null; microUSDMax: number | null },
  ): Promise<boolean>
  add(amount: Spent): Promise<void>
}

/** Who pays: by its identifier, which nobody can choose; an interview that is older, by the name. */
export type Payer = { spent?: Usage | undefined } & (
  | { orgID: string }
  | Pick<Session, 'orgID' | 'organization'>
)

export type Spending = {
  /**
   * `spent` counts towards the limit of an interview; the organization pays, what `model` costs where
   * it has a price of its own.
   */
  open(payer: Payer, now: Date, model?: string): Account
}

/**
 * Holds spending to its limits: a call is refused once what is used up or under way has reached one,
 * so that a limit is exceeded by at most the call that reaches it. A call whose end nobody could
 * write down, as its process died, stays counted with what it was estimated at.
 */
export function createSpending(
  limits: SpendLimits,
  book: DayBook,
  /** Told what each call came to. */
  onSpent: (usage: Usage) => void = () => {},
): Spending {
  return {
    open(session, now, model) {
      const price = (model !== undefined && limits.prices?.[model]) || limits.price
      const orgID = session.orgID ?? ('organization' in session ? session.organization : '')
      const whose = { orgID, day: now.toISOString().slice(0, 10) }
      let mine: Usage | undefined
      let reserved: Usage | undefined
      return {
        async begin(estimate) {
          const interview = addUsage(session.spent, mine)
          if (reaches(interview, limits.tokensPerInterview, limits.usdPerInterview)) return false
          const usage = priced(estimate, price)
          const begun = await book.reserve({
            ...whose,
            ...amountOf(usage),
            tokensMax: limits.tokensPerDay,
            microUSDMax: limits.usdPerDay === null ? null : microOf(limits.usdPerDay),
          })
          if (begun) reserved = usage
          return begun
        },
        async settle(tokens) {
          const usage = priced(tokens, price)
          onSpent(usage)
          if (tokens.inputTokens + tokens.outputTokens > 0) mine = addUsage(mine, usage)
          const [came, counted] = [amountOf(usage), amountOf(reserved)]
          reserved = undefined
          await book.add({
            ...whose,
            tokens: came.tokens - counted.tokens,
            microUSD: came.microUSD - counted.microUSD,
          })
        },
        total: () => mine,
      }
    },
  }
}

function amountOf(usage: Usage | undefined) {
  if (!usage) return { tokens: 0, microUSD: 0 }
  const { inputTokens, outputTokens, costUSD = 0 } = usage
  return { tokens: inputTokens + outputTokens, microUSD: microOf(costUSD) }
}

function microOf(usd: number): number {
  return Math.round(usd * 1_000_000)
}

function reaches(
  usage: Usage | undefined,
  tokensMax: number | null,
  usdMax: number | null,
): boolean {
  if (!usage) return tokensMax === 0 || usdMax === 0
  const tokens = usage.inputTokens + usage.outputTokens
  if (tokensMax !== null && tokens >= tokensMax) return true
  return usdMax !== null && (usage.costUSD ?? 0) >= usdMax
}

function priced(tokens: Tokens, price: Price | null): Usage {
  const { inputTokens, outputTokens, cacheReadTokens = 0, cacheWriteTokens = 0 } = tokens
  if (!price) return { inputTokens, outputTokens }
  const { input, output, cached = input } = price
  const fresh = Math.max(0, inputTokens - cacheReadTokens - cacheWriteTokens)
  const full = fresh + cacheWriteTokens * cacheWriteFactor
  const costUSD = (full * input + cacheReadTokens * cached + outputTokens * output) / 1_000_000
  return { inputTokens, outputTokens, costUSD }
}
