import { call, type Reply, type TestService } from '../../start.ts'
import type { Given, Mistake } from './mistakes.ts'

/** What mistakes are made with. */
export async function prepareMistakes({ url, newToken }: TestService): Promise<Given> {
  const token = await newToken()
  const body = { productID: 'ledger', interviewName: 'n', guidelines: 'Why do studios leave?' }
  const added = await call(`${url}/v1/interviews/addOne`, { token, body })
  const { interviewID } = added.json.result
  const made = await call(`${url}/v1/invites/createInvites?interviewID=${interviewID}`, { token })
  const [link] = made.json.result
  const admin = await newToken({ scopes: ['admin'] })
  const ended = await call(`${url}/v1/tokens/addOne`, { token: admin, body: { scopes: ['admin'] } })
  const { tokenID, token: revoked } = ended.json.result
  await call(`${url}/v1/tokens/revoke`, { token: admin, body: { tokenID } })
  const reader = await newToken({ scopes: ['read'] })
  const linkID = link.slice(link.lastIndexOf('/') + 1)
  return { token, interviewID, link, linkID, reader, revoked }
}

export async function makeMistake(url: string, mistake: Mistake, given: Given): Promise<Reply> {
  const { method, path, body, headers = {}, token = 'token' } = mistake
  return await call(`${url}${typeof path === 'string' ? path : path(given)}`, {
    headers,
    ...(method !== undefined && { method }),
    ...(body !== undefined && { body }),
    ...(token !== null && { token: given[token] }),
  })
}
