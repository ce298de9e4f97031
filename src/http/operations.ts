import type { FastifyReply } from 'fastify'
import { AppError } from '../contract/errors.ts'
import { readyCacheMs, readyMs } from './bounds.ts'
import type { Edge } from './edge.ts'
import { jsonType } from './headers.ts'

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
}: Pick<Edge, 'ready' | 'now' | 'isDraining'>) {
  let asked: { at: number; answer: Promise<void> } | null = null

  return async function checkReady(): Promise<void> {
    if (isDraining()) throw new AppError('unavailable', 'The service is shutting down.')
    const at = now().getTime()
    if (!asked || Math.abs(at - asked.at) >= readyCacheMs) {
      asked = { at, answer: withinTime(ready) }
    }
    await asked.answer
  }
}

async function withinTime(ready: () => Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The readiness check took too long.')), readyMs)
  })
  try {
    await Promise.race([ready(), late])
  } catch (cause) {
    throw new AppError('unavailable', 'The service is not ready.', { cause })
  } finally {
    clearTimeout(timer)
  }
}
