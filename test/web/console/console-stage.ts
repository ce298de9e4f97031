import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import type { Config } from '../../../src/config.ts'
import type { LookUp } from '../../../src/outbound/names.ts'
import { readPages } from '../../../src/pages.ts'
import { call, startService, type TestService } from '../../start.ts'
import { findPages, openBrowser, stepMs } from '../browser.ts'
import { desk, hearComplaints, phone } from '../participant-page.ts'

export const owner = {
  email: 'olga.owner@example.com',
  name: 'Olga Owner',
  password: 'plain words, long enough',
}
export const organization = 'Studio Tools'

/** Every screen is tried so: small and large, light and dark, each once. */
export const looks: Record<string, BrowserContextOptions> = {
  'on a phone, light': { viewport: phone, colorScheme: 'light' },
  'on a desk, dark': { viewport: desk, colorScheme: 'dark' },
}

/** The whole service with its built pages, and a browser, for the tests of one file. */
export function setConsoleStage(
  isPossible: boolean,
  {
    hasOwner = true,
    configure = async () => ({}),
    lookUp,
    executablePath,
  }: {
    hasOwner?: boolean
    configure?: () => Promise<Partial<Config>>
    /** Where names lead. */
    lookUp?: LookUp
    /** Of another browser than the lightest. */
    executablePath?: string | null
  } = {},
) {
  let built: string
  let service: TestService
  let browser: Browser
  const contexts: BrowserContext[] = []

  beforeAll(async () => {
    if (!isPossible) return
    built = await findPages()
    const config = await configure()
    service = await startService('file::memory:', {
      ...{ pages: readPages(built), config },
      ...(lookUp && { lookUp }),
    })
    browser = await openBrowser(executablePath ?? undefined)
    if (hasOwner) await setUpOwner(service)
  })

  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close()
  })

  afterAll(async () => {
    await browser?.close()
    await service?.close()
  })

  async function openEmpty(options: BrowserContextOptions) {
    const context = await browser.newContext({
      viewport: desk,
      locale: 'en-GB',
      reducedMotion: 'reduce',
      ...options,
    })
    contexts.push(context)
    context.setDefaultTimeout(stepMs)
    const page = await context.newPage()
    return { context, page, complaints: hearComplaints(page) }
  }

  /** A browser of its own that nobody has signed in with. */
  async function open(path: string, options: BrowserContextOptions = {}) {
    const opened = await openEmpty(options)
    await opened.page.goto(service.url + path)
    return opened
  }

  async function signIn(path: string, options: BrowserContextOptions = {}, who = owner) {
    const opened = await openEmpty(options)
    await post(opened.page, service, 'signIn', { email: who.email, password: who.password })
    await opened.page.goto(service.url + path)
    return opened
  }

  return {
    service: () => service,
    url: () => service.url,
    open,
    signIn,
    /** A bearer of the organization, to prepare something by the API. */
    token: () => service.newToken({ org: organization, scopes: ['read', 'write', 'admin'] }),
    async addInterview(
      given: { productID: string; interviewName: string; guidelines: string },
      token?: string,
    ) {
      const bearer = token ?? (await service.newToken({ org: organization }))
      const url = `${service.url}/v1/interviews/addOne`
      const added = await call(url, { token: bearer, body: given })
      return String(added.json.result.interviewID)
    },
    async addLink(interviewID: string) {
      const token = await service.newToken({ org: organization })
      const url = `${service.url}/v1/invites/createInvites?interviewID=${interviewID}`
      return String((await call(url, { token })).json.result[0])
    },
    /** Has somebody agree to take part. */
    async startLink(link: string) {
      await call(`${link}/events`, { body: { type: 'consent', agreed: true } })
    },
    async statusOf(token: string) {
      return (await call(`${service.url}/v1/products/getList`, { token })).status
    },
    /** Ends the session of a browser behind its back. */
    endSession: (page: Page) => post(page, service, 'signOut', {}),
  }
}

/** The first member, who may do everything. */
export async function setUpOwner(service: TestService): Promise<void> {
  const code = await service.createSetupCode()
  const reply = await call(`${service.url}/console/session/setUp`, {
    body: { code, orgID: organization, ...owner },
    headers: { origin: service.url, 'x-colloquy-console': '1' },
  })
  if (reply.status !== 200) throw new Error(reply.text)
}

/** Somebody who joined by their link. */
export async function addMember(
  stage: { url: () => string; token: () => Promise<string> },
  email: string,
  role: 'owner' | 'researcher' | 'viewer',
) {
  const token = await stage.token()
  const password = 'a sentence that is long'
  const added = await call(`${stage.url()}/v1/members/addOne`, { token, body: { email, role } })
  const { joinURL, userID } = added.json.result
  const joined = await call(`${stage.url()}/console/session/join`, {
    body: { code: String(joinURL).split('/').at(-1), password },
    headers: { origin: stage.url(), 'x-colloquy-console': '1' },
  })
  if (joined.status !== 200) throw new Error(joined.text)
  return { email, password, name: email, userID: String(userID) }
}

/** Signs in at the door, as a person does. */
export async function signInByHand(
  page: Page,
  who: { email: string; password: string },
): Promise<void> {
  await page.getByLabel('E-mail').fill(who.email)
  await page.getByLabel('Password').fill(who.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByLabel('Main').waitFor()
}

/** A call of the console's session with the cookies of that browser. */
async function post(page: Page, service: TestService, name: string, data: object): Promise<void> {
  const reply = await page.request.post(`${service.url}/console/session/${name}`, {
    data,
    headers: { origin: service.url, 'x-colloquy-console': '1' },
  })
  if (!reply.ok()) throw new Error(`${reply.status()} ${await reply.text()}`)
}

/** Most rounds of Tab through a page, whose controls may still be on their way. */
const roundsMax = 20

/** Goes on by Tab until the wanted control has the focus: what a keyboard can do and nothing else. */
export async function tabTo(page: Page, name: RegExp | string): Promise<void> {
  const wanted = typeof name === 'string' ? name : name.source
  for (let round = 0; round < roundsMax; round += 1) {
    for (let tabs = 0; tabs < 120; tabs += 1) {
      await page.keyboard.press('Tab')
      const label = await page.evaluate<string>(`(() => {
        const at = document.activeElement
        return at?.getAttribute('aria-label') || at?.labels?.[0]?.textContent || at?.textContent || ''
      })()`)
      if (typeof name === 'string' ? label.trim().startsWith(name) : name.test(label)) return
    }
    await page.waitForTimeout(250)
  }
  throw new Error(`The keyboard does not reach ${wanted}.`)
}
