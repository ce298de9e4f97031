import type {
  JSONSchema,
  OpenAPIDocument,
  Operation,
} from '../../../src/contract/openapi/openapi-types.ts'
import { pick } from '../random.ts'

export type GeneratedRequest = {
  operationId: string
  method: string
  path: string
  headers: Record<string, string>
  body?: string
}

type Random = () => number
type Parts = {
  operation: Operation
  template: string
  method: string
  linkID: string
  query: [string, string][]
  headers: Record<string, string>
  body: unknown
  /** The body as it is sent, where it is not JSON of `body`. */
  rawBody?: string
}

const oddTexts = [
  '',
  ' ',
  '\0',
  '\u0001',
  '\ud800',
  '%',
  '%00',
  '%ff',
  '%C0%AF',
  '1e2',
  '-1',
  '0',
  '٣',
  "' OR '1'='1",
  '"; drop table invite; --',
  '../../etc/passwd',
  '{{7*7}}',
  '<script>alert(1)</script>',
  'null',
  'undefined',
  '[]',
  '__proto__',
  'constructor',
  '\u202e',
  '\ufeff',
  '💥',
  'x'.repeat(201),
  'x'.repeat(7_000),
  '2026-13-45',
  'int_',
  `int_${'0'.repeat(28)}`,
  '0'.repeat(28),
]
const oddValues: unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e300,
  2 ** 53,
  [],
  {},
  [[]],
  [null],
  { a: { b: { c: [] } } },
  ...oddTexts,
]
const oddBodies = [
  '',
  'null',
  '[]',
  '"x"',
  '7',
  '{',
  '{"a":}',
  '{"a":1,"a":2}',
  '{"__proto__":{"x":1}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '{"x":"\\ud800"}',
  '{"x":"\\u0000"}',
  '{"x":1e999}',
  '{"x":9007199254740993}',
  '['.repeat(33) + ']'.repeat(33),
  '['.repeat(20_000),
  `{"x":[${'1,'.repeat(10_001)}1]}`,
  '\ufeff{}',
  "{'a':1}",
  '<a/>',
]
const oddHeaders: Record<string, string>[] = [
  { authorization: '' },
  { authorization: 'Bearer' },
  { authorization: 'Bearer x' },
  { authorization: 'Basic dXNlcjpwYXNz' },
  { authorization: `bearer clq_${'0'.repeat(36)}` },
  { authorization: `Bearer clq_${'a'.repeat(20_000)}` },
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': ';' },
  { 'content-type': 'multipart/form-data; boundary=x' },
  { 'content-encoding': 'gzip' },
  { accept: 'application/xml' },
  { 'idempotency-key': '' },
  { 'idempotency-key': 'a b' },
  { 'idempotency-key': 'k'.repeat(256) },
  { 'idempotency-key': 'one' },
  { cookie: 'colloquy_browser=%00; a=b; ;;;=' },
  { cookie: 'x'.repeat(5_000) },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-mode': 'navigate' },
  { purpose: 'prefetch' },
  { range: 'bytes=0-1' },
  { 'if-none-match': '*' },
  { expect: 'x' },
  { 'x-http-method-override': 'DELETE' },
  { 'x-forwarded-for': "127.0.0.1, ' or 1=1" },
  { 'x-forwarded-host': 'evil.example' },
  { 'x-original-url': '/v1/profiles/getList' },
  { upgrade: 'h2c', connection: 'upgrade' },
  { 'accept-language': 'x'.repeat(3_000) },
]
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND']

export type Known = {
  token: string
  /** What a sensible caller would fill in, by name. */
  values: Record<string, unknown>
}

/** Makes requests to every operation of a document in turn, each sensible but for one to three faults. */
export function createBadRequests(document: OpenAPIDocument, known: Known, random: Random) {
  const operations = Object.entries(document.paths).flatMap(([template, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ template, method, operation })),
  )
  let made = 0
  const pickNext = () => {
    const next = operations[made++ % operations.length]
    if (!next) throw new Error('The document has no operation.')
    return next
  }

  return function makeBadRequest(): GeneratedRequest {
    const { template, method, operation } = pickNext()
    const parts = sensible({ template, method, operation, known, document })
    const faults = 1 + Math.floor(random() * 3)
    for (let fault = 0; fault < faults; fault += 1) pick(random, mutations)(parts, random)
    return write(parts)
  }
}

type Asked = {
  template: string
  method: string
  operation: Operation
  known: Known
  document: OpenAPIDocument
}

