import { z } from 'zod'
import { closedPlanned } from './closed-question.ts'

const lines = z
  .object({ from: z.int().min(1), to: z.int().min(1) })
  .meta({ id: 'SourceLines' })
  .describe('The lines of the guidelines it comes from, 1-based and inclusive.')
  .optional()

/** What stands in the guidelines as it is, with where. */
const passage = z.object({ text: z.string(), lines })

const minutes = z.number().min(0)
const turns = z.int().min(0)

const planQuestion = z
  .object({
    id: z.string().describe('Stable within the plan: `q1`, `q2`, …'),
    text: z.string().describe('As it will be asked.'),
    rephrased: z.string().describe('Asked in its place when it was not understood.'),
    must: z.boolean().describe('Asked whatever the time, unless the person leaves.'),
    verbatim: z.boolean().describe('Asked exactly as written.'),
    ifTime: z.boolean().describe('Asked only where time is left.'),
    original: z.string().optional().describe('As written, where `text` differs.'),
    skipIf: z.string().optional().describe('The condition for leaving it out, as written.'),
    onlyIf: z
      .string()
      .optional()
      .describe('The condition for asking it, as written: unmet, it is not asked.'),
    closed: closedPlanned.optional(),
    lines,
    lint: z
      .array(
        z.object({
          rule: z
            .string()
            .describe('The rule it meets, as in `leading`, `double_barrelled`, `closed`.'),
          message: z.string().describe('What is wrong and why it matters.'),
          suggestion: z.string().optional().describe('A better wording.'),
        }),
      )
      .describe('What is to be said of the wording. `text` may already have it put right.'),
  })
  .meta({ id: 'PlanQuestion' })

const topic = z
  .object({
    id: z.string().describe('Stable within the plan: `t1`, `t2`, …'),
    title: z.string(),
    learningGoal: z.string().describe('What an answered topic tells.'),
    weight: z.number().min(0).describe('Its share of the time beside the others.'),
    must: z.boolean(),
    sensitive: z.boolean().describe('Never followed up.'),
    deep: z.boolean().describe('Followed up more than others.'),
    budget: z.object({ minutes: minutes.optional(), turns: turns.optional() }),
    screener: z
      .literal(true)
      .optional()
      .describe('Comes before everything else and ends the interview for whom it is not.'),
    questions: z.array(planQuestion),
    probeHints: z
      .array(
        z.object({
          when: z.string().optional().describe('Only once the person touches on this.'),
          ask: z.string().describe('As written.'),
          question: z.string().optional().describe('The same as an open question.'),
          lines,
        }),
      )
      .describe('What to follow up on.'),
    lines,
  })
  .meta({ id: 'PlanTopic' })

/** The compiler's Plan as researchers see it. Text in place of unions that will grow. */
export const plan = z
  .object({
    version: z.literal(1).describe('Version of the form.'),
    language: z.string().describe('The language it is held in, BCP 47.'),
    goals: z.array(passage).describe('What is to be found out.'),
    context: z.array(passage).describe('What was written beside: nothing is dropped.'),
    unasked: z
      .array(passage)
      .optional()
      .describe('Of the context, what may have been meant to be asked and is not.'),
    glossary: z.array(z.string()).describe('Names and terms of the product.'),
    topics: z.array(topic).describe('In the order in which they come up.'),
    avoid: z
      .array(
        z.object({
          kind: z
            .enum(['mention', 'ask', 'promise'])
            .describe('Never say it first, never ask about it, never offer it.'),
          text: z.string().describe('As written.'),
          terms: z.array(z.string()).describe('The words that give it away.'),
          lines,
        }),
      )
      .describe('What to keep quiet about.'),
    opening: passage.optional().describe('Said before the first question.'),
    closing: z.array(passage).describe('Asked or said at the end.'),
    budget: z
      .object({
        minutes,
        turns,
        explicit: z.boolean().describe('Whether the guidelines set it.'),
      })
      .describe('Of the whole interview.'),
    tone: z.string().optional(),
    product: z.string().optional().describe('The product as it is named to participants.'),
    about: z
      .string()
      .optional()
      .describe('What participants are asked about where that is no name: "your membership".'),
    settings: z
      .array(
        z.object({
          name: z.string().describe('As in `tone`, `language`, `limit`, `product`, `title`.'),
          text: z.string(),
          lines,
        }),
      )
      .optional()
      .describe('Lines that set something, as written.'),
    archetypes: z
      .array(z.string())
      .describe('The kinds of study whose outline was used, where the guidelines are short.'),
    warnings: z
      .array(z.object({ message: z.string(), lines, suggestion: z.string().optional() }))
      .describe('What to know before inviting people.'),
  })
  .meta({ id: 'Plan' })

export const guidelinesDraft = z
  .object({
    by: z.string().describe('The model, as `provider/model`.'),
    guidelines: z.string().describe('The guidelines as it words them.'),
    plan: plan.describe('What these compile to.'),
    notes: z
      .array(
        z.object({
          kind: z
            .enum(['reworded', 'added', 'left_out', 'put_back', 'refused'])
            .describe(
              '`reworded`, `added`, `left_out`: by the model. `put_back`: what it left out or changed and must be asked. `refused`: what it proposed and is not taken.',
            ),
          lines: z.array(z.int().min(1)).describe('Lines of the text that was sent, from 1.'),
          text: z.string().describe('The words it is about.'),
          why: z.string(),
        }),
      )
      .describe('What differs from the text that was sent.'),
  })
  .meta({ id: 'GuidelinesDraft' })
