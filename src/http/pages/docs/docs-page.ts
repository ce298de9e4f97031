import { exampleOf } from '../../../contract/openapi/examples.ts'
import { guide, type Section } from '../../../contract/openapi/guide.ts'
import type { JSONSchema, OpenAPIDocument } from '../../../contract/openapi/openapi-types.ts'
import { escapeHTML, renderPage, renderProse } from '../html.ts'
import { renderContents } from './docs-contents.ts'
import { renderOperation } from './docs-operation.ts'
import { type Entry, renderCode } from './docs-samples.ts'
import { renderMembers } from './docs-schema.ts'

/** What the interface is about, in the order in which one comes upon it; all other types follow the calls. */
const resources = ['Product', 'Interview', 'Invite', 'Profile']

export type Files = { stylePath: string; scriptPath: string | null }

/** The reference as one page, made of the OpenAPI document. It can do without its script. */
export function renderDocs(document: OpenAPIDocument, files: Files): string {
  const { info, tags, components } = document
  const entries = operationsOf(document)
  const groups = tags.map((tag) => ({
    ...tag,
    entries: entries.filter(({ operation }) => operation.tags[0] === tag.name),
  }))
  const types = Object.keys(components.schemas).filter((name) => !resources.includes(name))
  const title = `${info.title} API`
  const body = `<a class="skip" href="#text">Skip to the text</a>
${renderContents({ title, guide, resources, groups, types })}
<main id="text"><header><h1>${escapeHTML(title)} <span class="quiet">${escapeHTML(info.version)}</span></h1>
<p>${renderProse(info.summary)} The same as <a href="/openapi.json">OpenAPI 3.1</a>.</p></header>
${renderStart(document)}
${guide.map(renderSection).join('\n')}
<section><h2 id="resources">${linkTo('resources', 'Resources')}</h2>
${resources.map((name) => renderType(name, components.schemas, { isOpen: true })).join('\n')}</section>
${groups
  .map(
    (
      group,
    ) => `<section><h2 id="${group.name}">${linkTo(group.name, titled(group.name))}</h2><p>${renderProse(group.description)}</p>
${group.entries.map(renderOperation).join('\n')}</section>`,
  )
  .join('\n')}
<section><h2 id="schemas">${linkTo('schemas', 'Other types')}</h2>
${types.map((name) => renderType(name, components.schemas, { isOpen: false })).join('\n')}</section></main>`
  return renderPage({ title, ...files, body })
}

/** A heading is the link to itself, so that a place can be given to somebody else. */
export function linkTo(id: string, text: string): string {
  return `<a href="#${id}">${escapeHTML(text)}</a>`
}

export function titled(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

function operationsOf({ paths }: OpenAPIDocument): Entry[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path,
      method: method.toUpperCase(),
      operation,
    })),
  )
}

function renderStart({ components, servers }: OpenAPIDocument): string {
  const description = String(components.securitySchemes.token?.description ?? '')
  const url = servers[0]?.url ?? ''
  const shell = `export COLLOQUY_URL=${url}\nexport COLLOQUY_TOKEN=clq_…`
  const script = `import { createClient } from 'colloquy/client'\n\nconst client = createClient({\n  baseURL: '${url}',\n  token: process.env.COLLOQUY_TOKEN,\n})`
  return `<section class="two"><div><h2 id="start">${linkTo('start', 'Before you start')}</h2><p>${renderProse(description)}</p>
<p>Whoever runs the service makes one with <code>colloquy token create</code>, an owner in the console under Settings. The samples take it from your shell.</p></div>
<div>${renderCode(shell, 'curl')}${renderCode(script, 'ts')}</div></section>`
}

function renderSection({ id, title, paragraphs, table }: Section): string {
  const text = paragraphs.map((paragraph) => `<p>${renderProse(paragraph)}</p>`).join('')
  return `<section><h2 id="${id}">${linkTo(id, title)}</h2>${text}${table ? renderTable(id, table) : ''}</section>`
}

/** On a phone each row is a card, so a cell says its column's name there. */
function renderTable(id: string, { columns, rows }: NonNullable<Section['table']>): string {
  const head = columns.map((column) => `<th scope="col">${escapeHTML(column)}</th>`).join('')
  const body = rows.map((cells) => {
    const [first = '', ...rest] = cells
    const isWord = /^[\w.]+$/.test(first)
    const name = isWord ? `<code>${escapeHTML(first)}</code>` : escapeHTML(first)
    const anchor = isWord ? ` id="${id}-${first}"` : ''
    const others = rest.map((cell, at) => {
      // The second tells of the first by itself; beyond it one needs to be told what it is.
      const of = at === 0 ? '' : ` data-of="${escapeHTML(columns[at + 1] ?? '')}"`
      return `<td${of}>${renderProse(cell)}</td>`
    })
    return `<tr${anchor}><th scope="row">${name}</th>${others.join('')}</tr>`
  })
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('\n')}</tbody></table>`
}

/** A type with all its members, and how one looks. */
function renderType(
  name: string,
  schemas: Record<string, JSONSchema>,
  { isOpen }: { isOpen: boolean },
): string {
  const schema = schemas[name] ?? {}
  const example = JSON.stringify(exampleOf(schema, { schemas, shows: () => true }), null, 2)
  const shown = isOpen
    ? renderCode(example)
    : `<details><summary>Example</summary>${renderCode(example)}</details>`
  const id = `schema-${name}`
  const description = typeof schema.description === 'string' ? schema.description : ''
  return `<article class="two"><div><h3 id="${id}">${linkTo(id, name)}</h3>${description && `<p>${renderProse(description)}</p>`}
${renderMembers(schema, 'read', isOpen ? name : '')}</div><div>${shown}</div></article>`
}
