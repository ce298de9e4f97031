import { z } from 'zod'
import { name } from '../resources.ts'
import type { Call } from './call.ts'

/** Which of the archived ones a list holds. */
export const archived = z
  .enum(['true', 'false'], { error: 'must be true or false' })
  .optional()
  .describe('`false` leaves archived ones out, `true` returns them alone; both when left out.')

const yesOrNo = z.boolean({ error: 'must be true or false' })

const standing = z
  .object({
    interviewID: z.string(),
    closed: z.boolean().describe('Whether nobody new can begin.'),
    archived: z.boolean().describe('Whether it is kept out of the usual lists.'),
    sound: z.boolean().describe('Whether people are asked if what they say may be kept as sound.'),
    productName: z.string().optional().describe('How its product is shown, where it was renamed.'),
  })
  .meta({ id: 'InterviewStanding' })

const product = z
  .object({
    productID: z.string(),
    name: z.string().optional().describe('How it is shown; absent where by its identifier.'),
    archived: z.boolean(),
  })
  .meta({ id: 'Product' })

/** How interviews and products come to rest, and go. */
export const lifecycleCalls = {
  'interviews.getStanding': {
    method: 'GET',
    path: '/v1/interviews/getStanding',
    tag: 'interviews',
    summary: 'Whether an interview is closed or archived',
    description:
      'Returns whether somebody new can begin, whether it is in the usual lists, and whether it asks for sound.',
    access: 'read',
    query: z.object({ interviewID: name }),
    result: standing,
    failures: [404],
  },
  'interviews.setClosed': {
    method: 'POST',
    path: '/v1/interviews/setClosed',
    tag: 'interviews',
    summary: 'Close an interview, or open it again',
    description:
      'Closed: no links are made, no invitations are sent, and whoever has not begun reads on their link that the study is over (410). Whoever has begun can finish. Opening it again makes the same links good, as far as they have not ended meanwhile.',
    access: 'write',
    tells: 'read',
    body: z.object({ interviewID: name, closed: yesOrNo }),
    result: standing,
    failures: [404],
  },
  'interviews.setArchived': {
    method: 'POST',
    path: '/v1/interviews/setArchived',
    tag: 'interviews',
    summary: 'Archive an interview, or take it back',
    description: 'Keeps it out of the lists that leave archived ones out; nothing else changes.',
    access: 'write',
    tells: 'read',
    body: z.object({ interviewID: name, archived: yesOrNo }),
    result: standing,
    failures: [404],
  },
  'interviews.erase': {
    method: 'POST',
    path: '/v1/interviews/erase',
    tag: 'interviews',
    summary: 'Erase an interview and all that was said in it',
    description:
      'Erases the interview with its links, conversations, findings, themes, notes and shares, and what profiles hold of it; profiles of people who took part elsewhere keep the rest. The interview is unknown at once. Where it has many links `done` is false, and the rest of them is erased within minutes. It cannot be undone.',
    access: 'write',
    body: z.object({ interviewID: name }),
    result: z.object({ done: z.boolean().describe('Whether nothing is left to be erased.') }),
    failures: [404],
  },
  'products.updateOne': {
    method: 'POST',
    path: '/v1/products/updateOne',
    tag: 'products',
    summary: 'Rename a product, archive it or take it back',
    description:
      'Changes how a product is shown to researchers, and whether it is in the usual lists; participants and interviewers know it by its identifier as before. What is left out stays as it is.',
    access: 'write',
    tells: 'read',
    body: z.object({
      productID: name,
      name: z
        .union([name, z.literal('')])
        .optional()
        .describe('An empty text shows it by its identifier again.'),
      archived: yesOrNo.optional(),
    }),
    result: product,
    failures: [404],
  },
  'products.remove': {
    method: 'POST',
    path: '/v1/products/remove',
    tag: 'products',
    summary: 'Remove a product that has no interview left',
    description:
      'Takes a product out of every list, with its name and the profiles that software drew for it. While there is an interview about it, nothing is removed (409).',
    access: 'write',
    body: z.object({ productID: name }),
    result: z.object({ done: z.literal(true) }),
    failures: [404, 409],
  },
} as const satisfies Record<string, Call>
