import type { Language, LintFinding } from '../../guide/plan.ts'
import { readable } from '../../language/readable.ts'
import { fold } from '../../language/words.ts'
import type { TurnProposal } from '../proposals/proposal.ts'
import type { PlannedQuestion } from '../questions/progress.ts'
import type { Message, Session } from '../session.ts'

export type Lint = (text: string, options: { language: Language }) => LintFinding[]

/** What did not pass, in one sentence for whoever wrote it. */
export type GateFailure = {
  gate: string
  why: string
  /** Whether another attempt may mend it, or this interviewer is not to speak in this turn. */
  severity: 'repair' | 'fallback'
}

/** A reply on its way through the gates. The fixes change `ack` and `question`. */
export type Reply = {
  ack: string | null
  question: string
  proposal: TurnProposal
  /** The session as it will be once the proposal's notes are taken. */
  session: Session
  messages: readonly Message[]
  /** Whether the proposal's own question will be said, or only its acknowledgement. */
  ownWords: boolean
  /** The planned question that it asks or puts once more. */
  planned: PlannedQuestion | null
  lint: Lint
  /** Further texts that nothing may be repeated from, such as a prompt. */
  secrets: readonly string[]
}

const quotedSpans = /“([^“”]*)”|„([^„“”]*)[“”]|«([^«»]*)»|"([^"]*)"|‘([^‘’]*)’/g

/** What stands in quotation marks. */
export function quotesIn(text: string): string[] {
  return [...text.matchAll(quotedSpans)]
    .map((match) => match.slice(1).find((span) => span !== undefined) ?? '')
    .map((span) => span.trim())
    .filter((span) => span !== '')
}

/** The text without what stands in quotation marks. */
export function withoutQuotes(text: string): string {
  return text.replace(quotedSpans, ' ')
}

/** The reply's question without the researcher's own words, which no gate judges. */
export function ownPart({ question, planned }: Reply): string {
  if (!planned) return question
  const { text, rephrased } = planned.question
  if (fold(question) === fold(text) || fold(question) === fold(rephrased)) return ''
  return question.replace(text, ' ').replace(rephrased, ' ').trim()
}

/** Whether the reply's question has the researcher's own words in it. */
export function asksAsPlanned(reply: Reply): boolean {
  return ownPart(reply) !== reply.question.trim()
}

/** What the participant has written, as far as it is read. */
export function participantTexts(messages: readonly Message[]): string[] {
  return messages.filter(({ kind }) => kind === 'answer').map(({ content }) => readable(content))
}
