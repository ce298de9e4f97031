import { randomBytes } from 'node:crypto'
import { Command } from 'commander'
import { readConfig } from '../../config.ts'
import { AppError } from '../../contract/errors.ts'
import { interfaceVersion } from '../../contract/openapi/openapi.ts'
import { createMakeMark } from '../../mcp/make-mark.ts'
import { commandLine } from '../command-line.ts'

/** Most tries of a call that is safe to repeat. */
const triesMax = 3

/** `mcp`: a running service for an assistant on this machine, over standard input and output. */
export function mcpCommand(): Command {
  return new Command('mcp')
    .description(
      'Let an assistant work with a running service, over MCP on standard input and output.',
    )
    .option('--url <url>', 'where the service is; PUBLIC_URL, or this machine, when left out')
    .addHelpText(
      'after',
      `\nThe access token is read from COLLOQUY_TOKEN; \`${commandLine('token create')}\` makes one.`,
    )
    .action(serveAssistant)
}

async function serveAssistant({ url }: { url?: string }): Promise<void> {
  const { COLLOQUY_TOKEN: token, ...env } = process.env
  if (!token) {
    throw new AppError('invalid', 'Set COLLOQUY_TOKEN to an access token of the service.')
  }
  const { publicURL, port } = readConfig({ ...env, ...(url !== undefined && { PUBLIC_URL: url }) })
  const baseURL = publicURL ?? `http://localhost:${port}`
  // Loaded here: the other commands have no need of it.
  const { serveStdio } = await import('@modelcontextprotocol/server/stdio')
  const { createMcpServer } = await import('../../mcp/server.ts')
  const tell = (error: unknown) => console.error(error)
  serveStdio(
    () =>
      createMcpServer({
        ...{ baseURL, token, triesMax, version: interfaceVersion, fetch },
        makeMark: createMakeMark(randomBytes),
        onBug: tell,
      }),
    { maxSubscriptions: 0, onerror: (error) => tell(error.message) },
  )
}
