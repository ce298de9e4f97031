import { z } from 'zod'

const count = z.int().min(0)
const seq = z.int().min(0)
const lines = z
  .tuple([z.int().min(1), z.int().min(1)])
  .optional()
  .describe('The lines of the guidelines it comes from, first and last.')

/** Words of a participant, and where they stand. */
export const quote = z
  .object({
    linkID: z.string(),
    seq: seq.describe('The message of that conversation, from 0.'),
    start: z.int().min(0).describe('Where the words begin in it, in UTF-16 units.'),
    end: z.int().min(0).describe('Where they end, exclusive.'),
    text: z.string().describe('The words, exactly as they stand there.'),
    profileID: z.string().optional(),
  })
  .meta({ id: 'Quote' })
export type Quote = z.infer<typeof quote>

/** How many people, and how many of them said something. */
export const spokeOf = (asked: string) => ({
  asked: count.describe(asked),
  spoke: count.describe('Those who said something on it that stands.'),
  silent: count.describe('The others, who said nothing on it.'),
})
const people = spokeOf('People who were asked.')

/** What an interview found out, question by question. */
export const findings = z
  .object({
    interviewID: z.string(),
    people: count.describe('People whose finished interviews these are, each counted once.'),
    interviewsRead: count.describe('Finished interviews that were read: at most the first 10,000.'),
    goals: z.array(z.object({ text: z.string(), lines })).describe('What the guide wants to know.'),
    topics: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        ...people,
        questions: z.array(
          z.object({
            id: z.string(),
            text: z.string(),
            lines,
            ...people,
            quotes: z.array(quote).describe('What they said, one person after the other.'),
          }),
        ),
      }),
    ),
    unanswered: z
      .array(z.string())
      .describe('The identifiers of the questions that nobody said anything on.'),
    beside: z
      .object({ spoke: people.spoke, quotes: z.array(quote) })
      .describe('What matters most to them, and what they added where nothing was asked.'),
  })
  .meta({ id: 'Findings' })
export type Findings = z.infer<typeof findings>
