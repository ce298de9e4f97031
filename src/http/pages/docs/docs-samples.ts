import { calls } from '../../../contract/calls/calls.ts'
import { isShown } from '../../../contract/openapi/examples.ts'
import type { Operation, Parameter } from '../../../contract/openapi/openapi-types.ts'
import { escapeHTML } from '../html.ts'

export type Entry = { path: string; method: string; operation: Operation }

/** Widest line of a sample before its members stand one below the other, characters. */
const lineCharactersMax = 60

/** How the call is made in a shell, and by the client where it has it. The console's own are for its pages. */
export function renderSamples(entry: Entry): string {
  if (entry.path.startsWith('/console/')) return ''
  const script = scriptOf(entry)
  const curl = curlOf(entry)
  if (script === null) return renderCode(curl)
  return `${renderCode(curl, 'curl')}${renderCode(script, 'ts')}`
}

/** Text as one types it, or as it comes back; long lines are broken, so that nothing scrolls. */
export function renderCode(text: string, kind?: 'curl' | 'ts'): string {
  const named = kind === undefined ? 'code' : `code ${kind}`
  return `<div class="${named}"><pre><code>${escapeHTML(text)}</code></pre></div>`
}

function curlOf({ path, method, operation }: Entry): string {
  const query = sentParameters(operation, 'query')
  const body = bodyOf(operation)
  const lines = [
    `curl${method === 'GET' ? '' : ` -X ${method}`}${query.length > 0 ? ' -G' : ''} "$COLLOQUY_URL${withLink(path, operation)}"`,
    ...(takesToken(operation) ? ['-H "Authorization: Bearer $COLLOQUY_TOKEN"'] : []),
    ...query.map(({ name, example }) => `--data-urlencode '${name}=${String(example)}'`),
    ...(body === undefined
      ? []
      : ['-H "Content-Type: application/json"', `-d '${JSON.stringify(body)}'`]),
  ]
  return lines.join(' \\\n  ')
}

/** The same by the client; null where it has no such call. */
function scriptOf({ operation }: Entry): string | null {
  const { operationId } = operation
  if (!Object.hasOwn(calls, operationId)) return null
  const query = Object.fromEntries(
    sentParameters(operation, 'query').map(({ name, example }) => [name, example]),
  )
  const link = Object.fromEntries(
    sentParameters(operation, 'path').map(({ name, example }) => [name, example]),
  )
  const body = bodyOf(operation)
  const isEvent = Object.keys(link).length > 0 && body !== undefined
  const given = isEvent ? { event: body } : (body as object | undefined)
  return `await client.${operationId}(${writeValue({ ...link, ...query, ...given })})`
}

export function takesToken({ security }: Operation): boolean {
  return security.some((schemes) => 'token' in schemes)
}

function bodyOf({ requestBody }: Operation): unknown {
  return requestBody?.content['application/json']?.example
}

function sentParameters({ operationId, parameters = [] }: Operation, place: Parameter['in']) {
  return parameters.filter(
    (parameter) =>
      parameter.in === place && (parameter.required || isShown(operationId, parameter.name)),
  )
}

function withLink(path: string, { parameters = [] }: Operation): string {
  return parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce((text, { name, example }) => text.replace(`{${name}}`, String(example)), path)
}

/** A value as one writes it in a program. */
function writeValue(value: unknown, indent = ''): string {
  if (typeof value === 'string') return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
  if (typeof value !== 'object' || value === null) return String(value)
  const isList = Array.isArray(value)
  const deeper = `${indent}  `
  const parts = Object.entries(value).map(([name, part]) => {
    const key = /^\w+$/.test(name) ? name : `'${name}'`
    return isList ? writeValue(part, deeper) : `${key}: ${writeValue(part, deeper)}`
  })
  const [open, close] = isList ? '[]' : '{}'
  const line = isList || parts.length === 0 ? parts.join(', ') : ` ${parts.join(', ')} `
  if (line.length <= lineCharactersMax && !line.includes('\n')) return `${open}${line}${close}`
  return `${open}\n${parts.map((part) => `${deeper}${part},\n`).join('')}${indent}${close}`
}
