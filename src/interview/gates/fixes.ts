import type { TurnProposal } from '../proposals/proposal.ts'
import { isQuoteOf } from '../record.ts'
import type { Message, Session } from '../session.ts'

/** Leaves out whatever names a topic or a question that the plan does not have. */
export function keepKnownIds(proposal: TurnProposal, { plan }: Session): TurnProposal {
  const topics = new Set(plan.topics.map(({ id }) => id))
  const questions = new Set(plan.topics.flatMap((topic) => topic.questions.map(({ id }) => id)))
  const { questionId } = proposal
  return {
    ...proposal,
    coverage: proposal.coverage.filter(({ topicId }) => topics.has(topicId)),
    questionId: questionId !== null && questions.has(questionId) ? questionId : null,
    coveredQuestionIds: proposal.coveredQuestionIds.filter((id) => questions.has(id)),
  }
}

/** Leaves out what rests on words that nobody wrote: the note, or the depth that it claims. */
export function keepTrueQuotes(
  proposal: TurnProposal,
  messages: readonly Message[],
  session: Session,
): TurnProposal {
  const barred = new Set(session.flagged?.map(({ seq }) => seq))
  const holds = ({ seq, quote }: { seq?: number; quote?: string }) => {
    const message = seq === undefined || barred.has(seq) ? undefined : messages[seq]
    return !message?.flags?.length && quote !== undefined && isQuoteOf(message, quote)
  }
  const { target } = proposal
  return {
    ...proposal,
    coverage: proposal.coverage.map((item) => {
      if (holds(item)) return item
      const { topicId, level } = item
      return { topicId, level: level > 1 ? 1 : level }
    }),
    memory: proposal.memory.filter(holds),
    target: target && holds(target) ? target : null,
  }
}

/** Plain text on one line: no Markdown, links, pictures, lists or invisible characters. */
export function plainText(text: string): string {
  return text
    .replace(/[^\P{Cc}\n]+/gu, ' ')
    .replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Variation_Selector}|\p{Cf}/gu, '')
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/\b(?:https?:\/\/|www\.)\S+/gi, '')
    .replace(/\*+|__+|`+|~~+/g, '')
    .replace(/^[^\S\n\r\u2028\u2029]*(?:(?:[-•]|\d{1,3}[.)]|#{1,6}|>)[^\S\n]+)+/gm, '')
    .replace(/\s+/g, ' ')
    .trim()
}
