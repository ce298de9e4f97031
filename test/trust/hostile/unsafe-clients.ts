import { exchange } from '../../edge/reading/raw-socket.ts'
import { unasked } from '../../edge/unasked.ts'
import { createAsker } from '../asker.ts'
import { lookInto } from '../databases.ts'
import { createTally, type Figure, type Trial } from '../figure.ts'
import { addTokenFor } from '../furnish.ts'
import { serve } from '../served.ts'

/** F8: whatever follows addresses by itself makes no links. */
export const unsafeClients: Figure = {
  id: 'F8',
  promise:
    'scanners, prefetchers, previews and other sites’ pages make no links with the GET that writes: at least 30 kinds of request',
  unit: 'requests',
  times: { usual: unasked.length, full: unasked.length },
  async run({ databases, times }: Trial) {
    const tally = createTally()
    for (const database of databases) {
      const databaseURL = await database.open()
      const token = await addTokenFor(databaseURL, 'acme')
      const server = await serve({ databaseURL })
      const { need, close } = createAsker({ url: server.url, token })
      const { interviewID } = await need<{ interviewID: string }>('/v1/interviews/addOne', {
        body: { productID: 'p', interviewName: 'n', guidelines: 'g' },
      })
      const path = `/v1/invites/createInvites?interviewID=${interviewID}`
      const send = async (method: string, headers: Record<string, string>) => {
        const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
        const host = new URL(server.url).host
        const request = [
          `${method} ${path} HTTP/1.1`,
          `Host: ${host}`,
          ...lines,
          'Connection: close',
          '',
          '',
        ]
        const port = Number(new URL(server.url).port)
        const text = await exchange(port, [request.join('\r\n')], { finish: false })
        tally.count()
        return Number(text.slice(9, 12))
      }
      const links = async () => {
        const look = await lookInto(databaseURL)
        const [row] = await look.rows('select count(*) as n from invite')
        await look.close()
        return Number(row?.n)
      }
      const authorization = `Bearer ${token}`
      for (const [name, headers] of unasked.slice(0, times)) {
        const status = await send('GET', { authorization, ...headers })
        if (status !== 403) tally.fault(`${database.name}: ${name} was answered ${status}`)
      }
      if ((await send('HEAD', { authorization })) !== 405) tally.fault('HEAD was let in')
      if ((await send('OPTIONS', { authorization })) !== 204) tally.fault('OPTIONS was refused')
      if ((await send('GET', { cookie: `authorization=${token}` })) !== 401)
        tally.fault('a cookie opened it')
      if ((await links()) !== 0) tally.fault(`${database.name}: ${await links()} links were made`)
      if ((await send('GET', { authorization })) !== 200)
        tally.fault('an honest caller was refused')
      if ((await links()) !== 1) tally.fault(`${database.name}: the honest caller has no link`)
      close()
      await server.end('SIGTERM')
    }
    return tally.finding('Bare requests to the served process; the links in the database counted.')
  },
}
