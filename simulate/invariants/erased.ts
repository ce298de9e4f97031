import { canariesIn } from '../people/ledger.ts'
import { goneLinks, type Known } from './known.ts'

const identifier = /[0-9A-Za-z]{28,}/g

type Whole = { table: string; row: Record<string, unknown>; text: string }

/** Nothing is left of whoever was erased, and nothing of one organization is in another's rows. */
export function checkErased(known: Known): void {
  const { world, ledger } = known
  const gone = goneLinks(known)
  checkPromised(known, gone)
  const theirs = new Set(
    ledger.people.flatMap(({ linkID, told, canaries }) =>
      linkID !== null && gone.has(linkID) ? [...told.map(({ canary }) => canary), ...canaries] : [],
    ),
  )
  // Whoever came by somebody else's link has words on both.
  for (const { linkID, told, canaries } of ledger.people) {
    if (linkID !== null && gone.has(linkID)) continue
    for (const word of [...told.map(({ canary }) => canary), ...canaries]) theirs.delete(word)
  }
  for (const { table, row, text } of rowsOf(known)) {
    // Two runs that came to other rows are told apart by their trails.
    world.trail.mix(text)
    const words = canariesIn(text)
    const left = words.find((word) => theirs.has(word))
    if (left) world.break(`In ${table} there is a word of somebody who was erased.`)
    const link = gone.size > 0 && text.match(identifier)?.find((one) => gone.has(one))
    if (link) world.break(`In ${table} there is the link of somebody who was erased.`)
    const organization = ledger.organizations.find(({ orgID }) => orgID === row.org_id)
    const foreign = organization && words.find((word) => word[2] !== organization.tag)
    if (foreign) world.break(`In ${table} one organization has a word of another.`)
  }
  checkIndex(known)
  checkPlans(known)
}

/** Whoever was told that it is done can rely on it. */
function checkPromised({ world, ledger, database }: Known, gone: ReadonlySet<string>): void {
  for (const id of ledger.erased.keys()) {
    if (id.startsWith('int_')) {
      const [row] = database.all('select count(*) as n from invite where interview_id = ?', id)
      if (row?.n !== 0) world.break('Of an erased interview there are links left.')
    } else if (!gone.has(id)) world.break('Somebody was told that they are erased, and are not.')
  }
}

/** A plan has the words of a guide: it goes with the last who was asked by it. */
function checkPlans({ world, database }: Known): void {
  const [alone] = database.all(
    'select count(*) as n from plan where not exists (select 1 from session where session.plan_hash = plan.hash)',
  )
  if (alone?.n !== 0) world.break('A plan is kept that no session follows.')
}

/** The index that answers are found by holds these and no others. */
function checkIndex({ world, database }: Known): void {
  try {
    database.all(`insert into said_index (said_index, rank) values ('integrity-check', 1)`)
  } catch {
    world.break('The index of what was said holds what is not there any more.')
  }
  const [alone] = database.all(
    'select count(*) as n from said where not exists (select 1 from invite where invite.link_id = said.link_id)',
  )
  if (alone?.n !== 0) world.break('What somebody said can be found after they were erased.')
}

function* rowsOf({ database }: Known): Generator<Whole> {
  for (const table of database.tables) {
    for (const row of database.all(`select * from main."${table}"`)) {
      yield { table, row, text: JSON.stringify(row) }
    }
  }
}

/** Once every time to keep something is over, nobody is left. */
export function checkNobody(known: Known): void {
  const { world, database } = known
  const [row] = database.all('select count(*) as n from invite')
  if (row?.n !== 0) world.break('People are kept for longer than is promised.')
  for (const { table, text } of rowsOf(known)) {
    if (canariesIn(text).length > 0) {
      world.break(`In ${table} there is a word of somebody whose time is over.`)
      return
    }
  }
}
