import { AppError } from '../../contract/errors.ts'
import type { OwnTalk } from '../../profile/stand-in/own-answers.ts'
import { chargeText } from '../calls/cost.ts'
import { createInTurn } from '../calls/in-turn.ts'
import { findProfile } from '../profiles/correct-profile.ts'
import type { Reading } from '../reading.ts'
import type { ProfileRecord } from '../records.ts'
import type { Store } from '../store.ts'
import { readSession } from '../taking-part/stored-session.ts'

/** Interviews of one person that software answers out of, the newest. */
const talksMax = 100

/** A participation is read whole, and may be a megabyte. */
const inTurn = createInTurn(1)

/** Somebody who allowed that software answers for them, by what they said where they did. */
export type StandIn = {
  record: ProfileRecord
  talks: OwnTalk[]
  links: string[]
  productID: string
}

export type StandInDeps = {
  store: Pick<
    Store,
    'findProfileByID' | 'findParticipation' | 'findStandIn' | 'addStandIn' | 'listStandIns'
  >
  reading: Pick<Reading, 'measureStandIn' | 'tellAccuracy'>
  now: () => Date
}

type FindDeps = { store: Pick<Store, 'findProfileByID' | 'findParticipation'> }

/** Fails where there is no such profile, or the person did not allow it in any of their interviews. */
export async function findStandIn(
  { store }: FindDeps,
  orgID: string,
  profileID: string,
): Promise<StandIn> {
  const record = await findProfile(store, orgID, profileID)
  const talks: OwnTalk[] = []
  let characters = 0
  for (const { linkID } of record.extractions.slice(-talksMax)) {
    const participation = await inTurn(() => store.findParticipation({ linkID }))
    const session = participation && readSession(participation)
    if (!session || participation.consent?.simulationHash === undefined) continue
    const { messages } = participation
    characters += messages.reduce((sum, { content }) => sum + content.length, 0)
    talks.push({ linkID, session, messages })
  }
  chargeText(characters)
  if (talks.length === 0) {
    throw new AppError('conflict', 'This person did not allow that software answers for them.')
  }
  const links = talks.map(({ linkID }) => linkID)
  return { record, talks, links, productID: talks.at(-1)?.session.productID ?? '' }
}

/** The same, or null where somebody is gone or did not allow it. */
export async function findAllowed(
  deps: FindDeps,
  orgID: string,
  profileID: string,
): Promise<StandIn | null> {
  try {
    return await findStandIn(deps, orgID, profileID)
  } catch (error) {
    if (error instanceof AppError && ['not_found', 'conflict'].includes(error.code)) return null
    throw error
  }
}

/** Names that say nothing of what a question is about. */
export function knownNames({ talks }: StandIn): string[] {
  const names = talks.flatMap(({ session }) => [session.productID, ...session.plan.glossary])
  return [...new Set(names)]
}

/** Measures a stand-in when it is first used: what was kept from it, and what it made of that. */
export async function measureOnce(
  { store, reading, now }: StandInDeps,
  orgID: string,
  standIn: StandIn,
): Promise<void> {
  const { record, talks, links, productID } = standIn
  const { profileID } = record
  if (await store.findStandIn({ orgID, profileID })) return
  const bodies = record.extractions
    .filter(({ linkID }) => links.includes(linkID))
    .map(({ body }) => ({ body }))
  const measured = await reading.measureStandIn({
    ...{ talks, extractions: bodies, known: knownNames(standIn) },
    seed: profileID,
  })
  const row = { profileID, orgID, productID, createdAt: now().toISOString() }
  await store.addStandIn({ row: { ...row, body: JSON.stringify(measured) }, links })
}