function sensible({ template, method, operation, known, document }: Asked): Parts {
  const parameters = operation.parameters ?? []
  const schema = operation.requestBody?.content['application/json']?.schema
  return {
    template,
    method: method.toUpperCase(),
    operation,
    linkID: String(known.values.linkID),
    query: parameters
      .filter((parameter) => parameter.in === 'query' && parameter.name in known.values)
      .map(({ name }) => [name, String(known.values[name])]),
    headers: {
      ...(operation.security.some((schemes) => 'token' in schemes) && {
        authorization: `Bearer ${known.token}`,
      }),
      ...(schema && { 'content-type': 'application/json' }),
    },
    body: schema && sampleOf(schema, document, known.values),
  }
}

/** A value that fits a schema, with the known values where their names stand. */
function sampleOf(schema: JSONSchema, document: OpenAPIDocument, known: object): unknown {
  if (typeof schema.$ref === 'string') {
    const name = schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)
    return sampleOf(document.components.schemas[name] ?? {}, document, known)
  }
  const options = schema.oneOf ?? schema.anyOf
  if (Array.isArray(options)) return sampleOf(options[0], document, known)
  if ('const' in schema) return schema.const
  if (Array.isArray(schema.enum)) return schema.enum[0]
  if (schema.type === 'object') {
    const properties = Object.entries((schema.properties ?? {}) as Record<string, JSONSchema>)
    return Object.fromEntries(
      properties.map(([name, inner]) => [
        name,
        name in known ? known[name as keyof typeof known] : sampleOf(inner, document, known),
      ]),
    )
  }
  if (schema.type === 'array')
    return [sampleOf((schema.items ?? {}) as JSONSchema, document, known)]
  if (schema.type === 'boolean') return true
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1
  return 'text'
}

type Mutation = (parts: Parts, random: Random) => void

const mutations: Mutation[] = [
  (parts, random) => {
    const at = Math.floor(random() * parts.query.length)
    parts.query.splice(at, 1)
  },
  (parts, random) => {
    const chosen = parts.query[Math.floor(random() * parts.query.length)]
    if (chosen) chosen[1] = pick(random, oddTexts)
  },
  (parts, random) => {
    const chosen = parts.query[Math.floor(random() * parts.query.length)]
    if (chosen) parts.query.push([...chosen])
  },
  (parts, random) => void parts.query.push([pick(random, oddTexts), pick(random, oddTexts)]),
  (parts, random) => {
    const names = ['limit', 'cursor', 'count', 'orgID', 'quotes']
    parts.query.push([pick(random, names), pick(random, oddTexts)])
  },
  (parts, random) => {
    parts.linkID = pick(random, oddTexts)
  },
  (parts, random) => {
    parts.method = pick(random, methods)
  },
  (parts, random) => void Object.assign(parts.headers, pick(random, oddHeaders)),
  (parts, random) => {
    parts.rawBody = pick(random, oddBodies)
  },
  (parts, random) => void changeSomewhere(parts.body, random),
  (parts, random) => void changeSomewhere(parts.body, random),
  (parts, random) => {
    const text = JSON.stringify(parts.body) ?? ''
    const at = Math.floor(random() * text.length)
    const odd = String.fromCharCode(Math.floor(random() * 256))
    parts.rawBody = text.slice(0, at) + odd + text.slice(at + 1)
  },
]

/** Changes, removes or adds a member anywhere in a body. */
function changeSomewhere(value: unknown, random: Random): void {
  if (typeof value !== 'object' || value === null) return
  const members = value as Record<string, unknown>
  const names = Object.keys(members)
  const name = names[Math.floor(random() * names.length)]
  const chance = random()
  if (name !== undefined && chance < 0.3) changeSomewhere(members[name], random)
  else if (name !== undefined && chance < 0.45) delete members[name]
  else if (name !== undefined && chance < 0.9) members[name] = pick(random, oddValues)
  else if (!Array.isArray(value)) {
    // Not by assignment, which would set a prototype.
    const odd = {
      value: pick(random, oddValues),
      enumerable: true,
      configurable: true,
      writable: true,
    }
    Object.defineProperty(members, pick(random, oddTexts), odd)
  }
}

function write(parts: Parts): GeneratedRequest {
  const { operation, template, method, query, linkID, headers, body, rawBody } = parts
  const path = template.replace('{linkID}', writeText(linkID))
  const search = query.map((pair) => pair.map(writeText).join('=')).join('&')
  const text = rawBody ?? (body === undefined ? undefined : JSON.stringify(body))
  const takesBody = !['GET', 'HEAD', 'OPTIONS', 'TRACE'].includes(method)
  return {
    operationId: operation.operationId,
    method,
    path: search === '' ? path : `${path}?${search}`,
    headers,
    ...(takesBody && text !== undefined && { body: text }),
  }
}

/** Encoded, but for what is an encoding already, however broken. */
function writeText(text: string): string {
  return text.startsWith('%') ? text : encodeURIComponent(text.toWellFormed())
}
