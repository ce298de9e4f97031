import type { Start, Started } from '../../service/open-links/open-link-store.ts'
import { closedAt, personParameter } from '../../service/open-links/standing.ts'
import type { Store } from '../../service/store.ts'
import type { Connection } from '../dialect.ts'
import { addInvites } from '../interviews/invites.ts'
import { prepared } from '../query.ts'
import { Undo } from '../undo.ts'
import { findOpenLink } from './open-links.ts'
import { countStart, freePlace, notBegun } from './places.ts'

type Who = { interviewID: string; who: string }
type Found = {
  linkID: string
  person: string | null
  browser: string | null
  formerBrowser: string | null
  kept: string
  /** The link, where somebody agreed by it. */
  begun: string | null
}

/** One `pid`, or one browser, of an interview. */
function startOf(column: 'person' | 'browser') {
  return prepared<Who, Found>(({ db }, { interviewID, who }) =>
    db
      .selectFrom('open_start')
      .innerJoin('invite', 'invite.link_id', 'open_start.link_id')
      .leftJoin('session', 'session.link_id', 'open_start.link_id')
      .select([
        'open_start.link_id as linkID',
        'open_start.person',
        'open_start.browser',
        'open_start.former_browser as formerBrowser',
        'open_start.kept',
        'session.link_id as begun',
      ])
      .where('open_start.interview_id', '=', interviewID)
      .where(`open_start.${column}`, '=', who)
      .compile(),
  )
}

const startOfPerson = startOf('person')
const startOfBrowser = startOf('browser')

/** What a version before this one left of somebody it erased, so that they may start anew. */
function forgetErased(column: 'person' | 'browser') {
  return prepared<Who>(({ db }, { interviewID, who }) =>
    db
      .deleteFrom('open_start')
      .where('interview_id', '=', interviewID)
      .where(column, '=', who)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('invite')
              .select('invite.link_id')
              .whereRef('invite.link_id', '=', 'open_start.link_id'),
          ),
        ),
      )
      .compile(),
  )
}

const forgetErasedPerson = forgetErased('person')
const forgetErasedBrowser = forgetErased('browser')

const letBrowserGo = prepared<Who>(({ db }, { interviewID, who }) =>
  db
    .updateTable('open_start')
    .set((eb) => ({ browser: null, former_browser: eb.ref('browser') }))
    .where('interview_id', '=', interviewID)
    .where('browser', '=', who)
    .compile(),
)

// Whoever agrees on it holds it as well, so that it is agreed to before it moves or as nobody's.
const holdInvite = prepared<{ linkID: string }, { link_id: string }>(
  ({ db, forUpdate }, { linkID }) =>
    db
      .selectFrom('invite')
      .select('link_id')
      .where('link_id', '=', linkID)
      .modifyEnd(forUpdate)
      .compile(),
)

const letPersonGo = prepared<{ linkID: string; person: string; kept: string }>(
  ({ db }, { linkID, person, kept }) =>
    db
      .updateTable('open_start')
      .set({ person: null, kept })
      .where('link_id', '=', linkID)
      .where('person', '=', person)
      .where(notBegun)
      .compile(),
)

type Row = Omit<Start, 'kept'> & {
  orgID: string
  interviewID: string
  kept: string
  heldUntil: string
}

const insert = prepared<Row>(({ db }, start) =>
  db
    .insertInto('open_start')
    .values({
      link_id: start.linkID,
      org_id: start.orgID,
      interview_id: start.interviewID,
      person: start.person,
      browser: start.browser,
      kept: start.kept,
      has_place: 1,
      held_until: start.heldUntil,
      address: start.address,
    })
    .onConflict((conflict) => conflict.doNothing())
    .compile(),
)

const productOf = prepared<{ orgID: string; interviewID: string }, { productID: string }>(
  ({ db }, { orgID, interviewID }) =>
    db
      .selectFrom('interview')
      .select('product_id as productID')
      .where('interview_id', '=', interviewID)
      .where('org_id', '=', orgID)
      .compile(),
)

