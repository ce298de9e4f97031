import { type Client, createClient } from '../../../client/client.ts'

/** The calls that the session's cookie is good for; they go without a bearer. */
export const { console: sessionCalls } = createClient({ baseURL: '' })

export type Token = Awaited<ReturnType<Client['console']['getToken']>>
export type Member = Token['member']
