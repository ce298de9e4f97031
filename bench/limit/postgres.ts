import { Pool, type QueryConfig } from 'pg'
import type { Template } from '../data/template.ts'
import { answerDetail, type Backend, type RunningRow, runningJSON } from './backend.ts'

type FoundRow = RunningRow & { frozen: string | null }

const connections = 10

const invite = `select link_id, interview_id, product_id, org_id, user_info, status, created_at, frozen,
  case when frozen is null then (select string_agg(
    '{"role":"' || role || '","content":' || to_json(content)::text || '}', ',' order by seq)
    from message where message.link_id = invite.link_id) end as lines from invite`

const texts = {
  token: 'select org_id, scopes from token where hash = $1 and revoked_at is null',
  byLink: `${invite} where link_id = $1 and org_id = $2`,
  page: `${invite} where org_id = $1 and interview_id = $2 and (created_at, link_id) > ($3, $4)
    order by created_at, link_id limit $5`,
  interview: `with added as (
      insert into interview (interview_id, org_id, product_id, user_id, interviewer,
        created_at, interview_name, guidelines) values ($1, $2, $3, $4, 'builtin', $5, $6, $7))
    insert into audit (org_id, at, audit_id, user_id, token_id, call, resource, count)
    values ($2, $5, $8, $4, 'bench', $9, $1, 1)`,
  invites: `with noted as (
      insert into audit (org_id, at, audit_id, user_id, token_id, call, resource, count)
      values ($5, $1, $6, $7, 'bench', $8, $4, 1))
    insert into invite (link_id, org_id, interview_id, product_id, status, created_at,
    expires_at, user_info)
    select link, interview.org_id, interview_id, product_id, 'created', $1, $2, '{}'
    from unnest($3::text[]) link join interview on interview_id = $4 and interview.org_id = $5`,
  // All of an answer in one statement, which is one trip and one commit.
  answer: `with moved as (
      update session set version = $1, next_seq = next_seq + 2, state = $2
      where link_id = $3 and version = $4 returning link_id),
    active as (update invite set last_activity_at = $5
      where link_id in (select link_id from moved) and status = 'started')
    insert into message (link_id, seq, role, client_message_id, content, detail)
    select link_id, line.* from moved, (values (cast($6 as integer), 'user', $7, $8, $9),
      (cast($10 as integer), 'assistant', null, $11, $12)) line`,
}

/** By hand, on a pool of connections; each statement is prepared once on each of them. */
export function openPostgres(url: string, { answered, begun }: Template): Backend {
  const pool = new Pool({ connectionString: url, max: connections })
  const [own, reply] = answered.added
  const replied = JSON.stringify({ ...reply, seq: undefined, role: undefined, content: undefined })

  function run<R extends object>(
    name: keyof typeof texts,
    values: unknown[],
    done: (rows: R[], count: number) => void,
  ): void {
    const query: QueryConfig = { name, text: texts[name], values }
    pool.query(query, (error, result) => {
      if (error) throw error
      done(result.rows, result.rowCount ?? 0)
    })
  }

  return {
    findToken(hash, done) {
      run<{ org_id: string; scopes: string }>('token', [hash], ([row]) =>
        done(row ? { orgID: row.org_id, mayWrite: row.scopes.includes('write') } : null),
      )
    },
    readInvite(orgID, linkID, done) {
      run<FoundRow>('byLink', [linkID, orgID], ([row]) =>
        done(row ? (row.frozen ?? runningJSON(row)) : null),
      )
    },
    listInvites({ orgID, interviewID, after, limit }, done) {
      const { createdAt = '', linkID = '' } = after ?? {}
      run<FoundRow>('page', [orgID, interviewID, createdAt, linkID, limit + 1], (rows) => {
        const more = rows.length > limit
        if (more) rows.pop()
        const last = rows.at(-1)
        done({
          items: rows.map((row) => row.frozen ?? runningJSON(row)),
          last: last ? { createdAt: last.created_at, linkID: last.link_id } : null,
          more,
        })
      })
    },
    addInterview(given, { auditID, call }, done) {
      const { interviewID, orgID, productID, userID, at, interviewName, guidelines } = given
      const values = [
        interviewID,
        orgID,
        productID,
        userID,
        at,
        interviewName,
        guidelines,
        auditID,
        call,
      ]
      run('interview', values, () => done())
    },
    addInvites({ createdAt, expiresAt, linkIDs, interviewID, orgID }, change, done) {
      const { auditID, userID, call } = change
      const values = [createdAt, expiresAt, linkIDs, interviewID, orgID, auditID, userID, call]
      run('invites', values, (_, count) => done(count === linkIDs.length))
    },
    addAnswer(given, done) {
      const { linkID, at, clientMessageID, text } = given
      const next = [answered.version, answered.session, linkID, begun.version, at]
      const said = [own?.seq, clientMessageID, text, answerDetail(given)]
      const values = [...next, ...said, reply?.seq, reply?.content, replied]
      run('answer', values, (_, count) => done(count === 2))
    },
    close: () => pool.end(),
  }
}
