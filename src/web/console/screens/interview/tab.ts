import type { Client } from '../../../../client/client.ts'

export type Interview = Awaited<ReturnType<Client['interviews']['getOne']>>

export type TabProps = {
  interview: Interview
  query: URLSearchParams
  /** Reads the interview anew, after it was changed. */
  refresh: () => void
}
