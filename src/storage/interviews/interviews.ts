import type { Written } from '../../service/calls/call-store.ts'
import type { InterviewRow } from '../../service/interviews/interview-store.ts'
import type { Store } from '../../service/store.ts'
import { claimKey } from '../calls/idempotency.ts'
import type { Connection } from '../dialect.ts'
import { prepared } from '../query.ts'

type NewInterview = Omit<InterviewRow, 'retentionDays' | 'sound'> & {
  retentionDays: number | null
  sound: number | null
}

const insertInterview = prepared<NewInterview>(({ db }, row) =>
  db
    .insertInto('interview')
    .values({
      interview_id: row.interviewID,
      org_id: row.orgID,
      product_id: row.productID,
      user_id: row.userID,
      interviewer: row.interviewer,
      created_at: row.createdAt,
      interview_name: row.interviewName,
      guidelines: row.guidelines,
      retention_days: row.retentionDays,
      sound: row.sound,
    })
    .compile(),
)

const interviewByID = prepared<{ orgID: string; interviewID: string }, InterviewRow>(
  ({ db }, { orgID, interviewID }) =>
    db
      .selectFrom('interview')
      .select([
        'org_id as orgID',
        'interview_id as interviewID',
        'product_id as productID',
        'interview_name as interviewName',
        'guidelines',
        'user_id as userID',
        'interviewer',
        'created_at as createdAt',
      ])
      .where('interview_id', '=', interviewID)
      .where('org_id', '=', orgID)
      .where('erasing_at', 'is', null)
      .compile(),
)

export async function addInterview(
  connection: Connection,
  { interview, idempotency }: Parameters<Store['addInterview']>[0],
): Promise<Written> {
  const before = idempotency && (await claimKey(connection, idempotency, interview.createdAt))
  if (before) return before
  const { retentionDays = null, sound, ...row } = interview
  await insertInterview.change(connection, { ...row, retentionDays, sound: sound ? 1 : null })
  return { outcome: 'done' }
}

export function findInterview(
  connection: Connection,
  query: Parameters<Store['findInterview']>[0],
): Promise<InterviewRow | null> {
  return interviewByID.first(connection, query)
}
