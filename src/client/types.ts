import type { BodyOf, CallID, Calls, QueryOf, ResultOf } from '../contract/calls/calls.ts'

export type ClientOptions = {
  /** Where the service is, as in `https://interviews.example.com`. A page it serves itself: `''`. */
  baseURL: string
  /** The access token; the calls of participants and of `console` go without, and never carry it. */
  token?: string
  /** In place of the global one. */
  fetch?: typeof fetch
  /** Milliseconds for each try of a call; 30 seconds when left out. */
  timeoutMs?: number
  /** Most tries of a call that is safe to repeat; 3 when left out. */
  triesMax?: number
}

export type CallOptions = {
  /** Makes the repeat of a call that writes under `/v1` safe, and so lets the client try again by itself. */
  idempotencyKey?: string
  /** Ends the call early. */
  signal?: AbortSignal
  /** In place of the client's own, milliseconds for each try. */
  timeoutMs?: number
}

/** What a call takes: its query or body as one object; behind a link, the link and the event. */
export type InputOf<K extends CallID> = Calls[K] extends { access: 'link' }
  ? { linkID: string } & (Calls[K] extends { body: unknown } ? { event: BodyOf<K> } : unknown) &
      (Calls[K] extends { query: unknown } ? QueryOf<K> : unknown)
  : Calls[K] extends { body: unknown }
    ? BodyOf<K>
    : QueryOf<K>

/** One call as a method: answers what the service's `result` holds, or a file. */
type Method<K extends CallID> = (
  input: InputOf<K>,
  options?: CallOptions,
) => Promise<Calls[K] extends { file: unknown } ? Blob : ResultOf<K>>

type ItemOf<K extends CallID> = ResultOf<K> extends readonly (infer Item)[] ? Item : never

/** A list call can also be walked item by item, a page of `limit` (100 when left out) at a time. */
type ListMethod<K extends CallID> = Method<K> & {
  each(input: Omit<InputOf<K>, 'cursor'>, options?: CallOptions): AsyncGenerator<ItemOf<K>>
  /** One page, and the cursor of the next; null with the last. */
  page(
    input: InputOf<K>,
    options?: CallOptions,
  ): Promise<{ items: ItemOf<K>[]; cursor: string | null }>
}

type Named<K extends string, Tag extends string> = K extends `${Tag}.${infer Name}` ? Name : never

/** The calls of the contract, `client.<tag>.<name>(input)`. */
export type Client = {
  [Tag in Calls[CallID]['tag']]: {
    [K in CallID as Named<K, Tag>]: Calls[K] extends { list: true } ? ListMethod<K> : Method<K>
  }
}
