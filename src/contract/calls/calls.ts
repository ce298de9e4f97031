import { z } from 'zod'
import { page } from '../page.ts'
import { exportFormats, locale, participantEvent, snapshot } from '../participant.ts'
import {
  guidelinesCharactersMax,
  interview,
  invite,
  invitesPerCallMax,
  linkName,
  name,
  newName,
  profile,
} from '../resources.ts'
import { showNumber } from '../show-number.ts'
import { words } from '../text.ts'
import { accessCalls } from './access-calls.ts'
import { auditCalls } from './audit-calls.ts'
import type { Call } from './call.ts'
import { consoleCalls } from './console-calls.ts'
import { insightCalls } from './insight-calls.ts'
import { asksSound, soundCalls } from './keeping/sound-calls.ts'
import { lifecycleCalls } from './lifecycle-calls.ts'
import { noteCalls } from './note-calls.ts'
import { kept, openLinkCalls } from './open-link-calls.ts'
import { organizationCalls } from './organization-calls.ts'
import { mailCalls, mailsInFull } from './outgoing/mail-calls.ts'
import { webhookCalls } from './outgoing/webhook-calls.ts'
import { overviewCalls } from './overview-calls.ts'
import { peopleCalls } from './people-calls.ts'
import { planCalls } from './plan-calls.ts'
import { rehearsalCalls } from './rehearsal-calls.ts'
import { retentionCalls, retentionDays } from './retention-calls.ts'
import { shareCalls } from './share-calls.ts'
import { simulationCalls } from './simulation-calls.ts'
import { steeringCalls } from './steering-calls.ts'
import { studyCalls } from './study-calls.ts'
import { themeCalls } from './theme-calls.ts'

const inviteesOrCount = {
  interviewID: name.describe('The interview that the links lead to.'),
  count: z
    .int({ error: 'must be a whole number' })
    .min(1, { error: 'must be at least 1' })
    .max(invitesPerCallMax, { error: `must be at most ${showNumber(invitesPerCallMax)}` })
    .optional()
    .describe('How many links to make; 1 when left out.'),
  productID: name.optional().describe("Checked when given: must be the interview's product."),
  orgID: name.optional().describe("Checked when given: must be the token's organization."),
}

const invitee = z.object({
  email: name
    .refine((value) => /^[^\s@]+@[^\s@]+$/.test(value.trim()), {
      error: 'must be an e-mail address',
    })
    .optional(),
  name: name.optional(),
  occupation: name.optional(),
})

const anything = z.record(z.string(), z.unknown())

function defineCalls<const T extends Record<string, Call>>(calls: T): T {
  return calls
}

