import { afterAll, beforeAll, expect } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { blankPages, call, guidelines, startService, type TestService } from '../start.ts'

const { webhookAllow } = readConfig({ WEBHOOK_ALLOW: '127.0.0.0/8' })
const shell =
  '<!doctype html><html lang="en"><head><title>Interview</title><script src="/x.js"></script></head><main class="late"></main></html>'
export const pages = { ...blankPages, participant: { html: () => shell } }

/** A guide that asks whom it is for, with places for one person of the second kind. */
export const closedGuide = `# Use
- How easy was the set-up? (scale 1-5: hard .. easy)
- Tell me about the last time you used it.
# Screener
- How many people work there? (choose one)
  - [ ] Just me -> end
  - [ ] 2 to 10 (quota 1)
  - [ ] More than 10
`

/** A browser that keeps its cookie at one open link. */
export function visitor(url: string, cookieOfBefore = '') {
  let cookie = cookieOfBefore
  async function go(path: string, init: RequestInit = {}) {
    const headers = { ...init.headers, ...(cookie !== '' && { cookie }) }
    const response = await fetch(url + path, { redirect: 'manual', ...init, headers })
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    const to = response.headers.get('location') ?? ''
    return { status: response.status, to, html: await response.text(), headers: response.headers }
  }
  return {
    look: (query = '') => go(query),
    start: (query = '', headers: Record<string, string> = {}) =>
      go(`/start${query}`, { method: 'POST', headers }),
    cookie: () => cookie,
  }
}

/** A service for the tests of a block, with what they ask of it; its clock is `aheadMs` fast. */
export function useOpenLinks(open: () => string | Promise<string>) {
  const here = { url: '', token: '', aheadMs: 0 }
  let service: TestService

  beforeAll(async () => {
    const now = () => new Date(Date.now() + here.aheadMs)
    service = await startService(await open(), { now, pages, config: { webhookAllow } })
    here.url = service.url
    here.token = await service.newToken({ scopes: ['read', 'write', 'admin'] })
    const settings = { name: 'Harbour & Sons', accent: '#aa3311' }
    await post('organization/setSettings', settings)
  })
  afterAll(() => service.close())

  const get = (path: string) => call(`${here.url}/v1/${path}`, { token: here.token })
  const post = (path: string, body: object) =>
    call(`${here.url}/v1/${path}`, { token: here.token, body })
  const need = async (path: string, body: object) => {
    const { status, json } = await post(path, body)
    expect(status, JSON.stringify(json)).toBe(200)
    return json.result
  }

  async function addInterview(written = guidelines): Promise<string> {
    const body = { productID: 'ledger', interviewName: 'Secret name', guidelines: written }
    return (await need('interviews/addOne', body)).interviewID
  }

  async function openOne(more: object = {}, written = guidelines) {
    const interviewID = await addInterview(written)
    const body = { interviewID, open: true, ...more }
    const { url } = await need('interviews/setOpenLink', body)
    return { interviewID, url: url as string }
  }

  const tell = async (interviewID: string) =>
    (await get(`interviews/getOpenLink?interviewID=${interviewID}`)).json.result
  const summaries = async (interviewID: string) =>
    (await get(`invites/getSummaries?interviewID=${interviewID}`)).json.result
  return { here, get, post, need, addInterview, openOne, tell, summaries }
}
