import type { Session, Usage } from './session.ts'

/** What two uses come to together; the cost of one whose price is not known is left out. */
export function addUsage(a: Usage | undefined, b: Usage | undefined): Usage | undefined {
  if (!a || !b) return a ?? b
  const costs = [a.costUSD, b.costUSD].filter((cost) => cost !== undefined)
  return {
    inputTokens: a.inputTokens + b.inputTokens,
    outputTokens: a.outputTokens + b.outputTokens,
    ...(costs.length > 0 && { costUSD: costs.reduce((sum, cost) => sum + cost, 0) }),
  }
}

/** Adds what a turn has used up of a model, whoever spoke in the end. */
export function recordSpent(session: Session, usage: Usage | undefined): void {
  const spent = addUsage(session.spent, usage)
  if (spent) session.spent = spent
}
