import { z } from 'zod'
import { asked } from '../ask-schemas.ts'
import { choice, closedFound, saidInWords } from '../closed-question.ts'
import { answerGroup, findings, quote, spokeOf, wayToGroup } from '../findings-schemas.ts'
import { profileFields, profileFieldValue } from '../profile-schemas.ts'
import { quotesMax } from '../report-schemas.ts'
import { conversationRoles, instant, inviteStatus, misheard, name } from '../resources.ts'
import { text } from '../text.ts'
import type { Call } from './call.ts'
import { kept } from './open-link-calls.ts'

/** The files that a study can be taken along as, by the names of their formats. */
export const studyTypes = {
  jsonl: 'application/jsonl',
  csv: 'text/csv; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  qdpx: 'application/zip',
} as const
export type StudyFormat = keyof typeof studyTypes
// The keys of the table above.
const formats = Object.keys(studyTypes) as [StudyFormat, ...StudyFormat[]]

/** Characters of a question to a study, and of a quote to be verified. */
const questionMax = 500
const quoteMax = 5_000

const seq = z.int().min(0)
const participant = z.string().describe('`P1`, `P2` …: whose interview, the same in all records.')
const linkID = z.string().optional().describe('Absent with `names=false`.')

const words = {
  seq,
  start: z.int().min(0).describe('In UTF-16 units of the content.'),
  end: z.int().min(0).describe('Exclusive.'),
  text: z.string(),
}
const groupQuotes = z.array(z.object({ participant, linkID, ...words }))

const studyRecord = z
  .discriminatedUnion('record', [
    z.object({
      record: z.literal('study'),
      interviewID: z.string(),
      interviewName: z.string(),
      productID: z.string(),
      guidelines: z.string(),
      exported_on: instant,
    }),
    z.object({
      record: z.literal('participant'),
      participant,
      linkID,
      profileID: z.string().optional(),
      name: z.string().optional(),
      email: z.string().optional(),
      occupation: z.string().optional(),
      location: z.string().optional(),
      kept,
      status: inviteStatus,
      language: z.string(),
      started_on: instant.optional(),
      completed_on: instant.optional(),
      sentiment: z
        .int()
        .min(1)
        .max(5)
        .optional()
        .describe('As a researcher corrected it, if one did.'),
    }),
    z.object({
      record: z.literal('message'),
      participant,
      linkID,
      seq,
      role: z.enum(conversationRoles),
      kind: z.string(),
      content: z.string(),
      choice: choice.optional(),
      said: saidInWords,
      at: instant,
      questionID: z.string().optional().describe('Of a line that asks: the question of the guide.'),
      question: seq.optional().describe('Of an answer: the message that it answers.'),
      topic: z.string().optional(),
      flags: z.array(z.string()).optional().describe('Why an answer is no evidence for a profile.'),
      misheard,
    }),
    z.object({
      record: z.literal('claim'),
      participant,
      linkID,
      claimID: z.string(),
      field: z.string().describe('The `kind` of the claim.'),
      text: z.string(),
      standing: z
        .enum(['correction', 'addition', 'withdrawn'])
        .optional()
        .describe('Put right or added at the end of the interview, or taken back then.'),
      themes: z.array(z.string()).optional().describe('The `themeID` of each theme it is in.'),
      quotes: z.array(z.object(words)),
    }),
    z.object({
      record: z.literal('correction'),
      participant,
      linkID,
      field: z.enum(profileFields).describe('What of their profile the team put right.'),
      value: profileFieldValue.optional().describe('Absent where the field was taken out.'),
      reason: z.string().optional().describe('Absent with `names=false`, as is `at`.'),
      at: instant.optional(),
    }),
    z.object({
      record: z.literal('question'),
      questionID: z.string(),
      topic: z.string(),
      text: z.string(),
      ...spokeOf('People who were asked.'),
      closed: closedFound.optional(),
      answers: z
        .array(
          answerGroup
            .pick({ themeID: true, title: true, kind: true, polarity: true, people: true })
            .extend({
              quotes: groupQuotes.describe('In their words, of at most 5 people.'),
              against: z
                .object({ people: z.int().min(0), quotes: groupQuotes })
                .describe('Those who said the opposite to the same question.'),
            }),
        )
        .describe('What people said alike, as in `interviews.getFindings`.'),
      alone: z.int().min(0).describe('Those who spoke and are in none of these.'),
    }),
    z.object({
      record: z.literal('theme'),
      themeID: z.string(),
      title: z.string(),
      kind: z.string().describe('`praise`, `problem` or `request`; `key_value`; `interest`.'),
      polarity: z.enum(['wants', 'avoids', 'positive', 'negative']).optional(),
      people: z.int().min(0),
      byHand: z.literal(true).optional().describe('A researcher gave it its title.'),
    }),
    z.object({
      record: z.literal('end'),
      participants: z.int().min(0).describe('How many there were: a file without it broke off.'),
    }),
  ])
  .meta({ id: 'StudyRecord' })
