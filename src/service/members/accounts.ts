import type { BodyOf } from '../../contract/calls/calls.ts'
import { AppError } from '../../contract/errors.ts'
import { knowCaller } from '../calls/cost.ts'
import { createID, type RandomBytes } from '../ids.ts'
import type { Service } from '../service.ts'
import { noPasswords, type SignOn } from '../sign-on/sign-on.ts'
import { hashText } from '../taking-part/consent.ts'
import {
  beginSession,
  findLogin,
  living,
  openSession,
  present,
  type SessionDeps,
} from './console-session.ts'
import { emailKeyOf } from './email-key.ts'
import type { Login } from './member-store.ts'
import { isEasyToGuess, type Owner } from './passwords/easy-password.ts'
import { type Passwords, saltOf } from './passwords/passwords.ts'
import { createBearer, hashToken } from './tokens.ts'

const bearerMs = 10 * 60_000
/** A code printed by a start of the service that long ago makes no first member any more. */
const setupCodeMs = 7 * 86_400_000
/** 256 bits. */
const secretBytes = 32

export type AccountDeps = SessionDeps & {
  passwords: Passwords
  /** Whether members may have passwords. */
  passwordSignIn: boolean
  signOn: SignOn | null
}

type ConsoleCalls = Pick<
  Service,
  | 'console.getState'
  | 'console.setUp'
  | 'console.signIn'
  | 'console.signOut'
  | 'console.join'
  | 'console.changePassword'
  | 'console.getToken'
>

/** How members sign in to the console, and what they get for it. */
export function createAccounts(deps: AccountDeps): ConsoleCalls {
  const { store } = deps
  return {
    async 'console.getState'({ browser: session }) {
      const ways = waysIn(deps)
      // Without passwords there is no code to begin with, either.
      if (ways.passwords && !(await store.hasMembers()))
        return { value: { state: 'setup', ...ways } }
      const state = (await findLogin(deps, session)) ? 'signedIn' : 'signedOut'
      return { value: { state, ...ways } }
    },

    async 'console.setUp'({ body }) {
      refusePasswords(deps)
      const { member, secret } = await setUp(deps, body)
      return { value: present(member), session: secret, orgID: member.orgID }
    },

    async 'console.signIn'({ body, browser: session }) {
      refusePasswords(deps)
      return await openSession(deps, { member: await recognize(deps, body), ends: session })
    },

    async 'console.signOut'({ browser: session }) {
      const issuer = session === null ? null : await store.endSession({ hash: hashText(session) })
      const signOutURL = issuer === null ? null : await deps.signOn?.findSignOut(issuer)
      return { value: { signedOut: true, ...(signOutURL && { signOutURL }) }, session: null }
    },

    async 'console.join'({ body }) {
      refusePasswords(deps)
      const { member, secret } = await join(deps, body)
      return { value: present(member), session: secret, orgID: member.orgID }
    },

    async 'console.changePassword'({ body, browser: session }) {
      refusePasswords(deps)
      const secret = await changePassword(deps, body, session)
      return { value: { changed: true }, session: secret }
    },

    async 'console.getToken'({ browser: session }) {
      return { value: await giveBearer(deps, session) }
    },
  }
}

/**
 * A code that makes the first member, for whoever starts the service; null once there is one. Each
 * process that serves one database prints its own, and all end with the first that is used.
 */
export async function createSetupCode({
  store,
  now,
  randomBytes,
}: Pick<AccountDeps, 'store' | 'now' | 'randomBytes'>): Promise<string | null> {
  if (await store.hasMembers()) return null
  const code = createCode(randomBytes)
  const at = now()
  const forgetBefore = new Date(at.getTime() - setupCodeMs).toISOString()
  await store.addSetupCode({ hash: hashText(code), at: at.toISOString(), forgetBefore })
  return code
}

/** A code for one use, as it stands in an address. */
export function createCode(randomBytes: RandomBytes): string {
  return Buffer.from(randomBytes(secretBytes)).toString('base64url')
}

