import { exampleOf } from '../../contract/openapi/examples.ts'
import type {
  OpenAPIDocument,
  Operation,
  Parameter,
  Response,
} from '../../contract/openapi/openapi-types.ts'
import { type Described, typeOf } from './docs-schema.ts'
import { escapeHTML, renderPage, renderProse } from './html.ts'

/** The documentation as one page, made of the OpenAPI document. It needs no script. */
export function renderDocs(document: OpenAPIDocument, stylePath: string): string {
  const { info, tags, components } = document
  const sections = tags.map(({ name, description }) => {
    const operations = operationsOf(document).filter(({ operation }) => operation.tags[0] === name)
    return `<section><h2 id="${name}">${titled(name)}</h2><p>${renderProse(description)}</p>
${operations.map((entry) => renderOperation(entry, document)).join('\n')}</section>`
  })
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `<h3 id="schema-${name}">${escapeHTML(name)}</h3>${renderMembers(schema, document)}`,
  )
  const body = `<main><h1>${escapeHTML(info.title)} API ${escapeHTML(info.version)}</h1>
<p>${renderProse(info.description)}</p>
<p>The same as <a href="/openapi.json">OpenAPI 3.1</a>.</p>
${renderContents(document)}
${renderSignIn(document)}
${sections.join('\n')}
<section><h2 id="schemas">Objects</h2>${schemas.join('\n')}</section>
${renderFailures(components.responses)}</main>`
  return renderPage({ title: `${info.title} API`, stylePath, body })
}

type Entry = { path: string; method: string; operation: Operation }

function operationsOf({ paths }: OpenAPIDocument): Entry[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path,
      method: method.toUpperCase(),
      operation,
    })),
  )
}

function renderContents(document: OpenAPIDocument): string {
  const items = operationsOf(document).map(
    ({ operation }) =>
      `<li><a href="#${operation.operationId}">${escapeHTML(operation.summary)}</a></li>`,
  )
  return `<nav aria-label="Calls"><ul>${items.join('')}<li><a href="#schemas">Objects</a></li><li><a href="#failures">Failures</a></li></ul></nav>`
}

function renderSignIn({ components, servers }: OpenAPIDocument): string {
  const description = String(components.securitySchemes.token?.description ?? '')
  const lines = `export COLLOQUY_URL=${servers[0]?.url ?? ''}\nexport COLLOQUY_TOKEN=clq_…`
  return `<section><h2 id="start">Before you start</h2><p>${renderProse(description)}</p>
<p>The examples below use two variables of your shell:</p>${renderCode(lines)}</section>`
}

function renderOperation({ path, method, operation }: Entry, document: OpenAPIDocument): string {
  const { operationId, summary, description, parameters = [], requestBody, responses } = operation
  const body = requestBody?.content['application/json']?.schema
  return `<article><h3 id="${operationId}">${escapeHTML(summary)}</h3>
<p><code><span class="verb">${method}</span> ${escapeHTML(path)}</code></p>
<p>${renderProse(description)}</p>
${parameters.length > 0 ? `<h4>Parameters</h4><dl>${parameters.map(renderParameter).join('')}</dl>` : ''}
${body ? `<h4>Body</h4>${renderMembers(body, document)}` : ''}
<h4>Try it</h4>${renderCode(curlOf({ path, method, operation }, document))}
${renderSuccess(responses['200'], document)}
<p class="quiet">Failures: ${Object.keys(responses)
    .filter((status) => status !== '200')
    .map((status) => `<a href="#failure-${status}">${status}</a>`)
    .join(' ')}</p></article>`
}

function renderParameter({ name, in: place, required, description, schema }: Parameter): string {
  return renderTerm({
    name,
    note: `${typeOf(schema)}, ${place}${required ? ', required' : ''}`,
    description,
  })
}

function renderTerm({
  name,
  note,
  description = '',
}: {
  name: string
  note: string
  description?: string | undefined
}): string {
  const text = description === '' ? '' : `<br>${renderProse(description)}`
  return `<dt><code>${escapeHTML(name)}</code></dt><dd><i>${escapeHTML(note)}</i>${text}</dd>`
}

function renderMembers(schema: Described, document: OpenAPIDocument): string {
  const variants = Array.isArray(schema.oneOf) ? schema.oneOf : null
  if (variants) return variants.map((variant) => renderMembers(variant, document)).join('<hr>')
  const name = /^#\/components\/schemas\/(\w+)$/.exec(String(schema.$ref))?.[1]
  if (name !== undefined) return `<p>A <a href="#schema-${name}">${name}</a>.</p>`
  const required = Array.isArray(schema.required) ? schema.required : []
  const members = Object.entries((schema.properties ?? {}) as Record<string, Described>)
  const terms = members.map(([member, described]) =>
    renderTerm({
      name: member,
      note: `${typeOf(described)}${required.includes(member) ? ', required' : ''}`,
      description: typeof described.description === 'string' ? described.description : undefined,
    }),
  )
  return `<dl>${terms.join('')}</dl>`
}

function renderSuccess(
  response: Response | { $ref: string } | undefined,
  document: OpenAPIDocument,
) {
  if (!response || '$ref' in response) return ''
  const schema = response.content?.['application/json']?.schema
  if (!schema) return ''
  const example = JSON.stringify(
    exampleOf(schema, { schemas: document.components.schemas, whole: true }),
    null,
    2,
  )
  return `<details><summary>Answer</summary>${renderCode(example)}</details>`
}

function renderFailures(responses: Record<string, Response>): string {
  const terms = Object.entries(responses).map(
    ([status, { description }]) =>
      `<dt id="failure-${status}"><code>${status}</code></dt><dd>${renderProse(description)}</dd>`,
  )
  return `<section><h2 id="failures">Failures</h2><dl>${terms.join('')}</dl></section>`
}

function curlOf({ path, method, operation }: Entry, document: OpenAPIDocument): string {
  const { parameters = [], requestBody, security } = operation
  const schemas = document.components.schemas
  const query = parameters.filter(({ in: place, required }) => place === 'query' && required)
  const body = requestBody?.content['application/json']?.schema
  const lines = [
    `curl${method === 'GET' ? '' : ` -X ${method}`}${query.length > 0 ? ' -G' : ''} "$COLLOQUY_URL${path.replace('{linkID}', '$LINK_ID')}"`,
    ...(security.length > 0 ? ['-H "Authorization: Bearer $COLLOQUY_TOKEN"'] : []),
    ...query.map(
      ({ name, schema }) => `-d ${name}=${String(exampleOf(schema, { schemas }, name))}`,
    ),
    ...(body
      ? [
          '-H "Content-Type: application/json"',
          `-d '${JSON.stringify(exampleOf(body, { schemas }))}'`,
        ]
      : []),
  ]
  return lines.join(' \\\n  ')
}

/** Scrolls sideways where it is too wide, so it must be reachable by keyboard. */
function renderCode(text: string): string {
  return `<pre tabindex="0"><code>${escapeHTML(text)}</code></pre>`
}

function titled(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
