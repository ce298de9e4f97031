import type { Start, Started } from '../../service/open-links/open-link-store.ts'
import { closedAt } from '../../service/open-links/standing.ts'
import type { Store } from '../../service/store.ts'
import type { Connection } from '../dialect.ts'
import { addInvites } from '../interviews/invites.ts'
import { prepared } from '../query.ts'
import { Undo } from '../undo.ts'
import { findOpenLink } from './open-links.ts'

type Who = { interviewID: string; who: string }

/** One `pid`, or one browser, of an interview. */
function startOf(column: 'person' | 'browser') {
  return prepared<Who, { linkID: string; person: string | null }>(({ db }, { interviewID, who }) =>
    db
      .selectFrom('open_start')
      .innerJoin('invite', 'invite.link_id', 'open_start.link_id')
      .select(['open_start.link_id as linkID', 'open_start.person'])
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
    .set({ browser: null })
    .where('interview_id', '=', interviewID)
    .where('browser', '=', who)
    .compile(),
)

type Row = Omit<Start, 'kept'> & { orgID: string; interviewID: string; kept: string }

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
    })
    .onConflict((conflict) => conflict.doNothing())
    .compile(),
)

/** Nobody is counted beyond the most that may start, however many come at a time. */
const count = prepared<{ openID: string; at: string }>(({ db }, { openID, at }) =>
  db
    .updateTable('open_link')
    .set((eb) => ({ started: eb('started', '+', 1) }))
    .where('open_id', '=', openID)
    .where('is_open', '=', 1)
    .where((eb) => eb.or([eb('people', 'is', null), eb('started', '<', eb.ref('people'))]))
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', at)]))
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
  { openID, start, at, expiresAt }: Parameters<Store['startByOpenLink']>[0],
): Promise<Started> {
  const link = await findOpenLink(connection, { openID })
  if (!link) return { outcome: 'unknown' }
  const { orgID, interviewID } = link
  const had = await findOpenStart(connection, { interviewID, ...start })
  if (had !== null) return { outcome: 'known', linkID: had }
  const closed = closedAt(link, at)
  if (closed !== null) return { outcome: closed }
  await makeRoom(connection, interviewID, start)
  const { linkID, person, browser, kept } = start
  const row = { linkID, person, browser, orgID, interviewID, kept: JSON.stringify(kept) }
  if ((await insert.change(connection, row)) !== 1) throw new Undo({ outcome: 'again' })
  const product = await productOf.first(connection, { orgID, interviewID })
  await addInvites(connection, {
    ...{ orgID, interviewID, productID: product?.productID ?? '', createdAt: at, expiresAt },
    invites: [{ linkID, userInfo: {} }],
  })
  // Last of all: whoever counts keeps all others who start waiting.
  if ((await count.change(connection, { openID, at })) === 1) return { outcome: 'done', linkID }
  const now = await findOpenLink(connection, { openID })
  throw new Undo({ outcome: (now && closedAt(now, at)) ?? 'again' })
}

/** A browser that comes with another `pid` is another person's from now on. */
async function makeRoom(
  connection: Connection,
  interviewID: string,
  { person, browser }: Start,
): Promise<void> {
  if (person !== null) await forgetErasedPerson.change(connection, { interviewID, who: person })
  if (browser === null) return
  const who = { interviewID, who: browser }
  await forgetErasedBrowser.change(connection, who)
  if (person !== null) await letBrowserGo.change(connection, who)
}

export async function findOpenStart(
  connection: Connection,
  { interviewID, person, browser }: Parameters<Store['findOpenStart']>[0],
): Promise<string | null> {
  const known = person && (await startOfPerson.first(connection, { interviewID, who: person }))
  if (known) return known.linkID
  const own = browser && (await startOfBrowser.first(connection, { interviewID, who: browser }))
  // Two who come with different ones are two people, also in one browser.
  const isOther = own && person !== null && own.person !== null
  return own && !isOther ? own.linkID : null
}

const erase = prepared<{ linkID: string }>(({ db }, { linkID }) =>
  db.deleteFrom('open_start').where('link_id', '=', linkID).compile(),
)

/** Who they were and what their link brought along. */
export async function eraseOpenStart(
  connection: Connection,
  given: { linkID: string },
): Promise<void> {
  await erase.change(connection, given)
}
