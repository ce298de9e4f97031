import type { OpenAPIDocument, Operation } from '../../../src/contract/openapi/openapi-types.ts'

export type Example = {
  id: string
  method: string
  /** Of the path, the query, the headers or the body, by name. */
  members: Record<string, unknown>
  path: string
  hasBody: boolean
  /** Takes no token. */
  isOpen: boolean
}

/** What each operation of the document sends by its own examples, with nothing added or left out. */
export function examplesOf({ paths }: OpenAPIDocument): Example[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      id: operation.operationId,
      method: method.toUpperCase(),
      path,
      members: { ...parametersOf(operation), ...bodyOf(operation) },
      hasBody: operation.requestBody !== undefined,
      isOpen: operation.security.length === 0,
    })),
  )
}

function parametersOf({ parameters = [] }: Operation): Record<string, unknown> {
  const shown = parameters.filter(({ in: place, example }) => place !== 'header' && example)
  return Object.fromEntries(shown.map(({ name, example }) => [name, example]))
}

function bodyOf({ requestBody }: Operation): Record<string, unknown> {
  return (requestBody?.content['application/json']?.example ?? {}) as Record<string, unknown>
}

/** Who signs in comes before whom they let in; what takes away comes after what needs it. */
const first = ['getState', 'setUp', 'signIn', 'getToken', 'changePassword', 'signOut'].map(
  (name) => `console.${name}`,
)
const last = [
  'participant.export',
  ...['notes', 'shares', 'webhooks', 'simulations', 'members'].map((tag) => `${tag}.remove`),
  ...['tokens.revoke', 'invites.revoke', 'invites.erase', 'participant.erase', 'people.erase'],
  ...['setClosed', 'setArchived', 'erase'].map((name) => `interviews.${name}`),
  'products.remove',
]

export function inOrder(examples: readonly Example[]): Example[] {
  const rank = ({ id }: Example) =>
    first.includes(id) ? first.indexOf(id) - first.length : last.indexOf(id) + 1
  return examples.toSorted((a, b) => rank(a) - rank(b))
}

/** Values of the reader's own in place of those that the examples can only stand for. */
export function withOwn(example: Example, own: Record<string, string>): Example {
  const replace = (name: string, value: unknown): unknown => {
    if (Array.isArray(value) && name.endsWith('IDs')) return [own[name.slice(0, -1)] ?? value[0]]
    return own[name] ?? value
  }
  const members = Object.entries(example.members).map(([name, value]) => [
    name,
    replace(name, value),
  ])
  return { ...example, members: Object.fromEntries(members) }
}

export function requestOf({ path, members, hasBody, method }: Example): {
  target: string
  init: { method: string; body?: string; headers: Record<string, string> }
} {
  const rest = { ...members }
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest[name]))
    delete rest[name]
    return value
  })
  if (hasBody) {
    const headers = { 'content-type': 'application/json' }
    return { target: filled, init: { method, body: JSON.stringify(rest), headers } }
  }
  const query = new URLSearchParams(
    Object.entries(rest).map(([name, value]): [string, string] => [name, String(value)]),
  )
  const target = query.size === 0 ? filled : `${filled}?${query}`
  return { target, init: { method, headers: {} } }
}
