import type { CallOptions, Client } from '../../client/client.ts'

export type InviteStatus = 'created' | 'started' | 'completed' | 'abandoned' | 'expired' | 'revoked'

export type Summary = {
  linkID: string
  interviewID: string
  productID: string
  userInfo: { email?: string; name?: string; occupation?: string }
  status: InviteStatus
  timestamp: string
  expires_on: string
  last_activity?: string
  completed_on?: string
  answers: number
  profileID?: string
  sentiment?: number
}

export type Transcript = {
  invite: Summary
  language?: string
  messages: {
    seq: number
    role: 'assistant' | 'user'
    content: string
    at: string
    kind?: string
    topic?: { id: string; title: string }
    why?: string
    lines?: { from: number; to: number } | [number, number]
    flags?: string[]
  }[]
  evidence: {
    profileID: string
    claimID: string
    field: string
    text: string
    seq: number
    start: number
    end: number
  }[]
}

type ListOf<I, T> = ((input: I, options?: CallOptions) => Promise<T[]>) & {
  each(input: I, options?: CallOptions): AsyncGenerator<T>
}

type DataCalls = {
  getSummaries: ListOf<
    { interviewID: string; status?: InviteStatus; search?: string; limit?: number },
    Summary
  >
  getTranscript(input: { linkID: string }, options?: CallOptions): Promise<Transcript>
  revoke(input: { linkIDs: string[] }, options?: CallOptions): Promise<{ revoked: number }>
  setExpiry(
    input: { linkIDs: string[]; expires_on: string },
    options?: CallOptions,
  ): Promise<{ changed: number }>
  getPeople: ListOf<{ interviewID: string; group: string; limit?: number }, Summary>
}

export function dataCalls({ invites, interviews }: Client): DataCalls {
  // The calls are on their way into the client's table.
  return { ...invites, ...interviews } as unknown as DataCalls
}
