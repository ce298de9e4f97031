import type { CallOptions, ClientOptions } from './options.ts'
import { type Message, type Received, type SendOptions, send } from './send.ts'

/** How long one try of a call may take. A participant's event is answered within 13 s. */
const timeoutMsDefault = 30_000

/** Most tries of a call that is safe to repeat. */
const triesMaxDefault = 3

export type Input = Record<string, unknown>

export function readOptions({
  baseURL,
  token,
  fetch,
  timeoutMs = timeoutMsDefault,
  triesMax = triesMaxDefault,
}: ClientOptions): SendOptions {
  return {
    baseURL: baseURL.replace(/(?<!\/)\/+$/, ''),
    token,
    // Called as a plain function: browsers refuse their own fetch with another `this`.
    fetch: fetch ?? ((input, init) => globalThis.fetch(input, init)),
    timeoutMs,
    triesMax,
  }
}

/** `isWrite`: a GET that must not be repeated by itself. The rest is as `Message` has it. */
type Way = { isWrite?: boolean } & Pick<Message, 'headers' | 'read'>

/** One call as a function of its input. */
export function createRequest(options: SendOptions, route: string, { isWrite, ...way }: Way = {}) {
  const [method = '', path = ''] = route.split(' ')
  const isOpen = path.startsWith('/i/')

  return function request(input: Input, call: CallOptions = {}): Promise<Received> {
    const linkID = encodeURIComponent(String(input.linkID))
    const { linkID: _, ...members } = input
    const query = method === 'GET' ? writeQuery(isOpen ? members : input) : ''
    return send(
      isOpen ? { ...options, token: undefined } : options,
      {
        method,
        target: path.replace('{linkID}', linkID) + query,
        ...(method === 'POST' && { body: isOpen ? (input.event ?? {}) : input }),
        // Behind links and on the console no key is honoured.
        safe:
          (method === 'GET' && !isWrite) ||
          (call.idempotencyKey !== undefined && path.startsWith('/v1/')),
        ...way,
      },
      call,
    )
  }
}

function writeQuery(input: Input): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input)) {
    if (value !== undefined) query.append(name, String(value))
  }
  return query.size === 0 ? '' : `?${query}`
}
