import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { createTally, type Figure, type Trial } from '../figure.ts'
import { serve } from '../served.ts'

/** Of CPU, which other programs of the machine take nothing from. */
const headMsPromised = 10
const bodyMsPromised = 100
/** Of Linux: how often a second a thread's time is counted. */
const ticksPerSecond = 100
const timesPerBody = 4

const end = '\r\n\r\n'
const fill = (unit: string, bytes: number) => unit.repeat(Math.floor(bytes / unit.length))
const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: a${headers}${end}`
const post = (path: string, body: string, headers = 'Content-Type: application/json') =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\n${headers}\r\nContent-Length: ${body.length}${end}${body}`

/** What fits a request's head, at its largest. */
const heads: Record<string, string> = {
  'spaces in the media type': post(
    '/i/nobody/events',
    '{}',
    `Content-Type: application/json; charset=utf-8${fill(' ', 15_400)};x=y`,
  ),
  'semicolons in the media type': post('/v1/x', '{}', `Content-Type: ${fill(';', 15_400)}`),
  'a path of slashes': get(fill('/', 8_000)),
  'a path of parts': get(fill('/a', 8_000)),
  'an encoded link': get(`/i/${fill('%41', 8_000)}`),
  'many parameters': get(`/v1/profiles/getList?${fill('%41=+&', 8_000)}`),
  'many headers': get('/v1/profiles/getList', `\r\n${fill('a:\r\n', 15_000)}b:`),
  'many cookies': post(
    '/i/nobody/events',
    '{}',
    `Content-Type: application/json\r\nCookie: ${fill('a;', 15_000)}`,
  ),
  'a token of blanks': get('/v1/profiles/getList', `\r\nAuthorization: bearer${fill(' ', 15_000)}`),
  'forwarded addresses': get('/i/nobody', `\r\nX-Forwarded-For: ${fill('127.0.0.1,', 15_000)}`),
  'languages of a browser': get('/i/nobody', `\r\nAccept-Language: ${fill('a,', 15_000)}`),
  'encodings of a browser': get('/assets/a', `\r\nAccept-Encoding: ${fill('gzip ', 15_000)}`),
  'a host of colons': `POST /console/session/getState HTTP/1.1\r\nHost: ${fill(':1', 15_000)}\r\nContent-Type: application/json\r\nContent-Length: 2${end}{}`,
}
const chunks = `Host: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked${end}${fill('1\r\n \r\n', 1_000_000)}0${end}`
/** A megabyte. */
const bodies: Record<string, string> = {
  'a body of lists': post(
    '/v1/interviews/addOne',
    `[${fill(`[${fill('[],', 29_900)}[]],`, 1_020_000)}[]]`,
  ),
  'a body of names': post(
    '/v1/interviews/addOne',
    `[${fill(`{${Array.from({ length: 900 }, (_, at) => `"\\u0061${at}":1`).join()}},`, 1_020_000)}{}]`,
  ),
  'a body of a byte a chunk': `POST /v1/interviews/addOne HTTP/1.1\r\n${chunks}`,
  'chunks that nobody reads': `POST /nowhere HTTP/1.1\r\n${chunks}`,
}

/** F30: what strangers send before anybody asked for their token. */
export const strangers: Figure = {
  id: 'F30',
  promise:
    'whatever stands in the head of a stranger’s request takes the thread that serves at most 10 ms, and a megabyte of body 100 ms',
  unit: 'requests',
  times: { usual: 400, full: 4_000 },
  async run({ times, databases }: Trial) {
    const tally = createTally()
    const [database] = databases
    if (!database) return tally.finding('There is no database.')
    const env = { RATE_LIMIT: '600', TRUSTED_PROXIES: '127.0.0.1' }
    const server = await serve({ databaseURL: await database.open(), env })
    const port = Number(new URL(server.url).port)
    const kinds = Object.keys(heads).length
    const dearest = { head: 0, body: 0 }
    for (const [name, text] of Object.entries(heads)) {
      dearest.head = Math.max(
        dearest.head,
        await measure(name, text, Math.ceil(times / kinds), headMsPromised),
      )
    }
    for (const [name, text] of Object.entries(bodies)) {
      dearest.body = Math.max(dearest.body, await measure(name, text, timesPerBody, bodyMsPromised))
    }
    tally.measure(
      `the dearest head takes ${dearest.head.toFixed(1)} ms, body ${dearest.body.toFixed(1)} ms`,
    )
    await server.end('SIGTERM')
    return tally.finding(
      'Each kind of request again and again to the served process, with the usual limits; the CPU of its main thread, as the system counts it.',
    )

    async function measure(name: string, text: string, count: number, msPromised: number) {
      await send(port, text)
      const before = mainThreadMs(server.pid)
      for (let at = 0; at < count; at += 1) {
        const status = await send(port, text)
        if (!/^4\d\d$/.test(status)) tally.fault(`${name}: it was answered ${status}`)
        tally.count()
      }
      const ms = (mainThreadMs(server.pid) - before) / count
      if (ms > msPromised) tally.fault(`${name}: ${ms.toFixed(1)} ms each`)
      return ms
    }
  },
}

/** The status of the answer; what comes first is enough. */
function send(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1')
    socket.once('data', (chunk) => {
      answer = chunk.subarray(9, 12).toString('latin1')
      socket.end()
    })
    socket.on('error', () => undefined)
    socket.once('close', () => resolve(answer))
    socket.write(text)
  })
}

function mainThreadMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8')
  // Behind the name, which may hold anything: the 14th and 15th members of all.
  const members = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return ((Number(members[11]) + Number(members[12])) * 1_000) / ticksPerSecond
}
