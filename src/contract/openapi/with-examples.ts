import { exampleOf, exampleOfParameter, hasExample, isShown, ofOwner } from './examples.ts'
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
  const { operationId, parameters = [], requestBody, responses } = operation
  const shows = (member: string) => isShown(operationId, member)
  for (const parameter of parameters) {
    if (!hasExample(operationId, parameter.name)) continue
    parameter.example = exampleOfParameter(parameter, { schemas, shows })
  }
  const sent = requestBody?.content['application/json']
  const example = sent && exampleOf(sent.schema, { schemas, shows })
  if (sent) {
    sent.example = typeof example === 'object' ? { ...example, ...ofOwner[operationId] } : example
  }
  const told = responses[200]
  const read = told && 'content' in told ? told.content?.['application/json'] : undefined
  if (read) read.example ??= exampleOf(read.schema, { schemas, shows: () => true })
}
