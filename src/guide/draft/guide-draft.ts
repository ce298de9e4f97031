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
