import { z } from 'zod'
import { closedFound } from './closed-question.ts'
import { isParameter } from './redirect.ts'
import { theme, themeID } from './report-schemas.ts'

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

/** By what people can be told apart. */
export const waysToGroup = ['occupation', 'location', 'sentiment', 'language'] as const
const byParameter = 'param:'
const byQuestion = 'question:'
/** As the first was called once. */
const byParameterOnce = 'kept:'

/** The name of the kept parameter that people are told apart by; null where it is something else. */
export function keptIn(by: string): string | null {
  const prefix = [byParameter, byParameterOnce].find((each) => by.startsWith(each))
  return prefix === undefined ? null : by.slice(prefix.length)
}

/** The closed question by whose answers people are told apart; null where it is something else. */
export function questionIn(by: string): string | null {
  return by.startsWith(byQuestion) ? by.slice(byQuestion.length) : null
}

/** One of those, a kept parameter or a closed question: callers who know only those read any. */
export const wayToGroup = z
  .string({ error: 'must be a string' })
  .refine(
    (by) =>
      waysToGroup.some((way) => way === by) || isParameter(keptIn(by) ?? questionIn(by) ?? ''),
    {
      error: `must be one of ${waysToGroup.join(', ')}, or ${byParameter} and the name of a parameter, or ${byQuestion} and a closed question`,
    },
  )
  .describe(
    `One of ${waysToGroup.map((way) => `\`${way}\``).join(', ')}, or as in \`param:source\` or \`question:q3\`.`,
  )

/** Fewer people than this are no group whose share tells anything, and are not counted out. */
export const groupLeast = 5
const share = z.number().min(0).max(1)
const groups = z
  .array(
    z.object({
      value: z.string(),
      asked: count,
      spoke: count,
      low: share.describe('Where the share of those who spoke lies with 95 %: from here …'),
      high: share.describe('… to here (Wilson’s interval).'),
    }),
  )
  .describe(`With \`by\`: the groups of which ${groupLeast} or more were asked.`)
const groupedBy = z
  .object({
    by: wayToGroup,
    groups: z
      .array(
        z.object({
          value: z
            .string()
            .describe(
              'An occupation, place or kept parameter as it was first given, a score, a tag, an option, a number.',
            ),
          people: count.optional().describe(`Absent where they are fewer than ${groupLeast}.`),
        }),
      )
      .describe('The largest first, at most 50. Whoever chose several options is in several.'),
    unknown: count.describe('Of whom it is not known.'),
  })
  .describe('With `by`: the groups that all people fall into.')

/** What people said alike to a question. */
export const answerGroup = theme
  .pick({ kind: true, key: true, polarity: true, byHand: true, people: true })
  .extend({
    themeID,
    title: z
      .string()
      .describe('The `key` in words that they used, as keys hold the stems of words.'),
    quotes: z.array(quote).describe('In their words, one quote a person.'),
    against: z
      .object({ people: count, quotes: z.array(quote) })
      .describe('Those who said the opposite to the same question.'),
  })
  .meta({ id: 'AnswerGroup' })
export type AnswerGroup = z.infer<typeof answerGroup>

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
    groupedBy: groupedBy.optional(),
    summary: z
      .object({
        by: z.string().describe('The model, as `provider/model`.'),
        sentences: z.array(z.object({ text: z.string(), quotes: z.array(quote) })),
      })
      .optional()
      .describe(
        'What was found, in at most 5 sentences, where a model reads. Everybody whose quote a sentence names says all of it, as far as a program can tell.',
      ),
    goals: z
      .array(
        z.object({
          text: z.string(),
          lines,
          questions: z
            .array(z.string())
            .describe(
              'The questions that serve it: those that stand under it or have one of its words; all, where none does.',
            ),
          ...people,
        }),
      )
      .describe('What the guide wants to know.'),
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
            closed: closedFound
              .optional()
              .describe('What people chose, where it is a closed question.'),
            quotes: z.array(quote).describe('What they said, one person after the other.'),
            answers: z
              .array(answerGroup)
              .optional()
              .describe(
                'The answers in groups that tell of the same thing, by the themes of `themes.getList`: those of most people first, at most 20. One answer may be in several.',
              ),
            alone: z
              .object({ people: count, quotes: z.array(quote) })
              .optional()
              .describe('Those who spoke and are in none of these groups.'),
            groups: groups.optional(),
            differs: z
              .boolean()
              .optional()
              .describe('Whether the intervals of two of these groups lie wholly apart.'),
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
