import { expect, test } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { createMetrics } from '../../src/http/metrics.ts'
import { createLateness, inTimeMs, lastingMs, lateMs } from '../../src/loop-delay.ts'
import { createReady, diskFreeBytesMin, jobsWaitingMax } from '../../src/readiness.ts'
import { databases, newDataFile } from '../databases.ts'
import { answers, call, guidelines, startService, takeInterview } from '../start.ts'

const metricsToken = 'a-token-for-metrics'

/** Every sample by its name and labels. */
async function scrape(url: string): Promise<Map<string, number>> {
  const response = await fetch(`${url}/metrics`, {
    headers: { authorization: `Bearer ${metricsToken}` },
  })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  const samples = new Map<string, number>()
  for (const line of (await response.text()).trim().split('\n')) {
    if (line.startsWith('#')) expect(line).toMatch(/^# (HELP|TYPE) colloquy_\w+ ./)
    else {
      const [, name = '', value = ''] =
        /^(colloquy_\w+(?:\{(?:\w+="(?:[^"\\]|\\.)*",?)+\})?) (\S+)$/.exec(line) ?? []
      expect(name, line).not.toBe('')
      expect(Number.isNaN(Number(value)), line).toBe(false)
      samples.set(name, Number(value))
    }
  }
  return samples
}

test.each(databases)(
  'what the service does on $name is counted, by route pattern and never by what callers sent',
  async ({ open }) => {
    const service = await startService(await open(), { config: { metricsToken } })
    const token = await service.newToken()
    const body = { productID: 'p', interviewName: 'n', guidelines }
    const added = await call(`${service.url}/v1/interviews/addOne`, { token, body })
    const path = `/v1/invites/createInvites?interviewID=${added.json.result.interviewID}&count=3`
    const [link] = (await call(service.url + path, { token })).json.result
    await takeInterview(link, answers.slice(0, 2))
    await call(`${service.url}/v1/nowhere`, { token })
    const samples = await scrape(service.url)
    const requests = (labels: string) => samples.get(`colloquy_http_requests_total{${labels}}`)
    expect(requests('route="/v1/interviews/addOne",method="POST",status="200"')).toBe(1)
    expect(requests('route="none",method="GET",status="404"')).toBe(1)
    expect(requests('route="/i/:linkID/events",method="POST",status="200"')).toBeGreaterThan(3)
    const seconds = 'colloquy_http_request_seconds'
    const all = samples.get(`${seconds}_count{route="/i/:linkID/events"}`)
    expect(samples.get(`${seconds}_bucket{route="/i/:linkID/events",le="+Inf"}`)).toBe(all)
    expect(samples.get('colloquy_interviews_total{status="created"}')).toBe(3)
    expect(samples.get('colloquy_interviews_total{status="completed"}')).toBe(1)
    expect(samples.get('colloquy_jobs{state="parked"}')).toBe(0)
    expect(samples.get('colloquy_process_memory_bytes{kind="rss"}')).toBeGreaterThan(1e7)
    expect(samples.has('colloquy_event_loop_delay_seconds{quantile="0.99"}')).toBe(true)
    const text = [...samples.keys()].join('\n')
    for (const secret of [link.split('/').at(-1), token, 'acme']) expect(text).not.toContain(secret)
    await service.close()
  },
)

test('without its token there is nothing at /metrics, nor where none is set', async () => {
  const open = await startService(newDataFile(), { config: { metricsToken } })
  const closed = await startService(newDataFile())
  const nowhere = await call(`${open.url}/nowhere`)
  const apiToken = await open.newToken()
  for (const given of [undefined, 'wrong', `${metricsToken}x`, apiToken]) {
    const reply = await call(`${open.url}/metrics`, given === undefined ? {} : { token: given })
    expect([reply.status, reply.text]).toEqual([nowhere.status, nowhere.text])
  }
  expect((await call(`${closed.url}/metrics`, { token: metricsToken })).status).toBe(404)
  await Promise.all([open.close(), closed.close()])
  expect(() => readConfig({ METRICS_TOKEN: 'short' })).toThrow('METRICS_TOKEN must have 16')
})

test('labels are bounded and escaped, histograms add up, and a gauge that fails hides no other', async () => {
  const metrics = createMetrics([
    { type: 'counter', name: 'colloquy_a', help: 'A.' },
    { type: 'histogram', name: 'colloquy_b', help: 'B.', buckets: [1, 2] },
    {
      type: 'gauge',
      name: 'colloquy_c',
      help: 'C.',
      read: async () => {
        throw new Error('away')
      },
    },
    { type: 'gauge', name: 'colloquy_d', help: 'D.', read: () => [{ labels: {}, value: 7 }] },
  ])
  metrics.count('colloquy_a', { x: 'a"b\\c\nd' })
  for (let at = 0; at < 2_000; at += 1) metrics.count('colloquy_a', { x: String(at) })
  for (const value of [0.5, 1, 1.5, 9]) metrics.observe('colloquy_b', {}, value)
  const text = await metrics.render()
  expect(text).toContain('colloquy_a{x="a\\"b\\\\c\\nd"} 1\n')
  expect(text.match(/^colloquy_a\{/gm)).toHaveLength(1_000)
  expect(text).toContain(
    'colloquy_b_bucket{le="1"} 2\ncolloquy_b_bucket{le="2"} 3\ncolloquy_b_bucket{le="+Inf"} 4\ncolloquy_b_sum 12\ncolloquy_b_count 4\n',
  )
  expect(text).not.toMatch(/^(?:# \w+ )?colloquy_c\b/m)
  expect(text).toContain('colloquy_metrics_unread_total{name="colloquy_c"} 1\n')
  expect(text).toContain('colloquy_d 7\n')
})

test('readiness turns before the disk is full and while work piles up', async () => {
  const state = { free: diskFreeBytesMin, waiting: jobsWaitingMax, away: false }
  const store = {
    async ping() {
      if (state.away) throw new Error('away')
    },
    countJobs: async () => ({ waiting: state.waiting, parked: 9 }),
  }
  const lateness = createLateness()
  const ready = createReady('file:data/x.db', store, lateness, async () => state.free)
  await ready()
  state.free -= 1
  await expect(ready()).rejects.toThrow('The disk is almost full.')
  // A server's disk is not ours to look at.
  await createReady('postgres://somewhere/x', store, lateness, async () => 0)()
  state.free += 1
  state.waiting += 1
  await expect(ready()).rejects.toThrow('still to be made')
  state.waiting -= 1
  state.away = true
  await expect(ready()).rejects.toThrow('away')
})

test('readiness turns when the thread that serves is late for a while, and back when it has been in time for as long', async () => {
  const store = { ping: async () => {}, countJobs: async () => ({ waiting: 0, parked: 0 }) }
  const lateness = createLateness()
  const ready = createReady('postgres://somewhere/x', store, lateness)
  const pass = (delayMs: number, ms: number) => {
    for (let at = 0; at < ms; at += 1_000) lateness.look(delayMs, 1_000)
  }
  pass(lateMs, lastingMs - 1_000)
  pass(lateMs - 1, 1_000)
  pass(lateMs, lastingMs - 1_000)
  await ready()
  pass(lateMs, 1_000)
  await expect(ready()).rejects.toThrow('The process cannot keep up.')
  // Neither late nor quite in time again.
  pass(inTimeMs, 10 * lastingMs)
  await expect(ready()).rejects.toThrow('The process cannot keep up.')
  pass(inTimeMs - 1, lastingMs)
  await ready()
  // Held up for long at once: there was nobody to look meanwhile.
  lateness.look(2 * lastingMs, 2 * lastingMs)
  await expect(ready()).rejects.toThrow('The process cannot keep up.')
})
