import { call, type Reply, type TestService } from '../start.ts'

export const password = 'plain words, long enough'

/** A browser on the console's pages: it keeps the cookie, and says where it is. */
export function openConsole(service: Pick<TestService, 'url'>) {
  let cookie = ''
  async function post(
    name: string,
    body: unknown = {},
    headers: Record<string, string> = {},
  ): Promise<Reply> {
    const reply = await call(`${service.url}/console/session/${name}`, {
      body,
      headers: {
        origin: service.url,
        'x-colloquy-console': '1',
        ...(cookie !== '' && { cookie }),
        ...headers,
      },
    })
    for (const set of reply.headers.getSetCookie()) cookie = set.split(';')[0] ?? ''
    return reply
  }
  return {
    post,
    cookie: () => cookie,
    /** Another browser that was handed this one's cookie. */
    steal(from: { cookie(): string }) {
      cookie = from.cookie()
    },
    async state(): Promise<string> {
      return (await post('getState')).json.result.state
    },
    async token(): Promise<string> {
      const reply = await post('getToken')
      if (reply.status !== 200) throw new Error(`${reply.status} ${reply.text}`)
      return reply.json.result.token
    },
  }
}

export type ConsoleBrowser = ReturnType<typeof openConsole>

/** Makes the first member and leaves them signed in. */
export async function setUp(
  service: TestService,
  given: { orgID?: string; email?: string } = {},
): Promise<ConsoleBrowser> {
  const browser = openConsole(service)
  const code = await service.createSetupCode()
  const reply = await browser.post('setUp', {
    code,
    orgID: 'acme',
    email: 'olga.owner@example.com',
    name: 'Olga Owner',
    password,
    ...given,
  })
  if (reply.status !== 200) throw new Error(`${reply.status} ${reply.text}`)
  return browser
}
