import { z } from 'zod'
import { calls } from '../../contract/calls/calls.ts'
import { count, cursor, from, line, nextPage, pageItems } from '../page.ts'
import { addressNote } from '../show/quotes.ts'
import { profileItems, transcriptItems } from '../show/sources.ts'
import { defineTool, type Tool } from '../tool.ts'

const { productID } = calls['profiles.getList'].query.shape
const { profileID } = calls['profiles.getOne'].query.shape
const { interviewID, names } = calls['interviews.export'].query.shape

/** What the findings rest on. */
export const sourceTools: Tool[] = [
  defineTool({
    name: 'transcript',
    title: 'Read a conversation',
    description:
      'Returns one whole conversation, message by message with its numbers, why each question was asked, and what a profile rests on. Take the link from a quote or from `fieldwork`.',
    does: 'read',
    input: z.object({
      linkID: calls['invites.getTranscript'].query.shape.linkID.describe(
        'As in a quote’s address.',
      ),
      from,
    }),
    async run({ client, baseURL, signal }, { linkID, from: first }) {
      const transcript = await client.invites.getTranscript({ linkID }, { signal })
      const { invite, messages, language } = transcript
      return {
        head: `${count(messages.length, 'message')}, ${language ?? 'not begun'}; status ${invite.status}. People read it at ${baseURL}/console/invites/${invite.linkID}.`,
        items: transcriptItems(transcript),
        origin: 'participants',
        ...(first !== undefined && { from: first }),
      }
    },
  }),
  defineTool({
    name: 'profile',
    title: 'Read a profile',
    description:
      'Returns what is known of one person, every claim with the words it rests on. With `productID` in place of `profileID` it lists the profiles of a product, oldest first.',
    does: 'read',
    input: z
      .object({
        profileID: profileID.optional(),
        productID: productID.optional().describe('Lists the profiles of this product.'),
        cursor: cursor.describe('Of the list: where its next page begins.'),
        from,
      })
      .refine((given) => (given.profileID === undefined) !== (given.productID === undefined), {
        path: ['profileID'],
        error: 'must be given in place of productID',
      }),
    async run({ client, baseURL, signal }, { profileID: id, productID: of, ...rest }) {
      if (id === undefined) {
        const input = { productID: of ?? '', limit: pageItems }
        const { items, cursor: next } = await client.profiles.getList.page(
          { ...input, ...(rest.cursor !== undefined && { cursor: rest.cursor }) },
          { signal },
        )
        return {
          head: `${count(items.length, 'profile')}.`,
          items: items.map((each) =>
            line(
              `${each.profileID}: ${count(each.metadata.interview_count, 'interview')}`,
              each.metadata.source === 'ai' ? 'drawn by software' : undefined,
              [each.firstName, each.lastName].filter(Boolean).join(' '),
              each.details.occupation,
              each.details.location,
            ),
          ),
          ...{ origin: 'participants', tail: nextPage(next) },
        }
      }
      const profile = await client.profiles.getOne({ profileID: id }, { signal })
      const { status, alignment, metadata, notice } = profile
      return {
        head: `${notice ? `${notice} ` : ''}${count(metadata.interview_count, 'interview')}; a ${status} picture; alignment ${alignment}.`,
        items: profileItems(profile),
        ...{ origin: 'participants', tail: addressNote(baseURL) },
        ...(rest.from !== undefined && { from: rest.from }),
      }
    },
  }),
  defineTool({
    name: 'export',
    title: 'Take an interview along',
    description:
      'Returns an interview with everything that was said in it as text: `md` for reading, `csv` with a row for each answer, `jsonl`. Long ones come in parts; the answer also says where the whole file, or one for Word or for programs that analyse interviews, can be fetched.',
    does: 'read',
    input: z.object({
      interviewID,
      format: z
        .enum(['md', 'csv', 'jsonl'], { error: 'must be md, csv or jsonl' })
        .optional()
        .describe('md when left out.'),
      names,
      from,
    }),
    async run({ client, baseURL, signal }, { format = 'md', from: first, ...given }) {
      const file = await client.interviews.export({ ...given, format }, { signal })
      const isWhole = file.size < exportBytesMax
      const where = new URLSearchParams({ interviewID: given.interviewID, format })
      return {
        head: isWhole ? 'The whole file.' : 'The file is too long for here: its beginning.',
        file: { text: await file.text(), format },
        origin: 'participants',
        ...(first !== undefined && { from: first }),
        tail: `The whole file is at ${baseURL}/v1/interviews/export?${where} with the access token as Authorization: Bearer; there format may be docx or qdpx, too. In the console it is under Download in the report.`,
      }
    },
  }),
]

/** Bytes of an export that are read; more is only to be had as a file. */
export const exportBytesMax = 4_000_000
