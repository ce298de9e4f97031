import { z } from 'zod'
import { guidelinesDraft, plan } from '../plan-schema.ts'
import { guidelinesCharactersMax, name } from '../resources.ts'
import { text } from '../text.ts'
import type { Call } from './call.ts'

/** How guidelines were understood. */
export const planCalls = {
  'interviews.getPlan': {
    method: 'GET',
    path: '/v1/interviews/getPlan',
    tag: 'interviews',
    summary: 'Show how the guidelines of an interview were understood',
    description:
      'Returns the plan that the guidelines compile to: topics, questions, follow-ups, what is avoided, budgets and warnings, each with the lines it comes from. What has no lines was added.',
    access: 'read',
    query: z.object({ interviewID: name }),
    result: plan,
    failures: [404],
  },
  'interviews.checkGuidelines': {
    method: 'POST',
    path: '/v1/interviews/checkGuidelines',
    tag: 'interviews',
    summary: 'Show how a draft would be understood',
    description:
      'Returns the plan of guidelines that are not saved, with warnings that say what will not fit or work. Writes nothing.',
    access: 'read',
    body: z.object({
      guidelines: text(1, guidelinesCharactersMax).describe('The draft.'),
      productID: name.optional().describe('The product it is about, as in `addOne`.'),
    }),
    result: plan,
    failures: [],
  },
  'interviews.draftGuidelines': {
    method: 'POST',
    path: '/v1/interviews/draftGuidelines',
    tag: 'interviews',
    summary: 'Have a model word guidelines',
    description:
      'A model reads guidelines in any form, a letter or a wish such as “why do people leave?”, and words them so that they are understood as meant; the service checks what it wrote against them. Saves nothing: take the text into `addOne` or `updateOne`, or leave it. Takes up to a minute, and tokens of the organization. 409 where no model is set up, 503 where it does not answer.',
    access: 'write',
    body: z.object({
      guidelines: text(1, guidelinesCharactersMax).describe(
        'The draft, or what is to be found out.',
      ),
      productID: name.optional().describe('The product it is about, as in `addOne`.'),
    }),
    result: guidelinesDraft,
    failures: [409],
  },
} as const satisfies Record<string, Call>
