import type { SignedInMember } from '../../contract/calls/console-calls.ts'
import { runActing } from '../calls/acting.ts'
import { stampOf } from '../calls/audit-reads.ts'
import type { RandomBytes } from '../ids.ts'
import type { Store } from '../store.ts'
import { hashText } from '../taking-part/consent.ts'
import type { ConsoleSession, Login, Member } from './member-store.ts'

const minuteMs = 60_000
const dayMs = 86_400_000
/** A session ends when it was not used for that long … */
const idleMs = 60 * minuteMs
/** … and at the latest after that. */
const sessionMs = dayMs
/** 256 bits. */
const secretBytes = 32

export type SessionDeps = { store: Store; now: () => Date; randomBytes: RandomBytes }

/** What signing in answers. */
export type Opened = { value: SignedInMember; session: string; orgID: string }

/**
 * Opens a session of a browser for a member who is known to be one, in place of the session that it
 * brought, and writes down that they came in. `issuer` is who said so, where it was single sign-on.
 */
export async function openSession(
  deps: SessionDeps,
  { member, ends, issuer }: { member: Member; ends: string | null; issuer?: string },
): Promise<Opened> {
  const { orgID, userID } = member
  const { secret, row } = beginSession(deps)
  const call = issuer === undefined ? 'console.signIn' : 'console.signOn'
  const line = { orgID, userID, tokenID: 'console', call, resource: null, count: 1 }
  const acting = { orgID, makeLine: () => ({ ...stampOf(deps), ...line }), written: false }
  await runActing(acting, () =>
    deps.store.addSession({
      userID,
      session: { ...row, ...(issuer !== undefined && { issuer }) },
      ends: ends === null ? null : hashText(ends),
      idleBefore: idleBefore(deps),
    }),
  )
  return { value: present(member), session: secret, orgID }
}

/** A new session, never one that the browser brought. */
export function beginSession({ now, randomBytes }: Pick<SessionDeps, 'now' | 'randomBytes'>): {
  secret: string
  row: ConsoleSession
} {
  const secret = Buffer.from(randomBytes(secretBytes)).toString('base64url')
  const at = now()
  const expiresAt = new Date(at.getTime() + sessionMs).toISOString()
  return { secret, row: { hash: hashText(secret), createdAt: at.toISOString(), expiresAt } }
}

/** Whose session a browser brings; null where it goes on no more. */
export async function findLogin(
  deps: Pick<SessionDeps, 'store' | 'now'>,
  session: string | null,
): Promise<Login | null> {
  if (session === null) return null
  return await deps.store.findSession({ hash: hashText(session), ...living(deps) })
}

/** Which sessions go on. */
export function living(deps: Pick<SessionDeps, 'now'>) {
  return { at: deps.now().toISOString(), idleBefore: idleBefore(deps) }
}

function idleBefore({ now }: Pick<SessionDeps, 'now'>): string {
  return new Date(now().getTime() - idleMs).toISOString()
}

export function present({ userID, email, name, role }: Member): SignedInMember {
  return { userID, email, ...(name !== null && { name }), role }
}
