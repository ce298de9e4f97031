import { browserOf } from '../../start.ts'
import { createAsker } from '../asker.ts'
import { furnish } from '../furnish.ts'
import { closedURL, type Party } from './rows.ts'

/** What `furnish` gives, with a member and a token beside it. */
export async function furnishWhole(url: string, token: string, name: string): Promise<Party> {
  const owned = await furnish(url, token, name, `${name}@example.com`)
  const { need, close } = createAsker({ url, token })
  const { tokenID } = await need<{ tokenID: string }>('/v1/tokens/addOne', {
    body: { name, scopes: ['read'] },
  })
  const { userID } = await need<{ userID: string }>('/v1/members/addOne', {
    body: { email: `member.of.${name}@example.com`, role: 'viewer' },
  })
  const { webhookID } = await need<{ webhookID: string }>('/v1/webhooks/addOne', {
    body: { url: closedURL, events: ['care.heard'] },
  })
  close()
  return { ...owned, tokenID, userID, webhookID }
}

/** An interview of an organization that the person withdrew, with what had come of it. */
export async function furnishErased(url: string, token: string): Promise<Party> {
  const owned = await furnishWhole(url, token, 'withdrawn')
  const erased = await browserOf(`${url}/i/${owned.linkID}`).request('/erase', {})
  if (erased.status !== 200) throw new Error(erased.text)
  return owned
}
