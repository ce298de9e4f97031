import type { Client } from '../../client/client.ts'

export type Summary = Awaited<ReturnType<Client['invites']['getSummaries']>>[number]
export type InviteStatus = Summary['status']
export type Transcript = Awaited<ReturnType<Client['invites']['getTranscript']>>
