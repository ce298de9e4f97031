import { z } from 'zod'
import { type Call, neededScopes, takesKey } from '../calls/call.ts'
import { calls } from '../calls/calls.ts'
import { errorBody } from '../resources.ts'
import { writeGuide } from './guide.ts'
import { headers, operationPaths, responses } from './openapi-shared.ts'
import type {
  JSONSchema,
  OpenAPIDocument,
  Operation,
  Parameter,
  Response,
} from './openapi-types.ts'
import { soundPaths } from './sound-paths.ts'
import { usualMembers } from './usual-members.ts'
import { withExamples } from './with-examples.ts'

/** The version of the interface, as its document says; it is not the program's. */
export const interfaceVersion = '1.0.0'

/** Failures that any call of each kind can answer with. */
const sharedFailures = {
  token: [400, 401, 403, 414, 429, 431, 500, 503],
  link: [400, 414, 429, 431, 500, 503],
  session: [400, 403, 414, 429, 431, 500, 503],
  body: [408, 413, 415],
}

const linesType = 'application/jsonl'
const bytesTypes = ['application/zip', 'audio/wav']

/** The console's own pages send its header, and the cookie once they have it. */
const ofConsole = [{ console: [], session: [] }, { console: [] }]

/** The interface as an OpenAPI 3.1 document: a fold over the calls of the contract. */
export function describeAPI({ serverURL }: { serverURL: string }): OpenAPIDocument {
  const schemas: Record<string, JSONSchema> = {}
  const describe = (schema: z.ZodType) => liftSchema(schema, schemas)
  describe(errorBody)

  const paths: OpenAPIDocument['paths'] = {}
  for (const [id, call] of Object.entries<Call>(calls)) {
    paths[call.path] = {
      ...paths[call.path],
      [call.method.toLowerCase()]: describeCall(id, call, describe),
    }
  }
  const document: OpenAPIDocument = {
    openapi: '3.1.0',
    info: {
      title: 'Colloquy',
      version: interfaceVersion,
      summary: 'Customer research through AI-led interviews.',
      description: `Create an interview, send its invite links, read the conversations and the profiles made of them.\n\n${writeGuide()}`,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      contact: { name: 'Whoever runs this service' },
    },
    servers: [{ url: serverURL }],
    security: [{ token: [] }],
    tags: [
      { name: 'profiles', description: 'Customers who took part, made of what they said.' },
      { name: 'interviews', description: 'What to find out, and about which product.' },
      { name: 'invites', description: 'Links to an interview, and the conversations held.' },
      { name: 'products', description: 'What there are interviews about.' },
      { name: 'organization', description: 'How those who ask are shown to participants.' },
      { name: 'tokens', description: 'What callers of the interface show.' },
      { name: 'members', description: 'Who uses the console.' },
      { name: 'assistants', description: 'What members let assistants do, by signing in.' },
      { name: 'quotes', description: 'Words, and where they were said.' },
      { name: 'notes', description: 'Remarks of the team, beside what they are about.' },
      { name: 'shares', description: 'Pages for somebody without an account.' },
      { name: 'themes', description: 'What people speak of, as a researcher has it.' },
      { name: 'webhooks', description: 'Whom the service tells what happens.' },
      { name: 'simulations', description: 'What software says in place of people who allowed it.' },
      { name: 'people', description: 'What is held about one person, and its erasure.' },
      { name: 'audit', description: 'Who read and who changed what.' },
      {
        name: 'participant',
        description: 'What the person behind an invite link can do. The link is the permission.',
      },
      {
        name: 'console',
        description:
          'How the console’s own pages sign in. A cookie is good for these calls alone; they are taken from the service’s own pages only, which send the header `X-Colloquy-Console: 1`.',
      },
      { name: 'operations', description: 'For load balancers and monitoring.' },
    ],
    paths: { ...paths, ...operationPaths, ...soundPaths },
    components: {
      schemas,
      responses,
      headers,
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description:
            'An access token in the `Authorization` header: `Bearer clq_…`. It belongs to an organization and a user, and has one or more of the scopes `read`, `write` and `admin`.',
        },
        console: {
          type: 'apiKey',
          in: 'header',
          name: 'X-Colloquy-Console',
          description: 'Always `1`: a page of another origin cannot send it.',
        },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-colloquy',
          description: 'Set by signing in; `colloquy_console` where there is no TLS.',
        },
      },
    },
  }
  return withExamples(document)
}

