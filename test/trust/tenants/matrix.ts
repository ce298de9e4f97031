import type {
  JSONSchema,
  OpenAPIDocument,
  Operation,
} from '../../../src/contract/openapi/openapi-types.ts'
import { none, type Row, rows } from './rows.ts'

export type Cell = { operation: Operation; method: string; path: string; row: Row; slot: string }

/** Every place for an identifier of every operation, and what no row knows. */
export function planMatrix(document: OpenAPIDocument) {
  const unknown: string[] = []
  const cells = Object.entries(document.paths)
    .filter(([path]) => path.startsWith('/v1/'))
    .flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, operation]): Cell[] => {
        const row = rows[operation.operationId]
        if (!row) unknown.push(`${operation.operationId} has no row`)
        const members = membersOf(operation, document)
        const stray = members.filter(
          (name) => !(name in (row ?? none).slots) && !(name in (row ?? none).plain),
        )
        for (const name of row ? stray : []) unknown.push(`${operation.operationId}: ${name}`)
        return row
          ? Object.keys(row.slots).map((slot) => ({ operation, method, path, row, slot }))
          : []
      }),
    )
  return { cells, unknown }
}

/** Whether a call cannot be made without this member. */
export function isNeeded({ operation }: Cell, name: string): boolean {
  const parameter = operation.parameters?.find((parameter) => parameter.name === name)
  return parameter ? parameter.required : true
}

function membersOf(operation: Operation, document: OpenAPIDocument): string[] {
  const parameters = (operation.parameters ?? [])
    .filter((parameter) => parameter.in !== 'header')
    .map(({ name }) => name)
  const schema = operation.requestBody?.content['application/json']?.schema
  return [...parameters, ...(schema ? propertiesOf(schema, document) : [])]
}

function propertiesOf(schema: JSONSchema, document: OpenAPIDocument): string[] {
  if (typeof schema.$ref === 'string') {
    const name = schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)
    return propertiesOf(document.components.schemas[name] ?? {}, document)
  }
  const parts = [schema.oneOf, schema.anyOf, schema.allOf]
    .flat()
    .filter((part) => part !== undefined)
  const own = Object.keys((schema.properties ?? {}) as object)
  return [...own, ...parts.flatMap((part) => propertiesOf(part as JSONSchema, document))]
}
