import { createServer } from 'node:http'
import { soundBytesMax } from '../../src/contract/participant.ts'
import { wav } from './recordings.ts'

/** What the double does with one text. */
export type Say =
  /** A tone of so many seconds. */
  | { type: 'say'; seconds: number }
  /** A file with nothing to be heard in it. */
  | { type: 'silence' }
  | { type: 'status'; status: number; headers?: Record<string, string> }
  /** Never answers. */
  | { type: 'hang' }
  /** Half a file, then the connection breaks. */
  | { type: 'cut' }
  | { type: 'empty' }
  /** More than any line has. */
  | { type: 'huge' }
  | { type: 'page' }

export type VoiceRequest = {
  path: string
  authorization: string | undefined
  /** What was asked for: `model`, `input`, `voice` and `response_format`. */
  asked: Record<string, string>
}

export type VoiceServer = {
  /** What `COLLOQUY_VOICE_URL` is to be. */
  url: string
  requests: VoiceRequest[]
  /** Forgets what was asked and does these in turn from now on, the last one again and again. */
  play(...says: Say[]): void
  close(): Promise<void>
}

/** A server on a free port that reads aloud by OpenAI's audio calls, as Kokoro and Piper behind one do. */
export async function startVoiceServer(): Promise<VoiceServer> {
  const requests: VoiceRequest[] = []
  let says: Say[] = []
  const server = createServer(async (incoming, response) => {
    const chunks: Uint8Array[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    requests.push({
      path: incoming.url ?? '',
      authorization: incoming.headers.authorization,
      asked: JSON.parse(Buffer.concat(chunks).toString()),
    })
    const say = says.length > 1 ? says.shift() : says[0]
    const sound = { 'content-type': 'audio/mpeg' }
    if (incoming.url !== '/v1/audio/speech' || say === undefined) {
      response.writeHead(404).end('{}')
    } else if (say.type === 'say') {
      // Some give WAV, whatever they are asked for.
      response.writeHead(200, sound).end(wav(say.seconds))
    } else if (say.type === 'silence') {
      response.writeHead(200, sound).end(wav(1).fill(0, 44))
    } else if (say.type === 'status') {
      response.writeHead(say.status, { 'content-type': 'application/json', ...say.headers })
      response.end(JSON.stringify({ error: { message: 'No.', type: 'error' } }))
    } else if (say.type === 'cut') {
      response.writeHead(200, { ...sound, 'content-length': '100000' })
      response.write(wav(1), () => response.destroy())
    } else if (say.type === 'empty') {
      response.writeHead(200, sound).end()
    } else if (say.type === 'huge') {
      response.writeHead(200, sound).end(wav(soundBytesMax / 32_000 + 1))
    } else if (say.type === 'page') {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Sign in first</html>')
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    play(...next) {
      requests.length = 0
      says = next
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
