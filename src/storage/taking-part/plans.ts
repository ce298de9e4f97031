import type { Store } from '../../service/store.ts'
import type { KeptPlan } from '../../service/taking-part/taking-part-store.ts'
import type { Connection } from '../dialect.ts'
import { prepared } from '../query.ts'
import { Undo } from '../undo.ts'

type Named = Pick<KeptPlan, 'orgID' | 'hash'>

const insert = prepared<KeptPlan>(({ db }, { orgID, hash, body }) =>
  db
    .insertInto('plan')
    .values({ org_id: orgID, hash, body })
    .onConflict((conflict) => conflict.doNothing())
    .compile(),
)

const bodyOf = prepared<Named, { body: string }>(({ db }, { orgID, hash }) =>
  db
    .selectFrom('plan')
    .select('body')
    .where('org_id', '=', orgID)
    .where('hash', '=', hash)
    .compile(),
)

/** Two ways to hold its row: so that nobody takes the plan away, and so that nobody begins by it. */
function hold(as: 'forKeyShare' | 'forUpdate') {
  return prepared<Named, { hash: string }>(({ db, [as]: held }, { orgID, hash }) =>
    db
      .selectFrom('plan')
      .select('hash')
      .where('org_id', '=', orgID)
      .where('hash', '=', hash)
      .modifyEnd(held)
      .compile(),
  )
}
const holdToUse = hold('forKeyShare')
const holdToDrop = hold('forUpdate')

// Its hash names the organization, too: whatever session has it is of that one.
const dropUnused = prepared<Named>(({ db }, { orgID, hash }) =>
  db
    .deleteFrom('plan')
    .where('org_id', '=', orgID)
    .where('hash', '=', hash)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('session').select('session.link_id').where('session.plan_hash', '=', hash),
        ),
      ),
    )
    .compile(),
)

export async function findSessionPlan(
  connection: Connection,
  query: Parameters<Store['findSessionPlan']>[0],
): Promise<string | null> {
  return (await bodyOf.first(connection, query))?.body ?? null
}

/** Sees to it that a plan is there, and stays there until the step that needs it has ended. */
export async function keepPlan(connection: Connection, plan: KeptPlan): Promise<void> {
  if ((await insert.change(connection, plan)) === 1) return
  // Somebody may have erased the last session that followed it since.
  if (!(await holdToUse.first(connection, plan))) throw new Undo('stale')
}

/**
 * Takes a plan away once no session follows it any more. Apart from holding it, so that who began by it
 * meanwhile is seen.
 */
export async function dropPlan(connection: Connection, plan: Named): Promise<void> {
  if (!(await holdToDrop.first(connection, plan))) return
  await dropUnused.change(connection, plan)
}
