import { z } from 'zod'
import { page } from '../page.ts'
import { instant, linkName, name } from '../resources.ts'
import type { Call } from './call.ts'

/** Days ahead that a share may end at the most. */
export const shareDaysMax = 365

/** What a page for somebody without an account can show. */
export const sharedParts = ['findings', 'transcript'] as const
export type SharedPart = (typeof sharedParts)[number]
const what = z.enum(sharedParts, { error: `must be one of ${sharedParts.join(', ')}` })

export const share = z
  .object({
    shareID: z.string(),
    interviewID: z.string(),
    what: what.describe('What people said to each question, or one conversation.'),
    linkID: z.string().optional().describe('With `transcript`: whose conversation.'),
    names: z.boolean().describe('Whether the page tells who they are.'),
    url: z.string().meta({ format: 'uri' }).describe('Whoever has it can read the page.'),
    expires: instant.describe('When the page ends.'),
    userID: z.string().describe('Who made it.'),
    userName: z.string().optional().describe('Their name, where they use the console with one.'),
    timestamp: instant,
  })
  .meta({ id: 'Share' })
export type ShareShown = z.infer<typeof share>

/** Pages for somebody without an account. */
export const shareCalls = {
  'shares.addOne': {
    method: 'POST',
    path: '/v1/shares/addOne',
    tag: 'shares',
    summary: 'Share something with somebody without an account',
    description:
      'Makes a page to read, at an address that cannot be guessed, until it ends or is withdrawn: the findings of an interview, or one conversation. It shows what there is at the moment of the look, so nothing of anybody who was erased. Unless `names` says otherwise, names and addresses are left out where the service knows them: of the greeting and of what people said; what else they told of themselves stays. At most 100 open ones of an interview.',
    access: 'write',
    tells: 'read',
    body: z
      .object({
        interviewID: name,
        what,
        linkID: linkName.optional(),
        expires: instant.describe(`Within ${shareDaysMax} days from now.`),
        names: z.boolean({ error: 'must be true or false' }).optional(),
      })
      .refine((body) => (body.what === 'transcript') === (body.linkID !== undefined), {
        path: ['linkID'],
        error: 'belongs to a transcript, and must be left out elsewhere',
      }),
    result: share,
    failures: [404, 409],
  },
  'shares.getList': {
    method: 'GET',
    path: '/v1/shares/getList',
    tag: 'shares',
    summary: 'List what is shared of an interview',
    description:
      'Returns the shares of an interview, or of one of its conversations, that have not ended, oldest first.',
    access: 'read',
    query: z.object({ interviewID: name, linkID: linkName.optional(), ...page }),
    result: z.array(share),
    list: true,
    failures: [],
  },
  'shares.remove': {
    method: 'POST',
    path: '/v1/shares/remove',
    tag: 'shares',
    summary: 'Withdraw a share',
    description: 'Ends a page at once, and for good.',
    access: 'write',
    body: z.object({ shareID: name }),
    result: z.object({ removed: z.literal(true) }),
    failures: [404],
  },
} as const satisfies Record<string, Call>
