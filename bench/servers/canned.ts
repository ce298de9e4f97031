import type { Interviewer } from '../../src/interview/ports.ts'

/**
 * Always asks the next planned question, without reading the answer: with it a turn costs what the
 * service costs, apart from the interviewer's own thinking, which is measured by itself.
 */
export const cannedInterviewer: Interviewer = {
  name: 'builtin',
  async propose() {
    return {
      assessment: { answered: 'partial', newInfo: true, cues: [] },
      coverage: [],
      action: 'next',
      probeKind: null,
      templateId: null,
      questionId: null,
      target: null,
      reply: { ack: null, question: '' },
      memory: [],
      flags: [],
      coveredQuestionIds: [],
      switchLanguage: null,
    }
  },
}
