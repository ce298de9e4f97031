import { z } from 'zod'
import { nameCharactersMax } from '../resources.ts'
import { showNumber } from '../show-number.ts'
import { text } from '../text.ts'
import type { Call } from './call.ts'
import { retentionDaysMax } from './retention-calls.ts'

/** Largest picture of an organization, bytes. */
export const logoBytesMax = 65_536
const taken = ' An empty text takes it out.'
/** Characters that base64 needs for the largest picture, with what stands in front. */
const logoCharactersMax = Math.ceil(logoBytesMax / 3) * 4 + 30

const settings = z
  .object({
    orgID: z.string(),
    name: z.string().optional(),
    accent: z.string().optional().describe('A colour, `#rrggbb`.'),
    logo: z.string().optional().describe('The path of the picture, `/brand/…`.'),
    contact: z.string().optional().describe('Whom participants ask.'),
    retentionDays: z.int().optional().describe('Days for which it keeps what people say.'),
    interviewers: z.array(z.string()).describe('Who can conduct an interview here.'),
    interviewer: z.string().describe('Who conducts a new one that does not say.'),
    modelProblem: z
      .string()
      .optional()
      .describe('What is wrong with a model, in a sentence: the built-in interviewer stands in.'),
  })
  .meta({ id: 'Settings' })

/** How an organization is shown to those it invites. */
export const organizationCalls = {
  'organization.getSettings': {
    method: 'GET',
    path: '/v1/organization/getSettings',
    tag: 'organization',
    summary: 'Return the settings of the organization',
    description: 'Returns how the organization is shown to participants, and who can interview.',
    access: 'read',
    query: z.object({}),
    result: settings,
    failures: [],
  },
  'organization.setSettings': {
    method: 'POST',
    path: '/v1/organization/setSettings',
    tag: 'organization',
    summary: 'Change settings of the organization',
    description: 'Changes those that are given and returns all of them.',
    access: 'admin',
    body: z.object({
      name: text(0, nameCharactersMax)
        .optional()
        .describe(`What participants are told who asks.${taken}`),
      accent: z
        .string({ error: 'must be a string' })
        .regex(/^(#[0-9a-fA-F]{6})?$/, { error: 'must be a colour such as #0a7d55' })
        .optional()
        .describe(`A colour, \`#rrggbb\`.${taken}`),
      logo: z
        .string({ error: 'must be a string' })
        .max(logoCharactersMax, { error: 'must be a picture of at most 64 KiB' })
        .optional()
        .describe(`A PNG, JPEG or WebP of at most 64 KiB as \`data:image/png;base64,…\`.${taken}`),
      contact: text(0, nameCharactersMax)
        .optional()
        .describe(`Whom participants ask: a name, an address.${taken}`),
      retentionDays: z
        .union([z.int().min(1).max(retentionDaysMax), z.literal('')], {
          error: `must be a whole number of days, at most ${showNumber(retentionDaysMax)}`,
        })
        .optional()
        .describe(`Days for which it keeps what people say.${taken}`),
    }),
    result: settings,
    failures: [],
  },
} as const satisfies Record<string, Call>
