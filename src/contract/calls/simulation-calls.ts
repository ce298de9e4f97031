import { z } from 'zod'
import { page } from '../page.ts'
import { conversationRoles, instant, name } from '../resources.ts'
import { text } from '../text.ts'
import type { Call } from './call.ts'
import { modelCost as cost, seed, softwareNotice } from './rehearsal-calls.ts'

/** Profiles that one call simulates. */
export const simulatedAtOnceMax = 50
/** Profiles that one call has drawn. */
const generatedAtOnceMax = 10
const questionMax = 1_000

const count = z.int().min(0)
const share = z.number().min(0).max(1)
const rate = z
  .object({ rate: share, from: share, to: share, answers: count })
  .describe('A share of so many answers, and the range in which it lies.')

export const accuracy = z
  .object({
    word: z
      .enum(['usable', 'weak', 'no_better', 'unproven'])
      .describe(
        '`usable`: better than every baseline, with intervals apart; `weak`: better, but it may be chance; `no_better`; `unproven`: fewer than eight answers were kept back.',
      ),
    people: count,
    keptBack: count.describe('Answers that were kept from it.'),
    unknown: count.describe('Of these, those that it said were not asked.'),
    standIn: rate.describe(
      'How often it told of the same, on the same side. Not known is not right.',
    ),
    subjects: z.object({ precision: share.optional(), recall: share.optional() }),
    closed: z
      .object({ asked: count, known: count, right: count, offByOne: count })
      .describe('How well it told what people chose.'),
    verdict: z.object({ asked: count, known: count, distance: z.number().optional() }),
    spread: z
      .object({
        own: z.number().optional(),
        simulated: z.number().optional().describe('How far those of software lie apart.'),
      })
      .describe('How far the verdicts of people lie apart, and those that software gave for them.'),
    baselines: z
      .array(
        z.object({
          name: z.enum(['commonest_of_others', 'always_3', 'model_without_transcript']),
          of: rate,
          standIn: rate,
        }),
      )
      .describe(
        'What needs nobody’s words: what others commonly say, the middle of the scale, and, where a model answers, the same model without the transcript.',
      ),
  })
  .meta({ id: 'Accuracy' })
export type AccuracyShown = z.infer<typeof accuracy>

const place = z.object({
  ...{ linkID: z.string(), seq: count, start: count, end: count },
  text: z.string(),
})

const answer = {
  text: z.string(),
  standing: z
    .enum(['said', 'inferred', 'unknown'])
    .describe(
      '`said`: the person’s own words, verbatim; `inferred`: a sentence of a model that rests on some; `unknown`: this was not asked.',
    ),
  evidence: z.array(place).describe('The words it rests on, and where they stand.'),
  add: z.string().optional().describe('Of what is not known: the line that a guide would need.'),
}

export const simulation = z
  .object({
    simulationID: z.string().describe('Identifier of the simulation, `sim_` and 28 characters.'),
    notice: softwareNotice,
    origin: z.literal('simulation'),
    interviewID: z.string(),
    productID: z.string(),
    profileID: z.string(),
    seed: z.string(),
    status: z.enum(['waiting', 'done']),
    reason: z
      .string()
      .optional()
      .describe('Of one that is done without answers, why, in a sentence.'),
    timestamp: instant,
    finished_on: instant.optional(),
    rests: z.array(z.string()).optional().describe('Links of the interviews it rests on.'),
    answers: z
      .array(
        z.object({
          seq: count,
          question: z.string(),
          questionID: z.string().optional(),
          origin: z.literal('simulation'),
          ...answer,
        }),
      )
      .optional(),
    conversation: z
      .array(
        z.object({
          seq: count,
          role: z.enum(conversationRoles),
          content: z.string(),
          origin: z.literal('simulation'),
        }),
      )
      .optional(),
    cost: cost.optional(),
    accuracy,
  })
  .meta({ id: 'Simulation' })
export type SimulationShown = z.infer<typeof simulation>

const scope = {
  interviewID: name.optional(),
  profileID: name.optional(),
  productID: name.optional(),
}
const onlyOne = { path: ['interviewID'], error: 'or one of profileID and productID must be given' }
const simulationID = name

