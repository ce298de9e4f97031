import type { JSONSchema } from './openapi-types.ts'

/** Values that tell a reader more than "string" does, by the name of the member. */
const examples: Record<string, unknown> = {
  productID: 'acme-app',
  interviewID: 'int_1NvK7Qd2mXc8RzT0bYh4LsPw3GfE',
  linkID: '1NvK7Qd2mXc8RzT0bYh4LsPw3GfE',
  profileID: 'prf_1NvK7Qd2mXc8RzT0bYh4LsPw3GfE',
  id: '1NvK7Qd2mXc8RzT0bYh4LsPw3GfE',
  orgID: 'acme',
  organization: 'Acme',
  userID: 'research',
  interviewName: 'First week with the app',
  guidelines: 'Find out what made people stay after the first week.',
  interviewer: 'builtin',
  email: 'person@example.com',
  occupation: 'Nurse',
  location: 'Lyon, France',
  locale: 'en',
  role: 'assistant',
  content: 'What did you do first when you opened it?',
  clientMessageID: 'm1',
  text: 'I looked for the import.',
  name: 'Ada',
  label: 'Your name',
  value: 'Ada',
  firstName: 'Ada',
  lastName: 'Byron',
  background: 'Runs a ward of twelve.',
  productAlignment: 'Relies on it daily; wants the import to be quicker.',
  key_values: ['time saved'],
  interests: ['automation'],
  notice: 'An AI asks the questions.',
  progress: 0.5,
  textHash: '9f2c…',
  error: 400,
  message: 'productID is required.',
  password: 'four-words-of-your-own',
  newPassword: 'four-other-words-of-yours',
  'Idempotency-Key': '5c9f2b7e-retry-safe',
}

/** What an item of a list is called in the table above. */
const singular: Record<string, string> = { productIDs: 'productID' }

/** Deepest that an example goes: schemas may refer to each other. */
const exampleDepthMax = 24

type ExampleOptions = {
  schemas: Record<string, JSONSchema>
  /** Shows every member, as answers are shown; of what one sends only the required ones. */
  whole?: boolean
}

/** A value of that schema for a reader to look at. */
export function exampleOf(
  schema: JSONSchema,
  options: ExampleOptions,
  name = '',
  depth = 0,
): unknown {
  const go = (part: unknown, member: string) =>
    exampleOf((part ?? {}) as JSONSchema, options, member, depth + 1)
  const target = options.schemas[referredName(schema) ?? '']
  if (depth > exampleDepthMax) return undefined
  if (target) return go(target, name)
  if (Array.isArray(schema.oneOf)) return go(schema.oneOf[0], name)
  if (schema.const !== undefined) return schema.const
  if (Array.isArray(schema.enum)) return schema.enum[0]
  const known = Object.hasOwn(examples, name) ? examples[name] : undefined
  if (known !== undefined && isOfType(known, schema)) return known
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries((schema.properties ?? {}) as Record<string, JSONSchema>)
          .filter(([member]) => options.whole || isRequired(schema, member))
          .map(([member, part]) => [member, go(part, member)]),
      )
    case 'array':
      return Array.from({ length: Math.max(1, Number(schema.minItems ?? 1)) }, () =>
        go(schema.items, singular[name] ?? name),
      )
    case 'integer':
    case 'number':
      return Math.max(1, Number(schema.minimum ?? 1))
    case 'boolean':
      return true
    default:
      return formatted(schema.format)
  }
}

/** Members of one name may be of several types. */
function isOfType(value: unknown, { type, items }: JSONSchema): boolean {
  if (Array.isArray(value)) return type === 'array' && isOfType(value[0], items as JSONSchema)
  return type === typeof value || (type === 'integer' && Number.isInteger(value))
}

function isRequired({ required }: JSONSchema, member: string): boolean {
  return Array.isArray(required) && required.includes(member)
}

function formatted(format: unknown): string {
  if (format === 'date-time') return '2026-11-21T09:30:00.000Z'
  if (format === 'date') return '2026-11-21'
  if (format === 'uri') return 'https://interviews.example.com/i/1NvK7Qd2mXc8RzT0bYh4LsPw3GfE'
  return '…'
}

export function referredName({ $ref }: JSONSchema): string | null {
  return /^#\/components\/schemas\/(\w+)$/.exec(String($ref))?.[1] ?? null
}
