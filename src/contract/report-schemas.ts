import { z } from 'zod'
import { evidence } from './claim-schemas.ts'
import { inviteStatus } from './resources.ts'

const seq = z.int().min(0)
const count = z.int().min(0)
const share = z.number().min(0).max(1)

const spent = z
  .object({
    inputTokens: count,
    outputTokens: count,
    costUSD: z.number().min(0).optional().describe('Absent where no price is set.'),
  })
  .describe('What a model used up, to conduct and to read; absent where none was asked.')

const fallbacks = z
  .array(
    z.object({
      why: z.string().describe('As in `timeout`, `http_401`, `gates`, `breaker`, `spend_limit`.'),
      turns: count,
    }),
  )
  .describe('Turns that the built-in interviewer spoke in place of a model; absent without any.')

const measure = z
  .object({
    name: z.string().describe('As in `followUpRate`, `participantShare`, `engagement`.'),
    value: z.number().optional().describe('Absent where there was nothing to measure.'),
    target: z
      .object({ min: z.number().optional(), max: z.number().optional() })
      .optional()
      .describe('Where it should lie. Not every measure has one.'),
    met: z.boolean().optional().describe('Whether it does.'),
    explanation: z.string().describe('What it tells.'),
  })
  .meta({ id: 'Measure' })

/** How one interview was conducted. */
export const inviteReport = z
  .object({
    linkID: z.string(),
    interviewID: z.string(),
    status: inviteStatus,
    language: z.string().optional().describe('The language it is held in now.'),
    endReason: z
      .string()
      .optional()
      .describe('Why it ended: `finished`, `ended_early`, `budget`, `idle` and the like.'),
    activeMinutes: z.number().min(0).optional().describe('Without pauses.'),
    topics: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        status: z.string().describe('`pending`, `active`, `covered`, `partial`, `skipped`, `cut`.'),
        coverage: z.int().min(0).max(3).describe('How much was learned, from 0 to 3.'),
        followUps: count,
      }),
    ),
    measures: z.array(measure).describe('The report card; empty before it was started.'),
    answers: z
      .array(
        z.object({
          seq,
          question: seq.optional().describe('The message that it answers.'),
          words: count,
          engagement: share.describe('How much it gives: its length and how sure it sounds.'),
          flags: z
            .array(z.string())
            .optional()
            .describe('Why it is no evidence for a profile, as in `pasted`.'),
        }),
      )
      .describe('Each answer, in order.'),
    summary: z
      .array(
        z.object({
          text: z.string(),
          evidence: z.array(evidence).describe('The words it rests on.'),
        }),
      )
      .optional()
      .describe('What matters most of what was told, in a model’s sentences. Where a model reads.'),
    judged: z
      .object({
        by: z.string().describe('The model, as `provider/model`.'),
        turns: z
          .array(
            z.object({
              seq: seq.describe('The message that asks.'),
              answered: z.enum(['yes', 'partly', 'no']).describe('Whether it was answered.'),
              understood: z.boolean().describe('Whether the person saw what was meant.'),
              opening: z
                .enum(['taken', 'missed', 'none'])
                .describe('Whether a lead in the answer before was followed.'),
            }),
          )
          .describe('Each question.'),
      })
      .optional()
      .describe('How a model read each question: an opinion, not a count. Where a model judges.'),
    dropSeq: seq.optional().describe('The last answer of an interview that was not finished.'),
    spent: spent.optional(),
    fallbacks: fallbacks.optional(),
  })
  .meta({ id: 'InviteReport' })
export type InviteReport = z.infer<typeof inviteReport>

export const themeQuote = z.object({
  linkID: z.string(),
  seq: seq.describe('The message of that conversation, from 0.'),
  start: count.optional().describe('Where in it, in UTF-16 units; absent in what was read before.'),
  end: count.optional().describe('Exclusive.'),
  text: z.string().describe('The words.'),
  profileID: z.string().optional(),
  quote: z.string().describe('The same as `text`.'),
  context: z.string().optional().describe('The question it answers, where it needs it.'),
})

export const themeID = z
  .string()
  .describe('What it is called now: the `group` by which `interviews.getPeople` lists its people.')