async function setUp(deps: AccountDeps, body: BodyOf<'console.setUp'>) {
  const { store, now, passwords } = deps
  if (await store.hasMembers()) throw alreadySetUp()
  checkPassword(body.password, body)
  const at = now().toISOString()
  const member: Login = {
    orgID: body.orgID,
    userID: createID(deps, 'usr_'),
    email: body.email.trim(),
    name: body.name ?? null,
    role: 'owner',
    createdAt: at,
    joinedAt: at,
    password: await passwords.write(body.password),
  }
  const { secret, row } = beginSession(deps)
  const added = await store.addFirstMember({
    codeHash: hashText(body.code),
    codesSince: new Date(now().getTime() - setupCodeMs).toISOString(),
    member,
    emailKey: emailKeyOf(body.email),
    session: row,
  })
  if (!added) {
    throw new AppError(
      'forbidden',
      'This code was used, is out of date or is none of this service: `colloquy member code` prints a new one.',
    )
  }
  return { member, secret }
}

function alreadySetUp(): AppError {
  return new AppError('conflict', 'The console is set up already; please sign in.')
}

/** How members of this service sign in. */
function waysIn({ passwordSignIn, signOn }: AccountDeps) {
  return { passwords: passwordSignIn, ...(signOn && { signOn: signOn.name }) }
}

function refusePasswords({ passwordSignIn, signOn }: AccountDeps): void {
  if (!passwordSignIn) throw noPasswords(signOn)
}

/** Who this is, by e-mail and password; it takes as long when it is nobody. */
async function recognize(
  { store, passwords }: AccountDeps,
  { email, password }: BodyOf<'console.signIn'>,
): Promise<Login> {
  const logins = await store.findLogins({ emailKey: emailKeyOf(email) })
  const found = await passwords.find(
    password,
    logins.map((login) => login.password),
  )
  const login = logins[found]
  if (!login) throw new AppError('unauthorized', 'The e-mail address or the password is not right.')
  return login
}

async function join(deps: AccountDeps, body: BodyOf<'console.join'>) {
  const { store, now, passwords } = deps
  const codeHash = hashText(body.code)
  const invited = await store.findInvited({ codeHash, at: now().toISOString() })
  if (!invited) throw noInvitation()
  knowCaller(`invited ${codeHash}`)
  checkPassword(body.password, { ...invited, name: body.name ?? invited.name })
  const [other] = await store.findLogins({ emailKey: emailKeyOf(invited.email) })
  const password = await passwords.write(body.password, other && saltOf(other.password))
  const name = body.name ?? invited.name
  const { secret, row } = beginSession(deps)
  if (!(await store.joinMember({ codeHash, name, password, session: row }))) throw noInvitation()
  return { member: { ...invited, name }, secret }
}

function noInvitation(): AppError {
  return new AppError('not_found', 'This invitation was used or is out of date; ask for a new one.')
}

async function changePassword(
  deps: AccountDeps,
  { password, newPassword }: BodyOf<'console.changePassword'>,
  session: string | null,
): Promise<string> {
  const { store, passwords } = deps
  const login = await findLogin(deps, session)
  if (!login) throw signedOut()
  knowCaller(`member ${login.userID}`)
  checkPassword(newPassword, login)
  if ((await passwords.find(password, [login.password])) === -1) {
    throw new AppError('forbidden', 'The password is not right.')
  }
  const { secret, row } = beginSession(deps)
  const changed = await store.setPassword({
    orgID: login.orgID,
    userID: login.userID,
    expectPassword: login.password,
    password: await passwords.write(newPassword, saltOf(login.password)),
    session: row,
  })
  if (!changed) throw new AppError('conflict', 'The password was changed just now elsewhere.')
  return secret
}

async function giveBearer(deps: AccountDeps, session: string | null) {
  const { store, now, randomBytes } = deps
  const login = await findLogin(deps, session)
  if (!login || session === null) throw signedOut()
  const token = createBearer(randomBytes)
  const expiresAt = new Date(now().getTime() + bearerMs).toISOString()
  const given = await store.addBearer({
    hash: hashToken(token),
    sessionHash: hashText(session),
    expiresAt,
    ...living(deps),
  })
  if (!given) throw signedOut()
  return { token, expiresAt, orgID: login.orgID, member: present(login) }
}

function signedOut(): AppError {
  return new AppError('unauthorized', 'Please sign in.')
}

function checkPassword(password: string, owner: Owner): void {
  if (isEasyToGuess(password, owner)) {
    throw new AppError(
      'invalid',
      'That password is easy to guess. Add words that have nothing to do with you or this service.',
    )
  }
}
