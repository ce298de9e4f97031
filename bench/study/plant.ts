import { DatabaseSync } from 'node:sqlite'
import { scopeToken } from '../../src/service/study/search/search-tokens.ts'
import { migrateStore } from '../../src/storage/open.ts'
import { interviewID, orgID, productID, tokenHash } from '../data/rows.ts'
import type { Held, HeldStudy } from './held.ts'

export type Amounts = {
  /** Finished interviews. */
  finished: number
  /** Of these the oldest, whose conversations are there, too. */
  whole: number
  /** Links on which nobody did anything. */
  unstarted: number
}

const startMs = Date.parse('2026-03-01T00:00:00.000Z')
const everyMs = 1_000

type Row = Record<string, string | number | null>

/** Plants a study into a new file: the interviews that were held, each told by many people. */
export async function plantStudy(path: string, study: HeldStudy, amounts: Amounts): Promise<void> {
  await migrateStore(`file:${path}`)
  const database = new DatabaseSync(path)
  database.exec('pragma synchronous = off; pragma cache_size = -200000; begin')
  const inserts = new Map<string, ReturnType<DatabaseSync['prepare']>>()
  const insert = (table: string, row: Row) => {
    const columns = Object.keys(row)
    const name = `${table} ${columns}`
    const places = columns.map(() => '?').join(', ')
    const known =
      inserts.get(name) ??
      database.prepare(`insert into ${table} (${columns.join(', ')}) values (${places})`)
    inserts.set(name, known)
    known.run(...Object.values(row))
  }
  addBasics(insert, study)
  for (let at = 0; at < amounts.finished; at += 1) {
    const one = study.held[at % study.held.length]
    if (one) addFinished(insert, one, { at, isWhole: at < amounts.whole })
  }
  const expires = new Date(Date.now() + 30 * 86_400_000).toISOString()
  for (let at = 0; at < amounts.unstarted; at += 1) {
    const link = { link_id: idOf('Unstarted', at), org_id: orgID, interview_id: interviewID }
    const told = { product_id: productID, status: 'created', user_info: '{}', search: '' }
    insert('invite', { ...link, ...told, created_at: timeOf(at), expires_at: expires })
  }
  database.exec('commit; analyze; pragma wal_checkpoint(truncate)')
  database.close()
}

function addBasics(insert: (table: string, row: Row) => void, study: HeldStudy): void {
  const at = timeOf(0)
  insert('token', {
    ...{ hash: tokenHash, token_id: 'tok_bench', org_id: orgID, user_id: 'bench' },
    ...{ scopes: '["read","write"]', created_at: at },
  })
  insert('interview', {
    ...{ interview_id: interviewID, org_id: orgID, product_id: productID, user_id: 'bench' },
    ...{ interviewer: 'builtin', created_at: at, interview_name: 'Study' },
    guidelines: study.guidelines,
  })
  for (const plan of new Map(study.plans.map((one) => [one.hash, one])).values())
    insert('plan', { ...plan, org_id: orgID })
}

function addFinished(
  insert: (table: string, row: Row) => void,
  { invite, session, messages, said, extraction }: Held,
  { at, isWhole }: { at: number; isWhole: boolean },
): void {
  const [linkID, profileID] = [finishedID(at), `per_${idOf('Person', at)}`]
  const [was, wasProfile] = [String(invite.link_id), String(invite.profile_id)]
  const anew = (row: Row): Row =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [
        name,
        typeof value === 'string'
          ? value.replaceAll(was, linkID).replaceAll(wasProfile, profileID)
          : value,
      ]),
    )
  const done = timeOf(at + 900)
  const of = { org_id: orgID, interview_id: interviewID, product_id: productID }
  const times = { created_at: timeOf(at), last_activity_at: done, completed_at: done }
  insert('invite', { ...anew(invite), ...of, ...times })
  insert('extraction', { ...anew(extraction), product_id: productID, completed_at: done })
  if (!isWhole) return
  insert('session', anew(session))
  for (const message of messages) insert('message', anew(message))
  const found = scopes(invite).map((scope, one) => [scope, scopes(of)[one] ?? ''] as const)
  for (const { said_id: _, tokens, ...row } of said) {
    const own = found.reduce((all, [from, to]) => all.replaceAll(from, to), String(tokens))
    insert('said', { ...anew(row), tokens: own })
  }
}

/** By which what was said is found, of the whole organization, the product and the interview. */
function scopes({ org_id, product_id, interview_id }: Row): string[] {
  const orgID = String(org_id)
  const [ofProduct, ofInterview] = [
    { orgID, productID: String(product_id) },
    { orgID, interviewID: String(interview_id) },
  ]
  return [{ orgID }, ofProduct, ofInterview].map(scopeToken)
}

const idOf = (kind: string, at: number) => kind + String(at).padStart(28 - kind.length, '0')
export const finishedID = (at: number) => idOf('Finished', at)
const timeOf = (at: number) => new Date(startMs + at * everyMs).toISOString()
