import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'

export type Received = { to: string; raw: string; headers: string; text: string }

export type Refusing = { at: 'recipient' | 'data'; code: number } | null

/** Somebody else's mail server: it keeps what it is sent, and does to each recipient as it is told. */
export async function startPostOffice({ tls = false }: { tls?: boolean } = {}) {
  const received: Received[] = []
  /** What it does to a recipient, by how often it was asked for it. */
  let treat: (to: string, times: number) => Refusing | 'cut' | Promise<Refusing | 'cut'> = () =>
    null
  const asked = new Map<string, number>()
  const server = new SMTPServer({
    disabledCommands: tls ? ['AUTH'] : ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 1,
    async onRcptTo({ address }, _session, done) {
      asked.set(address, (asked.get(address) ?? 0) + 1)
      const how = await treat(address, asked.get(address) ?? 0)
      if (how && how !== 'cut' && how.at === 'recipient') {
        return done(Object.assign(new Error(`No ${address} here`), { responseCode: how.code }))
      }
      done()
    },
    onData(stream, session, done) {
      let raw = ''
      stream.setEncoding('utf8')
      stream.on('data', (piece: string) => {
        raw += piece
      })
      stream.on('end', async () => {
        const [{ address: to } = { address: '' }] = session.envelope.rcptTo
        const how = await treat(to, asked.get(to) ?? 0)
        if (how && how !== 'cut' && how.at === 'data') {
          return done(Object.assign(new Error(`Not for ${to}`), { responseCode: how.code }))
        }
        received.push({ to, raw, ...read(raw) })
        if (how === 'cut') for (const one of server.connections) one._socket.destroy()
        else done()
      })
    },
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    port,
    received,
    /** How often somebody was to be mailed, taken or not. */
    asked: (to: string) => asked.get(to) ?? 0,
    treats(next: typeof treat) {
      treat = next
    },
    mailsTo: (to: string) => received.filter((one) => one.to === to),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** Unfolds headers and decodes the quoted-printable or plain text. */
function read(raw: string): { headers: string; text: string } {
  const end = raw.indexOf('\r\n\r\n')
  const headers = raw.slice(0, end).replace(/\r\n[ \t]/g, ' ')
  const body = raw.slice(end + 4)
  if (/^content-transfer-encoding: base64/im.test(headers)) {
    return { headers, text: Buffer.from(body, 'base64').toString() }
  }
  if (!/^content-transfer-encoding: quoted-printable/im.test(headers))
    return { headers, text: body }
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return { headers, text: Buffer.from(bytes, 'latin1').toString() }
}
