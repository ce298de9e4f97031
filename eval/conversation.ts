import type { Plan } from '../src/guide/plan.ts'
import type { Message, Session } from '../src/interview/session.ts'
import type { Mark } from './characters/character.ts'
import type { Fact } from './characters/fact.ts'

/** One interview as it went, with what its measuring needs besides. */
export type Conversation = {
  /** `character/guide/seed`. */
  name: string
  plan: Plan
  session: Session | null
  messages: Message[]
  /** The facts told in each answer, by its clientMessageID. */
  told: Map<string, Fact[]>
  /** What an answer is besides, by its clientMessageID. */
  marks: Map<string, Mark>
  /** Why the built-in interviewer spoke in place of a model, in order. */
  fallbacks: string[]
  /** It neither ended nor was left, yet nothing could be done or it went on forever. */
  stuck: boolean
  /** The participant closed the tab for good. */
  left: boolean
  /** For each return with another browser: whether the same question waited there. */
  resumedElsewhere: boolean[]
  /** How long each reply took on this machine. */
  replyMs: number[]
}