function describeCall(
  id: string,
  call: Call,
  describe: (schema: z.ZodType) => JSONSchema,
): Operation {
  const parameters = [...pathParameters(call), ...queryParameters(call), ...headerParameters(call)]
  const needed = neededScopes(call)
  const named = needed.map((scope) => `\`${scope}\``).join(' and ')
  const needs = named && ` Needs the scope${needed.length > 1 ? 's' : ''} ${named}.`
  return {
    operationId: id,
    tags: [call.tag],
    summary: call.summary,
    description: `${call.description}${needs}`,
    security: call.access === 'session' ? ofConsole : needed.length > 0 ? [{ token: [] }] : [],
    ...(parameters.length > 0 && { parameters }),
    ...(call.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: describe(call.body) } },
      },
    }),
    responses: {
      200: describeSuccess(call, describe),
      ...Object.fromEntries(
        failuresOf(call).map((status) => [status, { $ref: `#/components/responses/${status}` }]),
      ),
    },
  }
}

function failuresOf(call: Call): number[] {
  const { access, method, failures } = call
  const shared =
    access === 'link' || access === 'session' ? sharedFailures[access] : sharedFailures.token
  const foreign = access === 'link' && method === 'POST' ? [403] : []
  const body = method === 'POST' ? sharedFailures.body : []
  const key = takesKey(call) ? [409, 422] : []
  return [...new Set([...shared, ...foreign, ...body, ...key, ...failures])].sort((a, b) => a - b)
}

function describeSuccess(call: Call, describe: (schema: z.ZodType) => JSONSchema): Response {
  const names = ['X-Request-Id', 'RateLimit', 'RateLimit-Policy', ...(call.list ? ['Link'] : [])]
  return {
    description: 'Done.',
    headers: Object.fromEntries(
      names.map((name) => [name, { $ref: `#/components/headers/${name}` }]),
    ),
    content: call.file
      ? describeFile(call.file, describe)
      : {
          'application/json': {
            schema: {
              type: 'object',
              properties: { result: describe(call.result) },
              required: ['result'],
            },
          },
        },
  }
}

/** A file is text or bytes; of one that has JSON lines it says what each of them holds. */
function describeFile(
  { types, lines }: NonNullable<Call['file']>,
  describe: (schema: z.ZodType) => JSONSchema,
): NonNullable<Response['content']> {
  const inLines = lines && {
    contentMediaType: 'application/json',
    contentSchema: describe(lines),
  }
  const schemaOf = (type: string) => ({
    // Bytes have no schema.
    ...(!bytesTypes.includes(type) && { type: 'string' }),
    ...(type === linesType && { description: 'JSON, line by line.', ...inLines }),
  })
  return Object.fromEntries(types.map((type) => [type, { schema: schemaOf(type) }]))
}

function pathParameters({ path }: Call): Parameter[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: 'The last segment of the invite URL.',
    schema: { type: 'string' },
  }))
}

function queryParameters({ query }: Call): Parameter[] {
  return Object.entries(query?.shape ?? {}).map(([name, field]) => {
    const {
      $schema: _,
      description = usualMembers[name],
      ...schema
    } = z.toJSONSchema(field, {
      io: 'input',
    })
    return {
      name,
      in: 'query',
      required: !z.safeParse(field, undefined).success,
      ...(description !== undefined && { description }),
      schema,
    }
  })
}

function headerParameters(call: Call): Parameter[] {
  if (!takesKey(call)) return []
  return [
    {
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description:
        'Makes a retry safe: for 24 hours the same key with the same parameters gives the same answer, and nothing is done twice.',
      schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$' },
    },
  ]
}

/** A schema in place, with the named ones in it moved to `schemas` and referred to. */
function liftSchema(schema: z.ZodType, schemas: Record<string, JSONSchema>): JSONSchema {
  const { $schema: _, $defs = {}, ...own } = z.toJSONSchema(schema, { io: 'input' })
  for (const [name, definition] of Object.entries($defs)) {
    schemas[name] = pointToComponents(definition)
  }
  return pointToComponents(own)
}

/** The same schema with its references into the document, and without bounds that say nothing. */
function pointToComponents(schema: object): JSONSchema {
  const text = JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')
  return JSON.parse(text, (keyword, value) => {
    if (/^(min|max)imum$/.test(keyword) && Math.abs(value) === Number.MAX_SAFE_INTEGER) return
    if (keyword === 'properties') return describeMembers(value)
    // A list of so many and no more, which readers of documents take that know no tuples.
    const parts: unknown = value?.prefixItems
    if (!Array.isArray(parts)) return value
    return { ...value, items: parts[0], minItems: parts.length, maxItems: parts.length }
  })
}

function describeMembers(members: Record<string, JSONSchema>): Record<string, JSONSchema> {
  return Object.fromEntries(
    Object.entries(members).map(([name, member]) => {
      const description = Object.hasOwn(usualMembers, name) ? usualMembers[name] : undefined
      const isTold = description === undefined || '$ref' in member || 'description' in member
      return [name, isTold ? member : { ...member, description }]
    }),
  )
}
