import type { SignOnProblem } from '../../contract/calls/console-calls.ts'
import { AppError, type ErrorCode } from '../../contract/errors.ts'

/** What the browser's answer is held against: kept by that browser alone, sealed. */
export type Checks = { state: string; nonce: string; verifier: string }

/** What an issuer says of somebody, checked to be from it, for this service, and of now. */
export type Claims = Readonly<Record<string, unknown>> & { iss: string; sub: string }

/** Who says who somebody is: an OpenID Connect provider. Each fails with a `SignOnRefused`. */
export type Issuer = {
  /** Where a browser is sent to sign in. */
  begin(): Promise<{ url: string; checks: Checks }>
  /** Who has signed in; `query` is what the browser came back with, from the `?` on. */
  finish(given: { query: string; checks: Checks }): Promise<Claims>
  /** Where a browser signs out of the issuer itself; null where it has no such page, or is away. */
  findSignOut(): Promise<string | null>
  /** What is wrong with it, in a sentence; null where nothing is. */
  findProblem(): Promise<string | null>
}

/** How each travels. What is a wrong guess counts as one; that the issuer is away, or says no, does not. */
const codes: Record<SignOnProblem, ErrorCode> = {
  cancelled: 'conflict',
  expired: 'unauthorized',
  failed: 'unauthorized',
  unreachable: 'unavailable',
  unverified: 'forbidden',
  outside: 'forbidden',
  unknown: 'forbidden',
  taken: 'forbidden',
  ownerless: 'forbidden',
  limited: 'too_many',
}

/** Why somebody is not signed in. What is wrong with a token stays in `cause`, for the log. */
export class SignOnRefused extends AppError {
  readonly problem: SignOnProblem

  constructor(problem: SignOnProblem, options: ErrorOptions = {}) {
    super(codes[problem], 'Nobody was signed in.', options)
    this.problem = problem
  }
}
