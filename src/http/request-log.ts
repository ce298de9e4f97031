import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../contract/errors.ts'
import type { Logger } from './edge.ts'

/** Most frames and causes of one failure that are logged. */
const framesMax = 12
const causesMax = 4

/** A request with the members that `openServer` decorates it with, which Fastify cannot type. */
export type ActingRequest = FastifyRequest & {
  /** The organization it acts for, empty until its token is known. */
  orgID: string
  /** The member who has just signed in; an identifier of ours, never one that a caller chose. */
  memberID: string
}

export type RequestLog = {
  answered(request: FastifyRequest, reply: FastifyReply): void
  /** A request that never became one: the parser refused it. */
  unparsed(status: number, requestID: string): void
  /** A failure of ours, with what caused it. */
  failed(error: unknown, requestID: string): void
  /** Why the service cannot work, for whoever keeps it running. */
  notReady(cause: unknown): void
}

/**
 * Logs from an allow-list: nothing that a caller sent, save the method, is ever written. The route is
 * the pattern, since the path of a link is a secret; of an error there is the kind and where it
 * came from, since its message may quote an answer or a row.
 */
export function createRequestLog(logger: Logger): RequestLog {
  return {
    answered(request, reply) {
      const { orgID, memberID } = request as ActingRequest
      logger.info(
        {
          requestID: request.id,
          method: request.method,
          route: request.routeOptions.url ?? 'none',
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime * 10) / 10,
          ...(orgID && { orgID }),
          ...(memberID && { memberID }),
        },
        'request',
      )
    },
    unparsed(status, requestID) {
      logger.info({ requestID, route: 'none', status }, 'request')
    },
    failed(error, requestID) {
      logger.error({ requestID, causes: describeCauses(error) }, 'failure')
    },
    notReady(cause) {
      // What readiness looks at is of no caller, so its sentences quote nobody.
      const why = cause instanceof AppError ? cause.message : 'It failed for no known reason.'
      logger.error({ why }, 'not ready')
    },
  }
}

type Cause = { kind: string; code?: string; frames: string[] }

function describeCauses(error: unknown): Cause[] {
  const causes: Cause[] = []
  for (let at = error; at instanceof Error && causes.length < causesMax; at = at.cause) {
    causes.push({
      kind: at.constructor.name,
      ...('code' in at && typeof at.code === 'string' && /^\w{1,40}$/.test(at.code)
        ? { code: at.code }
        : undefined),
      frames: framesOf(at),
    })
  }
  return causes.length > 0 ? causes : [{ kind: typeof error, frames: [] }]
}

/** The stack without its message, of which every line could look like a frame. */
function framesOf({ stack = '', message }: Error): string[] {
  const end = stack.indexOf(message)
  if (end === -1) return []
  return stack
    .slice(end + message.length)
    .split('\n')
    .filter((line) => /^ {4}at [\w$.<>[\] #]*\(?(?:file:|node:|\/)[^()]*:\d+:\d+\)?$/.test(line))
    .slice(0, framesMax)
    .map((line) => line.trim())
}
