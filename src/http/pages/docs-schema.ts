import { referredName } from '../../contract/openapi/examples.ts'
import type { JSONSchema } from '../../contract/openapi/openapi-types.ts'

export type Described = JSONSchema

/** What kind of value a schema takes, in a few words. */
export function typeOf(schema: Described): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (Array.isArray(schema.enum))
    return schema.enum.map((value) => JSON.stringify(value)).join(' or ')
  const name = referredName(schema)
  if (name !== null) return name
  if (schema.type === 'array') return `list of ${typeOf((schema.items ?? {}) as Described)}`
  const format = typeof schema.format === 'string' ? ` (${schema.format})` : ''
  return `${String(schema.type ?? 'value')}${format}${rangeOf(schema)}`
}

function rangeOf({ minimum, maximum, minLength, maxLength }: Described): string {
  const say = (value: unknown) => Number(value).toLocaleString('en')
  if (typeof minLength === 'number' && typeof maxLength === 'number') {
    return ` of ${say(minLength)} to ${say(maxLength)} characters`
  }
  // The largest exact integer is a bound of the number type, not one to tell.
  if (typeof minimum === 'number' && typeof maximum === 'number' && maximum < 2 ** 53 - 1) {
    return `, ${say(minimum)} to ${say(maximum)}`
  }
  return ''
}
