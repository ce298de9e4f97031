import { AppError } from '../../contract/errors.ts'
import type { OwnAnswer } from '../../profile/stand-in/own-answers.ts'
import { chargeText } from '../calls/cost.ts'
import { createInTurn } from '../calls/in-turn.ts'
import { findProfile } from '../profiles/correct-profile.ts'
import type { Reading } from '../reading.ts'
import type { Store } from '../store.ts'
import { readSession } from '../taking-part/stored-session.ts'

/** Interviews of one person that software answers out of, and answers in them, the newest. */
const talksMax = 100
const answersMax = 400

/** A participation is read whole, and may be a megabyte. */
const inTurn = createInTurn(1)

/** What is kept of an interview of somebody while software answers for them. */
type StoodTalk = {
  linkID: string
  productID: string
  language: string
  interviewer: string
  glossary: readonly string[]
  score?: number
}

/** Somebody who allowed that software answers for them, by what they said where they did, oldest first. */
export type StandIn = {
  profileID: string
  talks: StoodTalk[]
  answers: OwnAnswer[]
  links: string[]
  productID: string
}

type FindDeps = {
  store: Pick<Store, 'findProfileByID' | 'findParticipation' | 'listAllowed'>
  reading: Pick<Reading, 'ownAnswers'>
}
export type StandInDeps = FindDeps & {
  store: Pick<Store, 'findStandIn' | 'addStandIn' | 'listStandIns' | 'listMeasured'>
  reading: Pick<Reading, 'measureStandIn' | 'tellAccuracy' | 'answerFor'>
  now: () => Date
}

/** Links on which somebody allowed it, the newest first; fails where there is no such profile, or none. */
export async function findAllowedLinks(
  store: Pick<Store, 'findProfileByID' | 'listAllowed'>,
  orgID: string,
  profileID: string,
): Promise<string[]> {
  const links = await store.listAllowed({ orgID, profileID, limit: talksMax })
  if (links.length > 0) return links
  await findProfile(store, orgID, profileID)
  throw new AppError('conflict', 'This person did not allow that software answers for them.')
}

/** Fails where there is no such profile, or the person did not allow it in any of their interviews. */
export async function findStandIn(
  deps: FindDeps,
  orgID: string,
  profileID: string,
): Promise<StandIn> {
  const newestFirst: { talk: StoodTalk; answers: OwnAnswer[] }[] = []
  let told = 0
  // One interview after the other, each in turn, until there are answers enough.
  for (const linkID of await findAllowedLinks(deps.store, orgID, profileID)) {
    if (told >= answersMax) break
    const found = await readTalk(deps, linkID)
    if (!found) continue
    told += found.answers.length
    newestFirst.push(found)
  }
  if (newestFirst.length === 0) {
    throw new AppError('conflict', 'This person did not allow that software answers for them.')
  }
  const oldestFirst = newestFirst.toReversed()
  const talks = oldestFirst.map(({ talk }) => talk)
  const answers = oldestFirst.flatMap((one) => one.answers).slice(-answersMax)
  const links = talks.map(({ linkID }) => linkID)
  return { profileID, talks, answers, links, productID: talks.at(-1)?.productID ?? '' }
}

async function readTalk({ store, reading }: FindDeps, linkID: string) {
  const participation = await inTurn(() => store.findParticipation({ linkID }))
  const session = participation && readSession(participation)
  if (!session || participation.consent?.simulationHash === undefined) return null
  const { messages } = participation
  chargeText(messages.reduce((sum, { content }) => sum + content.length, 0))
  const { productID, language, interviewer, plan, verdict } = session
  const talk: StoodTalk = {
    ...{ linkID, productID, language, interviewer, glossary: plan.glossary },
    ...(verdict?.score !== undefined && { score: verdict.score }),
  }
  return { talk, answers: await reading.ownAnswers({ linkID, session, messages }) }
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
  return [...new Set(talks.flatMap(({ productID, glossary }) => [productID, ...glossary]))]
}

/** What software answers for them with, and in what language it says that something was not asked. */
export function answering(standIn: StandIn) {
  const language = standIn.talks.at(-1)?.language ?? ''
  return { answers: standIn.answers, known: knownNames(standIn), language }
}
