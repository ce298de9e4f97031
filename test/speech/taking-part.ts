import { expect } from 'vitest'
import { call, guidelines, openLink, type TestService } from '../start.ts'

/** A new link of an interview about `p`. */
export async function newLink(
  { url }: TestService,
  token: string,
  interview: { guidelines?: string; language?: string } = {},
): Promise<string> {
  const body = { productID: 'p', interviewName: 'n', guidelines, ...interview }
  const added = await call(`${url}/v1/interviews/addOne`, { token, body })
  const { interviewID } = added.json.result
  const made = await call(`${url}/v1/invites/createInvites?interviewID=${interviewID}`, { token })
  return String(made.json.result[0])
}

/** Somebody who agreed and is asked something, in their own browser. */
export async function inConversation(link: string, locale = 'en', name?: string) {
  const browser = openLink(link)
  await browser.send({ type: 'consent', agreed: true, locale })
  const reply = await browser.send({ type: 'onboard', ...(name && { name }) })
  expect(reply.json.result.phase).toBe('conversation')
  return { ...browser, after: Number(reply.json.result.expects.after), asked: reply.json.result }
}
