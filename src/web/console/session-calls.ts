export type Role = 'owner' | 'researcher' | 'viewer'
export type Member = { userID: string; email: string; name?: string; role: Role }

export type Token = { token: string; expiresAt: string; orgID: string; member: Member }

/** A call that the service refused; `status` is 0 where no answer came. */
export class SessionError extends Error {
  override readonly name = 'SessionError'
  readonly status: number

  constructor(message: string, status: number) {
    super(message)
    this.status = status
  }
}

/** How long one of these calls may take; hashing a password takes the service a while. */
const callMsMax = 30_000

/** The calls that the session's cookie is good for. */
async function post<T>(name: string, body: object): Promise<T> {
  let reply: Response
  try {
    reply = await fetch(`/console/session/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-colloquy-console': '1' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(callMsMax),
    })
  } catch {
    throw new SessionError('The service could not be reached.', 0)
  }
  const answer = await reply.json().catch(() => ({})) // a proxy's page in place of an answer
  if (reply.ok) return answer.result
  throw new SessionError(answer.message ?? `The service answered ${reply.status}.`, reply.status)
}

export const sessionCalls = {
  getState: () => post<{ state: 'setup' | 'signedOut' | 'signedIn' }>('getState', {}),
  setUp: (input: { code: string; orgID: string; email: string; name?: string; password: string }) =>
    post('setUp', input),
  signIn: (input: { email: string; password: string }) => post('signIn', input),
  join: (input: { code: string; name?: string; password: string }) => post('join', input),
  signOut: () => post('signOut', {}),
  changePassword: (input: { password: string; newPassword: string }) =>
    post('changePassword', input),
  getToken: () => post<Token>('getToken', {}),
}
