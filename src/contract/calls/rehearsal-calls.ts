import { z } from 'zod'
import { conversationRoles, guidelinesCharactersMax, name } from '../resources.ts'
import { text } from '../text.ts'
import type { Call } from './call.ts'

/** Most made-up people that one rehearsal is held with, and how many where it is not said. */
export const rehearsalPeopleMax = 12
export const rehearsalPeopleDefault = 6

const count = z.int().min(0)
const minutes = z.number().min(0)
const asked = { questionID: z.string(), text: z.string() }

/** Chooses what is left to chance: the same seed gives the same. */
export const seed = z
  .union([z.int().min(0), name], { error: 'must be a whole number or a name' })
  .describe('Chooses what is left to chance: the same one gives the same.')

export const softwareNotice = z
  .string()
  .describe('“Made by software from N conversations. Not a customer.”')

/** Of a model. */
export const modelCost = z
  .object({ inputTokens: count, outputTokens: count, costUSD: z.number().optional() })
  .describe('What it took of a model.')

export const rehearsal = z
  .object({
    notice: softwareNotice,
    playedBy: z.string().describe('`script`, or the `provider/model` that played the people.'),
    language: z.string(),
    people: count,
    cost: modelCost.optional(),
    minutes: z
      .object({ least: minutes, median: minutes, most: minutes, limit: minutes })
      .describe(
        'What the talks would have taken people who read and type, and what the guide allows.',
      ),
    questions: z
      .array(
        z.object({
          ...asked,
          asked: count.describe('Of how many of them it was asked.'),
          answered: count,
          outcomes: z
            .record(z.string(), count)
            .describe(
              'How many `answered`, were `puzzled`, said `dont_know`, `refused` or `said_already`, `skipped` it, said something `other`, or `left`.',
            ),
        }),
      )
      .describe('Every question of the guide, in its order.'),
    unanswered: z
      .array(
        z.object({
          questionID: z.string().optional(),
          text: z.string(),
          asked: count,
          why: z
            .enum(['others', 'figures', 'jargon', 'unknown_name', 'too_much', 'not_asked'])
            .optional()
            .describe(
              'Where it can be told: it asks for what `others` do, for `figures` that nobody keeps in mind, in `jargon`, for an `unknown_name` that stands nowhere else in the guide, for `too_much` at once, or was understood as what you want to know and `not_asked` of anybody.',
            ),
        }),
      )
      .describe('Questions that nobody could answer.'),
    repeats: z
      .array(z.object({ ...asked, repeats: z.object(asked) }))
      .describe('Questions that ask what an earlier one asks.'),
    cut: z
      .array(z.object({ ...asked, people: count }))
      .describe('Questions for which no time was left, and with how many of them.'),
    talks: z.array(
      z.object({
        person: z.string().describe('What they do: `puzzled`, `refuses`, `leaves` …'),
        playedBy: z.string(),
        minutes,
        ended: z.enum(['finished', 'questions_left', 'stopped', 'left']),
        asked: z.array(z.object({ questionID: z.string(), outcome: z.string() })),
        cut: z.array(z.string()),
        conversation: z.array(
          z.object({
            seq: count,
            role: z.enum(conversationRoles),
            content: z.string(),
            questionID: z.string().optional(),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'Rehearsal' })
export type RehearsalShown = z.infer<typeof rehearsal>

/** A guide tried on people who are made up. */
export const rehearsalCalls = {
  'interviews.rehearse': {
    method: 'POST',
    path: '/v1/interviews/rehearse',
    tag: 'interviews',
    summary: 'Try a guide on made-up participants',
    description:
      'Holds an interview, or guidelines that are not saved, with up to 12 made-up people, before any person takes it: how long it takes, what was asked of whom, what nobody could answer, what repeats, what was cut for time, and what was said. With a model it plays them, each in one call, and the script plays whom it does not in time. They are no customers, and nothing of it is kept: no profile, no history, no count.',
    access: 'write',
    body: z
      .object({
        interviewID: name.optional(),
        guidelines: text(1, guidelinesCharactersMax)
          .optional()
          .describe('In place of an interview: a draft.'),
        productID: name.optional().describe('Of a draft: the product it is about.'),
        people: z
          .int({ error: 'must be a whole number' })
          .min(1, { error: 'must be at least 1' })
          .max(rehearsalPeopleMax, { error: `must be at most ${rehearsalPeopleMax}` })
          .optional()
          .describe(`How many; ${rehearsalPeopleDefault} when left out.`),
        seed: seed.optional(),
      })
      .refine((body) => (body.interviewID === undefined) !== (body.guidelines === undefined), {
        path: ['guidelines'],
        error: 'must be given in place of interviewID',
      }),
    result: rehearsal,
    failures: [404],
  },
} as const satisfies Record<string, Call>
