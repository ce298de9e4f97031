import { z } from 'zod'
import { inviteStatuses, inviteStatusMeanings } from './invite-statuses.ts'
import { text, words } from './text.ts'

/** Most characters of a name or an identifier given by a caller. */
export const nameCharactersMax = 200
/** Most characters of the guidelines of one interview. */
export const guidelinesCharactersMax = 100_000
/** Most links made by one call. */
export const invitesPerCallMax = 1_000
/** Most items of one page of a list. */
export const pageItemsMax = 1_000

export const name = text(1, nameCharactersMax)

/** A name that is given to something new. */
export const newName = words(nameCharactersMax)

/** The identifier of a link, also where its whole address is given. */
export const linkName = name.transform(
  (given) => /^https?:\/\/[^/?#]+\/i\/([^/?#]+)/.exec(given)?.[1] ?? given,
)

export const instant = z.string().meta({
  format: 'date-time',
  description: 'RFC 3339, UTC, with milliseconds and `Z`.',
})
const day = z.string().meta({ format: 'date', description: 'RFC 3339 full-date.' })

export const inviteStatus = z.enum(inviteStatuses)

export const profile = z
  .object({
    profileID: z.string().describe('Identifier of the profile, `prf_` and 28 characters.'),
    productIDs: z
      .array(z.string())
      .describe('Products whose interviews this customer took part in.'),
    firstName: z.string().optional().describe("Customer's first name."),
    lastName: z.string().optional().describe("Customer's last name."),
    metadata: z.object({
      source: z.enum(['human', 'ai']).describe('Origin of the profile.'),
      acquired_date: day.describe('Date the profile was acquired.'),
      last_interviewed: day.optional().describe('Date the customer was last interviewed.'),
      interview_count: z.int().min(0).describe('Number of interviews the customer has completed.'),
      sentiment: z
        .int()
        .min(1)
        .max(5)
        .optional()
        .describe('Sentiment towards the product; 5 is utmost satisfaction. Absent when unknown.'),
    }),
    details: z.object({
      occupation: z.string().optional().describe('Taken from the onboarding steps.'),
      location: z.string().optional().describe('Free text: city, region and country.'),
      background: z.string().optional().describe('Background information about the customer.'),
      productAlignment: z
        .string()
        .optional()
        .describe("The customer's alignment and core feedback on the product."),
      key_values: z
        .array(z.string())
        .describe('Key values the customer looks for in similar products.'),
      interests: z.array(z.string()).describe("Interests revealed by the customer's responses."),
    }),
    history: z
      .array(
        z.object({
          type: z.enum(['link', 'simulation']).describe('How the customer took part.'),
          id: z.string().describe('Identifier of the invite or simulation.'),
        }),
      )
      .describe('Past interviews the profile took part in, oldest first.'),
  })
  .meta({ id: 'Profile' })
export type Profile = z.infer<typeof profile>

export const interview = z
  .object({
    interviewID: z.string().describe('Identifier of the interview, `int_` and 28 characters.'),
    productID: z.string().describe('Product the interview belongs to.'),
    interviewName: z.string().describe('Name of the interview.'),
    guidelines: z.string().describe('Guidelines for the interview.'),
    userID: z.string().describe('User that owns the interview.'),
    interviewer: z.string().describe('Who conducts it: `builtin`, or `provider/model`.'),
  })
  .meta({ id: 'Interview' })
export type Interview = z.infer<typeof interview>

export const conversationRoles = ['assistant', 'user'] as const

/** Where an answer is no evidence, for nobody confirmed what was heard there. */
export const misheard = z
  .array(
    z.object({
      start: z.int().min(0).describe('Where it begins.'),
      end: z.int().min(0).describe('Where it ends.'),
    }),
  )
  .optional()
  .describe(
    'Sentences of an answer with words that were heard with little confidence and that nobody confirmed: no evidence. In UTF-16 units, `end` exclusive.',
  )
export type ConversationRole = (typeof conversationRoles)[number]

export const invite = z
  .object({
    linkID: z.string().describe('Identifier of the invite, 28 characters.'),
    interviewID: z.string().describe('Interview the invite belongs to.'),
    productID: z.string().describe('Product the invite belongs to.'),
    orgID: z.string().describe('Organization that created the invite.'),
    userInfo: z
      .object({
        email: z.string().optional(),
        name: z.string().optional(),
        occupation: z.string().optional(),
      })
      .describe("Invited person's details; what is not known is absent."),
    status: inviteStatus.describe(
      inviteStatuses.map((status) => `\`${status}\`: ${inviteStatusMeanings[status]}`).join(' '),
    ),
    timestamp: instant.describe('When the invite was created. RFC 3339, UTC.'),
    completed_on: instant.optional().describe('When the interview was completed. RFC 3339, UTC.'),
    conversation: z
      .array(
        z.object({
          role: z.enum(conversationRoles).describe('`assistant` asks, `user` answers.'),
          content: z.string().describe('What was said.'),
        }),
      )
      .describe('The conversation held, in order.'),
  })
  .meta({ id: 'Invite' })
export type Invite = z.infer<typeof invite>

/** The one shape of every failure. `error` is the HTTP status. */
export const errorBody = z
  .object({
    error: z.int().meta({ format: 'int32' }).describe('The HTTP status.'),
    message: z.string().meta({ minLength: 1, maxLength: 500 }).describe('One plain sentence.'),
  })
  .meta({ id: 'Error' })
