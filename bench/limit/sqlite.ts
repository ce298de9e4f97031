import { DatabaseSync } from 'node:sqlite'
import type { Template } from '../data/template.ts'
import {
  answerDetail,
  type Backend,
  type Change,
  type Done,
  type NewAnswer,
  type NewInterview,
  type NewInvites,
  type RunningRow,
  runningJSON,
} from './backend.ts'

type FoundRow = RunningRow & { frozen: string | null }

const invite = `select link_id, interview_id, product_id, org_id, user_info, status, created_at, frozen,
  case when frozen is null then (select group_concat(
    '{"role":"' || role || '","content":' || json_quote(content) || '}' order by seq)
    from message where message.link_id = invite.link_id) end as lines from invite`

/** By hand, on one connection that reads and one that writes; what arrives together commits together. */
export function openSqlite(path: string, template: Template): Backend {
  const reader = new DatabaseSync(path, { readOnly: true })
  const writer = openWriter(path)
  const token = reader.prepare(
    'select org_id, scopes from token where hash = ? and revoked_at is null',
  )
  const byLink = reader.prepare(`${invite} where link_id = ? and org_id = ?`)
  const page = reader.prepare(`${invite} where org_id = ? and interview_id = ?
    and (created_at, link_id) > (?, ?) order by created_at, link_id limit ?`)
  const write = groupCommits(writer)
  const added = prepareWrites(writer, template)

  return {
    findToken(hash, done) {
      const row = token.get(hash)
      done(
        row ? { orgID: String(row.org_id), mayWrite: String(row.scopes).includes('write') } : null,
      )
    },
    readInvite(orgID, linkID, done) {
      const row = byLink.get(linkID, orgID) as FoundRow | undefined // The columns selected above.
      done(row ? (row.frozen ?? runningJSON(row)) : null)
    },
    listInvites({ orgID, interviewID, after, limit }, done) {
      const { createdAt = '', linkID = '' } = after ?? {}
      // As above.
      const rows = page.all(orgID, interviewID, createdAt, linkID, limit + 1) as FoundRow[]
      const more = rows.length > limit
      if (more) rows.pop()
      const last = rows.at(-1)
      done({
        items: rows.map((row) => row.frozen ?? runningJSON(row)),
        last: last ? { createdAt: last.created_at, linkID: last.link_id } : null,
        more,
      })
    },
    addInterview: (given, change, done) => write(() => added.interview(given, change), done),
    addInvites: (given, change, done) => write(() => added.invites(given, change), done),
    addAnswer: (given, done) => write(() => added.answer(given), done),
    async close() {
      reader.close()
      writer.close()
    },
  }
}

function openWriter(path: string): DatabaseSync {
  const writer = new DatabaseSync(path, { timeout: 5_000 })
  writer.exec('pragma journal_mode = wal; pragma synchronous = full')
  writer.exec('pragma wal_autocheckpoint = 8000; pragma cache_size = -16384')
  return writer
}

/** Runs what has arrived in one transaction and answers each when it is committed. */
function groupCommits(writer: DatabaseSync) {
  let waiting: (() => () => void)[] = []
  function commit() {
    const batch = waiting
    waiting = []
    writer.exec('begin immediate')
    const answers = batch.map((work) => work())
    writer.exec('commit')
    for (const answer of answers) answer()
  }
  return function write<T>(work: () => T, done: Done<T>): void {
    const run = () => {
      const result = work()
      return () => done(result)
    }
    if (waiting.push(run) === 1) setImmediate(commit)
  }
}

function prepareWrites(writer: DatabaseSync, { answered, begun }: Template) {
  const interview =
    writer.prepare(`insert into interview (interview_id, org_id, product_id, user_id,
    interviewer, created_at, interview_name, guidelines) values (?, ?, ?, ?, 'builtin', ?, ?, ?)`)
  const audit = writer.prepare(`insert into audit (org_id, at, audit_id, user_id, token_id, call,
    resource, count) values (?, ?, ?, ?, 'bench', ?, ?, 1)`)
  const invites = writer.prepare(`insert into invite (link_id, org_id, interview_id, product_id,
    status, created_at, expires_at, user_info)
    select value, interview.org_id, interview_id, product_id, 'created', ?, ?, '{}'
    from json_each(?) join interview on interview_id = ? and interview.org_id = ?`)
  const session = writer.prepare(
    'update session set version = ?, next_seq = next_seq + 2, state = ? where link_id = ? and version = ?',
  )
  const active = writer.prepare(
    `update invite set last_activity_at = ? where link_id = ? and status = 'started'`,
  )
  const message =
    writer.prepare(`insert into message (link_id, seq, role, client_message_id, content,
    detail) values (?, ?, ?, ?, ?, ?)`)
  const [own, reply] = answered.added
  const replied = JSON.stringify({ ...reply, seq: undefined, role: undefined, content: undefined })

  function noteChange({ orgID, at, auditID, userID, call }: Change, interviewID: string): void {
    audit.run(orgID, at, auditID, userID, call, interviewID)
  }

  return {
    interview(given: NewInterview, change: Change) {
      const { interviewID, orgID, productID, userID, at, interviewName, guidelines } = given
      interview.run(interviewID, orgID, productID, userID, at, interviewName, guidelines)
      noteChange(change, interviewID)
    },
    invites({ createdAt, expiresAt, linkIDs, interviewID, orgID }: NewInvites, change: Change) {
      const given = [createdAt, expiresAt, JSON.stringify(linkIDs), interviewID, orgID]
      noteChange(change, interviewID)
      return Number(invites.run(...given).changes) === linkIDs.length
    },
    answer(given: NewAnswer) {
      const { linkID, clientMessageID, text, at } = given
      const moved = session.run(answered.version, answered.session, linkID, begun.version)
      if (Number(moved.changes) !== 1) return false
      active.run(at, linkID)
      message.run(linkID, own?.seq ?? 0, 'user', clientMessageID, text, answerDetail(given))
      message.run(linkID, reply?.seq ?? 0, 'assistant', null, reply?.content ?? '', replied)
      return true
    },
  }
}
