import type { Interviewer } from '../../src/interview/ports.ts'
import type { Access } from '../../src/interviewers/llm/calls/providers.ts'
import { createModelInterviewer } from '../../src/interviewers/llm/interviewer.ts'
import { readings } from '../../src/reading/readings.ts'

const patient = { firstMs: 10_000, mendMs: 10_000, totalMs: 20_000 }
/** Where the model never answers. */
const hurried = { firstMs: 25, mendMs: 15, totalMs: 40 }
const limits = {
  tokensPerInterview: null,
  tokensPerDay: null,
  usdPerInterview: null,
  usdPerDay: null,
  price: null,
}

/** A model interviewer that does not really wait before it calls again. */
export function modelInterviewer(access: Access, isHurried: boolean): Interviewer {
  return createModelInterviewer({
    access,
    dialogues: readings,
    limits,
    patience: isHurried ? hurried : patient,
    wait: async () => true,
  })
}
