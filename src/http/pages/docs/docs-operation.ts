import type { JSONSchema, Operation, Parameter } from '../../../contract/openapi/openapi-types.ts'
import { escapeHTML, renderProse } from '../html.ts'
import { type Entry, renderCode, renderSamples, takesToken } from './docs-samples.ts'
import { noteOf, renderMember, renderMembers, typeOf } from './docs-schema.ts'

/** Parameters that many calls have, and the section that tells of them. */
const toldOnce: Record<string, string> = {
  limit: 'paging',
  cursor: 'paging',
  'Idempotency-Key': 'idempotency',
}

/** Failures that any call may answer with, and any that takes a token: the section on errors tells them. */
const ofAll = ['400', '408', '413', '414', '415', '429', '431', '500', '503']
const ofTokens = ['401', '403']

/** A call with all that it takes and tells. */
export function renderOperation(entry: Entry): string {
  const { path, method, operation } = entry
  const { operationId, summary, description, requestBody } = operation
  const body = requestBody?.content['application/json']?.schema
  return `<article class="two"><div><h3 id="${operationId}"><a href="#${operationId}">${escapeHTML(summary)}</a></h3>
<p class="path"><b>${method}</b> <code>${escapeHTML(path)}</code></p>
<p>${renderProse(description)}</p>
${renderParameters(operation)}${body ? `<h4>Body</h4>${renderWhole(body, 'sent')}` : ''}${renderAnswer(operation)}${renderFailures(operation)}</div>
<div>${renderSamples(entry)}${renderExample(operation)}</div></article>`
}

function renderParameters({ parameters = [] }: Operation): string {
  const own = parameters.filter(({ name }) => !(name in toldOnce))
  const shared = parameters.filter(({ name }) => name in toldOnce)
  const items = own.map(renderParameter).join('')
  const links = shared.map(({ name }) => {
    return `<a href="#${toldOnce[name]}"><code>${name}</code></a>`
  })
  const also =
    links.length > 0 ? `<p>${items === '' ? 'Takes' : 'Also'} ${links.join(' and ')}.</p>` : ''
  if (items === '') return also
  return `<h4>Parameters</h4><ul class="members">${items}</ul>${also}`
}

function renderParameter({ name, in: place, required, description, schema }: Parameter): string {
  return renderMember({
    name,
    member: { ...schema, ...(description !== undefined && { description }) },
    note: `${place === 'query' ? '' : `, in the ${place}`}${noteOf(required, 'sent')}`,
  })
}

/** A type of its own by name, else its members. */
function renderWhole(schema: JSONSchema, use: 'sent' | 'read'): string {
  const members = renderMembers(schema, use)
  return members === '' ? `<p>${typeOf(schema)}</p>` : members
}

function renderAnswer({ responses }: Operation): string {
  const result = resultOf(responses['200'])
  if (result === undefined) return ''
  const inner = result.type === 'array' ? (result.items as JSONSchema) : result
  const members = renderMembers(inner, 'read')
  const kind = `<span>${typeOf(result)}</span>`
  return `<h4>Answer</h4><p><code>result</code> ${kind}${descriptionOf(result)}</p>${members}`
}

function descriptionOf({ description }: JSONSchema): string {
  return typeof description === 'string' ? `: ${renderProse(description)}` : ''
}

/** Where the answer is no type of its own, which brings its example along. */
function renderExample({ responses }: Operation): string {
  const told = responses['200']
  const result = resultOf(told)
  if (!told || '$ref' in told || result === undefined) return ''
  if ('$ref' in result || '$ref' in ((result.items ?? {}) as JSONSchema)) return ''
  const example = JSON.stringify(told.content?.['application/json']?.example, null, 2)
  return `<details><summary>Answer</summary>${renderCode(example)}</details>`
}

function resultOf(told: Operation['responses'][string] | undefined): JSONSchema | undefined {
  if (!told || '$ref' in told) return undefined
  const schema = told.content?.['application/json']?.schema
  const properties = (schema?.properties ?? {}) as Record<string, JSONSchema>
  return properties.result
}

function renderFailures(operation: Operation): string {
  const { responses } = operation
  const usual = takesToken(operation) ? [...ofAll, ...ofTokens] : ofAll
  const own = Object.keys(responses).filter((status) => status !== '200' && !usual.includes(status))
  const links = own.map((status) => `<a href="#failures">${status}</a>`)
  return links.length > 0 ? `<p class="quiet">May fail with ${links.join(', ')}.</p>` : ''
}
