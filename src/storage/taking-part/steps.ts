import { sql } from 'kysely'
import type { Message } from '../../interview/session.ts'
import { nextStatus } from '../../service/interviews/invite-status.ts'
import type { Step, Taken } from '../../service/taking-part/taking-part-store.ts'
import type { Connection } from '../dialect.ts'
import { noteTyped } from '../interviews/invite-emails.ts'
import { searchText } from '../interviews/search-text.ts'
import { insertJob } from '../jobs/jobs.ts'
import { mailCare } from '../mail/owner-mails.ts'
import { keepPlace } from '../open-links/places.ts'
import { prepared } from '../query.ts'
import { insertSaid } from '../study/said.ts'
import { Undo } from '../undo.ts'
import { tellInvites, tellQuotas } from '../webhooks/events.ts'
import { holdPlaces } from './places.ts'
import { keepPlan } from './plans.ts'

// Apart from `moveOn`, so that a step that moves nothing leaves the indexes over the status alone.
const stay = prepared<{
  linkID: string
  expectStatus: string
  at: string
  userInfo: string | null
  search: string | null
  digest: string
  answers: number
}>(({ db }, step) =>
  db
    .updateTable('invite')
    .set((eb) => ({
      last_activity_at: step.at,
      user_info: eb.fn.coalesce(sql<string>`${step.userInfo}`, 'user_info'),
      search: eb.fn.coalesce(sql<string>`${step.search}`, 'search'),
      digest: step.digest,
      answers: step.answers,
    }))
    .where('link_id', '=', step.linkID)
    .where('status', '=', step.expectStatus)
    .compile(),
)

const moveOn = prepared<{
  linkID: string
  expectStatus: string
  status: string
  at: string
  userInfo: string | null
  search: string | null
  digest: string
  answers: number
  completedAt: string | null
  frozen: string | null
}>(({ db }, step) =>
  db
    .updateTable('invite')
    .set((eb) => ({
      status: step.status,
      last_activity_at: step.at,
      user_info: eb.fn.coalesce(sql<string>`${step.userInfo}`, 'user_info'),
      search: eb.fn.coalesce(sql<string>`${step.search}`, 'search'),
      digest: step.digest,
      answers: step.answers,
      completed_at: step.completedAt,
      frozen: step.frozen,
    }))
    .where('link_id', '=', step.linkID)
    .where('status', '=', step.expectStatus)
    // Whoever said no may agree after all, unless the link was closed meanwhile.
    .where((eb) => eb.or([eb('status', '<>', 'revoked'), eb('last_activity_at', 'is not', null)]))
    .compile(),
)

type SessionChange = {
  linkID: string
  state: string
  pendingUntil: string | null
  appended: number
  planHash: string | null
}

const beginSession = prepared<SessionChange, { next_seq: number }>(({ db }, change) =>
  db
    .insertInto('session')
    .values({
      link_id: change.linkID,
      version: 1,
      next_seq: change.appended,
      pending_until: change.pendingUntil,
      state: change.state,
      plan_hash: change.planHash,
    })
    .onConflict((conflict) => conflict.column('link_id').doNothing())
    .returning('next_seq')
    .compile(),
)

const advanceSession = prepared<SessionChange & { expectVersion: number }, { next_seq: number }>(
  ({ db }, change) =>
    db
      .updateTable('session')
      .set((eb) => ({
        version: eb('version', '+', 1),
        next_seq: eb('next_seq', '+', change.appended),
        pending_until: change.pendingUntil,
        state: change.state,
        plan_hash: eb.fn.coalesce(sql<string>`${change.planHash}`, 'plan_hash'),
      }))
      .where('link_id', '=', change.linkID)
      .where('version', '=', change.expectVersion)
      .returning('next_seq')
      .compile(),
)

type MessageRow = {
  seq: number
  role: string
  client_message_id: string | null
  content: string
  detail: string
}

const insertMessages = prepared<{ linkID: string; messages: string }>(
  ({ db, tableOf }, { linkID, messages }) =>
    db
      .insertInto('message')
      .columns(['link_id', 'seq', 'role', 'client_message_id', 'content', 'detail'])
      .expression(
        db
          .selectFrom(
            tableOf<MessageRow, 'line'>(
              sql`${messages}`,
              {
                seq: 'integer',
                role: 'text',
                client_message_id: 'text',
                content: 'text',
                detail: 'text',
              },
              'line',
            ),
          )
          .select([
            sql<string>`cast(${linkID} as text)`.as('link_id'),
            'line.seq',
            'line.role',
            'line.client_message_id',
            'line.content',
            'line.detail',
          ]),
      )
      .compile(),
)

