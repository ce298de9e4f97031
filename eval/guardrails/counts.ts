import type { Conversation } from './conversation.ts'
import type { Guardrail } from './guardrail.ts'
import { ofConduct } from './of-conduct.ts'
import { ofPeople } from './of-people.ts'
import { ofWords } from './of-words.ts'

export const guardrails: readonly Guardrail[] = [...ofConduct, ...ofWords, ...ofPeople]

/** What the guardrails found in some interviews, in their order. */
export type Counts = { interviews: number; found: { of: number; broken: string[] }[] }

export function countAll(conversations: readonly Conversation[]): Counts {
  const found = guardrails.map(({ check }) => {
    const checks = conversations.map((conversation) => check(conversation))
    return {
      of: checks.reduce((sum, { of }) => sum + of, 0),
      broken: checks.flatMap(({ broken }) => broken),
    }
  })
  return { interviews: conversations.length, found }
}

export function addUp(all: readonly Counts[]): Counts {
  return {
    interviews: all.reduce((sum, { interviews }) => sum + interviews, 0),
    found: guardrails.map((_, at) => ({
      of: all.reduce((sum, { found }) => sum + (found[at]?.of ?? 0), 0),
      broken: all.flatMap(({ found }) => found[at]?.broken ?? []),
    })),
  }
}
