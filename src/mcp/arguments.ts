import { z } from 'zod'
import { checkFields } from '../contract/check-fields.ts'
import { AppError } from '../contract/errors.ts'

/** Characters of a name nobody knows that are told back. */
const strangeNameMax = 40

/** What a tool or a prompt was given, as its schema has it; throws a sentence that says what is wrong. */
export function readArguments<S extends z.ZodObject>(schema: S, given: unknown): z.output<S> {
  const known = Object.keys(schema.shape)
  const strange = Object.keys(given ?? {}).find((name) => !known.includes(name))
  if (strange !== undefined) {
    const shown = strange.slice(0, strangeNameMax)
    const takes = known.length === 0 ? 'nothing' : known.join(', ')
    throw new AppError('invalid', `There is no argument “${shown}”; this takes ${takes}.`)
  }
  return checkFields(schema, given ?? {})
}

/** The schema as it is listed, with all checks left to `readArguments`, whose failures are sentences. */
export function listed(schema: z.ZodObject) {
  let made: Record<string, unknown> | null = null
  const show = () => {
    made ??= { ...z.toJSONSchema(schema, { io: 'input' }), additionalProperties: false }
    return made
  }
  return {
    '~standard': {
      version: 1 as const,
      vendor: 'colloquy',
      validate: (value: unknown) => ({ value }),
      jsonSchema: { input: show, output: show },
    },
  }
}
