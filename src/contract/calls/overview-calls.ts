import { z } from 'zod'
import { choice, saidInWords } from '../closed-question.ts'
import { page } from '../page.ts'
import {
  conversationRoles,
  instant,
  interview,
  invite,
  inviteStatus,
  linkName,
  misheard,
  name,
} from '../resources.ts'
import type { Call } from './call.ts'
import { archived } from './lifecycle-calls.ts'
import { kept } from './open-link-calls.ts'
import { mails } from './outgoing/mail-calls.ts'

const count = z.int().min(0)

/** How many invites have each status. */
const inviteCounts = z
  .object({
    created: count,
    started: count,
    completed: count,
    abandoned: count,
    expired: count,
    revoked: count,
    screened_out: count,
    quota_full: count,
  })
  .meta({ id: 'InviteCounts' })

const tally = {
  counts: inviteCounts.describe('Its invites in each status.'),
  last_activity: instant.optional().describe('When somebody took part last.'),
}

const score = z.int().min(1).max(5)

export const inviteSummary = z
  .object({
    ...invite.pick({ linkID: true, interviewID: true, productID: true }).shape,
    ...invite.pick({ userInfo: true, status: true, timestamp: true }).shape,
    url: z.string().describe('The link to send, as it was given when it was made.'),
    expires_on: instant.describe('When it ends, if nobody finishes it before.'),
    last_activity: instant.optional().describe('When the person last took part.'),
    completed_on: instant.optional(),
    answers: count.describe('Answers given so far.'),
    kept,
    mails,
    profileID: z.string().optional().describe('The profile it went into, once it did.'),
    sentiment: score.optional().describe('How the person feels, where the interview told.'),
  })
  .meta({ id: 'InviteSummary' })
export type InviteSummary = z.infer<typeof inviteSummary>

const seq = z.int().min(0)

const transcript = z.object({
  invite: inviteSummary,
  language: z.string().optional().describe('The language it is held in; absent before consent.'),
  messages: z.array(
    z.object({
      seq,
      role: z.enum(conversationRoles),
      content: z.string(),
      choice: choice.optional(),
      said: saidInWords,
      at: instant,
      kind: z.string().optional().describe('As in `question`, `probe`, `recap`, `answer`, `skip`.'),
      topic: z.object({ id: z.string(), title: z.string() }).optional(),
      why: z.string().optional().describe('Of a question: why it was asked, in a sentence.'),
      lines: z
        .tuple([z.int().min(1), z.int().min(1)])
        .optional()
        .describe('The lines of the guidelines it comes from, first and last.'),
      flags: z
        .array(z.string())
        .optional()
        .describe('Why an answer is no evidence for a profile, as in `pasted`.'),
      misheard,
      sound: z
        .array(
          z.object({
            start: z.int().min(0).describe('Where its words begin, in UTF-16 units.'),
            end: z.int().min(0).describe('Where they end, exclusive.'),
            beginMs: z.int().min(0).describe('Where it begins in what `invites.getSound` sends.'),
            endMs: z.int().min(0).describe('And where it ends there.'),
          }),
        )
        .optional()
        .describe('Recordings of an answer whose sound is kept, one behind the other.'),
    }),
  ),
  questions: z
    .array(
      z.object({
        seq,
        text: z.string().describe('As the participant put it.'),
        answered: z.boolean().describe('Whether the interviewer could answer it.'),
      }),
    )
    .optional()
    .describe(
      'What the participant asked, for the team to answer; absent where they asked nothing.',
    ),
  evidence: z
    .array(
      z.object({
        profileID: z.string(),
        claimID: z.string().describe('The claim: the same for all words that it rests on.'),
        field: z.string().describe('The `kind` of the claim.'),
        text: z.string().describe('What is claimed.'),
        seq,
        start: z.int().min(0).describe('Where the words begin, in UTF-16 units.'),
        end: z.int().min(0).describe('Where they end, exclusive.'),
      }),
    )
    .describe('Words that a profile rests on, and where they stand in this conversation.'),
})
export type Transcript = z.infer<typeof transcript>

/** What there is, at a glance. */
export const overviewCalls = {
  'products.getList': {
    method: 'GET',
    path: '/v1/products/getList',
    tag: 'products',
    summary: 'List the products that there are interviews about',
    description: 'Returns the products in the order of their identifiers, with what came of each.',
    access: 'read',
    query: z.object({ archived, ...page }),
    result: z.array(
      z
        .object({
          productID: z.string(),
          name: z.string().optional().describe('How it is shown, where it was renamed.'),
          archived: z.literal(true).optional(),
          interviews: count,
          ...tally,
          sentiment: z
            .array(z.object({ score, people: count }))
            .optional()
            .describe('How many people feel how; absent where nobody told.'),
        })
        .meta({ id: 'ProductOverview' }),
    ),
    list: true,
    failures: [],
  },
  'interviews.getList': {
    method: 'GET',
    path: '/v1/interviews/getList',
    tag: 'interviews',
    summary: 'List interviews',
    description: 'Returns interviews with how their invites stand, oldest first.',
    access: 'read',
    query: z.object({
      productID: name.optional().describe('Only interviews about this product.'),
      archived,
      ...page,
    }),
    result: z.array(
      z
        .object({
          ...interview.omit({ guidelines: true }).shape,
          timestamp: instant.describe('When it was created.'),
          closed: z.literal(true).optional().describe('Nobody new can begin.'),
          archived: z.literal(true).optional(),
          ...tally,
        })
        .meta({ id: 'InterviewOverview' }),
    ),
    list: true,
    failures: [],
  },
  'invites.getSummaries': {
    method: 'GET',
    path: '/v1/invites/getSummaries',
    tag: 'invites',
    summary: 'List invites without their conversations',
    description:
      'Returns the invites that match everything given, oldest first. At least one of `interviewID` and `productID` is required.',
    access: 'read',
    query: z.object({
      interviewID: name.optional().describe('Only invites of this interview.'),
      productID: name.optional().describe('Only invites of this product.'),
      status: inviteStatus.optional().describe('Only invites that have it now.'),
      search: name
        .optional()
        .describe(
          'Only invites whose e-mail, name, occupation or link holds this, whatever its case.',
        ),
      ...page,
    }),
    result: z.array(inviteSummary),
    list: true,
    failures: [],
  },
  'invites.getTranscript': {
    method: 'GET',
    path: '/v1/invites/getTranscript',
    tag: 'invites',
    summary: 'Return a conversation with why each question was asked',
    description:
      'Returns one conversation line by line, each question with its reason and where it stands in the guidelines, and the words that claims of a profile rest on.',
    access: 'read',
    query: z.object({ linkID: linkName }),
    result: transcript,
    failures: [404],
  },
} as const satisfies Record<string, Call>
