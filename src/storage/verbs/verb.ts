import type { Store } from '../../service/store.ts'
import type { Connection } from '../dialect.ts'

export type VerbName = Exclude<keyof Store, 'ping' | 'close' | 'onJob'>

/** What does each of these verbs, on a connection. */
export type Verbs<K extends VerbName> = {
  [N in K]: (connection: Connection, given: Given<N>) => ReturnType<Store[N]>
}
type Given<N extends VerbName> = Parameters<Store[N]>[0]
