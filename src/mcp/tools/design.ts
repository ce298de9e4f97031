import { z } from 'zod'
import { calls } from '../../contract/calls/calls.ts'
import { count, from } from '../page.ts'
import { planItems } from '../show/plan.ts'
import { minutesLine, rehearsalItems } from '../show/rehearsal.ts'
import { defineTool, type Tool } from '../tool.ts'

const { guidelines, productID } = calls['interviews.checkGuidelines'].body.shape
const interviewID = calls['interviews.getOne'].query.shape.interviewID
const ofGuide = {
  guidelines: guidelines.optional().describe('A draft; or give interviewID.'),
  interviewID: interviewID.optional().describe('In place of a draft: an interview that is there.'),
  productID: productID.describe('Of a draft: the product it is about.'),
}
const made = z.object({ interviewID: z.string(), consoleURL: z.string() })

const oneOf = (given: { guidelines?: unknown; interviewID?: unknown }) =>
  (given.guidelines === undefined) !== (given.interviewID === undefined)
const notOne = { path: ['guidelines'], error: 'must be given in place of interviewID' }

function shown(baseURL: string, interviewID: string) {
  return { interviewID, consoleURL: `${baseURL}/console/interviews/${interviewID}` }
}

/** From what is to be found out to an interview. */
export const designTools: Tool[] = [
  defineTool({
    name: 'check_guide',
    title: 'Check a guide',
    description:
      'Shows how an interview guide is understood before anybody is invited: topics, questions, follow-ups, what is avoided, time, and what is wrong with a wording with a better one. Give a draft as `guidelines` (plain words or Markdown; the resource colloquy://how-to-write-a-guide says how), or an `interviewID`. Saves nothing.',
    does: 'read',
    input: z.object({ ...ofGuide, from }).refine(oneOf, notOne),
    async run({ client, signal }, given) {
      const { guidelines: draft, interviewID: saved, productID: product } = given
      const plan =
        draft === undefined
          ? await client.interviews.getPlan({ interviewID: saved ?? '' }, { signal })
          : await client.interviews.checkGuidelines(
              { guidelines: draft, ...(product !== undefined && { productID: product }) },
              { signal },
            )
      const questions = plan.topics.flatMap((topic) => topic.questions)
      const lints = questions.flatMap(({ lint }) => lint)
      return {
        head: `${count(plan.topics.length, 'topic')}, ${count(questions.length, 'question')}, ${count(plan.warnings.length, 'warning')}, ${count(lints.length, 'remark')} on wordings.`,
        items: planItems(plan),
        ...(given.from !== undefined && { from: given.from }),
        tail:
          plan.warnings.length + lints.length === 0
            ? 'Next: `rehearse`.'
            : 'Mend what the warnings and remarks name, check again, then `rehearse`.',
      }
    },
  }),
  defineTool({
    name: 'create_interview',
    title: 'Create an interview',
    description:
      'Saves a checked guide as an interview about a product, which `make_links` can then invite people to. The product comes into being with its first interview.',
    does: 'add',
    input: calls['interviews.addOne'].body.pick({
      productID: true,
      interviewName: true,
      guidelines: true,
      interviewer: true,
      retentionDays: true,
    }),
    output: made,
    async run({ client, baseURL, signal }, given) {
      const { interviewID: id } = await client.interviews.addOne(given, { signal })
      const structured = shown(baseURL, id)
      return {
        head: `Made interview ${id}. People see it at ${structured.consoleURL}. Nobody is invited yet: \`make_links\` does that.`,
        structured,
      }
    },
  }),
  defineTool({
    name: 'change_interview',
    title: 'Change an interview',
    description:
      'Takes a new name, new guidelines or another interviewer in place of those an interview has. Guidelines can be changed until somebody starts. What is left out stays.',
    does: 'change',
    input: calls['interviews.updateOne'].body.pick({
      interviewID: true,
      interviewName: true,
      guidelines: true,
      interviewer: true,
    }),
    output: made,
    async run({ client, baseURL, signal }, given) {
      const { interviewID: id } = await client.interviews.updateOne(given, { signal })
      return { head: `Changed interview ${id}.`, structured: shown(baseURL, id) }
    },
  }),
  defineTool({
    name: 'rehearse',
    title: 'Try a guide on made-up people',
    description:
      'Holds an interview, or a draft, with up to 12 made-up people before any real one takes it: how long it takes, what nobody could answer, what repeats, what was cut for time. Use it after `check_guide`. The people are software and no evidence; nothing is kept.',
    does: 'read',
    input: z
      .object({
        ...ofGuide,
        people: calls['interviews.rehearse'].body.shape.people,
        seed: calls['interviews.rehearse'].body.shape.seed,
        conversations: z
          .boolean({ error: 'must be true or false' })
          .optional()
          .describe('Whether to tell what was said, too; long.'),
        from,
      })
      .refine(oneOf, notOne),
    async run({ client, signal }, { conversations, from: first, ...given }) {
      const rehearsal = await client.interviews.rehearse(given, { signal })
      return {
        head: minutesLine(rehearsal),
        items: rehearsalItems(rehearsal, conversations === true),
        origin: 'software',
        ...(first !== undefined && { from: first }),
        ...(conversations && { tail: 'To read on, give the same `seed` each time.' }),
      }
    },
  }),
]
