import type { Scope } from '../../contract/calls/call.ts'
import type { ResultOf } from '../../contract/calls/calls.ts'
import type { Role } from '../../contract/calls/console-calls.ts'
import { AppError } from '../../contract/errors.ts'
import { readInstant } from '../calls/instants.ts'
import { createID, type RandomBytes } from '../ids.ts'
import { readPages } from '../paging.ts'
import type { Caller, Service } from '../service.ts'
import { noPasswords, type SignOn } from '../sign-on/sign-on.ts'
import type { Store } from '../store.ts'
import { hashText } from '../taking-part/consent.ts'
import { createCode } from './accounts.ts'
import { emailKeyOf } from './email-key.ts'
import type { Member } from './member-store.ts'
import { scopesOf } from './roles.ts'
import type { Token } from './token-store.ts'
import { createToken, hashToken } from './tokens.ts'

/** How long an invitation to the console is good. */
const joinMs = 7 * 86_400_000
/** How long a link for a new password is good. */
const resetMs = 86_400_000

export type AccessDeps = {
  store: Store
  now: () => Date
  randomBytes: RandomBytes
  /** Where the console is, without a slash at its end. */
  publicURL: string
  /** Whether members may have passwords. */
  passwordSignIn: boolean
  signOn: SignOn | null
}

type AccessCalls = Pick<
  Service,
  | 'tokens.getList'
  | 'tokens.addOne'
  | 'tokens.revoke'
  | 'members.getList'
  | 'members.addOne'
  | 'members.setRole'
  | 'members.resetPassword'
  | 'members.remove'
>

const done = { value: { done: true as const } }

/** Who may use an organization's interface and its console. */
export function createAccess(deps: AccessDeps): AccessCalls {
  const { store, now } = deps
  const at = () => now().toISOString()
  return {
    async 'tokens.getList'({ caller: { orgID }, query: { limit, cursor } }) {
      return await readPages(
        async (page) =>
          (await store.listTokensOf({ orgID, ...page })).map((token) => ({
            json: JSON.stringify(presentToken(token)),
            position: { createdAt: token.createdAt, id: token.tokenID },
          })),
        { limit, cursor },
      )
    },

    async 'tokens.addOne'({ caller, body }) {
      mayGive(caller, body.scopes)
      const expiresAt =
        body.expires_on === undefined ? null : readInstant('expires_on', body.expires_on, now())
      const parent = await store.findToken({ hash: caller.tokenHash })
      const token = createToken(deps.randomBytes)
      const tokenID = createID(deps, 'tok_')
      const added = await store.addToken({
        hash: hashToken(token),
        tokenID,
        orgID: caller.orgID,
        userID: caller.userID,
        name: body.name ?? null,
        scopes: [...new Set(body.scopes)],
        createdAt: at(),
        expiresAt: earlier(expiresAt, parent?.expiresAt ?? null),
        revokedAt: null,
        ...(parent ? { parentID: parent.tokenID } : { sessionHash: caller.tokenHash }),
      })
      if (added === 'lost') throw new AppError('unauthorized', 'The token is no longer valid.')
      if (added === 'full') {
        throw new AppError('conflict', 'Too many tokens have made one another: use an earlier one.')
      }
      return { value: { token, tokenID } }
    },

    async 'tokens.revoke'({ caller: { orgID }, body: { tokenID } }) {
      if (await store.revokeToken({ tokenID, orgID, at: at() })) return done
      throw new AppError('not_found', 'There is no token with this tokenID, or it has ended.')
    },

    async 'members.getList'({ caller: { orgID }, query: { limit, cursor } }) {
      return await readPages(
        async (page) =>
          (await store.listMembers({ orgID, ...page })).map((member) => ({
            json: JSON.stringify(presentMember(member)),
            position: { createdAt: member.createdAt, id: member.userID },
          })),
        { limit, cursor },
      )
    },

    async 'members.addOne'({ caller, body }) {
      mayGive(caller, scopesOf(body.role))
      const code = createCode(deps.randomBytes)
      const expires_on = new Date(now().getTime() + joinMs).toISOString()
      const member: Member = {
        orgID: caller.orgID,
        userID: createID(deps, 'usr_'),
        email: body.email.trim(),
        name: body.name ?? null,
        role: body.role,
        createdAt: at(),
        joinedAt: null,
      }
      const emailKey = emailKeyOf(body.email)
      const invited = { member, emailKey, codeHash: hashText(code), until: expires_on }
      const userID = await store.inviteMember(invited)
      if (userID === null) throw new AppError('conflict', 'Somebody with this e-mail is a member.')
      // Who may have no password needs no link of their own: they are known by their address.
      const path = deps.passwordSignIn ? `join/${code}` : 'signin'
      return { value: { userID, joinURL: `${deps.publicURL}/console/${path}`, expires_on } }
    },

    async 'members.setRole'({ caller, body: { userID, role } }) {
      mayGive(caller, scopesOf(role))
      const { orgID } = caller
      const scopes = [...scopesOf(role)]
      tell(await store.setMemberRole({ orgID, userID, role, scopes, at: at() }))
      return done
    },

    async 'members.resetPassword'({ caller, body: { userID } }) {
      if (!deps.passwordSignIn) throw noPasswords(deps.signOn)
      // Whoever holds the link can become any member, an owner too.
      mayGive(caller, scopesOf('owner'))
      const { orgID } = caller
      const code = createCode(deps.randomBytes)
      const expires_on = new Date(now().getTime() + resetMs).toISOString()
      const change = { orgID, userID, codeHash: hashText(code), until: expires_on, at: at() }
      if (!(await store.resetMember(change))) throw noSuchMember()
      return { value: { resetURL: `${deps.publicURL}/console/reset/${code}`, expires_on } }
    },

    async 'members.remove'({ caller: { orgID }, body: { userID } }) {
      tell(await store.removeMember({ orgID, userID, at: at() }))
      return done
    },
  }
}

/** The earlier of two ends, where null is none. */
function earlier(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other
  return one < other ? one : other
}

/** Nobody gives what they do not have. */
function mayGive(caller: Caller, scopes: readonly Scope[]): void {
  const more = scopes.find((scope) => !caller.scopes.includes(scope))
  if (more === undefined) return
  throw new AppError('forbidden', `The scope ${more} cannot be given by who lacks it.`)
}

function tell(outcome: Awaited<ReturnType<Store['removeMember']>>): void {
  if (outcome === 'unknown') throw noSuchMember()
  if (outcome === 'last') {
    throw new AppError('conflict', 'This is the last owner: make somebody else an owner first.')
  }
}

function noSuchMember(): AppError {
  return new AppError('not_found', 'There is no member with this userID.')
}

export function presentToken(token: Omit<Token, 'hash'>): ResultOf<'tokens.getList'>[number] {
  const { tokenID, userID, name, scopes, createdAt, expiresAt, revokedAt, lastUsedAt, parentID } =
    token
  return {
    tokenID,
    userID,
    ...(name && { name }),
    scopes,
    timestamp: createdAt,
    ...(expiresAt !== null && { expires_on: expiresAt }),
    ...(revokedAt !== null && { revoked_on: revokedAt }),
    ...(lastUsedAt && { last_used: lastUsedAt }),
    ...(parentID && { parentID }),
  }
}

export function presentMember(
  member: Member & { role: Role },
): ResultOf<'members.getList'>[number] {
  const { userID, email, name, role, createdAt, joinedAt } = member
  return {
    userID,
    email,
    ...(name !== null && { name }),
    role,
    timestamp: createdAt,
    ...(joinedAt !== null && { joined_on: joinedAt }),
  }
}