export type StudyRecord = z.infer<typeof studyRecord>

/** What a study found, and taken along. */
export const studyCalls = {
  'interviews.getFindings': {
    method: 'GET',
    path: '/v1/interviews/getFindings',
    tag: 'interviews',
    summary: 'Tell what people said to each question',
    description:
      'Returns, for each topic and question of the guidelines, how many people were asked, how many said something and how many nothing, with their words and where these stand; then what nobody answered, and what was said beside. Of finished interviews, follow-ups with the question they follow.',
    access: 'read',
    query: z.object({
      interviewID: name,
      quotes: z
        .int({ error: 'must be a whole number' })
        .min(0, { error: 'must be at least 0' })
        .max(quotesMax, { error: `must be at most ${quotesMax}` })
        .optional()
        .describe('Most people quoted on each question; 5 when left out.'),
      by: wayToGroup
        .optional()
        .describe(
          'Compares groups of people by what their profile says of them, as `param:source` by a parameter that an open link kept with them, or as `question:q3` by what they chose at a closed question.',
        ),
    }),
    result: findings,
    failures: [404],
  },
  'interviews.ask': {
    method: 'POST',
    path: '/v1/interviews/ask',
    tag: 'interviews',
    summary: 'Ask what people said on something',
    description:
      'Finds what people said on a question, by the words of the question: whole words in any form and without regard to accents, in the answers and in what these were asked. Looks through the finished interviews of one interview, of a product, or of the organization where neither is given. Where a model is set up it answers in sentences, each with the quotes it rests on, which takes some seconds; it is shown no words of people who were not told of it.',
    access: 'read',
    body: z
      .object({
        interviewID: name.optional(),
        productID: name.optional(),
        question: text(1, questionMax),
        sentences: z
          .boolean()
          .optional()
          .describe('`false`: the quotes alone, at once, also where a model could answer.'),
      })
      .refine((body) => body.interviewID === undefined || body.productID === undefined, {
        path: ['productID'],
        error: 'must not be given beside interviewID',
      }),
    result: asked,
    failures: [404],
  },
  'quotes.verify': {
    method: 'POST',
    path: '/v1/quotes/verify',
    tag: 'quotes',
    summary: 'Find out where somebody said this',
    description:
      'Returns where these words stand in what participants said, letter for letter but for kinds of quotes, dashes and white space; at most 20 places, and none where nobody said this. Of one product, or of all.',
    access: 'read',
    body: z.object({ text: text(1, quoteMax), productID: name.optional() }),
    result: z.array(quote),
    failures: [],
  },
  'interviews.export': {
    method: 'GET',
    path: '/v1/interviews/export',
    tag: 'interviews',
    summary: 'Take an interview along as a file',
    description:
      'Sends everything of an interview as one file, made while it is sent: the guidelines, and of everybody who began their conversation and what a profile rests on, oldest link first. `csv` is a table with a row for each answer (RFC 4180, with a byte order mark; what a spreadsheet would take for a formula, also one that separates cells by semicolons, gets an apostrophe before it), `jsonl` has one `StudyRecord` a line, `md` is for reading, `docx` has the findings and themes, each quote with a footnote that says where it stands, `qdpx` for programs that analyse interviews (REFI-QDA 1.0): a text and a case for each, with what they chose at closed questions as variables, a code for each question of the guide, for each kind of claim and for each theme, as a researcher has them.',
    access: 'read',
    query: z.object({
      interviewID: name,
      format: z.enum(formats, { error: `must be one of ${formats.join(', ')}` }),
      names: z
        .enum(['true', 'false'], { error: 'must be true or false' })
        .optional()
        .describe(
          'With `false` it is left out who they are: name, address, occupation, place, link and what an open link kept. What they said in their answers stays as it is.',
        ),
    }),
    result: z.string(),
    file: { types: Object.values(studyTypes), lines: studyRecord },
    failures: [404],
  },
} as const satisfies Record<string, Call>
