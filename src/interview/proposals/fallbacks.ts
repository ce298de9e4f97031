import type { Fallbacks, Session } from '../session.ts'

/** Kinds of reasons that are told apart; there are fewer of them. */
const kindsMax = 50

/** The kind of a reason: what comes first, without the gates that refused or the attempt to mend. */
export function fallbackKind(why: string): string {
  return why.split(/[:;,]/, 1)[0] ?? why
}

/** Counts a turn that somebody else took in place of the interview's model, if one did. */
export function recordFallback(session: Session, why: string | undefined): void {
  if (why === undefined || session.interviewer === 'builtin') return
  session.fallbacks = addFallbacks(session.fallbacks, { [fallbackKind(why)]: 1 })
}

/** Two counts together. */
export function addFallbacks(a: Fallbacks = {}, b: Fallbacks = {}): Fallbacks {
  const sum = new Map(Object.entries(a))
  for (const [why, turns] of Object.entries(b)) {
    if (sum.has(why) || sum.size < kindsMax) sum.set(why, (sum.get(why) ?? 0) + turns)
  }
  return Object.fromEntries(sum)
}

/** As reports tell them, the most frequent first; undefined where there were none. */
export function listFallbacks(
  counts: Fallbacks = {},
): { why: string; turns: number }[] | undefined {
  const list = Object.entries(counts).map(([why, turns]) => ({ why, turns }))
  return list.length === 0 ? undefined : list.sort((a, b) => b.turns - a.turns)
}
