import type { IncomingMessage } from 'node:http'
import type { Scope } from '../../contract/calls/call.ts'
import { AppError } from '../../contract/errors.ts'
import type { Authenticate, Caller } from '../../service/service.ts'

/** Who calls, or null: missing, malformed, unknown, expired and revoked are not told apart. */
export async function findCaller(
  authenticate: Authenticate,
  raw: IncomingMessage,
): Promise<Caller | null> {
  const token = readToken(raw)
  return token === null ? null : authenticate(token)
}

export function refuseStranger(): AppError {
  return new AppError(
    'unauthorized',
    'A token is required in the header Authorization: Bearer clq_…. There was none, or it is misspelt, expired or revoked.',
  )
}

export function checkScope(caller: Caller, scope: Scope): void {
  if (!caller.scopes.includes(scope)) {
    throw new AppError('forbidden', `The token lacks the scope ${scope}: use one that has it.`, {
      reason: 'missing_scope',
    })
  }
}

export function readToken(raw: IncomingMessage): string | null {
  const header = raw.headers.authorization
  // Node keeps the first of several; which one a proxy checked is unknown, so several are none.
  if (header === undefined || countHeader(raw, 'authorization') !== 1) return null
  return /^bearer +([\x21-\x7e]{1,256})$/i.exec(header)?.[1] ?? null
}

function countHeader({ rawHeaders }: IncomingMessage, name: string): number {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const header = rawHeaders[at]
    if (header?.length === name.length && header.toLowerCase() === name) count += 1
  }
  return count
}
