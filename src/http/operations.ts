import type { FastifyReply } from 'fastify'
import { AppError } from '../contract/errors.ts'
import type { Edge } from './edge.ts'
import { readyCacheMs, readyMs } from './limits/bounds.ts'
import type { RequestLog } from './request-log.ts'
import { jsonType } from './requests/headers.ts'

/** Tells that the process answers; never asks anything behind it. */
export function sendHealth(reply: FastifyReply): FastifyReply {
  return reply.header('content-type', jsonType).send('{"status":"ok"}')
}

/**
 * Makes the readiness check: throws `unavailable` while draining or while what is behind cannot
 * work. An answer is kept for a second and asked for once at a time, so that nobody can use the
 * check to load the database.
 */
export function createReadiness({
  ready,
  now,
  isDraining,
  log,
}: Pick<Edge, 'ready' | 'now' | 'isDraining' | 'log'>) {
  let asked: { at: number; answer: Promise<void> } | null = null

  return async function checkReady(): Promise<void> {
    if (isDraining()) throw new AppError('unavailable', 'The service is shutting down.')
    const at = now().getTime()
    if (!asked || Math.abs(at - asked.at) >= readyCacheMs) {
      asked = { at, answer: withinTime(ready, log) }
    }
    await asked.answer
  }
}

async function withinTime(ready: () => Promise<void>, log: RequestLog): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(tooLong()), readyMs)
  })
  try {
    await Promise.race([ready(), late])
  } catch (cause) {
    log.notReady(cause)
    throw new AppError('unavailable', 'The service is not ready.', { cause })
  } finally {
    clearTimeout(timer)
  }
}

function tooLong(): AppError {
  return new AppError('unavailable', 'The readiness check took too long.')
}
