/** How people say these things in one language: whole short utterances, one a line. */
export type ActPhrases = {
  puzzled: string
  saidAlready: string
  refusal: string
  dontKnow: string
  stop: string
  protest: string
  nothingMore: string
  /** Words of which whoever finds a recap right as it is makes their answer. */
  agreement: string
  /** Questions that nobody is to answer. */
  rhetorical: string
  /** Words that questions of yes or no, or of when, begin with. */
  yesNo: string
  /** Verbs of telling what somebody said. */
  told: string
  /** Having to go; and something else to do, which says so only in a short answer. */
  leaving: string
  hurry: string
  /** Questions to us that people type without their mark. */
  unmarked: string
  /** Words around such an utterance that add nothing to it. */
  filler: string
}
