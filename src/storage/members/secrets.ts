import type { Store } from '../../service/store.ts'
import type { Connection } from '../dialect.ts'
import { prepared } from '../query.ts'

type Secret = Parameters<Store['keepSecret']>[0]

/** Of two processes that start at one time the second is given what the first one kept. */
const keep = prepared<Secret, { value: string }>(({ db }, { name, value, at }) =>
  db
    .insertInto('secret')
    .values({ name, value, created_at: at })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((eb) => ({ name: eb.ref('excluded.name') })),
    )
    .returning('value')
    .compile(),
)

export async function keepSecret(connection: Connection, secret: Secret): Promise<string> {
  const kept = await keep.first(connection, secret)
  if (!kept) throw new Error('A secret that is kept is answered.')
  return kept.value
}