/** Every call there is, in the order of the documentation. */
export const calls = defineCalls({
  'profiles.getList': {
    method: 'GET',
    path: '/v1/profiles/getList',
    tag: 'profiles',
    summary: 'List all profiles under a product',
    description:
      'Returns the profiles of the customers who took part in interviews for the product, oldest first. An unknown product has none.',
    access: 'read',
    query: z.object({
      productID: name.describe('Only profiles of this product.'),
      source: z
        .enum(['human', 'ai'], { error: 'must be human or ai' })
        .optional()
        .describe('Only those of people, or only those that software drew.'),
      ...page,
    }),
    result: z.array(profile),
    list: true,
    failures: [],
  },
  'interviews.addOne': {
    method: 'POST',
    path: '/v1/interviews/addOne',
    tag: 'interviews',
    summary: 'Create an interview',
    description:
      "Creates an interview under the token's organization. The first interview that names a product brings the product into being.",
    access: 'write',
    body: z.object({
      productID: newName.describe('The product it is about: an identifier of your own.'),
      interviewName: newName.describe('A name for people.'),
      guidelines: words(guidelinesCharactersMax).describe(
        'What to find out, in plain words or Markdown.',
      ),
      userID: name.optional().describe("Who owns it: the token's user when left out."),
      interviewer: name
        .optional()
        .describe(
          'Who conducts it: `builtin`, or the `provider/model` the service is set up with. The model when left out, where there is one.',
        ),
      retentionDays: retentionDays
        .optional()
        .describe("Days until what was said is erased: the organization's when left out."),
      sound: asksSound.optional(),
    }),
    result: z.object({ interviewID: z.string() }),
    idempotent: true,
    failures: [409, 422],
  },
  'interviews.getOne': {
    method: 'GET',
    path: '/v1/interviews/getOne',
    tag: 'interviews',
    summary: 'Return one interview',
    description: 'Returns the interview with this identifier.',
    access: 'read',
    query: z.object({ interviewID: name }),
    result: interview,
    failures: [404],
  },
  ...planCalls,
  ...retentionCalls,
  'invites.getList': {
    method: 'GET',
    path: '/v1/invites/getList',
    tag: 'invites',
    summary: 'List invites of an interview or a product',
    description:
      'Returns the invites that match, oldest first. At least one of `interviewID` and `productID` is required; both together mean both must match.',
    access: 'read',
    query: z.object({
      interviewID: name.optional().describe('Only invites of this interview.'),
      productID: name.optional().describe('Only invites of this product.'),
      ...page,
    }),
    result: z.array(invite),
    list: true,
    failures: [],
  },
  'invites.getOne': {
    method: 'GET',
    path: '/v1/invites/getOne',
    tag: 'invites',
    summary: 'Return one invite',
    description: 'Returns the invite with this identifier and the conversation held so far.',
    access: 'read',
    query: z.object({ linkID: linkName }),
    result: invite,
    failures: [404],
  },
  'invites.createInvites': {
    method: 'GET',
    path: '/v1/invites/createInvites',
    tag: 'invites',
    summary: 'Make N invite links to an interview',
    description:
      'Makes links and returns their URLs. Although a GET, it writes: it refuses HEAD, prefetches, navigations and cross-site requests. Send an `Idempotency-Key` to make a retry safe.',
    access: 'write',
    query: z.object(inviteesOrCount),
    result: z.array(z.string().meta({ format: 'uri' })),
    idempotent: true,
    failures: [404, 409, 422],
  },
  'invites.createInvitesFor': {
    method: 'POST',
    path: '/v1/invites/createInvites',
    tag: 'invites',
    summary: 'Make invite links for named people',
    description:
      'The POST twin of `GET /v1/invites/createInvites`: the same members as JSON, and `invitees` in place of `count` for links that carry who they are for, one link each, in their order.',
    access: 'write',
    body: z
      .object({
        ...inviteesOrCount,
        invitees: z
          .array(invitee)
          .min(1, { error: 'must have at least 1 item' })
          .max(invitesPerCallMax, {
            error: `must have at most ${showNumber(invitesPerCallMax)} items`,
          })
          .optional(),
      })
      .refine((body) => body.count === undefined || body.invitees === undefined, {
        path: ['invitees'],
        error: 'cannot be given together with count',
      }),
    result: z.array(z.string().meta({ format: 'uri' })),
    idempotent: true,
    failures: [404, 409, 422],
  },
  ...insightCalls,
  ...peopleCalls,
  ...auditCalls,
  ...overviewCalls,
  ...organizationCalls,
  ...accessCalls,
  ...steeringCalls,
  ...openLinkCalls,
  ...mailCalls,
  ...rehearsalCalls,
  ...studyCalls,
  ...noteCalls,
  ...shareCalls,
  ...themeCalls,
  ...webhookCalls,
  ...simulationCalls,
  ...soundCalls,
  ...lifecycleCalls,
  'participant.getState': {
    method: 'GET',
    path: '/i/{linkID}/state',
    tag: 'participant',
    summary: 'Where the interview stands',
    description:
      'Returns the Snapshot of the interview behind the link. Changes nothing. Before consent, `notice` is what is agreed to, in the language of `locale`, which the event of consent is to tell.',
    access: 'link',
    query: z.object({ locale: locale.optional() }),
    result: snapshot,
    failures: [404],
  },
  'participant.addEvent': {
    method: 'POST',
    path: '/i/{linkID}/events',
    tag: 'participant',
    summary: 'One event in, the new Snapshot out',
    description:
      "Takes what the participant did and answers with the new Snapshot, the interviewer's next message in it. The same `clientMessageID` again changes nothing and gives the same answer back. An `end` that keeps nothing is for whom `participant.erase` is for.",
    access: 'link',
    body: participantEvent,
    result: snapshot,
    failures: [403, 404, 409, 410],
  },
  'participant.export': {
    method: 'GET',
    path: '/i/{linkID}/export',
    tag: 'participant',
    summary: 'What is held about this person',
    description:
      'Returns everything that is held about the participant in this interview, also when the link has ended. Only the browser in which they agreed to take part may ask; what was given in another one is left out, and where one was, so is what was derived. With `format=html` it is a page to read, with the text that was agreed to.',
    access: 'link',
    query: z.object({
      format: z.enum(exportFormats, { error: 'must be json or html' }).optional(),
    }),
    result: z.object({
      invite,
      consent: z
        .object({
          textHash: z.string(),
          locale: z.string(),
          agreedAt: z.string().meta({ format: 'date-time' }),
          interviewer: z.string().optional().describe('Who the text said asks the questions.'),
          provider: z.string().optional().describe('The company that it said reads along.'),
          voice: z.string().optional().describe('Who it said reads questions aloud.'),
          text: z.string().optional().describe('The text, where it is still the same.'),
          simulation: z
            .object({ textHash: z.string(), text: z.string().optional() })
            .optional()
            .describe('Where they allowed that software answers for them, the text of that.'),
          sound: z
            .object({ textHash: z.string(), text: z.string().optional() })
            .optional()
            .describe('Where they allowed that the sound is kept, the text of that.'),
        })
        .optional(),
      kept,
      mails: mailsInFull,
      location: z.string().optional(),
      sentiment: z.int().min(1).max(5).optional(),
      said: z
        .array(z.object({ at: z.int().min(0), text: z.string() }))
        .optional()
        .describe(
          'Words of theirs that were taken for an option, and at which line of `conversation`, from 0; absent where there are none.',
        ),
      sound: z
        .array(
          z.object({
            seq: z.int().min(0),
            ms: z.int().min(0).describe('How long it lasts.'),
            url: z.string().meta({ format: 'uri' }).describe('Where this browser can have it.'),
          }),
        )
        .optional()
        .describe('Answers of which the sound is kept; absent where there are none.'),
      notes: anything.optional().describe('What the interviewer kept in mind, without its plan.'),
      record: anything
        .optional()
        .describe('What was read out of the interview: each claim with the words it rests on.'),
      profile: profile
        .optional()
        .describe('What a profile says by this interview alone; one made of several says more.'),
    }),
    failures: [403, 404],
  },
  'participant.erase': {
    method: 'POST',
    path: '/i/{linkID}/erase',
    tag: 'participant',
    summary: 'Withdraw',
    description:
      'Erases the conversation, the details given and what was derived from them, also when the link has ended; the link is then unknown. Only the browser in which somebody agreed to take part may ask; before that, whoever holds the link. It cannot be undone.',
    access: 'link',
    result: z.object({ erased: z.literal(true) }),
    failures: [403, 404],
  },
  ...consoleCalls,
})

export type Calls = typeof calls
export type CallID = keyof Calls

type InputOf<S> = S extends z.ZodType ? z.infer<S> : undefined

/** The checked query parameters of a call. */
export type QueryOf<K extends CallID> = InputOf<Calls[K] extends { query: infer Q } ? Q : undefined>
/** The checked body of a call. */
export type BodyOf<K extends CallID> = InputOf<Calls[K] extends { body: infer B } ? B : undefined>
/** What a call answers, without its `result` wrapper. */
export type ResultOf<K extends CallID> = z.infer<Calls[K]['result']>
