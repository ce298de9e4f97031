import type { SignOnProblem } from '../../contract/calls/console-calls.ts'
import { AppError } from '../../contract/errors.ts'
import { createID } from '../ids.ts'
import { type Opened, openSession, type SessionDeps } from '../members/console-session.ts'
import type { Member } from '../members/member-store.ts'
import { type Passwords, saltOf } from '../members/passwords/passwords.ts'
import { scopesOf } from '../members/roles.ts'
import { type Checks, type Issuer, SignOnRefused } from './issuer.ts'
import { type Person, readPerson, type SignOnRules } from './read-person.ts'

/** What one sign-on did, for whoever keeps the service running. */
export type SignOnNote =
  | { kind: 'refused'; problem: SignOnProblem; cause: unknown }
  /** The role that a claim gives would leave the organization without an owner. */
  | { kind: 'kept owner'; userID: string }

export type SignOn = {
  /** What its button says after “Sign in with”. */
  name: string
  begin: Issuer['begin']
  /** Signs in whoever comes back, in place of the session that the browser brought. */
  finish(given: { query: string; checks: Checks; browser: string | null }): Promise<Opened>
  /** Where a session that this issuer began is ended there, too; null where it cannot be. */
  findSignOut(issuer: string): Promise<string | null>
  findProblem: Issuer['findProblem']
}

export type SignOnDeps = SessionDeps & {
  passwords: Pick<Passwords, 'writeNone'>
  issuer: Issuer
  /** As the settings name it. */
  issuerURL: string
  name: string
  rules: SignOnRules
  onNote: (note: SignOnNote) => void
}

/** How members come in whom somebody else knows. */
export function createSignOn(deps: SignOnDeps): SignOn {
  const { issuer, rules, name, onNote } = deps
  return {
    name,
    begin: () => noting(issuer.begin()),
    finish: ({ query, checks, browser }) =>
      noting(
        (async () => {
          const claims = await issuer.finish({ query, checks })
          const member = await takeIn(deps, readPerson(claims, rules))
          return await openSession(deps, { member, ends: browser, issuer: claims.iss })
        })(),
      ),
    async findSignOut(begunBy) {
      return new URL(begunBy).href === new URL(deps.issuerURL).href ? issuer.findSignOut() : null
    },
    findProblem: issuer.findProblem,
  }

  async function noting<T>(work: Promise<T>): Promise<T> {
    try {
      return await work
    } catch (error) {
      if (error instanceof SignOnRefused) {
        onNote({ kind: 'refused', problem: error.problem, cause: error.cause })
      }
      throw error
    }
  }
}

/** Which member this is: by the subject once they came in so, by the invited address before. */
async function takeIn(deps: SignOnDeps, person: Person): Promise<Member> {
  const { store, passwords, rules, now } = deps
  const { issuer, subject, email, emailKey, name, role } = person
  const [other] = await store.findLogins({ emailKey })
  const found = await store.signOnMember({
    ...{ orgID: rules.orgID, issuer, subject, email, emailKey, name, role },
    scopes: role === null ? [] : [...scopesOf(role)],
    newRole: role ?? rules.defaultRole,
    userID: createID(deps, 'usr_'),
    password: passwords.writeNone(other && saltOf(other.password)),
    at: now().toISOString(),
    auditIDs: { link: createID(deps, 'aud_'), role: createID(deps, 'aud_') },
  })
  if (found.outcome !== 'in') throw new SignOnRefused(found.outcome)
  if (found.keptOwner) deps.onNote({ kind: 'kept owner', userID: found.member.userID })
  return found.member
}

/** Why a password is of no use. */
export function noPasswords(signOn: Pick<SignOn, 'name'> | null): AppError {
  const way = signOn === null ? '' : `: sign in with ${signOn.name}`
  return new AppError('forbidden', `Passwords are turned off here${way}.`)
}
