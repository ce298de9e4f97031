import { exampleOf } from './examples.ts'
import type { JSONSchema, OpenAPIDocument, Operation } from './openapi-types.ts'

/** The document with a value beside each parameter and body, from the table that the page uses too. */
export function withExamples(document: OpenAPIDocument): OpenAPIDocument {
  const { schemas } = document.components
  for (const methods of Object.values(document.paths)) {
    for (const operation of Object.values(methods)) exemplify(operation, schemas)
  }
  return document
}

function exemplify(operation: Operation, schemas: Record<string, JSONSchema>): void {
  const { parameters = [], requestBody, responses } = operation
  for (const parameter of parameters) {
    parameter.example = exampleOf(parameter.schema, { schemas }, parameter.name)
  }
  const sent = requestBody?.content['application/json']
  if (sent) sent.example = exampleOf(sent.schema, { schemas })
  const told = responses[200]
  const read = told && 'content' in told ? told.content?.['application/json'] : undefined
  if (read) read.example = exampleOf(read.schema, { schemas, whole: true })
}
