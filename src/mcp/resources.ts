import {
  type McpServer,
  ProtocolError,
  ProtocolErrorCode,
  ResourceTemplate,
} from '@modelcontextprotocol/server'
import { guideWriting } from './guide-writing.ts'

const plain = { mimeType: 'text/plain' }

type Reading = {
  name: string
  title: string
  description: string
  template: string
  tool: string
  given: (id: string) => Record<string, unknown>
}

const readings: Reading[] = [
  {
    name: 'guide',
    title: 'How the guide of an interview is understood',
    description: 'As `check_guide` tells it.',
    template: 'colloquy://guides/{id}',
    tool: 'check_guide',
    given: (interviewID) => ({ interviewID }),
  },
  {
    name: 'findings',
    title: 'What people said to each question',
    description: 'As `findings` tells it; its first part where it is long.',
    template: 'colloquy://findings/{id}',
    tool: 'findings',
    given: (interviewID) => ({ interviewID }),
  },
  {
    name: 'transcript',
    title: 'A conversation',
    description: 'As `transcript` tells it, by the link of a quote’s address.',
    template: 'colloquy://transcripts/{id}',
    tool: 'transcript',
    given: (linkID) => ({ linkID }),
  },
  {
    name: 'profile',
    title: 'A profile',
    description: 'As `profile` tells it.',
    template: 'colloquy://profiles/{id}',
    tool: 'profile',
    given: (profileID) => ({ profileID }),
  },
]

/** How to do what a tool does: its answer as text, or why not. */
export type RunTool = (
  tool: string,
  given: unknown,
  signal: AbortSignal,
) => Promise<{ text: string; failed: boolean }>

/** What can be read without a question: the same as the tools tell, by an address. */
export function addResources(server: McpServer, run: RunTool): void {
  server.registerResource(
    'how-to-write-a-guide',
    'colloquy://how-to-write-a-guide',
    { title: 'How to write a guide', description: 'What of a guide is understood, and as what.' },
    (uri) => ({ contents: [{ uri: uri.href, mimeType: 'text/markdown', text: guideWriting }] }),
  )
  for (const { name, title, description, template, tool, given } of readings) {
    server.registerResource(
      name,
      new ResourceTemplate(template, { list: undefined }),
      { title, description, ...plain },
      async (uri, { id }, { mcpReq }) => {
        const { text, failed } = await run(tool, given(String(id)), mcpReq.signal)
        if (failed) throw new ProtocolError(ProtocolErrorCode.InvalidParams, text)
        return { contents: [{ uri: uri.href, ...plain, text }] }
      },
    )
  }
}
