import type { Client } from '../../../../client/client.ts'

export type Interview = Awaited<ReturnType<Client['interviews']['getOne']>>

export type TabProps = {
  interview: Interview
  /** Whether nobody new can begin. */
  isClosed: boolean
  query: URLSearchParams
  /** Reads the interview anew, after it was changed. */
  refresh: () => void
}
