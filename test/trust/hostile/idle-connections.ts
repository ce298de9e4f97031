import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { createAsker } from '../asker.ts'
import { createTally, type Figure, type Trial } from '../figure.ts'
import { quantile } from '../random.ts'
import { serve } from '../served.ts'

const honestMsPromised = 500
const honestCalls = 200
const openedAtOnce = 200

/** F32: connections of one address that are opened and left alone, more than there may be at all. */
export const idleConnections: Figure = {
  id: 'F32',
  promise:
    'while one address opens 10,100 connections and leaves them alone, others are served at once (500 ms, p99)',
  unit: 'connections',
  times: { usual: 10_100, full: 10_100 },
  async run({ times, databases }: Trial) {
    const tally = createTally()
    const [database] = databases
    if (!database) return tally.finding('There is no database.')
    const server = await serve({ databaseURL: await database.open() })
    const port = Number(new URL(server.url).port)
    const open = new Set<Socket>()
    for (let made = 0; made < times; made += openedAtOnce) {
      const count = Math.min(openedAtOnce, times - made)
      const some = Array.from({ length: count }, () => openIdle(port, open))
      await Promise.all(some)
      tally.count(count)
    }
    const honest: number[] = []
    for (let call = 0; call < honestCalls; call += 1) {
      // A connection of its own each, as of somebody who comes now.
      const { ask, close } = createAsker({ url: server.url, sockets: 1 })
      const answer = await ask('/i/nobody/state')
      if (answer?.status !== 404) tally.fault(`somebody else was answered ${answer?.status}`)
      else honest.push(answer.ms)
      close()
    }
    const p99 = quantile(honest, 0.99)
    if (p99 > honestMsPromised) tally.late(`others waited ${Math.round(p99)} ms (p99)`)
    tally.measure(
      `${open.size} of them are left; ${honest.length} of ${honestCalls} others served, p99 ${p99.toFixed(1)} ms`,
    )
    for (const socket of open) socket.destroy()
    await server.end('SIGTERM')
    return tally.finding(
      'Bare connections from 127.0.0.2 to the served process, others from 127.0.0.1.',
    )
  },
}

/** Asks something once, as a browser does that then keeps the connection. Resolves when it may be left alone. */
async function openIdle(port: number, open: Set<Socket>): Promise<void> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' })
  socket.on('error', () => undefined)
  socket.write('GET /health HTTP/1.1\r\nHost: a\r\n\r\n')
  open.add(socket)
  socket.once('close', () => open.delete(socket))
  await Promise.race([once(socket, 'data'), once(socket, 'close')]).catch(() => undefined)
}
