import { z } from 'zod'
import { calls } from '../../contract/calls/calls.ts'
import { count, from } from '../page.ts'
import { findingsItems, themeItems } from '../show/findings.ts'
import { addressNote, quoteLine } from '../show/quotes.ts'
import { defineTool, type Tool } from '../tool.ts'

const { interviewID, quotes, by } = calls['interviews.getFindings'].query.shape
const scope = {
  interviewID: interviewID.optional().describe('In one interview.'),
  productID: calls['interviews.ask'].body.shape.productID.describe(
    'In all interviews about one product, in place of interviewID.',
  ),
}
const oneScope = (given: { interviewID?: unknown; productID?: unknown }) =>
  given.interviewID === undefined || given.productID === undefined
const twoScopes = { path: ['productID'], error: 'must not be given beside interviewID' }

/** Quotes a question or a theme is told with, where it is not said. */
const quotesDefault = 3

/** What people said. */
export const readingTools: Tool[] = [
  defineTool({
    name: 'findings',
    title: 'Read the findings',
    description:
      'Tells what people said: to each question of the guide (`part` questions), those who said alike as a group with what speaks against it, or by what they speak of, most people first (`part` themes), with how many and in which words. Numbers count people of finished interviews. Name the number and the quotes when you report; do not generalize beyond them.',
    does: 'read',
    input: z.object({
      interviewID,
      part: z
        .enum(['questions', 'themes'], { error: 'must be questions or themes' })
        .optional()
        .describe('questions when left out.'),
      by: by.describe(
        'Of questions, compares groups: occupation, location, sentiment, language, param:NAME of a parameter that an open link kept, or question:ID of a closed question.',
      ),
      quotes: quotes.describe(`Most quotes with each; ${quotesDefault} when left out.`),
      from,
    }),
    async run({ client, baseURL, signal }, { part, by: groups, from: first, ...given }) {
      const input = { quotes: quotesDefault, ...given }
      const rest = { origin: 'participants' as const, tail: addressNote(baseURL) }
      const begin = first === undefined ? {} : { from: first }
      if (part === 'themes') {
        const report = await client.interviews.getReport(input, { signal })
        return {
          head: `Of ${report.people} people. ${report.saturation.estimate}`,
          ...{ items: themeItems(report), ...rest, ...begin },
        }
      }
      const found = await client.interviews.getFindings(
        { ...input, ...(groups !== undefined && { by: groups }) },
        { signal },
      )
      return {
        head: `Of ${found.people} people.`,
        ...{ items: findingsItems(found), ...rest, ...begin },
      }
    },
  }),
  defineTool({
    name: 'find_quotes',
    title: 'Find quotes, or check one',
    description:
      'With `about`: what people said on something, the best words first, by the words they may have used. With `exact`: where these very words stand, so whether somebody really said so; check every quote with it that you did not just read here. With `exact` only a product narrows the search.',
    does: 'read',
    input: z
      .object({
        about: calls['interviews.ask'].body.shape.question.optional().describe('What to look for.'),
        exact: calls['quotes.verify'].body.shape.text
          .optional()
          .describe('Words that somebody is said to have said.'),
        ...scope,
        from,
      })
      .refine((given) => (given.about === undefined) !== (given.exact === undefined), {
        path: ['about'],
        error: 'must be given in place of exact',
      })
      .refine(oneScope, twoScopes)
      .refine((given) => given.exact === undefined || given.interviewID === undefined, {
        path: ['interviewID'],
        error: 'must not be given beside exact',
      }),
    async run({ client, baseURL, signal }, { about, exact, from: first, ...where }) {
      const rest = { origin: 'participants' as const, tail: addressNote(baseURL) }
      const begin = first === undefined ? {} : { from: first }
      if (exact !== undefined) {
        const input = { text: exact, ...(where.productID && { productID: where.productID }) }
        const places = await client.quotes.verify(input, { signal })
        if (places.length === 0) {
          return { head: 'Nobody said this. Do not pass it on as a quote.' }
        }
        return {
          head: `Said word for word in ${count(places.length, 'place')}.`,
          ...{ items: places.map(quoteLine), ...rest, ...begin },
        }
      }
      const input = { question: about ?? '', sentences: false, ...where }
      const { people, quotes: found, standing } = await client.interviews.ask(input, { signal })
      return {
        head: `${people.spoke} of ${people.asked} people said something on it.${nearest(standing)}`,
        ...{ items: found.map(quoteLine), ...rest, ...begin },
      }
    },
  }),
  defineTool({
    name: 'ask',
    title: 'Ask a study',
    description:
      'Answers a question from what people said, in at most five sentences, each with the quotes it rests on, where the service has a model; else gives the quotes alone. Takes some seconds. It says so where nobody said anything: then there is no answer, and none is to be made up.',
    does: 'read',
    input: z
      .object({ question: calls['interviews.ask'].body.shape.question, ...scope, from })
      .refine(oneScope, twoScopes),
    async run({ client, baseURL, signal }, { from: first, ...given }) {
      const answer = await client.interviews.ask(given, { signal })
      const { people, standing, sentences = [], quotes: found, by: model } = answer
      const words = sentences.length > 0 ? ` In the words of ${model ?? 'a model'}.` : ''
      return {
        head: `${people.spoke} of ${people.asked} people said something on it.${nearest(standing)}${words}`,
        items: [
          ...sentences.map(
            ({ text, quotes: rests }) =>
              `${text} (rests on quotes ${rests.map((at) => at + 1).join(', ')})`,
          ),
          ...found.map((quote, at) => `Quote ${at + 1}: ${quoteLine(quote)}`),
        ],
        ...{ origin: 'participants', tail: addressNote(baseURL) },
        ...(first !== undefined && { from: first }),
      }
    },
  }),
]

function nearest(standing: 'answered' | 'nothing_said'): string {
  return standing === 'answered'
    ? ''
    : ' Nobody was found who answers it; what comes nearest follows, which is no answer.'
}