const insertConsent = prepared<{
  linkID: string
  textHash: string
  locale: string
  agreedAt: string
  browser: string | null
  interviewer: string | null
  provider: string | null
  voice: string | null
  simulationHash: string | null
  soundHash: string | null
}>(({ db }, consent) =>
  db
    .insertInto('consent')
    .values({
      link_id: consent.linkID,
      text_hash: consent.textHash,
      locale: consent.locale,
      agreed_at: consent.agreedAt,
      browser: consent.browser,
      interviewer: consent.interviewer,
      provider: consent.provider,
      voice: consent.voice,
      simulation_hash: consent.simulationHash,
      sound_hash: consent.soundHash,
    })
    .onConflict((conflict) =>
      conflict.column('link_id').doUpdateSet((eb) => ({
        text_hash: eb.ref('excluded.text_hash'),
        locale: eb.ref('excluded.locale'),
        agreed_at: eb.ref('excluded.agreed_at'),
        browser: eb.ref('excluded.browser'),
        interviewer: eb.ref('excluded.interviewer'),
        provider: eb.ref('excluded.provider'),
        voice: eb.ref('excluded.voice'),
        simulation_hash: eb.ref('excluded.simulation_hash'),
        sound_hash: eb.ref('excluded.sound_hash'),
      })),
    )
    .compile(),
)

export async function takeStep(connection: Connection, step: Step): Promise<Taken> {
  const completes = step.event === 'complete'
  if (step.completion && !completes) throw new Error('Only a completed interview is frozen.')

  if (!(await changeInvite(connection, step))) return 'stale'
  const { linkID, at, places } = step
  const reached = places ? await holdPlaces(connection, { linkID, at, places }) : []
  await changeSession(connection, step, completes ? null : step.pendingUntil)
  if (step.append.length > 0) {
    const messages = JSON.stringify(step.append.map(messageRow))
    await insertMessages.change(connection, { linkID: step.linkID, messages })
  }
  await insertSaid(connection, step.said ?? [])
  await noteTyped(connection, step.linkID, step.userInfo)
  if (step.consent) {
    const unset = { browser: null, interviewer: null, provider: null, voice: null }
    const allowed = { simulationHash: null, soundHash: null }
    await insertConsent.change(connection, { ...unset, ...allowed, linkID, ...step.consent })
  }
  if (step.completion?.job) await insertJob(connection, step.completion.job, step.at)
  const told = { links: [step.linkID], at: step.at }
  if (step.careHeard) await tellInvites(connection, { ...told, event: 'care' })
  if (step.careHeard && step.mailOwners) await mailCare(connection, step)
  if (step.event) await tellInvites(connection, { ...told, event: step.event })
  const place = step.openPlace
  if (place && !(await keepPlace(connection, { linkID, at, place }))) throw new Undo('full')
  if (places) await tellQuotas(connection, { ...places, at }, reached)
  return 'done'
}

/** First of all the invite: it is what two steps of one interview meet at. */
async function changeInvite(connection: Connection, step: Step): Promise<boolean> {
  const { linkID, expectStatus, event, at, completion, digest, answers } = step
  const userInfo = step.userInfo ? JSON.stringify(step.userInfo) : null
  const search = step.userInfo ? searchText(linkID, step.userInfo) : null
  const told = { linkID, expectStatus, at, userInfo, search, digest, answers }
  if (!event) return (await stay.change(connection, told)) === 1
  const status = nextStatus(expectStatus, event)
  if (status === null) return false
  const moved = await moveOn.change(connection, {
    ...told,
    status,
    completedAt: status === 'completed' ? at : null,
    frozen: completion?.frozen ?? null,
  })
  return moved === 1
}

async function changeSession(
  connection: Connection,
  { linkID, expectVersion, session: state, append, plan }: Step,
  pendingUntil: string | null,
): Promise<void> {
  if (plan) await keepPlan(connection, plan)
  const planHash = plan?.hash ?? null
  const change = { linkID, state, pendingUntil, appended: append.length, planHash }
  const session =
    expectVersion === 0
      ? await beginSession.first(connection, change)
      : await advanceSession.first(connection, { ...change, expectVersion })
  if (!session) throw new Undo('stale')
  const firstSeq = session.next_seq - append.length
  if (append.some((message, index) => message.seq !== firstSeq + index)) {
    throw new Error('The messages of a step must follow on the stored ones.')
  }
}

function messageRow({ seq, role, content, clientMessageID, ...detail }: Message): MessageRow {
  return {
    seq,
    role,
    client_message_id: clientMessageID ?? null,
    content,
    detail: JSON.stringify(detail),
  }
}
