import { escapeHTML } from '../html.ts'
import type { Entry } from './docs-samples.ts'

type Link = readonly [id: string, text: string]

/** What stands beside the text: where to go, in its order, a search, and which samples are shown. */
export function renderContents({
  title,
  guide,
  resources,
  groups,
  types,
}: {
  title: string
  guide: readonly { id: string; title: string }[]
  resources: readonly string[]
  groups: readonly { name: string; entries: readonly Entry[] }[]
  types: readonly string[]
}): string {
  const typeLink = (name: string): Link => [`schema-${name}`, name]
  const lists = [
    renderGroup('Guide', [
      ['start', 'Before you start'],
      ...guide.map(({ id, title: text }): Link => [id, text]),
    ]),
    renderGroup('Resources', resources.map(typeLink)),
    ...groups.map(({ name, entries }) =>
      renderGroup(
        name.charAt(0).toUpperCase() + name.slice(1),
        entries.map(({ operation }): Link => [operation.operationId, operation.summary]),
      ),
    ),
    renderGroup('Other types', types.map(typeLink)),
  ]
  return `<nav aria-label="Contents"><p class="title"><a href="#text">${escapeHTML(title)}</a></p>
<div class="search" hidden><input type="search" aria-label="Search this page" placeholder="Search" autocomplete="off" spellcheck="false"><p role="status"></p><ul></ul></div>
<fieldset><legend>Samples</legend><label><input type="radio" name="samples" id="in-curl" checked> curl</label> <label><input type="radio" name="samples" id="in-ts"> TypeScript</label></fieldset>
<details class="menu"><summary>Contents</summary>${lists.join('\n')}</details></nav>`
}

function renderGroup(title: string, links: readonly Link[]): string {
  const items = links.map(([id, text]) => `<li><a href="#${id}">${escapeHTML(text)}</a></li>`)
  return `<details><summary>${escapeHTML(title)}</summary><ul>${items.join('')}</ul></details>`
}
