import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Answer } from '../service/service.ts'
import { jsonType } from './headers.ts'

/** Sends what a call answers, in its `result` wrapper. */
export async function sendAnswer(
  reply: FastifyReply,
  answer: Answer<unknown>,
  linkOf: (cursor: string) => string,
): Promise<FastifyReply> {
  reply.header('content-type', jsonType)
  if ('value' in answer) return reply.send(`{"result":${JSON.stringify(answer.value)}}`)
  if ('json' in answer) return reply.send(`{"result":${answer.json}}`)

  if (answer.next !== null) reply.header('link', `<${linkOf(answer.next)}>; rel="next"`)
  return reply.send(await openList(answer.pages))
}

/**
 * A list as text where one page holds it all, else as a stream that asks for a page when the one
 * before is sent. The first pages are awaited here, so that a failure to begin is still told as one;
 * a later failure destroys the connection: JSON cut short must never look whole.
 */
async function openList(pages: AsyncIterable<readonly string[]>): Promise<string | Readable> {
  const iterator = pages[Symbol.asyncIterator]()
  const first = await iterator.next()
  if (first.done) return '{"result":[]}'
  const second = await iterator.next()
  if (second.done) return `{"result":[${first.value.join(',')}]}`
  const stream = Readable.from(writeList(iterator, [first.value, second.value]), {
    objectMode: false,
  })
  // The reader may go early, even before the first byte: whoever makes the pages must hear of it.
  // Nobody is left to be told if that fails.
  stream.once('close', () => iterator.return?.().catch(() => {}))
  return stream
}

async function* writeList(
  iterator: AsyncIterator<readonly string[]>,
  opening: readonly (readonly string[])[],
): AsyncGenerator<string> {
  let separator = '{"result":['
  for (const page of opening) {
    if (page.length === 0) continue
    yield separator + page.join(',')
    separator = ','
  }
  for (let page = await iterator.next(); !page.done; page = await iterator.next()) {
    if (page.value.length === 0) continue
    yield separator + page.value.join(',')
    separator = ','
  }
  yield separator === ',' ? ']}' : '{"result":[]}'
}
