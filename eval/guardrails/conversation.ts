import type { Language, Plan } from '../../src/guide/plan.ts'
import type { Message, Session } from '../../src/interview/session.ts'
import type { Mark } from '../../src/rehearsal/cast/character.ts'

/** One interview as it went, with what is needed to judge it. */
export type Conversation = {
  /** `who/guide/seed`. */
  name: string
  plan: Plan
  /** What the guide's writer would not have told. */
  secrets: readonly string[]
  session: Session | null
  messages: readonly Message[]
  /** What an answer is besides, by its clientMessageID. */
  marks: Map<string, Mark>
  /** Languages that the person writes in. */
  languages: readonly Language[]
  /** Whoever takes part may end it before all is asked. */
  mayEndEarly: boolean
  /** What a model that conducts says, and must not be let say. */
  faulty: readonly string[]
  /** A model conducts in which nothing is wrong: it must be let speak. */
  isCareful: boolean
  /** It neither ended nor was left, yet nothing could be done or it went on forever. */
  stuck: boolean
  /** The participant closed the tab for good. */
  left: boolean
  /** For each return with another browser: whether the same question waited there. */
  resumedElsewhere: boolean[]
}
