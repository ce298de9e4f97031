import type { TurnProposal } from '../../src/interview/proposals/proposal.ts'

/** A proposal as a scripted model writes it. */
export function writtenTurn(proposal: TurnProposal): string {
  const { reply, assessment, coverage, confirmed, recap } = proposal
  return JSON.stringify({
    ack: reply.ack,
    question: reply.question,
    action: proposal.action,
    questionId: proposal.questionId,
    kind: proposal.probeKind,
    answered: assessment.answered,
    topics: coverage.map(({ topicId, level }) => `${topicId}:${level}`),
    covered: proposal.coveredQuestionIds,
    flags: proposal.flags,
    doubts: confirmed ?? [],
    language: proposal.switchLanguage,
    recap: recap ?? [],
  })
}
