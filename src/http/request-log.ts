import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../contract/errors.ts'
import { failedRequestLinesMax } from './limits/bounds.ts'
import { createThinnedLines } from './limits/thinned-lines.ts'
import type { Logger } from './logger.ts'

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
  failed(error: unknown, request: FastifyRequest): void
  /** Somebody is sent away by a limit of this name, or as too much is asked at a time. */
  refused(limit: string): void
  /** Somebody comes through a proxy that is not named: told once, for whoever set it up. */
  unnamedProxy(): void
  /** Somebody comes by a link for many people with a `pid` that their panel did not fill in. */
  unfilledPID(): void
  /** Why the service cannot work, for whoever keeps it running. */
  notReady(cause: unknown): void
  /** Writes what a flood still holds back. */
  flush(): void
}

/**
 * Logs from an allow-list: nothing that a caller sent, save the method and a well-formed name of the
 * request, is ever written. The route is
 * the pattern, since the path of a link is a secret; of an error there is the kind and where it
 * came from, since its message may quote an answer or a row. What may come in a flood is thinned:
 * of a kind of failure and of a limit there is a line a second, with a count where it is of several.
 */
export function createRequestLog(logger: Logger): RequestLog {
  const thinned = createThinnedLines(1)
  let hasToldProxy = false
  const failedRequests = createThinnedLines(failedRequestLinesMax)
  const tell = (line: { requestID: string; status: number; [member: string]: unknown }) => {
    if (line.status < 400) logger.info(line, 'request')
    else
      failedRequests.note(String(line.status), (count) =>
        logger.info({ ...line, ...counted(count) }, 'request'),
      )
  }
  return {
    answered(request, reply) {
      const { orgID, memberID } = request as ActingRequest
      tell({
        requestID: request.id,
        method: request.method,
        route: routeOf(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ...(orgID && { orgID }),
        ...(memberID && { memberID }),
      })
    },
    unparsed(status, requestID) {
      tell({ requestID, route: 'none', status })
    },
    failed(error, failing) {
      const { id: requestID } = failing
      const kind = `failure ${routeOf(failing)} ${kindOf(error)}`
      thinned.note(kind, (count) =>
        logger.error({ requestID, causes: describeCauses(error), ...counted(count) }, 'failure'),
      )
    },
    refused(limit) {
      thinned.note(`refused ${limit}`, (count) =>
        logger.warn({ limit, ...counted(count) }, 'refused'),
      )
    },
    unnamedProxy() {
      if (hasToldProxy) return
      hasToldProxy = true
      const why =
        'X-Forwarded-For comes from an address that TRUSTED_PROXIES does not name: all who come by it count as one.'
      logger.warn({ why }, 'unnamed proxy')
    },
    unfilledPID() {
      const why =
        'A link for many people was opened with a placeholder for a pid, such as [ID]: whoever sends it has to fill in who each person is. Until then nobody is known by it.'
      thinned.note('unfilled pid', (count) =>
        logger.warn({ why, ...counted(count) }, 'unfilled pid'),
      )
    },
    notReady(cause) {
      // What readiness looks at is of no caller, so its sentences quote nobody.
      const why = cause instanceof AppError ? cause.message : 'It failed for no known reason.'
      logger.error({ why }, 'not ready')
    },
    flush() {
      thinned.flush()
      failedRequests.flush()
    },
  }
}

function counted(count: number): { count?: number } {
  return count > 1 ? { count } : {}
}

function routeOf({ routeOptions }: Pick<FastifyRequest, 'routeOptions'>): string {
  return routeOptions.url ?? 'none'
}

/** By what failures are told apart before anything of them is described, which is dear. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const { cause } = error
  return `${error.constructor.name} ${cause instanceof Error ? cause.constructor.name : ''}`
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
