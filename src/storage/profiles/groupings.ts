import { groupingJob } from '../../service/interview-report/grouping-job.ts'
import type { GroupingRow } from '../../service/interview-report/report-store.ts'
import type { Store } from '../../service/store.ts'
import type { Connection } from '../dialect.ts'
import { finishJob, followJob, restartJob } from '../jobs/jobs.ts'
import { prepared } from '../query.ts'
import { Undo } from '../undo.ts'
import { tellReport } from '../webhooks/events.ts'

type Place = { orgID: string; interviewID: string }

const find = prepared<Place, GroupingRow>(({ db }, { orgID, interviewID }) =>
  db
    .selectFrom('theme_grouping')
    .select(['version', 'body', 'usage'])
    .where('interview_id', '=', interviewID)
    .where('org_id', '=', orgID)
    .compile(),
)

type Change = Place & { expectVersion: number; body: string; usage: string | null }

const put = prepared<Change>(({ db }, { orgID, interviewID, expectVersion, body, usage }) =>
  db
    .insertInto('theme_grouping')
    .values({ interview_id: interviewID, org_id: orgID, version: 1, usage, body })
    .onConflict((conflict) =>
      conflict
        .column('interview_id')
        .doUpdateSet((eb) => ({
          version: eb('theme_grouping.version', '+', 1),
          usage: eb.ref('excluded.usage'),
          body: eb.ref('excluded.body'),
        }))
        .where('theme_grouping.org_id', '=', orgID)
        .where('theme_grouping.version', '=', expectVersion),
    )
    .compile(),
)

const empty = prepared<Place>(({ db }, { orgID, interviewID }) =>
  db
    .updateTable('theme_grouping')
    .set((eb) => ({ version: eb('version', '+', 1), body: null }))
    .where('interview_id', '=', interviewID)
    .where('org_id', '=', orgID)
    .compile(),
)

/** In place of a grouping that is being made for the first time. */
const putEmpty = prepared<Place>(({ db }, { orgID, interviewID }) =>
  db
    .insertInto('theme_grouping')
    .values({ interview_id: interviewID, org_id: orgID, version: 1, usage: null, body: null })
    .compile(),
)

export function findGrouping(
  connection: Connection,
  query: Parameters<Store['findGrouping']>[0],
): Promise<GroupingRow | null> {
  return find.first(connection, query)
}

export async function saveGrouping(
  connection: Connection,
  { job, at, ...change }: Parameters<Store['saveGrouping']>[0],
): Promise<'done' | 'stale'> {
  await finishJob(connection, job)
  if ((await put.change(connection, change)) !== 1) throw new Undo('stale')
  const { orgID, interviewID } = change
  await tellReport(connection, { orgID, interviewID, at })
  return 'done'
}

/** Forgets a grouping that may quote somebody who is erased, also one that is being made. */
export async function emptyGrouping(
  connection: Connection,
  place: Place,
  at: string,
): Promise<void> {
  const { job, runAt } = groupingJob(place, new Date(at))
  const isDue = await restartJob(connection, { jobID: job.jobID, runAt })
  const isEmptied = (await empty.change(connection, place)) === 1
  if (isDue && !isEmptied) await putEmpty.change(connection, place)
  if (isEmptied && !isDue) await followJob(connection, { job, runAt })
}
