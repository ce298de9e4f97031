import { json } from 'node:stream/consumers'
import autocannon from 'autocannon'
import type { Load, Loaded } from './servers/loading.ts'

/** The load as a process of its own, so that it can be kept off the server's core. */
const load = (await json(process.stdin)) as Load // Written by `putLoad`.
const { url, connections, seconds, requests, amount } = load
const share = Math.ceil(requests.length / connections)
let clients = 0
const began = process.cpuUsage()
const result = await autocannon({
  url,
  connections,
  ...(amount === undefined ? { duration: seconds } : { amount }),
  requests: amount === undefined ? requests : requests.slice(0, 1),
  ...(amount !== undefined && {
    // Each connection has requests of its own: these may be made once only.
    setupClient(client: autocannon.Client) {
      const at = clients++ * share
      client.setRequests(requests.slice(at, at + share))
    },
  }),
})
const { user, system } = process.cpuUsage(began)
const answered = result['2xx']
const loaded: Loaded = {
  answered,
  refused: result.non2xx + result.errors,
  seconds: result.duration,
  perSecond: answered / result.duration,
  p50: result.latency.p50,
  p99: result.latency.p99,
  max: result.latency.max,
  busy: (user + system) / 1e6 / result.duration,
}
process.stdout.write(JSON.stringify(loaded))
