import type { CallOptions, Client } from '../../client/client.ts'

export type ProductSummary = Awaited<ReturnType<Client['products']['getList']>>[number]
export type InterviewSummary = Awaited<ReturnType<Client['interviews']['getList']>>[number]
export type Sentiment = NonNullable<ProductSummary['sentiment']>[number]
export type Settings = Awaited<ReturnType<Client['organization']['getSettings']>>
type Call<I, R> = (input: I, options?: CallOptions) => Promise<R>

export type ConsoleCalls = {
  interviews: {
    updateOne: Call<
      { interviewID: string; interviewName?: string; guidelines?: string; interviewer?: string },
      unknown
    >
    preview: Call<
      | { interviewID: string }
      | { guidelines: string; productID?: string; interviewName?: string; interviewer?: string },
      { url: string; expires_on: string }
    >
  }
  tokens: {
    getList: Call<object, TokenInfo[]>
    addOne: Call<
      { name?: string; scopes: TokenScope[]; expires_on?: string },
      { token: string; tokenID: string }
    >
    revoke: Call<{ tokenID: string }, unknown>
  }
  members: {
    getList: Call<object, MemberInfo[]>
    addOne: Call<
      { email: string; role: MemberInfo['role']; name?: string },
      { userID: string; joinURL: string; expires_on: string }
    >
    setRole: Call<{ userID: string; role: MemberInfo['role'] }, unknown>
    remove: Call<{ userID: string }, unknown>
  }
}

export type TokenScope = 'read' | 'write' | 'admin'
export type TokenInfo = {
  tokenID: string
  userID: string
  name?: string
  scopes: TokenScope[]
  timestamp: string
  expires_on?: string
  revoked_on?: string
  last_used?: string
}
export type MemberInfo = {
  userID: string
  email: string
  name?: string
  role: 'owner' | 'researcher' | 'viewer'
}

/** The calls that the contract is about to gain. */
export function consoleCalls(client: Client): ConsoleCalls {
  // The client makes a method of every route; these are typed here until the contract has them.
  return client as unknown as ConsoleCalls
}
