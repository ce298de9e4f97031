import { openConsole } from '../console/console-browser.ts'
import type { Said, ScriptedIssuer } from './scripted-issuer.ts'

type Served = { url: string }

/** A browser that follows nothing by itself, and keeps every cookie. */
export function openSignOn(service: Served) {
  const jar = new Map<string, string>()
  async function get(address: string, headers: Record<string, string> = {}) {
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ')
    const given = { ...(cookie !== '' && { cookie }), ...headers }
    const reply = await fetch(new URL(address, service.url), {
      headers: given,
      redirect: 'manual',
    })
    for (const set of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
    const location = reply.headers.get('location') ?? ''
    await reply.body?.cancel()
    return { status: reply.status, location, sets: reply.headers.getSetCookie() }
  }
  const session = () => [...jar].filter(([name]) => /colloquy$|_console$/.test(name))[0]

  return {
    get,
    jar,
    async begin(then?: string) {
      const query = then === undefined ? '' : `?${new URLSearchParams({ then })}`
      return (await get(`/sign-on${query}`)).location
    },
    /** The whole way; answers where it ends. */
    async signIn(issuer: ScriptedIssuer, said: Said = {}, then?: string) {
      const back = issuer.approve(await this.begin(then), said)
      return (await get(back)).location
    },
    /** What the console's own calls see of this browser. */
    console() {
      const console = openConsole(service)
      console.steal({ cookie: () => (session() ?? []).join('=') })
      return console
    },
  }
}

/** The problem that a browser was sent back with; empty where there was none. */
export function problemIn(location: string): string {
  return new URL(location, 'http://x').searchParams.get('problem') ?? ''
}
