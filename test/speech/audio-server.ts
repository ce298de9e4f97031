import { createServer, type IncomingMessage } from 'node:http'

/** What the double does with one recording. */
export type Play =
  /** With what stands beside the text in the answer. */
  | { type: 'write'; text: string; beside?: object }
  | { type: 'status'; status: number; headers?: Record<string, string> }
  /** Never answers. */
  | { type: 'hang' }
  /** Half an answer, then the connection breaks. */
  | { type: 'cut' }
  | { type: 'page' }

export type AudioRequest = {
  path: string
  authorization: string | undefined
  /** The fields of the form, and the recording that came with them. */
  fields: Record<string, string>
  fileName: string
  sound: Buffer
}

export type AudioServer = {
  /** What `COLLOQUY_SPEECH_URL` is to be. */
  url: string
  requests: AudioRequest[]
  /** Forgets what was asked and plays these in turn from now on, the last one again and again. */
  play(...plays: Play[]): void
  close(): Promise<void>
}

/** A server on a free port that speaks OpenAI's audio calls, as whisper.cpp and faster-whisper do. */
export async function startAudioServer(): Promise<AudioServer> {
  const requests: AudioRequest[] = []
  let plays: Play[] = []
  const server = createServer(async (incoming, response) => {
    const request = await readForm(incoming)
    requests.push(request)
    const play = plays.length > 1 ? plays.shift() : plays[0]
    const json = { 'content-type': 'application/json' }
    if (request.path !== '/v1/audio/transcriptions' || play === undefined) {
      response.writeHead(404, json).end('{}')
    } else if (play.type === 'write') {
      response.writeHead(200, json).end(JSON.stringify({ text: play.text, ...play.beside }))
    } else if (play.type === 'status') {
      response.writeHead(play.status, { ...json, ...play.headers })
      response.end(JSON.stringify({ error: { message: 'No.', type: 'error' } }))
    } else if (play.type === 'cut') {
      response.writeHead(200, { ...json, 'content-length': '100' })
      response.write('{"text":"half of', () => response.destroy())
    } else if (play.type === 'page') {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Sign in first</html>')
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const audio: AudioServer = {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    play(...next) {
      requests.length = 0
      plays = next
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return audio
}

async function readForm(incoming: IncomingMessage): Promise<AudioRequest> {
  const chunks: Uint8Array[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  const headers = { 'content-type': incoming.headers['content-type'] ?? '' }
  const form = await new Response(Buffer.concat(chunks), { headers }).formData()
  const file = form.get('file')
  if (!(file instanceof File)) throw new Error('There is no recording in the form.')
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return {
    path: incoming.url ?? '',
    authorization: incoming.headers.authorization,
    fields: Object.fromEntries(texts),
    fileName: file.name,
    sound: Buffer.from(await file.arrayBuffer()),
  }
}