/** What software says in place of people who allowed it. */
export const simulationCalls = {
  'profiles.generate': {
    method: 'POST',
    path: '/v1/profiles/generate',
    tag: 'profiles',
    summary: 'Have software draw profiles from several people',
    description:
      'Makes profiles with `source` `ai`, as a job each: each line is a sentence of one of at least five people of the product who allowed that software answers for them, marked as a quote, put together as they occurred together. 409 where there are fewer.',
    access: 'write',
    body: z.object({
      productID: name,
      profileIDs: z
        .array(name)
        .min(1, { error: 'must have at least 1 item' })
        .max(100, { error: 'must have at most 100 items' })
        .optional()
        .describe('Whom to draw from: everybody who allowed it when left out.'),
      count: z
        .int({ error: 'must be a whole number' })
        .min(1, { error: 'must be at least 1' })
        .max(generatedAtOnceMax, { error: `must be at most ${generatedAtOnceMax}` })
        .optional()
        .describe('How many; 1 when left out.'),
      name: name.optional().describe('What to call it.'),
    }),
    result: z.object({ profileIDs: z.array(z.string()) }),
    failures: [404, 409],
  },
  'simulations.addOne': {
    method: 'POST',
    path: '/v1/simulations/addOne',
    tag: 'simulations',
    summary: 'Have software interviewed in place of people',
    description:
      'Interviews the stand-in of each of these profiles by the guide of an interview, as a job each: it answers in the person’s own words, or says that this was not asked. Only for people who allowed it; 409 where one did not. The profile stays as it is but for its history.',
    access: 'write',
    tells: 'read',
    body: z.object({
      interviewID: name,
      profileIDs: z
        .array(name)
        .min(1, { error: 'must have at least 1 item' })
        .max(simulatedAtOnceMax, { error: `must have at most ${simulatedAtOnceMax} items` }),
      seed: seed.optional(),
    }),
    result: z.object({ simulationIDs: z.array(z.string()) }),
    failures: [404, 409],
  },
  'simulations.getOne': {
    method: 'GET',
    path: '/v1/simulations/getOne',
    tag: 'simulations',
    summary: 'Return one simulation',
    description:
      'Returns a simulation: each answer with its standing and the words it rests on, the transcript, and how often the stand-in was right on answers that were kept from it.',
    access: 'read',
    query: z.object({ simulationID }),
    result: simulation,
    failures: [404],
  },
  'simulations.getList': {
    method: 'GET',
    path: '/v1/simulations/getList',
    tag: 'simulations',
    summary: 'List simulations of an interview, a profile or a product',
    description: 'Returns the simulations, oldest first, without what was said in them.',
    access: 'read',
    query: z
      .object({ ...scope, ...page })
      .refine(
        (given) =>
          [given.interviewID, given.profileID, given.productID].filter(Boolean).length === 1,
        onlyOne,
      ),
    result: z.array(simulation),
    list: true,
    failures: [],
  },
  'simulations.remove': {
    method: 'POST',
    path: '/v1/simulations/remove',
    tag: 'simulations',
    summary: 'Remove a simulation',
    description: 'Takes a simulation away for good, and out of the history of its profile.',
    access: 'write',
    body: z.object({ simulationID }),
    result: z.object({ removed: z.literal(true) }),
    failures: [404],
  },
  'simulations.ask': {
    method: 'POST',
    path: '/v1/simulations/ask',
    tag: 'simulations',
    summary: 'Ask what somebody would say',
    description:
      'Answers one question in place of a person who allowed it: in their own words with their place, or that this was not asked, with what a guide would need to learn it. 409 where they did not allow it.',
    access: 'write',
    tells: 'read',
    body: z.object({ profileID: name, question: text(1, questionMax) }),
    result: z.object({
      notice: softwareNotice,
      origin: z.literal('simulation'),
      ...answer,
      cost: cost.optional(),
      accuracy,
    }),
    failures: [404, 409],
  },
  'simulations.getAccuracy': {
    method: 'GET',
    path: '/v1/simulations/getAccuracy',
    tag: 'simulations',
    summary: 'Tell how often stand-ins were right',
    description:
      'When a profile is first simulated, a quarter of its answers is kept from the stand-in, which is then asked those questions. Returns how often it was right, beside baselines that need no software, overall and for each profile; of at most 300 profiles.',
    access: 'read',
    query: z.object({ productID: name }),
    result: z.object({
      notice: softwareNotice,
      overall: accuracy,
      profiles: z.array(accuracy.extend({ profileID: z.string() }).meta({ id: 'ProfileAccuracy' })),
    }),
    failures: [],
  },
} as const satisfies Record<string, Call>
