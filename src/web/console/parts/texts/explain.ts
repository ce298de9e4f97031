import { ColloquyError } from '../../../../client/client.ts'

/** A part of the console itself that did not come, as after an update of the service. */
export class MissingScript extends Error {}

/** What failed, in words for a person. */
export function explain(error: unknown): string {
  if (error instanceof MissingScript) {
    return 'This part of the page did not load. The service may have been updated since you opened it.'
  }
  if (!(error instanceof ColloquyError)) {
    return error instanceof Error ? error.message : String(error)
  }
  const { status, message, requestID, retryAfterSeconds } = error
  if (status === 0) return `${message} Nothing you typed is lost.`
  if (status === 403) return 'Your role does not allow this. An owner of the organization can.'
  if (status === 404)
    return 'It is not there. It may have been erased, or the address is not right.'
  if (status === 429) return `That was a lot at once. Please try again ${when(retryAfterSeconds)}.`
  if (status >= 502) {
    return 'The service cannot answer just now. Please try again in a moment; nothing you typed is lost.'
  }
  if (status >= 500) {
    const name = requestID ? `, and name ${requestID} to whoever runs the service` : ''
    return `Something went wrong in the service. Please try again${name}.`
  }
  return message
}

/** A while of so many seconds, as somebody would say it. */
function when(seconds: number | undefined): string {
  if (seconds === undefined) return 'in a moment'
  if (seconds <= 90) return `in ${seconds === 1 ? '1 second' : `${seconds} seconds`}`
  return `in ${Math.ceil(seconds / 60)} minutes`
}

/** Whether trying again would only fail again. */
export function isFinal(error: unknown): boolean {
  return error instanceof ColloquyError && (error.status === 403 || error.status === 404)
}
