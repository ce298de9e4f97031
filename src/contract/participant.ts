import { z } from 'zod'
import { choice, closedAsked } from './closed-question.ts'
import { conversationRoles, inviteStatus, name } from './resources.ts'
import { text } from './text.ts'

/** Most characters of one answer. */
export const answerCharactersMax = 20_000

/** Ways in which a page may hear somebody: in the browser by files of ours, by the service, by the browser itself. */
export const speechWays = ['device', 'service', 'browser'] as const
export type SpeechWay = (typeof speechWays)[number]

/** Longest recording, seconds: whoever speaks for longer is heard in pieces … */
export const recordingSecondsMax = 60
/** … and its bytes as WAV of 16 kHz, mono, 16 bit, with a header; other forms may have as many. */
export const recordingBytesMax = recordingSecondsMax * 16_000 * 2 + 1_024
export const recordingTypes = ['audio/wav', 'audio/webm', 'audio/mp4', 'audio/ogg'] as const
export type RecordingType = (typeof recordingTypes)[number]

/** Most bytes of sound that are kept of an answer, five minutes of WAV, and of an interview. */
export const soundBytesOfAnswerMax = 5 * recordingBytesMax
export const soundBytesOfInterviewMax = 100_000_000
/** Types of the sound of a line that the service reads aloud, and most bytes of it: two minutes of speech as MP3. */
export const soundTypes = ['audio/mpeg', 'audio/wav', 'audio/ogg', 'audio/flac'] as const
export type SoundType = (typeof soundTypes)[number]
export const soundBytesMax = 4_194_304

const seq = z.int().min(0)

export const onboardingFieldNames = ['name', 'email', 'occupation', 'location'] as const
export type OnboardingFieldName = (typeof onboardingFieldNames)[number]

/** The forms in which what is held is given out. */
export const exportFormats = ['json', 'html'] as const

export const locale = z
  .string()
  .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, { error: 'must be a BCP 47 language tag' })
  .max(35, { error: 'must have at most 35 characters' })

/** Most stretches of an answer that are told to be in doubt. */
export const unsureMax = 500

const unsure = z
  .array(
    z.object({
      from: z.int().min(0).describe('The first character of it.'),
      to: z.int().min(1).describe('The character behind its last.'),
    }),
  )
  .max(unsureMax, { error: `must have at most ${unsureMax} items` })
  .describe(
    'Stretches of `text` that a recogniser heard with little confidence and nobody confirmed, in UTF-16 units, `to` exclusive: the sentences with them are evidence of nothing.',
  )

/** What a participant can do: one event in, the new Snapshot out. */
export const participantEvent = z
  .discriminatedUnion(
    'type',
    [
      z.object({
        type: z.literal('consent'),
        agreed: z.boolean({ error: 'must be true or false' }),
        locale: locale.optional(),
        simulate: z
          .boolean({ error: 'must be true or false' })
          .optional()
          .describe('Whether they allow that software answers for them: `simulationNotice`.'),
        sound: z
          .boolean({ error: 'must be true or false' })
          .optional()
          .describe('Whether they allow that the sound of what they say is kept: `soundNotice`.'),
      }),
      z.object({
        type: z.literal('onboard'),
        name: name.optional(),
        email: name
          .refine((value) => /^[^\s@]+@[^\s@]+$/.test(value.trim()), {
            error: 'must be an e-mail address',
          })
          .optional(),
        occupation: name.optional(),
        location: name.optional(),
      }),
      z.object({
        type: z.literal('answer'),
        text: text(1, answerCharactersMax),
        choice: choice.optional(),
        clientMessageID: name,
        after: seq,
        unsure: unsure.optional(),
        corrections: z
          .array(z.object({ old: text(1, 1_000), new: text(1, answerCharactersMax) }))
          .max(8)
          .optional()
          .describe('Of an answer to the recap: the lines of it that `text` puts right.'),
      }),
      z.object({ type: z.literal('skip'), after: seq }),
      z.object({
        type: z.literal('verdict'),
        score: z.int().min(1).max(5).optional(),
        text: text(1, answerCharactersMax).optional(),
        unsure: unsure.optional(),
      }),
      z.object({ type: z.literal('end'), keep: z.boolean({ error: 'must be true or false' }) }),
    ],
    { error: 'must be consent, onboard, answer, skip, verdict or end' },
  )
  .meta({ id: 'ParticipantEvent', type: 'object', description: 'What a participant did.' })
export type ParticipantEvent = z.infer<typeof participantEvent>

export const phases = ['consent', 'onboarding', 'conversation', 'verdict', 'done'] as const
export type Phase = (typeof phases)[number]

export const snapshot = z
  .object({
    status: inviteStatus,
    phase: z.enum(phases),
    productID: z.string(),
    interviewName: z.string(),
    organization: z.string(),
    locale: z.string(),
    onboarding: z.array(
      z.object({
        name: z.enum(onboardingFieldNames),
        label: z.string(),
        required: z.boolean(),
        value: z.string().optional(),
      }),
    ),
    conversation: z.array(
      z.object({
        seq,
        role: z.enum(conversationRoles),
        content: z.string(),
        other: z
          .object({
            at: z.int().min(0).describe('Where they begin, in UTF-16 units.'),
            locale: z.string(),
          })
          .optional()
          .describe('Where the words of the guide begin in it, and their language, if another.'),
        closed: closedAsked.optional(),
        choice: choice.optional(),
      }),
    ),
    expects: z
      .object({
        type: z.enum(['consent', 'onboard', 'answer', 'verdict']),
        after: seq.optional(),
        choices: z
          .array(z.object({ value: z.string(), label: z.string() }))
          .optional()
          .describe('Where few answers are meant: buttons that send `value` as the answer.'),
      })
      .optional(),
    progress: z.number().min(0).max(1),
    minutesLeft: z.number().min(0).optional(),
    notice: z.string().optional(),
    simulationNotice: z
      .string()
      .optional()
      .describe('Before consent: what they may allow besides, by a tick that is off at first.'),
    soundNotice: z
      .string()
      .optional()
      .describe(
        'Before consent, where the interview asks for it: what else they may allow, by a tick of its own.',
      ),
    sound: z
      .literal(true)
      .optional()
      .describe('They allowed in this browser that the sound of what they say is kept.'),
    recap: z
      .array(z.string())
      .optional()
      .describe(
        'What was noted of the answers, in their words or in sentences that rest on them, while it can be put right.',
      ),
    branding: z
      .object({
        accent: z.string().optional().describe('A colour, `#rrggbb`.'),
        logo: z.string().optional().describe('Where the logo is, below the base URL.'),
      })
      .optional()
      .describe('How the organization wants its pages to look.'),
    contact: z.string().optional().describe('Whom to ask, where the organization says so.'),
    retentionDays: z.int().optional().describe('Days after which what was said is erased.'),
    yours: z
      .boolean()
      .optional()
      .describe('Whether this browser may download and erase what is held; absent if nothing is.'),
    declined: z.literal(true).optional().describe('Somebody said no. They may still agree.'),
    closed: z
      .literal(true)
      .optional()
      .describe('The study is over for whoever has not begun: `status` is `revoked` meanwhile.'),
    context: z
      .string()
      .optional()
      .describe('The question of the guide that the newest one belongs to, if it is not shown.'),
    next: z
      .string()
      .optional()
      .describe('Where to go on once it is over, where the organization says so.'),
    preview: z.literal(true).optional().describe('It is tried out: nothing of it becomes data.'),
  })
  .meta({ id: 'Snapshot' })
export type Snapshot = z.infer<typeof snapshot>
