import { z } from 'zod'
import { page } from '../page.ts'
import {
  guidelinesCharactersMax,
  instant,
  interview,
  invitesPerCallMax,
  linkName,
  name,
  newName,
} from '../resources.ts'
import { showNumber } from '../show-number.ts'
import { text, words } from '../text.ts'
import type { Call } from './call.ts'
import { asksSound } from './keeping/sound-calls.ts'
import { inviteSummary } from './overview-calls.ts'

const linkIDs = z
  .array(linkName)
  .min(1, { error: 'must have at least 1 item' })
  .max(invitesPerCallMax, {
    error: `must have at most ${showNumber(invitesPerCallMax)} items`,
  })
  .describe('Links of the organization; others are passed over.')
const count = z.int().min(0)
const guidelines = words(guidelinesCharactersMax)

/** What changes an interview and its invites once they are there, and who is behind a number. */
export const steeringCalls = {
  'interviews.updateOne': {
    method: 'POST',
    path: '/v1/interviews/updateOne',
    tag: 'interviews',
    summary: 'Change an interview',
    description:
      'Changes what is given and returns the interview. Its guidelines can be changed until somebody starts; who conducts it changes for those who start later.',
    access: 'write',
    tells: 'read',
    body: z.object({
      interviewID: name,
      interviewName: newName.optional(),
      guidelines: guidelines.optional(),
      interviewer: name.optional(),
      sound: asksSound.optional(),
      insteadOf: z
        .object({
          interviewName: name.optional(),
          guidelines: guidelines.optional(),
          interviewer: name.optional(),
        })
        .optional()
        .describe(
          'What you read before you changed it: where somebody else has changed one of these since, nothing is changed (409).',
        ),
    }),
    result: interview,
    failures: [404, 409],
  },
  'interviews.preview': {
    method: 'POST',
    path: '/v1/interviews/preview',
    tag: 'interviews',
    summary: 'Try an interview out',
    description:
      'Returns a link on which an interview, or guidelines that are not saved, can be tried as a participant would take it. What is said there is no data: it is in no list, count, report or profile, and erased within a day.',
    access: 'write',
    body: z
      .object({
        interviewID: name.optional(),
        guidelines: guidelines.optional().describe('In place of an interview: a draft.'),
        productID: name.optional().describe('Of a draft: the product it is about.'),
        interviewName: name.optional(),
        interviewer: name.optional(),
      })
      .refine((body) => (body.interviewID === undefined) !== (body.guidelines === undefined), {
        path: ['guidelines'],
        error: 'must be given in place of interviewID',
      }),
    result: z.object({ url: z.string().meta({ format: 'uri' }), expires_on: instant }),
    failures: [404, 409],
  },
  'invites.revoke': {
    method: 'POST',
    path: '/v1/invites/revoke',
    tag: 'invites',
    summary: 'Revoke invites',
    description: 'Ends links that nobody has finished. What was said so far stays.',
    access: 'write',
    body: z.object({ linkIDs }),
    result: z.object({ revoked: count.describe('How many links were ended.') }),
    failures: [],
  },
  'invites.erase': {
    method: 'POST',
    path: '/v1/invites/erase',
    tag: 'invites',
    summary: 'Erase one invite and all that was said on it',
    description:
      'Erases the interview behind this link, what was derived of it and what waits to be made of it, also when the link has ended; the link is then unknown. For whoever has no address to be found by, and no longer the browser in which they agreed. It cannot be undone.',
    access: 'write',
    body: z.object({ linkID: linkName }),
    result: z.object({ done: z.literal(true) }),
    failures: [404, 409],
  },
  'invites.setExpiry': {
    method: 'POST',
    path: '/v1/invites/setExpiry',
    tag: 'invites',
    summary: 'Change when invites expire',
    description: 'Changes the end of links that have not ended yet.',
    access: 'write',
    body: z.object({ linkIDs, expires_on: instant.describe('Within ten years from now.') }),
    result: z.object({ changed: count.describe('How many links were changed.') }),
    failures: [],
  },
  'interviews.getPeople': {
    method: 'GET',
    path: '/v1/interviews/getPeople',
    tag: 'interviews',
    summary: 'List the people behind one number of the report',
    description:
      'Returns the invites that `interviews.getReport` or `interviews.getFindings` counts in one of its numbers, oldest first; of a person who took part more than once, the newest.',
    access: 'read',
    query: z.object({
      interviewID: name,
      group: text(1, 600).describe(
        '`invited`, `started`, `completed`, `endedEarly`, `abandoned`, `inProgress`, `screenedOut`, `quotaFull`, `neverStarted`; `drop:<place>` or `drop:<place>:<topicID>`; `sentiment:<1 to 5>`; `topic:<id>:reached`, `…:covered` or `…:cut`; `question:<id>:asked`, `…:spoke` or `…:silent`; `theme:<kind>:<polarity or ->:<key>`.',
      ),
      side: z
        .enum(['supporting', 'challenging'], { error: 'must be supporting or challenging' })
        .optional()
        .describe('Of a theme: those who say so, or those who say the opposite.'),
      ...page,
    }),
    result: z.array(inviteSummary),
    list: true,
    failures: [404],
  },
} as const satisfies Record<string, Call>
