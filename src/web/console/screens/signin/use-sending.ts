import { ColloquyError } from '../../../../client/client.ts'
import { type Action, useOnce } from '../../calls/use-call.ts'

/** Sends something without anybody being signed in. */
export function useSending(send: () => Promise<void>): Action<[]> {
  return useOnce(async () => {
    try {
      await send()
    } catch (failure) {
      // What the service says of a code or a password is said as it is: nobody has a role here yet.
      const isAnswer =
        failure instanceof ColloquyError && (failure.status === 403 || failure.status === 404)
      throw isAnswer ? new Error(failure.message) : failure
    }
  })
}
