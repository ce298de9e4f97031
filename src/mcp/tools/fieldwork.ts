import { z } from 'zod'
import { calls } from '../../contract/calls/calls.ts'
import { showNumber } from '../../contract/show-number.ts'
import { count, cursor, cursorShown, line, nextPage, pageItems } from '../page.ts'
import { personLine } from '../show/people.ts'
import { defineTool, type Tool } from '../tool.ts'

/** Most links that one call makes: so many an answer can show. */
export const linksMax = 100

const interviewID = calls['interviews.getOne'].query.shape.interviewID
const { invitees } = calls['invites.createInvitesFor'].body.shape
const { people, expires } = calls['interviews.setOpenLink'].body.shape
const { status, search } = calls['invites.getSummaries'].query.shape
const { group, side } = calls['interviews.getPeople'].query.shape
const { counts } = calls['interviews.getReport'].result.shape

const links = z.object({ links: z.array(z.string()) })
const studies = z.object({
  studies: z.array(
    z.object({
      interviewID: z.string(),
      interviewName: z.string(),
      productID: z.string(),
      completed: z.int(),
    }),
  ),
  cursor: cursorShown,
})

/** Who is invited, who came, and who is behind a number. */
export const fieldworkTools: Tool[] = [
  defineTool({
    name: 'list_studies',
    title: 'List interviews',
    description:
      'Lists the interviews of the organization with their identifiers and how many people finished each, oldest first. Begin here when you do not have an interviewID.',
    does: 'read',
    input: z.object({ productID: calls['interviews.getList'].query.shape.productID, cursor }),
    output: studies,
    async run({ client, signal }, given) {
      const input = { ...given, limit: pageItems }
      const { items, cursor: next } = await client.interviews.getList.page(input, { signal })
      return {
        head: `${count(items.length, 'interview')}.`,
        items: items.map(({ interviewID: id, interviewName, productID, counts: at }) =>
          line(
            `${id}: ${interviewName}`,
            `product ${productID}`,
            `${at.completed} finished, ${at.started} under way, ${at.created} not begun`,
          ),
        ),
        tail: nextPage(next),
        structured: {
          studies: items.map(({ interviewID: id, interviewName, productID, counts: at }) => ({
            ...{ interviewID: id, interviewName, productID, completed: at.completed },
          })),
          ...(next !== null && { cursor: next }),
        },
      }
    },
  }),
  defineTool({
    name: 'make_links',
    title: 'Make links to an interview',
    description: `Makes personal links to an interview, one for each person, at most ${linksMax} a call: a \`count\` of them, or one for each of \`invitees\` in their order. With \`open\` it opens the one link by which anybody may take part, up to \`people\` of them. Whoever has a link can answer, so tell the user before you make any. Sends nothing to anybody.`,
    does: 'add',
    input: z
      .object({
        interviewID,
        count: z
          .int({ error: 'must be a whole number' })
          .min(1, { error: 'must be at least 1' })
          .max(linksMax, { error: `must be at most ${linksMax}` })
          .optional()
          .describe('How many personal links; 1 when left out.'),
        invitees: invitees
          .unwrap()
          .max(linksMax, { error: `must have at most ${linksMax} items` })
          .optional()
          .describe('Whom the links are for, in place of count.'),
        open: z.literal(true, { error: 'must be true' }).optional().describe('One link for many.'),
        people,
        expires,
      })
      .refine((given) => given.open === true || (given.people ?? given.expires) === undefined, {
        path: ['open'],
        error: 'must be given with people or expires',
      })
      .refine((given) => given.open !== true || (given.count ?? given.invitees) === undefined, {
        path: ['open'],
        error: 'cannot be given together with count or invitees',
      }),
    output: links,
    async run({ client, signal }, { open, people: most, expires: end, ...given }) {
      if (open !== true) {
        const made = await client.invites.createInvitesFor(given, { signal })
        return { head: `${count(made.length, 'link')}:`, items: made, structured: { links: made } }
      }
      const { url, started } = await client.interviews.setOpenLink(
        {
          ...{ interviewID: given.interviewID, open },
          ...(most !== undefined && { people: most }),
          ...(end !== undefined && { expires: end }),
        },
        { signal },
      )
      const made = url === undefined ? [] : [url]
      return {
        head: `Open for everybody who has it; ${showNumber(started)} started by it so far.`,
        items: made,
        structured: { links: made },
      }
    },
  }),
  defineTool({
    name: 'fieldwork',
    title: 'See how fieldwork goes',
    description:
      'Tells how many people were invited, started, finished or left, where they left, and lists the links with their status, oldest first. Their details are in `profile`, what they said in `transcript`.',
    does: 'read',
    input: z.object({ interviewID, status, search, cursor }),
    output: z.object({ counts, cursor: cursorShown }),
    async run({ client, signal }, given) {
      const { interviewID: id } = given
      const report = await client.interviews.getReport({ interviewID: id, quotes: 0 }, { signal })
      const input = { ...given, limit: pageItems }
      const { items, cursor: next } = await client.invites.getSummaries.page(input, { signal })
      const told = Object.entries(report.counts).map(([name, count]) => `${name} ${count}`)
      return {
        head: `${told.join(', ')}. ${report.saturation.estimate}`,
        items: items.map(personLine),
        origin: 'participants',
        tail: nextPage(next),
        structured: { counts: report.counts, ...(next !== null && { cursor: next }) },
      }
    },
  }),
  defineTool({
    name: 'people_behind',
    title: 'Show the people behind a number',
    description:
      'Lists the people whom `findings` or `fieldwork` counts in one of their numbers, with their links, oldest first. Use it before you say who or how many.',
    does: 'read',
    input: z.object({ interviewID, group, side, cursor }),
    async run({ client, signal }, given) {
      const input = { ...given, limit: pageItems }
      const { items, cursor: next } = await client.interviews.getPeople.page(input, { signal })
      return {
        head: items.length === 1 ? '1 person.' : `${items.length} people.`,
        items: items.map(personLine),
        origin: 'participants',
        tail: nextPage(next),
      }
    },
  }),
]
