import { z } from 'zod'
import { isParameter, isRedirect } from '../redirect.ts'
import { instant, name } from '../resources.ts'
import { showNumber } from '../show-number.ts'
import type { Call } from './call.ts'

/** Parameters of an address that are kept with each person, and characters of what one holds. */
export const keptParametersMax = 10
export const keptCharactersMax = 200
/** The most people that one link can be limited to. */
const peopleMax = 1_000_000

const count = z.int().min(0)
const parameter = z
  .string({ error: 'must be a string' })
  .refine(isParameter, {
    error: 'must have 1 to 200 letters, digits, dots, dashes and underscores, and nothing else',
  })
  .refine((value) => value !== 'linkID', { error: 'must not be linkID, which is always known' })
  .refine((value) => value !== '__proto__', { error: 'must not be __proto__' })
const keep = z
  .array(parameter)
  .max(keptParametersMax, { error: `must have at most ${keptParametersMax} items` })
  .refine((names) => new Set(names).size === names.length, { error: 'must name each once' })

/** What a person's link brought along, by its name. */
export const kept = z
  .record(z.string(), z.string())
  .optional()
  .describe('What the open link kept of its address with this person; absent where it kept none.')

const redirect = z.string()
const redirectOrNone = z
  .string({ error: 'must be a string' })
  .refine((text) => text === '' || isRedirect(text), {
    error:
      'must be an https address of at most 2,000 characters, with placeholders behind its host',
  })
const ends = {
  completed: 'Where somebody goes on who came to the end.',
  screenedOut: 'Where somebody goes on whom the guide screened out.',
  quotaFull: 'Where somebody goes on for whom there was no place.',
}
const redirects = {
  completed: redirect.optional().describe(ends.completed),
  screenedOut: redirect.optional().describe(ends.screenedOut),
  quotaFull: redirect.optional().describe(ends.quotaFull),
}
export type RedirectName = keyof typeof redirects

const openLink = z
  .object({
    interviewID: z.string(),
    open: z
      .boolean()
      .describe('Whether somebody may start by it, while neither it nor its interview has ended.'),
    url: z.string().meta({ format: 'uri' }).optional().describe('Absent until it is first opened.'),
    people: count.optional().describe('The most places.'),
    expires: instant.optional().describe('When it ends.'),
    keep: z.array(z.string()).describe('Parameters of its address that are kept with each person.'),
    places: count.describe(
      'How many places of it are taken, also where it has no most: by those who have one for good, those who were erased since among them, and by those who have started and whose place is still held. A place that was given back is free again.',
    ),
    started: count.describe('How many have started by it, however that ended.'),
    screenedOut: count,
    full: count.describe('For how many there was no place any more.'),
    finished: count,
    redirects: z
      .object(redirects)
      .describe('Where the closing page leads, as `setRedirects` says.'),
  })
  .meta({ id: 'OpenLink' })
export type OpenLinkShown = z.infer<typeof openLink>

/** One link for many people. */
export const openLinkCalls = {
  'interviews.setOpenLink': {
    method: 'POST',
    path: '/v1/interviews/setOpenLink',
    tag: 'interviews',
    summary: 'Open one link for many people, or shut it',
    description:
      'Opens a link that anybody may start by, each with an invite of their own, or shuts it; its address stays the same. Whoever has started goes on, also when it is shut. What is left out stays as it is. `people` is the most that may take part, and never one more does: a place is held for half an hour for whoever has started and for ten minutes after each step of whoever agreed (two hours where they hold a place of a quota), and is theirs with the third answer, or with the end of a shorter guide. Whoever ends before that gives it back. `keep` names the parameters of the address to keep with each person, such as `pid` or `source`: one of more than 200 characters is dropped, as are all others. The same `pid` twice is the same person: they go on in the browser in which they agreed, and in another are told that it was begun elsewhere. Until somebody agrees it is whose who came with it last, so it should not be one that can be guessed.',
    access: 'write',
    tells: 'read',
    body: z.object({
      interviewID: name,
      open: z.boolean({ error: 'must be true or false' }),
      people: z
        .union([z.int().min(1).max(peopleMax), z.literal('')], {
          error: `must be a whole number from 1 to ${showNumber(peopleMax)}`,
        })
        .optional()
        .describe('The most that may take part; an empty text for as many as come.'),
      expires: instant
        .optional()
        .describe('Within ten years from now; an empty text for no end. RFC 3339.'),
      keep: keep.optional().describe('Parameters of its address that are kept with each person.'),
    }),
    result: openLink,
    failures: [404],
  },
  'interviews.getOpenLink': {
    method: 'GET',
    path: '/v1/interviews/getOpenLink',
    tag: 'interviews',
    summary: 'Return the link for many people, and how many came by it',
    description:
      'Returns the address of the link, what bounds it, and how many places of it are taken, and how many were screened out, found no place and finished.',
    access: 'read',
    query: z.object({ interviewID: name }),
    result: openLink,
    failures: [404],
  },
  'interviews.setRedirects': {
    method: 'POST',
    path: '/v1/interviews/setRedirects',
    tag: 'interviews',
    summary: 'Say where the closing page leads',
    description:
      'Sets the `https:` addresses that the closing page of every link of this interview leads to. In them `{linkID}` and `{name}` of a kept parameter are filled in, percent-encoded; what is not known is left empty. What is left out stays as it is, and an empty text takes one away.',
    access: 'write',
    body: z.object({
      interviewID: name,
      completed: redirectOrNone.optional().describe(ends.completed),
      screenedOut: redirectOrNone.optional().describe(ends.screenedOut),
      quotaFull: redirectOrNone.optional().describe(ends.quotaFull),
    }),
    result: z.object({ interviewID: z.string(), ...redirects }),
    failures: [404],
  },
} as const satisfies Record<string, Call>
