import { z } from 'zod'
import {
  type ProfileField,
  type ProfileFieldValue,
  profileFields,
  profileFieldValue,
} from './profile-schemas.ts'
import { name } from './resources.ts'
import { showNumber } from './show-number.ts'
import { text } from './text.ts'

/** Most characters of a paragraph, of an item of a list and of a reason; most items. */
const paragraphCharactersMax = 5_000
const itemCharactersMax = 500
const reasonCharactersMax = 1_000
const itemsMax = 20
const instantCharactersMax = 40

const paragraph = text(1, paragraphCharactersMax)
const items = z
  .array(text(1, itemCharactersMax))
  .max(itemsMax, { error: `must have at most ${itemsMax} items` })
const correctedValues: Record<ProfileField, z.ZodType<ProfileFieldValue>> = {
  firstName: name,
  lastName: name,
  occupation: name,
  location: name,
  background: paragraph,
  productAlignment: paragraph,
  key_values: items,
  interests: items,
  sentiment: z.int().min(1).max(5),
}
const paragraphRule = `must be a text of 1 to ${showNumber(paragraphCharactersMax)} characters, or null`
const listRule = `must be a list of at most ${itemsMax} texts of up to ${itemCharactersMax} characters, or null`
const valueRules: Partial<Record<ProfileField, string>> = {
  background: paragraphRule,
  productAlignment: paragraphRule,
  key_values: listRule,
  interests: listRule,
  sentiment: 'must be a whole number from 1 to 5, or null',
}

/** A correction that should no longer hold. */
export const takenBack = z.object({
  profileID: name,
  field: z
    .enum(profileFields, { error: `must be one of ${profileFields.join(', ')}` })
    .describe('What was corrected.'),
  at: text(1, instantCharactersMax).describe('When: the `at` of the correction, as it is listed.'),
  reason: text(1, reasonCharactersMax).describe('Why, for whoever reads it later.'),
})

/** A researcher's correction of one field. */
export const correction = z
  .object({
    profileID: name,
    field: z
      .enum(profileFields, { error: `must be one of ${profileFields.join(', ')}` })
      .describe('What is corrected.'),
    value: z
      .union([profileFieldValue, z.null()], {
        error: 'must be a text, a number, a list of texts or null',
      })
      .describe(
        'What is right: a list of texts for `key_values` and `interests`, 1 to 5 for `sentiment`, else a text. Null takes the field out.',
      ),
    reason: text(1, reasonCharactersMax).describe('Why, for whoever reads it later.'),
  })
  .superRefine(({ field, value }, context) => {
    if (value === null || correctedValues[field].safeParse(value).success) return
    const message = valueRules[field] ?? 'must be a text of 1 to 200 characters, or null'
    context.addIssue({ code: 'custom', path: ['value'], message })
  })
