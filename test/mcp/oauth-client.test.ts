import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, expect } from 'vitest'
import { findBarriers, findOverflow } from '../web/barriers.ts'
import { createBrowserTests } from '../web/browser.ts'
import { looks, organization, owner, setConsoleStage } from '../web/console/console-stage.ts'
import { type IdentityServer, reachesIdentities, startIdentityServer } from './identity-server.ts'
import { ask } from './oauth-steps.ts'
import { type Sent, startReturns } from './returns.ts'

const { browserTest, isPossible, tellSkipped } = createBrowserTests('mcp/oauth-client.test.ts')
const stage = setConsoleStage(isPossible, {
  configure: async () => reachesIdentities.config,
  lookUp: reachesIdentities.lookUp,
})

let identities: IdentityServer
let returns: Awaited<ReturnType<typeof startReturns>>

beforeAll(async () => {
  identities = await startIdentityServer()
  returns = await startReturns()
  identities.describes([returns.url])
})
afterAll(async () => {
  await returns.close()
  await identities.close()
})

/** The SDK's own client, which keeps what it is given as any program would. */
function newClient(clientMetadataUrl?: string) {
  const kept: Record<string, unknown> = {}
  const opened = Promise.withResolvers<URL>()
  const provider = {
    redirectUrl: returns.url,
    ...(clientMetadataUrl !== undefined && { clientMetadataUrl }),
    clientMetadata: { client_name: 'Scripted Assistant', redirect_uris: [returns.url] },
    state: () => 'a state',
    clientInformation: () => kept.client as never,
    saveClientInformation(client: unknown) {
      kept.client = client
    },
    tokens: () => kept.tokens as never,
    saveTokens(tokens: unknown) {
      kept.tokens = tokens
    },
    redirectToAuthorization: (url: URL) => opened.resolve(url),
    saveCodeVerifier(verifier: string) {
      kept.verifier = verifier
    },
    codeVerifier: () => String(kept.verifier),
    saveDiscoveryState(state: unknown) {
      kept.discovery = state
    },
    discoveryState: () => kept.discovery as never,
  }
  const transport = () =>
    new StreamableHTTPClientTransport(new URL(`${stage.service().url}/mcp`), {
      authProvider: provider,
    })
  return { transport, opened: opened.promise, kept }
}

/** Connects once it may: a first try opens the page, and the second goes by what came of it. */
async function connectBy(
  { transport, opened }: ReturnType<typeof newClient>,
  consent: (url: URL) => Promise<Sent>,
) {
  const first = transport()
  const client = () => new Client({ name: 'scripted assistant', version: '1.0.0' })
  await expect(client().connect(first)).rejects.toThrow()
  const sent = await consent(await opened)
  await first.finishAuth(sent)
  const connected = client()
  await connected.connect(transport())
  return connected
}

