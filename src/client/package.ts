import { createClient as create } from './client.ts'
import type { CallOptions, ClientOptions } from './options.ts'

export { ColloquyError } from './error.ts'
export type { CallOptions, ClientOptions }

/**
 * The client with its types written out member by member, so that who installs the package needs
 * neither the contract nor what that is written in: the compiler writes out a name that cannot be
 * reached from outside, as one within a function.
 */
function writeOut() {
  type Flat<T> = T extends Blob
    ? T
    : T extends (input: infer In, options?: CallOptions) => infer Out
      ? ((input: Flat<In>, options?: CallOptions) => FlatAnswer<Out>) &
          (keyof T extends never ? unknown : { [K in keyof T]: Flat<T[K]> })
      : T extends object
        ? { [K in keyof T]: Flat<T[K]> }
        : T
  type FlatAnswer<T> =
    T extends Promise<infer Result>
      ? Promise<Flat<Result>>
      : T extends AsyncGenerator<infer Item>
        ? AsyncGenerator<Flat<Item>>
        : T
  return create as (options: ClientOptions) => Flat<import('./types.ts').Client>
}

/**
 * The service's calls as methods, in browsers and on Node. Each answers what `result` holds and fails
 * with a `ColloquyError`. Reads, and writes with an `idempotencyKey`, are tried up to three times.
 */
export const createClient = writeOut()

export type Client = ReturnType<typeof createClient>
