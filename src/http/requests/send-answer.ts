import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { chargeText, onTheBillOf, whoseCall } from '../../service/calls/cost.ts'
import { createInTurn } from '../../service/calls/in-turn.ts'
import type { Answer } from '../../service/service.ts'
import type { BodyRoom } from '../limits/body-room.ts'
import { listBytes } from '../limits/bounds.ts'
import { jsonType } from './headers.ts'

/** Where an answer is held until it is read, and by whom. */
export type Unread = { room: BodyRoom; whose: string }

/** Holds so many bytes until the answer is read, or refuses them. Where room is needed, it is cut off. */
export function holdAnswer({ raw }: FastifyReply, bytes: number, { room, whose }: Unread): void {
  const place = room.enter(whose, () => raw.destroy())
  raw.once('close', place.leave)
  place.take(bytes)
  // Whoever went away meanwhile closes nothing any more.
  if (raw.closed || raw.destroyed) place.leave()
}

type Sending = {
  unread: Unread
  /** Where the next page of a list is. */
  linkOf?: (cursor: string) => string
}

/** Sends what a call answers, in its `result` wrapper. */
export async function sendAnswer(
  reply: FastifyReply,
  answer: Answer<unknown>,
  { unread, linkOf = () => '' }: Sending,
): Promise<FastifyReply> {
  if ('pieces' in answer) {
    holdAnswer(reply, listBytes, unread)
    const { name, type } = answer.file
    reply.header('content-type', type)
    reply.header('content-disposition', `attachment; filename="${name}"`)
    return reply.send(forMethod(reply, await openFile(answer.pieces)))
  }
  reply.header('content-type', jsonType)
  if (!('pages' in answer)) {
    const result = 'value' in answer ? JSON.stringify(answer.value) : answer.json
    const text = `{"result":${result}}`
    chargeText(text.length)
    holdAnswer(reply, Buffer.byteLength(text), unread)
    return reply.send(text)
  }

  holdAnswer(reply, listBytes, unread)
  if (answer.next !== null) reply.header('link', `<${linkOf(answer.next)}>; rel="next"`)
  return reply.send(forMethod(reply, await openList(answer.pages)))
}

/** Of what is read while it is sent, nothing more is read for who asks for the headers alone. */
function forMethod({ request }: FastifyReply, body: string | Readable): string | Readable {
  if (request.method !== 'HEAD' || typeof body === 'string') return body
  body.destroy()
  return Readable.from([])
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
  const stream = Readable.from(writeList(iterator, [first.value, second.value], whoseCall()), {
    objectMode: false,
  })
  // The reader may go early, even before the first byte: whoever makes the pages must hear of it.
  // Nobody is left to be told if that fails.
  stream.once('close', () => iterator.return?.().catch(() => {}))
  return stream
}

type Piece = string | Uint8Array

/** Pieces of files, which wait for what is read elsewhere: in nobody's way but each other's. */
const piecesInTurn = createInTurn(1)

/** A file as a stream, its first piece awaited for the same reason. */
async function openFile(pieces: AsyncIterable<Piece>): Promise<Readable> {
  const iterator = pieces[Symbol.asyncIterator]()
  const first = await iterator.next()
  const stream = Readable.from(writeFile(iterator, first, whoseCall()), { objectMode: false })
  stream.once('close', () => iterator.return?.().catch(() => {}))
  return stream
}

async function* writeFile(
  iterator: AsyncIterator<Piece>,
  opening: IteratorResult<Piece>,
  whose: string,
): AsyncGenerator<Piece> {
  const nextPiece = () =>
    onTheBillOf({ cpuMs: 0, whose }, () => piecesInTurn(() => iterator.next()))
  for (let piece = opening; !piece.done; piece = await nextPiece()) {
    if (piece.value.length > 0) yield piece.value
  }
}

/** Later pages of lists are read one at a time, in turns by whose they are. */
const pagesInTurn = createInTurn(1)

async function* writeList(
  iterator: AsyncIterator<readonly string[]>,
  opening: readonly (readonly string[])[],
  whose: string,
): AsyncGenerator<string> {
  const nextPage = () => onTheBillOf({ cpuMs: 0, whose }, () => pagesInTurn(() => iterator.next()))
  let separator = '{"result":['
  for (const page of opening) {
    if (page.length === 0) continue
    yield separator + page.join(',')
    separator = ','
  }
  for (let page = await nextPage(); !page.done; page = await nextPage()) {
    if (page.value.length === 0) continue
    yield separator + page.value.join(',')
    separator = ','
  }
  yield separator === ',' ? ']}' : '{"result":[]}'
}
