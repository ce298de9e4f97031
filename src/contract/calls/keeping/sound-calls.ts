import { z } from 'zod'
import { linkName } from '../../resources.ts'
import type { Call } from '../call.ts'

export const asksSound = z
  .boolean({ error: 'must be true or false' })
  .describe(
    'Whether people are asked if the sound of what they say may be kept, by a tick of its own; not when left out. Where the service has no key for it, or nobody who hears: 409.',
  )

/** The sound of what people said, where it is kept. */
export const soundCalls = {
  'invites.getSound': {
    method: 'GET',
    path: '/v1/invites/getSound',
    tag: 'invites',
    summary: 'Return the sound of an answer',
    description:
      'Sends what was spoken of an answer as one WAV file (16 kHz, mono, 16 bit), where the person allowed that it is kept. Which stretch of the words is where in it, `invites.getTranscript` tells as `sound`.',
    access: 'read',
    query: z.object({
      linkID: linkName,
      seq: z
        .int({ error: 'must be a whole number' })
        .min(0, { error: 'must be at least 0' })
        .describe('The answer, by its number in the conversation.'),
    }),
    result: z.string(),
    file: { types: ['audio/wav'] },
    failures: [404, 409],
  },
} as const satisfies Record<string, Call>
