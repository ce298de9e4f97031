import { AppError } from '../../contract/errors.ts'
import { ProposalFailure } from '../../interview/proposals/proposal-failure.ts'
import type { Job, JobLane } from './job-store.ts'

/** How often a failing job is tried before it is parked for a person to look at. */
export const jobTriesMax = 5
const [second, minute, hour] = [1_000, 60_000, 3_600_000] as const
/** Pauses before the second to fifth try. A mail server that puts off strangers wants minutes. */
const retryAfterMs = {
  work: [5 * second, 30 * second, 2 * minute, 10 * minute],
  mail: [minute, 5 * minute, 20 * minute, 2 * hour],
  alert: [15 * second, minute, 10 * minute, hour],
} as const satisfies Record<JobLane, readonly number[]>
/**
 * A job that a person lets try again begins its next round of attempts: none of them may have the
 * number of an earlier one that is perhaps still at work.
 */
export const attemptsPerRound = 1_000

/** Which try of its round an attempt is, from 1. */
export function tryOf(attempts: number): number {
  return attempts % attemptsPerRound
}

/** Whose hands take a job. */
export function laneOf(kind: Job['kind']): JobLane {
  return kind === 'mail' || kind === 'alert' ? kind : 'work'
}

/** When a job that just failed is tried again; null when it has been tried often enough. */
export function retryAt(attempts: number, now: Date, lane: JobLane = 'work'): string | null {
  const waitMs = tryOf(attempts) < jobTriesMax ? retryAfterMs[lane][tryOf(attempts) - 1] : undefined
  return waitMs === undefined ? null : new Date(now.getTime() + waitMs).toISOString()
}

/** A failure in words that may be stored: an error's own message may quote what a person said. */
export function reasonOf(cause: unknown): string {
  if (cause instanceof AppError) return cause.message
  if (cause instanceof ProposalFailure) return `The model failed: ${cause.why}.`
  if (!(cause instanceof Error)) return 'Something failed without a name.'
  const name = /^\w{1,60}$/.test(cause.name) ? cause.name : 'Error'
  const place = placeOf(cause)
  return place === null ? `${name}.` : `${name} at ${place}.`
}

/** File and line where an error was made. */
function placeOf({ message, stack = '' }: Error): string | null {
  const frames = stack.replace(message, '')
  return /^ {1,8}at .*\/([\w.-]{1,80}:\d{1,6}):\d{1,6}\)?$/m.exec(frames)?.[1] ?? null
}
