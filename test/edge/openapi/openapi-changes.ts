import type {
  JSONSchema,
  OpenAPIDocument,
  Operation,
  Parameter,
} from '../../../src/contract/openapi/openapi-types.ts'

/** Keywords by which a schema takes less, with the direction in which each narrows. */
const bounds = { minimum: 1, minLength: 1, minItems: 1, maximum: -1, maxLength: -1, maxItems: -1 }
/** Schemas deeper than this are not compared; ours are a third of it. */
const depthMax = 24

/**
 * What in `after` would break a caller who relies on `before`: what callers send must still be taken,
 * what they read must still be there. One sentence each; none for what was only added.
 */
export function findBreakingChanges(before: OpenAPIDocument, after: OpenAPIDocument): string[] {
  const found: string[] = []
  for (const [path, methods] of Object.entries(before.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const at = `${method.toUpperCase()} ${path}`
      const now = after.paths[path]?.[method]
      if (!now) found.push(`${at}: removed`)
      else found.push(...compareOperations(at, operation, now, { before, after }))
    }
  }
  return found
}

type Documents = { before: OpenAPIDocument; after: OpenAPIDocument }

function compareOperations(
  at: string,
  was: Operation,
  now: Operation,
  documents: Documents,
): string[] {
  const { before, after } = documents
  const taken = compareSchemas(`${at} body`, bodyOf(was), bodyOf(now), documents, 'sent')
  const given = Object.entries(was.responses).flatMap(([status, response]) => {
    const next = now.responses[status]
    if (!next) return [`${at}: response ${status} removed`]
    const [old, present] = [contentOf(response, before), contentOf(next, after)]
    return compareSchemas(`${at} ${status}`, old, present, documents, 'read')
  })
  const opened = was.security.length === 0 && takesToken(now)
  return [
    ...(opened ? [`${at}: now needs a token`] : []),
    ...(!was.requestBody && now.requestBody?.required ? [`${at}: now needs a body`] : []),
    ...compareParameters(at, was.parameters ?? [], now.parameters ?? [], documents),
    ...taken,
    ...given,
  ]
}

function takesToken({ security }: Operation): boolean {
  return security.some((schemes) => 'token' in schemes)
}

function compareParameters(
  at: string,
  was: Parameter[],
  now: Parameter[],
  documents: Documents,
): string[] {
  const find = (list: Parameter[], { name, in: place }: Parameter) =>
    list.find((other) => other.name === name && other.in === place)
  const changed = was.flatMap((parameter) => {
    const next = find(now, parameter)
    if (!next) return [`${at}: parameter ${parameter.name} removed`]
    const demanded = next.required && !parameter.required
    return [
      ...(demanded ? [`${at}: parameter ${parameter.name} now required`] : []),
      ...compareSchemas(
        `${at} ${parameter.name}`,
        parameter.schema,
        next.schema,
        documents,
        'sent',
      ),
    ]
  })
  const demanded = now.filter((parameter) => parameter.required && !find(was, parameter))
  return [...changed, ...demanded.map(({ name }) => `${at}: new parameter ${name} is required`)]
}

function compareSchemas(
  at: string,
  was: JSONSchema | undefined,
  now: JSONSchema | undefined,
  documents: Documents,
  use: 'sent' | 'read',
  depth = 0,
): string[] {
  if (!was || depth > depthMax) return []
  if (!now) return use === 'read' ? [`${at}: no longer described`] : []
  const old = resolve(was, documents.before)
  const next = resolve(now, documents.after)
  const go = (where: string, a: unknown, b: unknown) =>
    compareSchemas(where, a as JSONSchema, b as JSONSchema, documents, use, depth + 1)

  const found = [...compareTypes(at, old, next), ...compareRanges(at, old, next, use)]
  const [oldMembers, nextMembers] = [membersOf(old), membersOf(next)]
  for (const [name, member] of Object.entries(oldMembers)) {
    const other = nextMembers[name]
    if (other) found.push(...go(`${at}.${name}`, member, other))
    else found.push(`${at}.${name}: removed`)
  }
  found.push(...compareRequired(at, old, next, use))
  if (old.items) found.push(...go(`${at}[]`, old.items, next.items))
  const [oldVariants, nextVariants] = [variantsOf(old), variantsOf(next)]
  for (const [kind, variant] of Object.entries(oldVariants)) {
    const other = nextVariants[kind]
    if (other) found.push(...go(`${at}<${kind}>`, variant, other))
    else found.push(`${at}<${kind}>: removed`)
  }
  return found
}

