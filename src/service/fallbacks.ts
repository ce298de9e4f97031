import type { Message } from '../interview/session.ts'

/** Reasons that are told of one interview; there are fewer kinds of them. */
const kindsMax = 50

/** Turns that the built-in interviewer spoke in place of a model, by the kind of why. */
export type Fallbacks = Record<string, number>

/** The kind of a reason: what comes first, without the gates that refused or the attempt to mend. */
export function fallbackKind(why: string): string {
  return why.split(/[:;,]/, 1)[0] ?? why
}

/** Counts those turns of one conversation. */
export function countFallbacks(messages: readonly Message[]): Fallbacks {
  const whys = messages.flatMap(({ fallbackReason }) => fallbackReason ?? [])
  return addFallbacks({}, Object.fromEntries(countBy(whys.map(fallbackKind))))
}

/** Two counts together. */
export function addFallbacks(a: Fallbacks, b: Fallbacks = {}): Fallbacks {
  const sum = new Map(Object.entries(a))
  for (const [why, turns] of Object.entries(b)) {
    if (sum.has(why) || sum.size < kindsMax) sum.set(why, (sum.get(why) ?? 0) + turns)
  }
  return Object.fromEntries(sum)
}

/** As reports tell them, the most frequent first; absent where there were none. */
export function presentFallbacks(counts: Fallbacks): { why: string; turns: number }[] | undefined {
  const list = Object.entries(counts).map(([why, turns]) => ({ why, turns }))
  return list.length === 0 ? undefined : list.sort((a, b) => b.turns - a.turns)
}

function countBy(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}
