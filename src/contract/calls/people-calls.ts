import { z } from 'zod'
import { profileInFull } from '../profile-schemas.ts'
import { invite, name } from '../resources.ts'
import { auditLine } from './audit-calls.ts'
import type { Call } from './call.ts'
import { note } from './note-calls.ts'
import { kept } from './open-link-calls.ts'
import { mailsInFull } from './outgoing/mail-calls.ts'

const person = z.object({
  email: name
    .refine((value) => value.trim() !== '', { error: 'must be an e-mail address' })
    .describe('The address of the person, however it is written.'),
  identity: z
    .enum(['invited', 'typed'], { error: 'must be invited or typed' })
    .optional()
    .describe(
      'Only what is known by an address the link was made for (`invited`), which is proved, or only by one that a participant typed (`typed`), which is not. Both when left out.',
    ),
})

const anything = z.record(z.string(), z.unknown())
const instant = z.string().meta({ format: 'date-time' })

/** What was spoken, where they allowed that its sound is kept. */
const soundOfAnswers = z
  .array(
    z.object({
      seq: z.int().min(0),
      ms: z.int().min(0).describe('How long it lasts.'),
      url: z.url().describe('Where `invites.getSound` sends it as WAV.'),
    }),
  )
  .describe('Answers of which the sound is kept; absent where there are none.')

/** What is held about a person under one of the two ways of knowing them. */
const heldPart = z.object({
  interviews: z
    .array(
      z.object({
        invite: invite.omit({ conversation: true }),
        kept,
        mails: mailsInFull,
        consent: anything
          .optional()
          .describe(
            'What was agreed to: hash of the text, locale, time, who asks and who reads along.',
          ),
        sound: soundOfAnswers.optional(),
        messages: z.array(anything).describe('The conversation, each line as stored.'),
        notes: anything.optional().describe('What the interviewer kept in mind, without its plan.'),
        record: anything.optional().describe('What was read out of the interview.'),
      }),
    )
    .describe('In the order of their links.'),
  audit: z.array(auditLine).describe('Who read or changed any of it, at most 1,000 lines of each.'),
  teamNotes: z.array(note).describe('What the team noted on any of it.'),
  simulations: z
    .array(
      z.object({
        simulationID: z.string(),
        timestamp: z.string().meta({ format: 'date-time' }),
        simulated: anything.optional(),
      }),
    )
    .describe('What software said in their place, where they allowed it.'),
  profiles: z.array(profileInFull).describe('With each claim, correction and match.'),
})

/** What a person may ask of whoever holds something about them. */
export const peopleCalls = {
  'people.export': {
    method: 'POST',
    path: '/v1/people/export',
    tag: 'people',
    summary: 'Return everything that is held about one person',
    description:
      'Returns all that the organization holds about the person with this address: invites, mails to them, conversations, consent, what was read out of them, profiles with their corrections. What an invite proves and what was only typed are told apart. Nothing found is an answer with empty lists.',
    access: 'read',
    body: person,
    result: z.object({
      email: z.string(),
      exportedAt: instant,
      invited: heldPart,
      typed: heldPart,
    }),
    failures: [409],
  },
  'people.erase': {
    method: 'POST',
    path: '/v1/people/erase',
    tag: 'people',
    summary: 'Erase everything that is held about one person',
    description:
      'Erases each interview of the person with this address, what was derived of it and what waits to be made of it; their links are then unknown. Asked again it finds nothing and answers zeros. It cannot be undone.',
    access: 'write',
    body: person,
    result: z.object({
      invited: erasedPart(),
      typed: erasedPart(),
    }),
    failures: [409],
  },
} as const satisfies Record<string, Call>

function erasedPart() {
  return z.object({
    interviews: z.int().min(0).describe('Links erased, with all that was behind them.'),
    profiles: z.int().min(0).describe('Profiles removed, or made anew from what is left.'),
  })
}