function compareTypes(at: string, was: JSONSchema, now: JSONSchema): string[] {
  // That a choice among objects is an object says nothing new.
  const isObject = was.type === undefined && Array.isArray(was.oneOf) && now.type === 'object'
  const same =
    (isObject || was.type === now.type) && was.const === now.const && was.format === now.format
  return same ? [] : [`${at}: type or format changed`]
}

function compareRanges(
  at: string,
  was: JSONSchema,
  now: JSONSchema,
  use: 'sent' | 'read',
): string[] {
  const found: string[] = []
  const [oldValues, nextValues] = [valuesOf(was), valuesOf(now)]
  const gone = oldValues?.filter((value) => nextValues && !nextValues.includes(value)) ?? []
  const fresh = nextValues?.filter((value) => !oldValues?.includes(value)) ?? []
  if (use === 'sent' && gone.length > 0) found.push(`${at}: takes fewer values`)
  if (use === 'sent' && !oldValues && nextValues) found.push(`${at}: takes fewer values`)
  if (use === 'read' && oldValues && fresh.length > 0) found.push(`${at}: gives new values`)
  if (use === 'sent') {
    for (const [keyword, direction] of Object.entries(bounds)) {
      const next = now[keyword]
      if (typeof next !== 'number') continue
      const old = was[keyword]
      if (typeof old !== 'number' || (next - old) * direction > 0)
        found.push(`${at}: narrower ${keyword}`)
    }
    if (now.pattern !== undefined && now.pattern !== was.pattern) found.push(`${at}: new pattern`)
  }
  return found
}

function compareRequired(
  at: string,
  was: JSONSchema,
  now: JSONSchema,
  use: 'sent' | 'read',
): string[] {
  const [old, next] = [requiredOf(was), requiredOf(now)]
  if (use === 'sent') {
    return next.filter((name) => !old.includes(name)).map((name) => `${at}.${name}: now required`)
  }
  return old
    .filter((name) => !next.includes(name) && Object.hasOwn(membersOf(now), name))
    .map((name) => `${at}.${name}: no longer always there`)
}

function resolve(schema: JSONSchema, { components }: OpenAPIDocument): JSONSchema {
  const name = /^#\/components\/schemas\/(\w+)$/.exec(String(schema.$ref))?.[1]
  return (name !== undefined && components.schemas[name]) || schema
}

function bodyOf({ requestBody }: Operation): JSONSchema | undefined {
  return requestBody?.content['application/json']?.schema
}

function contentOf(
  response: Operation['responses'][string] | undefined,
  { components }: OpenAPIDocument,
): JSONSchema | undefined {
  if (!response || !('$ref' in response)) return response?.content?.['application/json']?.schema
  const name = /^#\/components\/responses\/(\w+)$/.exec(response.$ref)?.[1] ?? ''
  return components.responses[name]?.content?.['application/json']?.schema
}

function membersOf({ properties }: JSONSchema): Record<string, JSONSchema> {
  return (properties ?? {}) as Record<string, JSONSchema>
}

function requiredOf({ required }: JSONSchema): string[] {
  return Array.isArray(required) ? required : []
}

function valuesOf(schema: JSONSchema): unknown[] | undefined {
  return Array.isArray(schema.enum) ? schema.enum : undefined
}

/** The alternatives of a union by what tells them apart: their `type` member. */
function variantsOf({ oneOf }: JSONSchema): Record<string, JSONSchema> {
  const variants = Array.isArray(oneOf) ? (oneOf as JSONSchema[]) : []
  return Object.fromEntries(
    variants.map((variant, at) => [String(membersOf(variant).type?.const ?? at), variant]),
  )
}
