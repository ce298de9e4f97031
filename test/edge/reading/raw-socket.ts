import { connect } from 'node:net'

/** How long a raw exchange may take before the test calls it hung. */
const hungMs = 5_000

export type RawAnswer = {
  status: number
  headers: Record<string, string>
  body: string
}

/**
 * Sends bytes as they are, piece by piece, and reads until the server closes. With `finish` the
 * client's side is closed after the last piece, as a client does that has nothing more to say;
 * `finishAfterMs` waits with it, for Node gives up what such a client is still to be answered.
 */
export function exchange(
  port: number,
  pieces: readonly (string | Buffer)[],
  { finish = true, finishAfterMs = 0 }: { finish?: boolean; finishAfterMs?: number } = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port, allowHalfOpen: true })
    const received: Buffer[] = []
    const timer = setTimeout(() => {
      socket.destroy()
      reject(new Error('The server neither answered nor closed.'))
    }, hungMs)
    const done = () => {
      clearTimeout(timer)
      socket.destroy()
      resolve(Buffer.concat(received).toString('latin1'))
    }
    socket.on('data', (chunk) => received.push(chunk))
    socket.once('end', done)
    socket.once('close', done)
    // A reset is one of the ways in which a server closes.
    socket.once('error', done)
    for (const piece of pieces) socket.write(piece)
    if (finish && finishAfterMs > 0) setTimeout(() => socket.end(), finishAfterMs).unref()
    else if (finish) socket.end()
  })
}

/** The answers in what a server sent, by their `Content-Length`. */
export function readAnswers(text: string): RawAnswer[] {
  const answers: RawAnswer[] = []
  let rest = text
  while (rest !== '') {
    const end = rest.indexOf('\r\n\r\n')
    if (end === -1) throw new Error(`Not an HTTP answer: ${JSON.stringify(rest.slice(0, 80))}`)
    const [statusLine = '', ...lines] = rest.slice(0, end).split('\r\n')
    const headers = Object.fromEntries(
      lines.map((line) => {
        const colon = line.indexOf(':')
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
      }),
    )
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(statusLine)?.[1])
    const length = status === 100 ? 0 : Number(headers['content-length'])
    // Without a length there is no telling where the next answer begins, and none of ours lacks it.
    if (!Number.isInteger(length)) throw new Error(`An answer ${status} without Content-Length.`)
    const body = rest.slice(end + 4, end + 4 + length)
    rest = rest.slice(end + 4 + length)
    if (status !== 100) answers.push({ status, headers, body })
  }
  return answers
}
