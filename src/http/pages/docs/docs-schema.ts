import { referredName } from '../../../contract/openapi/examples.ts'
import type { JSONSchema } from '../../../contract/openapi/openapi-types.ts'
import { escapeHTML, renderProse } from '../html.ts'

/** Which members are marked: of what one sends those that are needed, of what one reads the others. */
export type Use = 'sent' | 'read'

/** Every member of a schema, at any depth; what is a type of its own is a link to it. */
export function renderMembers(schema: JSONSchema, use: Use, within = ''): string {
  const variants = choicesOf(schema)
  if (variants.length > 0) {
    const items = variants.map((one) => `<li>${renderMembers(one, use) || typeOf(one)}</li>`)
    return `<p class="one">One of:</p><ul class="members">${items.join('')}</ul>`
  }
  const required = Array.isArray(schema.required) ? schema.required : []
  const members = Object.entries((schema.properties ?? {}) as Record<string, JSONSchema>)
  const items = members.map(([name, member]) =>
    renderMember({
      id: within && `${within}.${name}`,
      name,
      member,
      note: noteOf(required.includes(name), use),
      inner: renderInner(member, use, within && `${within}.${name}`),
    }),
  )
  return items.length > 0 ? `<ul class="members">${items.join('')}</ul>` : ''
}

/** What is within a member: of a list its items, of a map its values. */
function renderInner(schema: JSONSchema, use: Use, within: string): string {
  const [inner] = [schema.items, schema.additionalProperties].filter(isSchema)
  if (inner) return renderInner(inner, use, within)
  // What a value may be is told beside the name.
  return choicesOf(schema).some(isObject) || isObject(schema)
    ? renderMembers(schema, use, within)
    : ''
}

/** One member or parameter. */
export function renderMember({
  id = '',
  name,
  member,
  note,
  inner = '',
}: {
  id?: string
  name: string
  member: JSONSchema
  note: string
  inner?: string
}): string {
  const description = typeof member.description === 'string' ? member.description : ''
  const anchor = id === '' ? '' : ` id="${escapeHTML(id)}"`
  const kind = `<span>${typeOf(member)}${note}</span>`
  const text = description === '' ? '' : `<p>${renderProse(description)}</p>`
  return `<li${anchor}><code>${escapeHTML(name)}</code> ${kind}${text}${inner}</li>`
}

export function noteOf(isRequired: boolean, use: Use): string {
  if (use === 'sent') return isRequired ? ', <b>required</b>' : ''
  return isRequired ? '' : ', may be absent'
}

/** What kind of value a schema takes, in a few words of HTML. */
export function typeOf(schema: JSONSchema): string {
  const name = referredName(schema)
  if (name !== null) return `<a href="#schema-${name}">${name}</a>`
  if (schema.const !== undefined) return codeOf(schema.const)
  if (Array.isArray(schema.enum)) return schema.enum.map(codeOf).join(' or ')
  const choices = choicesOf(schema)
  if (choices.length > 0) {
    return choices.some(isObject) ? 'object' : choices.map(typeOf).join(' or ')
  }
  if (schema.type === 'array') {
    const items = isSchema(schema.items) ? schema.items : {}
    return `list of ${typeOf(items)}${rangeOf(schema)}`
  }
  if (isSchema(schema.additionalProperties) && Object.keys(schema.additionalProperties).length > 0)
    return `object, by name: ${typeOf(schema.additionalProperties)}`
  const format = typeof schema.format === 'string' ? ` (${schema.format})` : ''
  return `${String(schema.type ?? 'any value')}${format}${rangeOf(schema)}`
}

function rangeOf(schema: JSONSchema): string {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems } = schema
  if (typeof (minLength ?? maxLength) === 'number') {
    return `${rangeIn(minLength, maxLength)} characters`
  }
  if (typeof (minItems ?? maxItems) === 'number') return `${rangeIn(minItems, maxItems)} items`
  return rangeIn(minimum, maximum)
}

function rangeIn(least: unknown, most: unknown): string {
  const say = (value: unknown) => Number(value).toLocaleString('en')
  if (typeof least === 'number' && typeof most === 'number') {
    return least === most ? `, ${say(least)}` : `, ${say(least)} to ${say(most)}`
  }
  if (typeof most === 'number') return `, at most ${say(most)}`
  return typeof least === 'number' && least !== 0 ? `, at least ${say(least)}` : ''
}

function codeOf(value: unknown): string {
  return `<code>${escapeHTML(JSON.stringify(value))}</code>`
}

function choicesOf(schema: JSONSchema): JSONSchema[] {
  const choices = schema.oneOf ?? schema.anyOf
  // The contract's own schemas.
  return Array.isArray(choices) ? (choices as JSONSchema[]) : []
}

function isSchema(value: unknown): value is JSONSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isObject(schema: JSONSchema): boolean {
  return isSchema(schema.properties)
}
