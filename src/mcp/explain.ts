import { ColloquyError } from '../client/error.ts'
import { AppError } from '../contract/errors.ts'

/** What to do about a failure, by its status. */
const advice: Record<number, string> = {
  401: 'The access token is not good any more. Tell the user, who gets another one in the console under Settings, Tokens.',
  403: 'Tell the user that this takes a token that may do more; do not look for another way.',
  404: 'Take identifiers from an answer; `list_studies` names the interviews that there are.',
}

/** A failure as a sentence for the model that reads it; null for a bug. */
export function explain(error: unknown): string | null {
  if (error instanceof AppError) return error.message
  if (!(error instanceof ColloquyError)) return null
  const { message, status, retryAfterSeconds } = error
  const wait =
    retryAfterSeconds === undefined ? '' : ` Wait ${retryAfterSeconds} s, then try again.`
  return [message, advice[status] ?? ''].join(' ').trim() + wait
}
