import { z } from 'zod'
import { name } from '../resources.ts'
import { showNumber } from '../show-number.ts'
import type { Call } from './call.ts'

/** Most days that what was said may be kept. */
export const retentionDaysMax = 3_650

export const retentionDays = z
  .int({ error: 'must be a whole number' })
  .min(1, { error: 'must be at least 1' })
  .max(retentionDaysMax, { error: `must be at most ${showNumber(retentionDaysMax)}` })

const retention = z.object({
  interviewID: z.string(),
  retentionDays: retentionDays.describe(
    'Days after its end, or the last activity, until an interview is erased.',
  ),
  from: z
    .enum(['interview', 'organization', 'default'])
    .describe('Who says so: the interview itself, its organization, or nobody.'),
})

/** How long what people said is kept. */
export const retentionCalls = {
  'interviews.getRetention': {
    method: 'GET',
    path: '/v1/interviews/getRetention',
    tag: 'interviews',
    summary: 'Tell how long what is said is kept',
    description:
      'Returns after how many days an ended or abandoned interview on one of its links is erased, with what was derived of it.',
    access: 'read',
    query: z.object({ interviewID: name }),
    result: retention,
    failures: [404],
  },
  'interviews.setRetention': {
    method: 'POST',
    path: '/v1/interviews/setRetention',
    tag: 'interviews',
    summary: 'Set how long what is said is kept',
    description:
      "Sets it for this interview, for what was said before, too. Without `retentionDays` the organization's holds again. What is past its time is erased within a day.",
    access: 'write',
    body: z.object({ interviewID: name, retentionDays: retentionDays.optional() }),
    result: retention,
    failures: [404],
  },
} as const satisfies Record<string, Call>
