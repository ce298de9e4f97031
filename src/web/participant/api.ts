import { ColloquyError, createParticipantClient } from '../../client/participant.ts'
import type { Client } from '../../client/types.ts'

type Calls = Client['participant']
export type Snapshot = Awaited<ReturnType<Calls['getState']>>
export type ParticipantEvent = Parameters<Calls['addEvent']>[0]['event']

/** Why a call did not work out, as far as the page can act on it. */
export type FaultKind =
  | 'unavailable'
  | 'busy'
  | 'conflict'
  | 'gone'
  | 'unknown'
  | 'forbidden'
  | 'refused'

export class Fault extends Error {
  override readonly name = 'Fault'
  readonly kind: FaultKind
  /** How long the service asks to wait, in milliseconds. */
  readonly waitMs: number | undefined

  constructor(kind: FaultKind, message: string, waitMs?: number) {
    super(message)
    this.kind = kind
    this.waitMs = waitMs
  }
}

/** The calls of one link; each fails with a `Fault`. */
export type Api = {
  getState(): Promise<Snapshot>
  addEvent(event: ParticipantEvent): Promise<Snapshot>
  erase(): Promise<unknown>
}

/** An event answers within 13 s whatever happens behind it; after this it counts as lost. */
const callMsMax = 20_000

const kinds: Record<number, FaultKind> = {
  0: 'unavailable',
  403: 'forbidden',
  404: 'unknown',
  408: 'unavailable',
  409: 'conflict',
  410: 'gone',
  429: 'busy',
}

export function createApi(linkID: string, locale: () => string): Api {
  const participant = createParticipantClient({ baseURL: '', timeoutMs: callMsMax })

  async function call<T>(answer: Promise<T>): Promise<T> {
    try {
      return await answer
    } catch (error) {
      if (!(error instanceof ColloquyError)) throw error
      const { status, message, retryAfterSeconds } = error
      throw new Fault(
        kinds[status] ?? (status < 500 ? 'refused' : 'unavailable'),
        message,
        retryAfterSeconds && retryAfterSeconds * 1000,
      )
    }
  }

  return {
    getState: () =>
      call(
        // A version before this one beside it knows of no locale.
        participant
          .getState({ linkID, locale: locale() })
          .catch((error: unknown) =>
            error instanceof ColloquyError && error.status === 400
              ? participant.getState({ linkID })
              : Promise.reject(error),
          ),
      ),
    addEvent: (event) => call(participant.addEvent({ linkID, event })),
    erase: () => call(participant.erase({ linkID })),
  }
}