export async function startByOpenLink(
  connection: Connection,
  { openID, start, at, heldUntil, expiresAt }: Parameters<Store['startByOpenLink']>[0],
): Promise<Started> {
  const link = await findOpenLink(connection, { openID, at })
  if (!link) return { outcome: 'unknown' }
  const { orgID, interviewID } = link
  const had = await findOpenStart(connection, { interviewID, ...start })
  if (had === 'elsewhere') return { outcome: had }
  if (had !== null) return { outcome: 'known', ...had }
  const closed = closedAt(link, at)
  if (closed !== null) return { outcome: closed }
  const isMoved = await makeRoom(connection, interviewID, start)
  const { linkID, kept } = start
  const row = { ...start, orgID, interviewID, kept: JSON.stringify(kept), heldUntil }
  if ((await insert.change(connection, row)) !== 1) throw new Undo({ outcome: 'again' })
  const product = await productOf.first(connection, { orgID, interviewID })
  await addInvites(connection, {
    ...{ orgID, interviewID, productID: product?.productID ?? '', createdAt: at, expiresAt },
    invites: [{ linkID, userInfo: {} }],
  })
  const counted = await countStart(connection, link, { address: start.address, at })
  if (counted === 'counted') return { outcome: isMoved ? 'moved' : 'done', linkID }
  if (counted === 'crowded') throw new Undo({ outcome: counted })
  const now = await findOpenLink(connection, { openID, at })
  throw new Undo({ outcome: (now && closedAt(now, at)) ?? 'again' })
}

/**
 * A browser that comes with another `pid` is another person's from now on, and a `pid` that nobody agreed
 * to take part by is whose who comes with it last: whether it was somebody else's.
 */
async function makeRoom(
  connection: Connection,
  interviewID: string,
  { person, browser }: Start,
): Promise<boolean> {
  if (browser !== null) {
    const who = { interviewID, who: browser }
    await forgetErasedBrowser.change(connection, who)
    if (person !== null) await letBrowserGo.change(connection, who)
  }
  if (person === null) return false
  await forgetErasedPerson.change(connection, { interviewID, who: person })
  const other = await startOfPerson.first(connection, { interviewID, who: person })
  if (!other) return false
  // They came twice at once, and the other was first.
  if (isIn(browser, other)) throw new Undo({ outcome: 'again' })
  await holdInvite.first(connection, other)
  const { [personParameter]: _, ...kept } = JSON.parse(other.kept)
  const change = { linkID: other.linkID, person, kept: JSON.stringify(kept) }
  if ((await letPersonGo.change(connection, change)) !== 1) throw new Undo({ outcome: 'again' })
  return true
}

export async function findOpenStart(
  connection: Connection,
  { interviewID, person, browser }: Parameters<Store['findOpenStart']>[0],
): Promise<{ linkID: string } | 'elsewhere' | null> {
  const known = person && (await startOfPerson.first(connection, { interviewID, who: person }))
  if (known) {
    const { linkID, begun } = known
    return isIn(browser, known) ? { linkID } : begun === null ? null : 'elsewhere'
  }
  const own = browser && (await startOfBrowser.first(connection, { interviewID, who: browser }))
  if (!own) return null
  // Two who come with different ones are two people, also in one browser.
  const isTheirs = person === null || (own.person === null && own.begun !== null)
  return isTheirs ? { linkID: own.linkID } : null
}

/** Whether it was started in this browser. */
function isIn(browser: string | null, start: Found): boolean {
  return browser !== null && [start.browser, start.formerBrowser].includes(browser)
}

const erase = prepared<{ linkID: string }, { interviewID: string; heldUntil: string | null }>(
  ({ db }, { linkID }) =>
    db
      .deleteFrom('open_start')
      .where('link_id', '=', linkID)
      .returning(['interview_id as interviewID', 'held_until as heldUntil'])
      .compile(),
)

/**
 * Who they were and what their link brought along, and the place of whoever had not answered yet. Last of all, for
 * whoever counts keeps all others who start waiting.
 */
export async function eraseOpenStart(
  connection: Connection,
  given: { linkID: string },
): Promise<void> {
  const erased = await erase.first(connection, given)
  if (erased && erased.heldUntil !== null) await freePlace(connection, erased.interviewID)
}
