import type { Usage } from '../../interview/session.ts'
import type { Language } from '../plan.ts'

/** One line or more of a guide, 1-based, that something was made of; none where it was added. */
export type FromLines = readonly number[]

/** A question that a reader of a guide proposes to ask. */
export type DraftQuestion = {
  lines: FromLines
  text: string
  /** Why it is not in the researcher's words. */
  why: string | null
  onlyIf: string | null
  must: boolean
  ifTime: boolean
  followUps: { lines: FromLines; text: string }[]
}

/** What somebody who reads well makes of a guide. Nothing in it is believed before it was checked. */
export type GuideDraft = {
  topics: { title: string; questions: DraftQuestion[] }[]
  quietAbout: { lines: FromLines; text: string }[]
  goals: { lines: FromLines; text: string }[]
  closing: { lines: FromLines; text: string }[]
  /** Lines that are for nobody to hear or only tell what it is about. */
  context: FromLines
}

/** What a researcher is told of a draft: what was changed, added, or put back by the service. */
export type DraftNote = {
  kind: 'reworded' | 'added' | 'put_back' | 'refused'
  lines: FromLines
  /** The words it is about. */
  text: string
  /** A sentence: why. */
  why: string
}

/** A draft that was checked: guidelines as the service reads them, and what is to be said of them. */
export type SettledDraft = { guidelines: string; language: Language; notes: DraftNote[] }

export type GuideTask = {
  /** Whose books pay for it. */
  organization: string
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
