import { z } from 'zod'
import { correction, takenBack } from '../correction-schema.ts'
import { profileInFull } from '../profile-schemas.ts'
import { interviewReport, inviteReport, quotesMax } from '../report-schemas.ts'
import { linkName, name } from '../resources.ts'
import type { Call } from './call.ts'

/** What came of interviews, with what it rests on. */
export const insightCalls = {
  'profiles.getOne': {
    method: 'GET',
    path: '/v1/profiles/getOne',
    tag: 'profiles',
    summary: 'Return one profile and all that it rests on',
    description:
      'Returns the Profile with this identifier and, beside it, every claim with the words it rests on, what contradicts itself, what was not talked about, how the sentiment went, what changed when and who may be the same person.',
    access: 'read',
    query: z.object({ profileID: name }),
    result: profileInFull,
    failures: [404],
  },
  'profiles.correct': {
    method: 'POST',
    path: '/v1/profiles/correct',
    tag: 'profiles',
    summary: 'Put one field of a profile right',
    description:
      'Records a correction with its reason and who made it, and returns the profile with it. What people told stays as it was: the correction lies over it, in every answer that holds the profile, also when further interviews come in. It goes when the person withdraws an interview.',
    access: 'write',
    tells: 'read',
    body: correction,
    result: profileInFull,
    failures: [404, 409],
  },
  'profiles.takeBack': {
    method: 'POST',
    path: '/v1/profiles/takeBack',
    tag: 'profiles',
    summary: 'Take a correction back',
    description:
      'Lets a correction no longer hold, and returns the profile without it: the correction of the field before it holds again or, where there is none, what people told. It stays listed, with who took it back and why. One that was taken back already stays so.',
    access: 'write',
    tells: 'read',
    body: takenBack,
    result: profileInFull,
    failures: [404, 409],
  },
  'invites.getReport': {
    method: 'GET',
    path: '/v1/invites/getReport',
    tag: 'invites',
    summary: 'Tell how one interview was conducted',
    description:
      'Returns what can be counted of the conversation: each measure with its target and what it tells, how far each topic came, and how much each answer gives.',
    access: 'read',
    query: z.object({ linkID: linkName }),
    result: inviteReport,
    failures: [404],
  },
  'interviews.getReport': {
    method: 'GET',
    path: '/v1/interviews/getReport',
    tag: 'interviews',
    summary: 'Tell what came of an interview, over all its people',
    description:
      'Returns how far the invited people came and where they left, what is typical, how well each topic was covered, how they feel, and themes counted by people, each with quotes for and against it and the interviews these are from.',
    access: 'read',
    query: z.object({
      interviewID: name,
      quotes: z
        .int({ error: 'must be a whole number' })
        .min(0, { error: 'must be at least 0' })
        .max(quotesMax, { error: `must be at most ${quotesMax}` })
        .optional()
        .describe('Most quotes for each side of a theme; 3 when left out.'),
    }),
    result: interviewReport,
    failures: [404],
  },
} as const satisfies Record<string, Call>
