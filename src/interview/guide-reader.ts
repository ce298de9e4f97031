import type { SettledDraft } from '../guide/draft/guide-draft.ts'
import type { Usage } from './session.ts'

export type GuideTask = {
  /** Whose books pay for it. */
  orgID: string
  guidelines: string
  productName: string | null
  now: Date
  signal: AbortSignal
}

/** What became of it; `usage` also where it came to nothing. */
export type GuideRead = { usage?: Usage | undefined } & (
  | ({ ok: true } & SettledDraft)
  | { ok: false; why: string }
)

/** Reads guidelines as a colleague would, and words them so that the service's own grammar reads the same. */
export type GuideReader = {
  /** `provider/model`. */
  name: string
  read(task: GuideTask): Promise<GuideRead>
}
