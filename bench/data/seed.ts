import {
  answersInterviewID,
  conversations,
  guidelines,
  interviewID,
  linesOf,
  orgID,
  productID,
  tokenHash,
} from './rows.ts'
import type { Template } from './template.ts'

/** What differs between the databases where rows are made by the database itself. */
export type Seeding = {
  run(sql: string, parameters?: readonly (string | number)[]): Promise<unknown>
  /** A table `n(i)` of the numbers from 0. */
  numbers(count: number): string
  /** An expression with 22 digits. */
  padded(number: string): string
  /** An expression with the time a number of milliseconds after a number of seconds. */
  time(seconds: number, ms: string): string
}

export type Amounts = {
  /** Finished invites. */
  frozen: number
  /** Invites under way, with the rows of their messages. */
  begun: number
  /** Links that wait for their first answer. */
  answers: number
  /** Whether the finished ones keep the rows of their messages, too. */
  rowsOfFrozen: boolean
}

const dayS = 86_400

/** Fills an empty database. */
export async function seed(on: Seeding, amounts: Amounts, template: Template): Promise<void> {
  await addBasics(on)
  const from = Math.floor(Date.now() / 1_000) - dayS
  await on.run('create temporary table talk (n integer primary key, lines text not null)')
  await on.run('create temporary table line (n integer, seq integer, role text, content text)')
  for (let n = 0; n < conversations; n += 1) {
    const lines = linesOf(n)
    const shown = lines.map(({ role, content }) => ({ role, content }))
    await on.run('insert into talk values ($1, $2)', [n, JSON.stringify(shown)])
    for (const { seq, role, content } of lines) {
      await on.run('insert into line values ($1, $2, $3, $4)', [n, seq, role, content])
    }
  }
  await addInvites(on, { kind: 'Frozen', count: amounts.frozen, from })
  if (amounts.rowsOfFrozen) await addMessages(on, 'Frozen', amounts.frozen)
  await addInvites(on, { kind: 'Begun0', count: amounts.begun, from: from + dayS / 2 })
  await addMessages(on, 'Begun0', amounts.begun)
  await addAnswerLinks(on, amounts.answers, template)
}

async function addBasics({ run }: Seeding): Promise<void> {
  const at = new Date().toISOString()
  await run(
    `insert into token (hash, token_id, org_id, user_id, scopes, created_at)
     values ($1, 'tok_bench', $2, 'bench', '["read","write"]', $3)`,
    [tokenHash, orgID, at],
  )
  for (const id of [interviewID, answersInterviewID]) {
    await run(
      `insert into interview (interview_id, org_id, product_id, user_id, interviewer, created_at,
         interview_name, guidelines) values ($1, $2, $3, 'bench', 'builtin', $4, 'Answers', $5)`,
      [id, orgID, productID, at, guidelines],
    )
  }
}

type Batch = { kind: 'Frozen' | 'Begun0'; count: number; from: number }

async function addInvites(on: Seeding, { kind, count, from }: Batch): Promise<void> {
  const link = `'${kind}' || ${on.padded('i')}`
  const [created, done] = [on.time(from, 'i'), on.time(from, 'i + 900000')]
  const isFrozen = kind === 'Frozen'
  // The members of an invite in the order of the interface.
  const frozen = `'{"linkID":"' || ${link} || '","interviewID":"${interviewID}","productID":"${productID}","orgID":"${orgID}","userInfo":{},"status":"completed","timestamp":"' || ${created} || '","completed_on":"' || ${done} || '","conversation":' || lines || '}'`
  await on.run(
    `insert into invite (link_id, org_id, interview_id, product_id, status, created_at, expires_at,
       last_activity_at, completed_at, user_info, frozen)
     select ${link}, '${orgID}', '${interviewID}', '${productID}',
       '${isFrozen ? 'completed' : 'started'}', ${created}, ${on.time(from + 30 * dayS, 'i')},
       ${done}, ${isFrozen ? done : 'null'}, '{}', ${isFrozen ? frozen : 'null'}
     from ${on.numbers(count)} join talk on talk.n = i % ${conversations} order by i`,
  )
}

async function addMessages(on: Seeding, kind: Batch['kind'], count: number): Promise<void> {
  const detail = '{"kind":"question","generatedBy":"builtin","at":"2026-01-01T00:00:00.000Z"}'
  await on.run(
    `insert into message (link_id, seq, role, client_message_id, content, detail)
     select '${kind}' || ${on.padded('i')}, seq, role,
       case when role = 'user' then 'message-' || seq end, content, '${detail}'
     from ${on.numbers(count)} join line on line.n = i % ${conversations} order by i, seq`,
  )
}

async function addAnswerLinks(on: Seeding, count: number, { begun }: Template): Promise<void> {
  const link = `'Answer' || ${on.padded('i')}`
  const now = Math.floor(Date.now() / 1_000)
  await on.run(
    `insert into invite (link_id, org_id, interview_id, product_id, status, created_at, expires_at,
       last_activity_at, user_info)
     select ${link}, '${orgID}', '${answersInterviewID}', '${productID}', 'started',
       ${on.time(now, 'i')}, ${on.time(now + 30 * dayS, 'i')}, ${on.time(now, 'i')}, '{}'
     from ${on.numbers(count)} order by i`,
  )
  await on.run(
    `insert into session (link_id, version, next_seq, state, plan_hash)
     select ${link}, cast($1 as integer), cast($2 as integer), $3, $4 from ${on.numbers(count)} order by i`,
    [begun.version, begun.messages.length, begun.session, begun.planHash],
  )
  await on.run('insert into plan (org_id, hash, body) select $1, $2, $3', [
    ...[orgID, begun.planHash, begun.plan],
  ])
  for (const { seq, role, content, ...detail } of begun.messages) {
    await on.run(
      `insert into message (link_id, seq, role, content, detail)
       select ${link}, cast($1 as integer), $2, $3, $4 from ${on.numbers(count)} order by i`,
      [seq, role, content, JSON.stringify(detail)],
    )
  }
}
