import type { Session } from '../../src/interview/session.ts'
import { goneLinks, type Known, movesOf, sessionIn, withPlan } from './known.ts'

/** What each status may become: written down here anew, from the documentation. */
const allowed = new Set([
  'null created',
  'null started',
  'created started',
  'created expired',
  'created revoked',
  'started completed',
  'started abandoned',
  'started expired',
  'started revoked',
  'started screened_out',
  'started quota_full',
  'abandoned started',
  'abandoned expired',
  'abandoned revoked',
  'revoked started',
])

export function checkStatuses(known: Known): void {
  for (const { old, new: next } of movesOf(known)) {
    if (next === 'gone' || allowed.has(`${old} ${next}`)) continue
    known.world.break(`An invite went from ${old} to ${next}.`)
  }
}

/** What was asked for under one key was done once, however often it was asked. */
export function checkRepeats(known: Known): void {
  const { world, database, ledger } = known
  const [row] = database.all('select count(*) as n from interview')
  if (Number(row?.n) > ledger.asked.interviews) world.break('A repeat made another interview.')
  const made = new Map<string, number>()
  for (const { interview_id, old } of movesOf(known)) {
    if (old === null) made.set(interview_id, (made.get(interview_id) ?? 0) + 1)
  }
  for (const [id, count] of ledger.asked.invites) {
    if ((made.get(id) ?? 0) > count) world.break('A repeat made other links.')
  }
}

/** Every word that was answered with 200 is there as it was said: in its conversation, or beside the option it chose. */
export function checkWords(known: Known): void {
  const { world, database, ledger } = known
  const gone = goneLinks(known)
  for (const { linkID, told } of ledger.people) {
    if (linkID === null || gone.has(linkID)) continue
    for (const { clientMessageID, text, isAcknowledged } of told) {
      if (!isAcknowledged) continue
      const found = database.all(
        "select coalesce(json_extract(detail, '$.said'), content) as said from message where link_id = ? and client_message_id = ?",
        linkID,
        clientMessageID,
      )
      if (found.length === 0) world.break('An acknowledged answer is lost.')
      else if (found.length > 1) world.break('An answer is there twice.')
      else if (found[0]?.said !== text) world.break('An acknowledged answer was changed.')
    }
  }
  for (const { what, link_id } of database.all('select * from mended')) {
    if (what === 'changed') world.break('A line of a conversation was changed.')
    else if (!gone.has(String(link_id))) world.break('A line of a conversation was taken away.')
  }
}

type Held = { linkID: string; status: string; session: Session; asked: Set<string> }

/** What each conversation has come to, once nothing goes on any more. */
export function checkConversations({ world, database }: Known): void {
  const rows = database.all(
    `select invite.link_id, invite.status, invite.frozen, session.state, session.plan_hash, plan.body, session.pending_until, session.next_seq,
      (select count(*) from message where message.link_id = invite.link_id) as lines,
      (select count(*) from message where message.link_id = invite.link_id and role = 'user') as answers,
      (select json_group_array(json_extract(detail, '$.questionId')) from message
        where message.link_id = invite.link_id and role = 'assistant') as asked,
      exists (select 1 from extraction where extraction.link_id = invite.link_id) as has_profile,
      exists (select 1 from job where job.subject = invite.link_id) as has_job
      from invite join session on session.link_id = invite.link_id ${withPlan}`,
  )
  for (const row of rows) {
    if (row.lines !== row.next_seq) world.break('A conversation has another length than it says.')
    // It is made for whoever was silent for a week once they are back.
    if (row.pending_until !== null && row.status !== 'abandoned') {
      world.break('A reply is still due when all is at rest.')
    }
    const session = sessionIn(row)
    if (!session) {
      world.break('The plan that a session follows is not kept.')
      continue
    }
    const asked = new Set<string>(JSON.parse(String(row.asked)))
    const held = { linkID: String(row.link_id), status: String(row.status), session, asked }
    const problem =
      statusProblem(held, row.frozen !== null) ?? mustAskProblem(held) ?? budgetProblem(held)
    if (problem) world.break(problem)
    if (row.status === 'completed' && !row.has_profile && !row.has_job) {
      world.break('Of a finished interview there is neither a profile nor a job that will make it.')
    }
  }
}

function statusProblem({ status, session }: Held, isFrozen: boolean): string | null {
  const ends: Record<string, string> = {
    completed: 'completed',
    screened_out: 'screened_out',
    quota_full: 'quota_full',
  }
  const isOver = ends[session.state] !== undefined
  if (isOver && ends[session.state] !== status) {
    return `A session is ${session.state} and its invite ${status}.`
  }
  if (!isOver && ends[status] !== undefined) return `An invite is ${status} before its session is.`
  return isFrozen === (status === 'completed') ? null : 'Only what is completed is frozen.'
}

/** Of an interview that came to its own end, every must-ask was asked, or it says why not. */
function mustAskProblem({ session, asked }: Held): string | null {
  if (session.endReason !== 'finished' && session.endReason !== 'budget') return null
  for (const [at, topic] of session.plan.topics.entries()) {
    const state = session.topics[at]
    for (const question of topic.questions) {
      if (!question.must) continue
      const isSaid = asked.has(question.id)
      const why =
        state?.refused.includes(question.id) || state?.alreadyCovered.includes(question.id)
      if (!isSaid && !why) return `A must-ask was not asked: ${question.id}, ${state?.status}.`
    }
  }
  return null
}

const messagesMax = 200
/** What a conversation may take beyond its budget: must-asks and the farewell. */
const turnsBeyondMax = 8

function budgetProblem({ session }: Held): string | null {
  const { plan, turns } = session
  if (turns > plan.budget.turns + turnsBeyondMax) return 'An interview went on beyond its budget.'
  return turns > messagesMax ? 'An interview has no end.' : null
}
