import { z } from 'zod'
import type { Call } from './calls.ts'
import { profileInFull } from './profile-schemas.ts'
import { inviteReport } from './report-schemas.ts'
import { name } from './resources.ts'

/** What came of interviews, with what it rests on. */
export const insightCalls = {
  'profiles.getOne': {
    method: 'GET',
    path: '/v1/profiles/getOne',
    tag: 'profiles',
    summary: 'Return one profile and all that it rests on',
    description:
      'Returns the Profile with this identifier and, beside it, every claim with the words it rests on, what contradicts itself, what was not talked about, how the sentiment went and what changed when.',
    access: 'read',
    query: z.object({ profileID: name }),
    result: profileInFull,
    failures: [404],
  },
  'invites.getReport': {
    method: 'GET',
    path: '/v1/invites/getReport',
    tag: 'invites',
    summary: 'Tell how one interview was conducted',
    description:
      'Returns what can be counted of the conversation: each measure with its target and what it tells, how far each topic came, and how much each answer gives.',
    access: 'read',
    query: z.object({ linkID: name }),
    result: inviteReport,
    failures: [404],
  },
} as const satisfies Record<string, Call>
