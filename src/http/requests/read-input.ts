import type { Call } from '../../contract/calls/call.ts'
import { checkFields } from '../../contract/check-fields.ts'
import { createQueryReader, type QueryPairs } from './read-query.ts'

/** Makes the reader that checks decoded parameters and a decoded body against a call's schemas. */
export function createInputReader(call: Call) {
  const readQuery = createQueryReader(call.query)
  return function readInput(pairs: QueryPairs, json: unknown) {
    const named = readQuery(pairs)
    return {
      query: call.query && checkFields(call.query, named),
      body: call.body && checkFields(call.body, json),
    }
  }
}
