import type { Session, Usage } from '../../interview/session.ts'
import { addUsage } from '../../interview/spent.ts'

/** What models may use up. Null: not limited. */
export type SpendLimits = {
  tokensPerInterview: number | null
  /** Of one organization in one UTC day, in this process. */
  tokensPerDay: number | null
  usdPerInterview: number | null
  usdPerDay: number | null
  /** USD per million tokens; without, costs are unknown and no limit in USD holds. */
  price: { input: number; output: number } | null
}

/** Tokens of one call. */
export type Tokens = { inputTokens: number; outputTokens: number }

/** The book of one turn. */
export type Account = {
  /** Whether a call of about this size may be made; if so it counts until it is settled. */
  begin(estimate: Tokens): boolean
  /** What the call came to. */
  settle(tokens: Tokens): void
  /** All calls of the turn together; undefined before the first. */
  total(): Usage | undefined
}

/** Organizations counted apart within a day; beyond, the rest are counted together. */
const organizationsMax = 10_000

const nothing: Usage = { inputTokens: 0, outputTokens: 0 }

export type Spending = {
  /** `spent` counts towards the limit of an interview; `organization` pays. */
  open(payer: Pick<Session, 'organization' | 'spent'>, now: Date): Account
}

/**
 * Holds spending to its limits: a call is refused once what is used up or under way has reached one,
 * so that a limit is exceeded by at most the call that reaches it.
 */
export function createSpending(
  limits: SpendLimits,
  /** Told what each call came to. */
  onSpent: (usage: Usage) => void = () => {},
): Spending {
  let day = ''
  let byOrganization = new Map<string, { spent: Usage; underWay: Usage }>()

  function today(organization: string, now: Date) {
    const date = now.toISOString().slice(0, 10)
    if (date !== day) byOrganization = new Map()
    day = date
    const isApart = byOrganization.has(organization) || byOrganization.size < organizationsMax
    const key = isApart ? organization : ''
    const book = byOrganization.get(key) ?? { spent: nothing, underWay: nothing }
    byOrganization.set(key, book)
    return book
  }

  return {
    open(session, now) {
      const book = today(session.organization, now)
      let mine: Usage | undefined
      let reserved: Usage | undefined
      return {
        begin(estimate) {
          const interview = addUsage(session.spent, mine)
          const organization = addUsage(book.spent, book.underWay)
          if (reaches(interview, limits.tokensPerInterview, limits.usdPerInterview)) return false
          if (reaches(organization, limits.tokensPerDay, limits.usdPerDay)) return false
          reserved = priced(estimate, limits)
          book.underWay = sum(book.underWay, reserved, 1)
          return true
        },
        settle(tokens) {
          const usage = priced(tokens, limits)
          onSpent(usage)
          if (reserved) book.underWay = sum(book.underWay, reserved, -1)
          reserved = undefined
          book.spent = sum(book.spent, usage, 1)
          if (tokens.inputTokens + tokens.outputTokens > 0) mine = addUsage(mine, usage)
        },
        total: () => mine,
      }
    },
  }
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

/** Cached input counts in full: what is shown is the most it can have cost. */
function priced({ inputTokens, outputTokens }: Tokens, { price }: SpendLimits): Usage {
  if (!price) return { inputTokens, outputTokens }
  const costUSD = (inputTokens * price.input + outputTokens * price.output) / 1_000_000
  return { inputTokens, outputTokens, costUSD }
}

function sum(a: Usage, b: Usage, sign: 1 | -1): Usage {
  return {
    inputTokens: a.inputTokens + sign * b.inputTokens,
    outputTokens: a.outputTokens + sign * b.outputTokens,
    costUSD: (a.costUSD ?? 0) + sign * (b.costUSD ?? 0),
  }
}