export const theme = z
  .object({
    kind: z.string().describe('`praise`, `problem` or `request`; `key_value`; `interest`.'),
    key: z.string().describe('What it is about.'),
    polarity: z
      .enum(['wants', 'avoids', 'positive', 'negative'])
      .optional()
      .describe('Of values and interests.'),
    byHand: z.literal(true).optional().describe('A researcher gave `key` as its title.'),
    people: count.describe('People who say so, each counted once.'),
    challengedBy: count.describe('People who say the opposite.'),
    supporting: z.array(themeQuote).describe('In their words, one quote a person.'),
    challenging: z.array(themeQuote).describe('In the words of those who say the opposite.'),
  })
  .meta({ id: 'Theme' })

/** Most quotes for each side of a theme that can be asked for. */
export const quotesMax = 20

/** What came of an interview over all the people invited to it. */
export const interviewReport = z
  .object({
    interviewID: z.string(),
    counts: z
      .object({
        invited: count.describe('Links made, without those erased.'),
        started: count.describe('Those who agreed to take part.'),
        completed: count,
        endedEarly: count.describe('Those who stopped by themselves.'),
        abandoned: count.describe('Those who left and did not come back.'),
        inProgress: count,
        screenedOut: count,
        quotaFull: count.describe('Those for whom there was no place any more.'),
        neverStarted: count,
      })
      .describe('How far people came. `started` is the sum of what follows up to `quotaFull`.'),
    completion: share
      .optional()
      .describe('The share that completed, of those who completed, ended early or abandoned.'),
    drops: z
      .array(
        z.object({
          place: z.enum(['onboarding', 'conversation', 'closing']),
          topicID: z.string().optional(),
          topic: z.string().optional(),
          question: z.string().optional().describe('The last question of the plan asked.'),
          people: count,
        }),
      )
      .describe('Where people left, most first.'),
    typical: z
      .object({
        minutes: z.number().min(0).optional().describe('Active minutes, without pauses.'),
        words: z.number().min(0).optional().describe('Words of all answers of a person.'),
        followUps: z.number().min(0).optional(),
      })
      .describe('Medians of completed interviews, to three digits.'),
    topics: z
      .array(
        z.object({
          id: z.string(),
          title: z.string(),
          reached: count.describe('Interviews in which it was asked about.'),
          covered: count.describe('Interviews in which enough was learned.'),
          cut: count.describe(
            'Interviews in which it was left out or skipped; none of those who were screened out or found a quota full.',
          ),
          followUps: count.describe('Over all interviews.'),
        }),
      )
      .describe('How well each topic was covered.'),
    sentiment: z
      .array(z.object({ score: z.int().min(1).max(5), people: count }))
      .describe('How many people stand where, from 1 to 5.'),
    themes: z
      .object({
        feedback: z.array(theme),
        key_values: z.array(theme),
        interests: z.array(theme),
      })
      .describe('What people speak of, that of most people first, at most 50 of each.'),
    grouping: z
      .object({
        by: z
          .string()
          .describe(
            '`builtin`, or `provider/model` where a model named themes; rules name the rest.',
          ),
        claims: count.describe('Claims whose theme a model named.'),
        at: z.string().optional().describe('When it did.'),
        fallbackReason: z.string().optional().describe('Why none of what it said last was used.'),
      })
      .describe('Who grouped the themes. Reports wait for no model: it groups afterwards.'),
    saturation: z
      .object({
        interviews: count.describe('Interviews that told something.'),
        base: count.optional().describe('Themes of the first 4 interviews.'),
        newThemes: count.optional().describe('Themes of the last 2 that nobody told before.'),
        newShare: z.number().min(0).optional().describe('Those against the base.'),
        reached: z.boolean().optional().describe('Whether that is 5 % or less.'),
        estimate: z.string().describe('The same in a sentence.'),
      })
      .describe('Whether more interviews would bring new themes: an estimate.'),
    interviewsRead: count.describe(
      'Interviews that themes and words rest on: at most the first 10,000. People and sentiment are of all.',
    ),
    people: count.describe('People whose interviews these are.'),
    questions: count.describe('What participants asked the interviewer, in all.'),
    spent: spent.optional(),
    fallbacks: fallbacks.optional(),
  })
  .meta({ id: 'InterviewReport' })
export type InterviewReport = z.infer<typeof interviewReport>
