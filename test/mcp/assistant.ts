import { join } from 'node:path'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'

export type Answer = {
  text: string
  failed: boolean
  // biome-ignore lint/suspicious/noExplicitAny: what came over the wire has no type until it is asserted
  structured: any
}

const program = join(import.meta.dirname, '../../src/cli/colloquy.ts')

/** Over HTTP, by an address and a token. */
export function overHTTP(url: string, token: string) {
  return new StreamableHTTPClientTransport(new URL(`${url}/mcp`), {
    requestInit: { headers: { authorization: `Bearer ${token}` } },
  })
}

/** As a program of this machine, by `colloquy mcp`. */
export function overStdio(url: string, token: string) {
  return new StdioClientTransport({
    command: process.execPath,
    args: [program, 'mcp', '--url', url],
    env: { PATH: process.env.PATH ?? '', COLLOQUY_TOKEN: token },
  })
}

export type Transport = ReturnType<typeof overHTTP | typeof overStdio>

/** The SDK's own client, of this specification or (`legacy`) of the one before. */
export async function connect(transport: Transport, mode: 'auto' | 'legacy' = 'auto') {
  const client = new Client(
    { name: 'scripted assistant', version: '1.0.0' },
    { versionNegotiation: { mode } },
  )
  await client.connect(transport)
  return {
    client,
    async use(name: string, given: Record<string, unknown> = {}): Promise<Answer> {
      const { content, isError, structuredContent } = await client.callTool({
        ...{ name, arguments: given },
      })
      const [first] = content
      return {
        text: first?.type === 'text' ? first.text : '',
        failed: isError === true,
        structured: structuredContent,
      }
    },
    close: () => client.close(),
  }
}

export type Assistant = Awaited<ReturnType<typeof connect>>

/** What stands behind the fence of an answer; empty where there is none. */
export function fenced(text: string): string {
  const [, mark = ''] = /^----- (said-[0-9a-f]{12}) begins -----$/m.exec(text) ?? []
  if (mark === '') return ''
  const begin = text.indexOf(`----- ${mark} begins -----\n`) + mark.length + 20
  return text.slice(begin, text.lastIndexOf(`\n----- ${mark} ends -----`))
}
