import { z } from 'zod'
import { contradiction, instant, mergedClaim, toldSentiment } from './claim-schemas.ts'
import { profile } from './resources.ts'

/** What a field of a Profile can hold. */
export const profileFieldValue = z.union([z.string(), z.int(), z.array(z.string())])
export type ProfileFieldValue = z.infer<typeof profileFieldValue>

/** What of a Profile can come to differ from one interview to the next. */
export const profileFields = [
  'firstName',
  'lastName',
  'occupation',
  'location',
  'background',
  'productAlignment',
  'key_values',
  'interests',
  'sentiment',
] as const
export type ProfileField = (typeof profileFields)[number]

/** A Profile and all that it rests on. */
export const profileInFull = z
  .object({
    ...profile.shape,
    status: z
      .enum(['full', 'partial', 'insufficient'])
      .describe('How much of a picture there is: `insufficient` rests on next to nothing.'),
    alignment: z
      .enum(['strong', 'partial', 'weak', 'misaligned', 'unknown'])
      .describe('How well the product meets what the customer values.'),
    claims: z.array(mergedClaim).describe('What was told, the newest first.'),
    contradictions: z
      .array(contradiction)
      .describe('Pairs that do not go together, of one interview or of two.'),
    gaps: z
      .array(z.string())
      .describe(
        'What was not talked about: `background`, `feedback`, `key_values`, `interests`, `sentiment`.',
      ),
    trajectory: z.array(toldSentiment).describe('The sentiment by interview, oldest first.'),
    changes: z
      .array(
        z.object({
          linkID: z.string().describe('The interview that changed it.'),
          at: instant.describe('When it was completed.'),
          field: z.enum(profileFields),
          before: profileFieldValue.optional().describe('Absent where nothing was known.'),
          after: profileFieldValue.optional().describe('Absent where it is no longer told.'),
        }),
      )
      .describe('What the newest interviews changed in the profile, oldest first.'),
    corrections: z
      .array(
        z.object({
          field: z.enum(profileFields),
          value: profileFieldValue.optional().describe('Absent where the field was taken out.'),
          told: profileFieldValue.optional().describe('What the interviews tell of it now.'),
          reason: z.string(),
          by: z.string().describe('The `userID` of the token that corrected it.'),
          at: instant,
          holds: z.boolean().describe('Whether no later one replaced it and nobody took it back.'),
          takenBack: z
            .object({ reason: z.string(), by: z.string(), at: instant })
            .optional()
            .describe('Why it no longer holds, where somebody took it back.'),
        }),
      )
      .describe('What researchers put right, oldest first.'),
    possibleMatches: z
      .array(
        z.object({
          profileID: z.string(),
          proved: z
            .boolean()
            .describe('Whether that profile is the one whose e-mail its invite was made for.'),
        }),
      )
      .describe(
        'Profiles of the organization that may be the same person: their e-mail is the same, but in at least one of the two it was only typed. They are never merged. At most 20.',
      ),
    notice: z
      .string()
      .optional()
      .describe('Of a profile that software drew: that it did, and from how many conversations.'),
    drawnFrom: z
      .array(
        z.object({
          field: z.enum(['background', 'productAlignment', 'key_values', 'interests']),
          text: z.string(),
          linkID: z.string(),
          profileID: z.string(),
        }),
      )
      .optional()
      .describe('Of such a profile: each line, and whose words it is.'),
  })
  .meta({ id: 'ProfileInFull' })
export type ProfileInFull = z.infer<typeof profileInFull>