browserTest('the SDK’s own client signs in by its identity document, and works', async () => {
  const own = newClient(identities.at('/client.json'))
  const connected = await connectBy(own, async (url) => {
    expect(url.searchParams.get('client_id')).toBe(identities.at('/client.json'))
    const { page } = await stage.open(url.href.slice(stage.service().url.length))
    // Nobody is signed in: they do, and come back.
    await page.getByLabel('E-mail').fill(owner.email)
    await page.getByLabel('Password').fill(owner.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('heading', { name: /^Connect “.Scripted Assistant.”\?$/ }).waitFor()
    await page.getByText(new URL(identities.at('/')).host).waitFor()
    await page.getByText(new URL(returns.url).host).waitFor()
    await page.getByText(organization).first().waitFor()
    const sent = returns.next()
    await page.getByRole('button', { name: 'Allow', exact: true }).click()
    return await sent
  })
  const { tools } = await connected.listTools()
  expect(tools.length).toBeGreaterThan(10)
  const answered = await connected.callTool({ name: 'list_studies', arguments: {} })
  expect(answered.isError ?? false).toBe(false)
  expect(own.kept.tokens).toMatchObject({ scope: 'read write' })
  await connected.close()

  const { page } = await stage.signIn('/console/settings/account')
  await page.getByText('They see and do in your name').waitFor()
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('button', { name: /^End Scripted Assistant/ }).click()
  await page.getByRole('button', { name: 'Yes, end it' }).click()
  await page.getByText('Ended.').waitFor()
  await expect(connectAgain(own)).rejects.toThrow()
})

/** As an assistant does at its next start. */
async function connectAgain({ transport }: ReturnType<typeof newClient>) {
  await new Client({ name: 'scripted assistant', version: '1.0.0' }).connect(transport())
}

browserTest('one without a document registers, and the page says that nobody vouches', async () => {
  const own = newClient()
  const connected = await connectBy(own, async (url) => {
    const { page } = await stage.signIn(url.href.slice(stage.service().url.length))
    await page.getByText('Nobody vouches for this name.').waitFor()
    await page.getByLabel('Write guides and make links').uncheck()
    const sent = returns.next()
    await page.getByRole('button', { name: 'Allow', exact: true }).click()
    return await sent
  })
  expect(own.kept.tokens).toMatchObject({ scope: 'read' })
  await connected.close()
})

browserTest('a refusal goes back as one, and a wrong address nowhere', async () => {
  const service = stage.service()
  const path = (changes: Record<string, string>) =>
    `/oauth/authorize?${ask(service, identities.at('/client.json'), { redirect_uri: returns.url, ...changes }).request}`
  const { page } = await stage.signIn(path({}))
  const sent = returns.next()
  await page.getByRole('button', { name: 'Do not allow' }).click()
  expect(Object.fromEntries(await sent)).toMatchObject({
    ...{ error: 'access_denied', state: 'a state', iss: service.url },
  })
  // The answer is heard before the browser has left the page that gave it.
  await page.waitForURL(`${returns.url}?*`)
  await page.goto(service.url + path({ redirect_uri: 'https://evil.example/' }))
  await page.getByText('none of its own').waitFor()
  await page.goto(service.url + path({ code_challenge_method: 'plain' }))
  await page.getByText('must use PKCE').waitFor()
  const told = returns.next()
  await page.getByRole('button', { name: 'Back to the assistant' }).click()
  expect((await told).get('error')).toBe('invalid_request')
})

browserTest('a click counts once the page has been in front for a moment', async () => {
  const { request } = ask(stage.service(), identities.at('/client.json'), {
    redirect_uri: returns.url,
  })
  const { page } = await stage.signIn(`/console/connect?${request}`)
  const allow = page.getByRole('button', { name: 'Allow', exact: true })
  const isInert = (inert: boolean) =>
    page.locator(`button.primary[aria-disabled=${inert}]`, { hasText: 'Allow' }).waitFor()
  await isInert(false)
  const setFocus = (has: boolean) =>
    page.evaluate(
      `document.hasFocus = () => ${has}; dispatchEvent(new Event('${has ? 'focus' : 'blur'}'))`,
    )
  await setFocus(false)
  await isInert(true)
  await allow.click({ force: true })
  await setFocus(true)
  await isInert(false)
  const sent = returns.next()
  await allow.click()
  expect((await sent).get('code')).toBeTruthy()
})

browserTest('no other page can frame the consent, or send it', async () => {
  const service = stage.service()
  const asked = ask(service, identities.at('/client.json'), { redirect_uri: returns.url })
  const { headers } = await fetch(`${service.url}/oauth/authorize?${asked.request}`)
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  // Nor does whoever opened its window keep hold of that.
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  const { page } = await stage.signIn('/console')
  // With the member's cookie and nothing else, as another page would.
  const status = await page.evaluate(async (request) => {
    const body = JSON.stringify({ request, allow: true })
    const json = { 'content-type': 'application/json' }
    return (await fetch('/v1/assistants/answer', { method: 'POST', body, headers: json })).status
  }, asked.request)
  expect(status).toBe(401)
})

for (const [look, options] of Object.entries(looks)) {
  browserTest(`the consent can be read and used by everybody ${look}`, async () => {
    const { request } = ask(stage.service(), identities.at('/client.json'), {
      redirect_uri: returns.url,
    })
    const { page } = await stage.signIn(`/console/connect?${request}`, options)
    await page.getByRole('heading', { name: /^Connect “.Scripted Assistant.”\?$/ }).waitFor()
    expect(await findBarriers(page)).toEqual([])
    expect(await findOverflow(page)).toBe(0)
  })
}

tellSkipped()
