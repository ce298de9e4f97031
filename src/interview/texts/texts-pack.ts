import type { OnboardingFieldName } from '../../contract/participant.ts'

/** The engine's own words in one language. Whatever ends in a question asks exactly one. */
export type Texts = {
  onboardingLabels: Record<OnboardingFieldName, string>
  greeting: (firstName: string | null) => string
  /** Who asks and how long it takes. */
  introduction: (organization: string, minutes: number) => string
  /** No right answers; one may skip and stop. */
  freedom: string
  /** The same where some choices decide who takes part, which nobody skips. */
  freedomAtGates: string
  toBegin: string
  anyLanguage: string
  /** Neutral, never praise. */
  acknowledgements: readonly [string, ...string[]]
  /** Said after a question was skipped or refused. */
  afterSkip: readonly [string, ...string[]]
  /** Said where the engine itself leads to another topic. */
  transitions: readonly [string, ...string[]]
  /** Said where the engine asks on after the participant chose not to stop. */
  goingOn: string
  lastQuestions: (count: number) => string
  /** Stands for the participant's line when a question was skipped. */
  skipped: string
  /** With two or three sentences of a model's on what it understood. */
  understood: (lines: string) => string
  /** With one to three of the participant's own quotes. */
  recap: (quotes: readonly string[]) => string
  verdict: (product: string) => string
  /** To somebody who has to go: thanks, before the verdict. */
  letGo: string
  /** What to call the product where its name is not known. */
  product: string
  closing: string
  /** Closing where the conversation was hard on somebody. */
  closingGently: string
  confirmEnd: string
  /** Shown to somebody who returns after hours; without the topic, whose title is the researcher's. */
  away: string
  crisis: (resources: string | null) => string
  minor: string
  /** Before the next question, after somebody told something painful. */
  distress: string
  /** After "what do you mean?", before the question is put more plainly, or left. */
  sorryUnclear: string
  sorryGoOn: string
  /** After "as I said". */
  saidAlready: string
  /** After anger at the interview, once. */
  protest: string
  /** The recap's question again, more plainly. */
  recapMeans: string
  /** The one follow-up to what was put right at the recap, or added. */
  correctedMore: string
  addedMore: string
  /** In place of `closing`, behind the guide's own farewell. */
  closingAfterOwn: string
  /** After words that are no answer to a closed question: what may be chosen, options divided by semicolons. */
  choices: (options: string) => string
  choicesMost: (options: string, most: number) => string
  /** The same of a scale; each end with what it means in brackets. */
  points: (low: string, high: string) => string
  numberWanted: string
  /** Before these, where nobody goes on without choosing. */
  choiceNeeded: string
  /** Where the guide asks for the reason of what was chosen. */
  whyChosen: string
  /** To whom the interview is not for, and for whom there is no place any more. */
  screenedOut: string
  quotaFull: string
  /** The two buttons beside `confirmEnd`, sent as answers. */
  stopHere: string
  goOn: string
  /** Marks that quotes are set in. */
  quote: (words: string) => string
}
