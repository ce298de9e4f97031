import { z } from 'zod'
import { actions, answeredLevels, flags, probeKinds } from '../../interview/proposal.ts'

/**
 * The shape a model is asked for. Every member is required and nothing is bounded, because that is
 * all that the strict modes of the providers have in common; bounds are applied when it is read. The
 * assessment comes first, so that the reply is made in its light.
 */
export const turnSchema = z.object({
  assessment: z.object({
    answered: z.enum(answeredLevels),
    newInfo: z.boolean(),
    cues: z.array(z.string()),
  }),
  coverage: z.array(
    z.object({
      topicId: z.string(),
      level: z.number(),
      seq: z.number().nullable(),
      quote: z.string().nullable(),
    }),
  ),
  action: z.enum(actions),
  probeKind: z.enum(probeKinds).nullable(),
  questionId: z.string().nullable(),
  target: z.object({ seq: z.number(), quote: z.string() }).nullable(),
  reply: z.object({ ack: z.string().nullable(), question: z.string() }),
  memory: z.array(z.object({ fact: z.string(), seq: z.number(), quote: z.string() })),
  flags: z.array(z.enum(flags)),
  coveredQuestionIds: z.array(z.string()),
  switchLanguage: z.string().nullable(),
})

/** The same, in words, for models that are not held to a schema. */
export const turnShape = `{
 "assessment": {"answered": "${answeredLevels.join('|')}", "newInfo": true, "cues": ["vague"]},
 "coverage": [{"topicId": "…", "level": 0, "seq": null, "quote": null}],
 "action": "${actions.join('|')}",
 "probeKind": "${probeKinds.join('|')}" or null,
 "questionId": "…" or null,
 "target": {"seq": 0, "quote": "…"} or null,
 "reply": {"ack": "…" or null, "question": "…"},
 "memory": [{"fact": "…", "seq": 0, "quote": "…"}],
 "flags": ["${flags.join('|')}"],
 "coveredQuestionIds": [],
 "switchLanguage": null
}`
