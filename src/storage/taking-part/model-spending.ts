import { sql } from 'kysely'
import type { ModelSpending } from '../../service/calls/call-store.ts'
import type { Store } from '../../service/store.ts'
import type { Connection } from '../dialect.ts'
import { prepared } from '../query.ts'

const reserve = prepared<ModelSpending & { tokensMax: number; microUSDMax: number }>(
  ({ db }, { orgID, day, tokens, microUSD, tokensMax, microUSDMax }) =>
    sql`insert into model_spending (org_id, day, tokens, micro_usd)
      values (${orgID}, ${day}, ${tokens}, ${microUSD})
      on conflict (org_id, day) do update
      set tokens = model_spending.tokens + excluded.tokens,
        micro_usd = model_spending.micro_usd + excluded.micro_usd
      where model_spending.tokens < ${tokensMax}
        and model_spending.micro_usd < ${microUSDMax}`.compile(db),
)

const add = prepared<ModelSpending>(({ db }, { orgID, day, tokens, microUSD }) =>
  sql`insert into model_spending (org_id, day, tokens, micro_usd)
    values (${orgID}, ${day}, ${tokens}, ${microUSD})
    on conflict (org_id, day) do update
    set tokens = model_spending.tokens + excluded.tokens,
      micro_usd = model_spending.micro_usd + excluded.micro_usd`.compile(db),
)

export async function reserveSpending(
  connection: Connection,
  { tokensMax, microUSDMax, ...amount }: Parameters<Store['reserveSpending']>[0],
): Promise<boolean> {
  // The first of a day has no row that its limits could be held against.
  if (tokensMax === 0 || microUSDMax === 0) return false
  const limits = {
    tokensMax: tokensMax ?? Number.MAX_SAFE_INTEGER,
    microUSDMax: microUSDMax ?? Number.MAX_SAFE_INTEGER,
  }
  return (await reserve.change(connection, { ...amount, ...limits })) === 1
}

export async function addSpending(
  connection: Connection,
  amount: Parameters<Store['addSpending']>[0],
): Promise<void> {
  await add.change(connection, amount)
}
