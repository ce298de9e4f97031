import { connect } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AppError } from '../../src/contract/errors.ts'
import { type EdgeServer, startEdge } from './edge-server.ts'
import { expectFailure } from './error-shape.ts'
import { pagesOf, tokens } from './scripted-service.ts'

const path = '/v1/invites/getList?productID=p'
const chunksPerLook = 50

setFlagsFromString('--expose-gc')
// The flag puts it into every context that is made from now on.
const collect = runInNewContext('gc') as () => void

describe('lists', () => {
  let edge: EdgeServer
  beforeAll(async () => {
    edge = await startEdge()
  })
  afterAll(() => edge.app.close())

  const answer = (pages: AsyncIterable<readonly string[]>, next: string | null = null) =>
    edge.script('invites.getList', async () => ({ pages, next }))
  const failAfter = (pages: string[][], error: Error) => ({
    async *[Symbol.asyncIterator]() {
      yield* pages
      throw error
    },
  })

  test('4.4 a failure before the first byte is an Error', async () => {
    const away = new AppError('unavailable', 'The database cannot be reached.')
    answer(failAfter([], away))
    await expectFailure(await edge.call(path), 503)
    answer(failAfter([['1']], away))
    await expectFailure(await edge.call(path), 503)
  })

  test('4.4 a failure after the first byte destroys the connection: no body looks whole', async () => {
    answer(failAfter([['1'], ['2'], ['3']], new Error('lost')))
    const response = await edge.call(path)
    expect(response.status).toBe(200)
    await expect(response.text()).rejects.toThrow()
    expect((await edge.call('/health')).status).toBe(200)
  })

  test.each([
    [[], '{"result":[]}'],
    [[[]], '{"result":[]}'],
    [[[], [], []], '{"result":[]}'],
    [[['1']], '{"result":[1]}'],
    [[['1', '2'], ['3']], '{"result":[1,2,3]}'],
    [[[], ['1'], [], ['2'], []], '{"result":[1,2]}'],
  ])('4.4 the pages %j are sent as %s', async (pages: string[][], text) => {
    answer(pagesOf(pages))
    const response = await edge.call(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(await response.text()).toBe(text)
  })

  test('decisions: the next page is in a Link header: the same call, absolute, with the cursor', async () => {
    answer(pagesOf([['1']]), 'c+/= 2')
    const response = await edge.call(
      `${path}&limit=1&interviewID=${encodeURIComponent('a&b')}&cursor=c1`,
    )
    const [, link = ''] = /^<([^>]+)>; rel="next"$/.exec(response.headers.get('link') ?? '') ?? []
    const url = new URL(link)
    expect(url.origin + url.pathname).toBe('https://interviews.example/v1/invites/getList')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      productID: 'p',
      limit: '1',
      interviewID: 'a&b',
      cursor: 'c+/= 2',
    })
    answer(pagesOf([['1']]))
    expect((await edge.call(path)).headers.has('link')).toBe(false)
  })

  /** Endless pages of 64 KiB that count how many were asked for and whether they were let go. */
  function endless() {
    const state = { made: 0, released: false }
    const page = [JSON.stringify('x'.repeat(65_534))]
    const pages = {
      async *[Symbol.asyncIterator]() {
        try {
          for (;;) {
            state.made += 1
            yield page
          }
        } finally {
          state.released = true
        }
      },
    }
    return { state, pages }
  }

  test('decisions: a reader who does not read holds the list up, and leaving lets it go', async () => {
    const { state, pages } = endless()
    answer(pages)
    const socket = connect(edge.port, '127.0.0.1')
    socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${tokens.both}\r\n\r\n`)
    await new Promise((resolve) => socket.once('readable', resolve))
    socket.pause()
    await settled(() => state.made)
    // What the kernel's buffers take, far from what an unheld list would have made meanwhile.
    expect(state.made).toBeLessThan(400)
    socket.destroy()
    await until(() => state.released)
    expect((await edge.call('/health')).status).toBe(200)
  })

  test('decisions: 100,000 items pass in less memory than they are', async () => {
    const item = JSON.stringify({ conversation: 'x'.repeat(1_000) })
    const pages = Array.from({ length: 100 }, () => Array.from({ length: 1_000 }, () => item))
    answer(pagesOf(pages))
    const before = heldBytes()
    let bytes = 0
    let chunks = 0
    let most = 0
    const response = await edge.call(path)
    for await (const chunk of response.body ?? []) {
      bytes += chunk.length
      chunks += 1
      if (chunks % chunksPerLook === 0) most = Math.max(most, heldBytes() - before)
    }
    expect(chunks).toBeGreaterThan(10 * chunksPerLook)
    expect(bytes).toBe(100_000 * (item.length + 1) + '{"result":[]}'.length - 1)
    // Client and server in one process, over 100 MB of text.
    expect(most).toBeLessThan(64 * 1_048_576)
  })
})

/** Memory in use once what nobody holds any more is collected; when that happens is the engine's affair. */
function heldBytes(): number {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** Waits until a number stays the same over a good many turns of the event loop. */
async function settled(read: () => number): Promise<void> {
  for (let same = 0, last = read(); same < 200; ) {
    await new Promise((resolve) => setImmediate(resolve))
    same = read() === last ? same + 1 : 0
    last = read()
  }
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve))
}
