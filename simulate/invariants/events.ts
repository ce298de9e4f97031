import { createHash } from 'node:crypto'
import type { Heard } from '../peers/receivers.ts'
import { canariesIn } from '../people/ledger.ts'
import { type Known, movesOf } from './known.ts'

const told: Record<string, string> = {
  started: 'invite.started',
  completed: 'invite.completed',
  abandoned: 'invite.ended',
  expired: 'invite.ended',
  revoked: 'invite.ended',
  screened_out: 'invite.ended',
  quota_full: 'invite.ended',
}

type Counts = { cares: ReadonlyMap<string, number>; saved: ReadonlyMap<string, number> }

/**
 * A receiver that drops repeats is told of everything once, and of nothing that did not happen. What is
 * about somebody erased need not have been told any more, nor what a webhook that was shut would be told.
 */
export function checkEvents(known: Known, { cares, saved }: Counts): void {
  const { world, receivers } = known
  const happened = new Map<string, number>()
  const add = (key: string, count = 1) => happened.set(key, (happened.get(key) ?? 0) + count)
  const gone = new Set<string>()
  const orgs = new Map<string, string>()
  for (const { link_id, org_id, new: next } of movesOf(known)) {
    orgs.set(link_id, org_id)
    const type = told[next]
    if (type) add(`${type} ${link_id}`)
    if (next !== 'gone') continue
    gone.add(link_id)
    const hash = createHash('sha256').update(link_id).digest('hex')
    add(`person.erased ${hash}`)
    orgs.set(hash, org_id)
  }
  for (const [link, count] of cares) add(`care.heard ${link}`, count)
  for (const [link, count] of saved) add(`profile.updated ${link}`, count)
  const times = timesGiven(known)
  const heard = countHeard(known, [...receivers.heard.values()], times)
  for (const [key, count] of heard) {
    const [url = '', type = '', subject = ''] = key.split(' ')
    if (!isCounted(type)) continue
    const most = (happened.get(`${type} ${subject}`) ?? 0) * times(url)
    if (most === 0) world.break(`A receiver was told ${type}, which did not happen.`)
    else if (count > most) world.break(`A receiver was told ${type} more than once.`)
  }
  checkMissing(known, { happened, heard, gone, orgs })
}

/** Others are told when something is worth looking at anew: how often is not promised. */
function isCounted(type: string): boolean {
  return type.startsWith('invite.') || type === 'person.erased' || type === 'care.heard'
}

function countHeard(
  known: Known,
  all: readonly Heard[],
  times: (url: string) => number,
): Map<string, number> {
  const { world, ledger } = known
  const counts = new Map<string, number>()
  const reached = new Map<string, number>()
  for (const { url, orgID, body, type, data } of all) {
    const organization = ledger.organizations.find((one) => one.orgID === orgID)
    if (!url.includes(`/${organization?.tag}/`))
      world.break('A receiver was told of another organization.')
    if (canariesIn(body).length > 0) world.break('A receiver was told what somebody said.')
    const subject = String(data.linkID ?? data.linkHash ?? data.profileID ?? data.interviewID)
    const key = `${url} ${type} ${subject}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
    if (type !== 'interview.quota_reached') continue
    const quota = `${url} ${data.interviewID} ${data.questionID} ${data.option}`
    reached.set(quota, (reached.get(quota) ?? 0) + 1)
    if ((reached.get(quota) ?? 0) > times(url)) world.break('A quota was reached twice.')
  }
  return counts
}

/** How often each address was given: who never heard that it was added has added it again. */
function timesGiven({ database }: Known): (url: string) => number {
  const rows = database.all('select url, count(*) as n from webhook group by url')
  const times = new Map(rows.map(({ url, n }) => [url, Number(n)]))
  return (url) => times.get(url) ?? 0
}

type Missing = {
  happened: ReadonlyMap<string, number>
  heard: ReadonlyMap<string, number>
  gone: ReadonlySet<string>
  orgs: ReadonlyMap<string, string>
}

/** An address that was given twice has heard of it once at least: the second may have come later. */
function checkMissing(
  { world, database, ledger }: Known,
  { happened, heard, gone, orgs }: Missing,
): void {
  const shut = new Set(
    database
      .all('select url from webhook where enabled = 0 or shut is not null')
      .map(({ url }) => url),
  )
  for (const { orgID, webhooks } of ledger.organizations) {
    for (const [url, events] of webhooks) {
      if (shut.has(url)) continue
      for (const [key, count] of happened) {
        const [type = '', subject = ''] = key.split(' ')
        const isTheirs = orgs.get(subject) === orgID && events.includes(type)
        if (!isTheirs || gone.has(subject) || !isCounted(type)) continue
        const told = heard.get(`${url} ${key}`) ?? 0
        if (told < count) world.break(`A receiver was never told ${type}.`)
      }
    }
  }
}
