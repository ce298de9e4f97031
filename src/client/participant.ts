import type { CallOptions, ClientOptions } from './options.ts'
import { participantRoutes } from './participant-routes.ts'
import { createRequest, type Input, readOptions } from './request.ts'
import type { Client } from './types.ts'

export { ColloquyError } from './error.ts'

type Calls = Client['participant']

/** The calls behind a link alone, for a page that has to be small. */
export function createParticipantClient(given: ClientOptions): Calls {
  const options = readOptions(given)
  const calls: Record<string, unknown> = {}
  for (const [id, route] of Object.entries(participantRoutes)) {
    const request = createRequest(options, route)
    calls[id.split('.')[1] ?? ''] = async (input: Input, call?: CallOptions) =>
      (await request(input, call)).result
  }
  // Filled from the table that the compiler holds to the contract.
  return calls as Calls
}
