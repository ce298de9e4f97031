import type { JSONSchema } from '../../../src/contract/openapi/openapi-types.ts'

/** The path of every member, those of lists, maps and choices included, and of types whose schemas are given. */
export function membersOf(
  schema: JSONSchema,
  within: string,
  schemas: Record<string, JSONSchema> = {},
): string[] {
  const name =
    String(schema.$ref ?? '')
      .split('/')
      .at(-1) ?? ''
  const inner = [
    ...(name === '' ? [] : [schemas[name]]),
    schema.items,
    schema.additionalProperties,
    ...[schema.oneOf, schema.anyOf].flat(),
  ].filter((part) => typeof part === 'object' && part !== null)
  const own = Object.entries((schema.properties ?? {}) as Record<string, JSONSchema>)
  return [
    ...own.flatMap(([member, part]) => [
      `${within}.${member}`,
      ...membersOf(part, `${within}.${member}`, schemas),
    ]),
    ...inner.flatMap((part) => membersOf(part as JSONSchema, within, schemas)),
  ]
}
