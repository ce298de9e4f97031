import { z } from 'zod'
import { instant, invitesPerCallMax, linkName, name } from '../../resources.ts'
import { showNumber } from '../../show-number.ts'
import { text } from '../../text.ts'
import type { Call } from '../call.ts'

const subjectCharactersMax = 150
const textCharactersMax = 5_000
const remindAfterDaysMax = 60

const subject = text(1, subjectCharactersMax).refine((value) => !/\p{Cc}/u.test(value), {
  error: 'must be one line',
})

const mail = z.object({
  kind: z.enum(['invitation', 'reminder']),
  state: z
    .enum(['queued', 'sent', 'refused', 'uncertain', 'failed', 'left'])
    .describe(
      '`refused`: the server takes none for this address; `uncertain`: nobody knows whether it arrived, and it is not sent again; `failed`: it was tried too often; `left`: it was not to be sent any more.',
    ),
  timestamp: instant.describe('Since when.'),
  code: z.int().optional().describe('What the server answered where it refused.'),
})

/** What became of mails to one person; absent where none was written. */
export const mails = z
  .array(mail)
  .optional()
  .describe('The invitation by mail and its reminder; absent where none was written.')

/** The same with what was written. */
export const mailsInFull = z
  .array(
    mail.extend({
      subject: z.string().optional().describe("Absent where it was the service's own."),
      text: z.string().optional().describe("Absent where it was the service's own."),
    }),
  )
  .optional()
  .describe('The invitation by mail and its reminder; absent where none was written.')

/** Invitations by mail. */
export const mailCalls = {
  'invites.send': {
    method: 'POST',
    path: '/v1/invites/send',
    tag: 'invites',
    summary: 'Send invitations by mail',
    description:
      'Mails each of these people their link, or everybody who is invited to an interview: once, in plain text, and at most one reminder. Nobody is mailed who has begun, said no, unsubscribed or was mailed before. Answers how many mails wait to be sent, and who was left and why. Needs a mail server: 409 where there is none.',
    access: 'write',
    body: z.object({
      linkIDs: z
        .array(linkName, { error: 'must be a list of linkIDs' })
        .min(1, { error: 'must have at least 1 item' })
        .max(invitesPerCallMax, {
          error: `must have at most ${showNumber(invitesPerCallMax)} items`,
        })
        .optional()
        .describe('Whom to mail. Either these or `interviewID`.'),
      interviewID: name.optional().describe('Mails everybody who is invited to it.'),
      subject: subject.optional().describe("The service's own when left out."),
      text: text(1, textCharactersMax)
        .optional()
        .describe(
          "Plain text; `{link}` is where the link stands, at the end when it stands nowhere. The service's own, in the language of the guidelines, when left out.",
        ),
      remindAfterDays: z
        .int({ error: 'must be a whole number' })
        .min(1, { error: 'must be at least 1' })
        .max(remindAfterDaysMax, { error: `must be at most ${remindAfterDaysMax}` })
        .optional()
        .describe('Days until whoever has not begun is reminded, once; nobody is when left out.'),
    }),
    result: z.object({
      queued: z.int().min(0),
      left: z
        .array(z.object({ linkID: z.string(), why: z.string().describe('In a sentence.') }))
        .describe(
          'At most 1,000 of those who are not mailed. Of everybody invited to an interview, who has begun, said no, expired or was mailed before is not told of.',
        ),
      more_left: z.int().min(1).optional().describe('How many more were left.'),
    }),
    failures: [404, 409],
  },
  'invites.getInvitation': {
    method: 'GET',
    path: '/v1/invites/getInvitation',
    tag: 'invites',
    summary: 'Return what an invitation by mail would say',
    description:
      'Returns the subject and text that people are sent where nobody says otherwise, whom it is from, and how many people would be mailed now.',
    access: 'read',
    query: z.object({ interviewID: name }),
    result: z.object({
      subject: z.string(),
      text: z.string().describe('With `{link}` where the link stands.'),
      from: z.string().optional().describe('The address it is from; absent where no mail is sent.'),
      missing: z.string().optional().describe('What is missing where no mail is sent.'),
      waiting: z.int().min(0).describe('How many people have an address and no mail yet.'),
    }),
    failures: [404],
  },
} as const satisfies Record<string, Call>
