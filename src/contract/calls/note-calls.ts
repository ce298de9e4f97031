import { z } from 'zod'
import { quote } from '../findings-schemas.ts'
import { page } from '../page.ts'
import { instant, linkName, name } from '../resources.ts'
import { text } from '../text.ts'
import type { Call } from './call.ts'

/** Characters of a note. */
const noteMax = 5_000

const about = {
  linkID: linkName.optional(),
  profileID: name.optional(),
  interviewID: name.optional(),
}

/** Exactly one of them says what a note is about. */
function isOne(given: { [K in keyof typeof about]?: string | undefined }): boolean {
  return [given.linkID, given.profileID, given.interviewID].filter(Boolean).length === 1
}

const onlyOne = { path: ['linkID'], error: 'or one of profileID and interviewID must be given' }

export const note = z
  .object({
    noteID: z.string(),
    linkID: z.string().optional(),
    profileID: z.string().optional(),
    interviewID: z.string().optional(),
    quote: quote.optional().describe('The words it is about.'),
    text: z.string(),
    userID: z.string().describe('Who wrote it.'),
    timestamp: instant,
  })
  .meta({ id: 'Note' })
export type NoteShown = z.infer<typeof note>

const offset = z.int({ error: 'must be a whole number' }).min(0, { error: 'must be at least 0' })

/** What a team remarks on conversations, people and interviews. */
export const noteCalls = {
  'notes.addOne': {
    method: 'POST',
    path: '/v1/notes/addOne',
    tag: 'notes',
    summary: 'Note something',
    description:
      'Adds a remark of the team to a conversation, a profile or an interview, with the words of a participant that it is about, where it is about some. At most 1,000 to each.',
    access: 'write',
    tells: 'read',
    body: z
      .object({
        ...about,
        quote: z.object({ linkID: linkName, seq: offset, start: offset, end: offset }).optional(),
        text: text(1, noteMax),
      })
      .refine(isOne, onlyOne),
    result: note,
    failures: [404, 409],
  },
  'notes.getList': {
    method: 'GET',
    path: '/v1/notes/getList',
    tag: 'notes',
    summary: 'List the notes on something',
    description:
      'Returns the notes on a conversation, a profile or an interview, oldest first. Words of somebody who was erased are gone from them.',
    access: 'read',
    query: z.object({ ...about, ...page }).refine(isOne, onlyOne),
    result: z.array(note),
    list: true,
    failures: [],
  },
  'notes.remove': {
    method: 'POST',
    path: '/v1/notes/remove',
    tag: 'notes',
    summary: 'Remove a note',
    description: 'Takes a note away for good.',
    access: 'write',
    body: z.object({ noteID: name }),
    result: z.object({ removed: z.literal(true) }),
    failures: [404],
  },
} as const satisfies Record<string, Call>
