import type { ClosedQuestion, Language } from '../plan.ts'

/** One line or more of a guide, 1-based, that something was made of; none where it was added. */
export type FromLines = readonly number[]

/** Words, and where they come from. */
export type Passage = { lines: FromLines; text: string }

/** A question that a reader of a guide proposes to ask. */
export type DraftQuestion = Passage & {
  /** Why it is not in the researcher's words. */
  why: string | null
  onlyIf: string | null
  must: boolean
  ifTime: boolean
  followUps: Passage[]
}

/** What somebody who reads well makes of a guide. Nothing in it is believed before it was checked. */
export type GuideDraft = {
  /** What a participant is asked about, as a sentence to them ends: "your membership"; empty: its name will do. */
  about: string
  topics: { title: string; questions: DraftQuestion[] }[]
  quietAbout: Passage[]
  goals: Passage[]
  /** What is said to a participant before the first question. */
  opening: Passage[]
  closing: Passage[]
  /** Lines that are for nobody to hear or only tell what it is about. */
  context: FromLines
}

/** A question that was checked, with what only the guide itself can say of it. */
export type SettledQuestion = Omit<DraftQuestion, 'why'> & {
  verbatim: boolean
  skipIf: string | null
  /** Asked and answered exactly as the guide has it. */
  closed?: ClosedQuestion
  /** Tells for whom the interview is. */
  screens?: true
}

export type SettledTopic = { title: string; questions: SettledQuestion[] }

/** What a researcher is told of a draft: what was changed, added, left out, or put back by the service. */
export type DraftNote = Passage & {
  kind: 'reworded' | 'added' | 'left_out' | 'put_back' | 'refused'
  /** A sentence: why. */
  why: string
}

/** A draft that was checked: guidelines as the service reads them, and what is to be said of them. */
export type SettledDraft = { guidelines: string; language: Language; notes: DraftNote[] }
