import { z } from 'zod'
import { inviteStatus } from './resources.ts'

const seq = z.int().min(0)
const count = z.int().min(0)
const share = z.number().min(0).max(1)

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
    dropSeq: seq.optional().describe('The last answer of an interview that was not finished.'),
  })
  .meta({ id: 'InviteReport' })
export type InviteReport = z.infer<typeof inviteReport>
