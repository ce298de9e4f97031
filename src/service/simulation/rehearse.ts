import type { BodyOf } from '../../contract/calls/calls.ts'
import { rehearsalPeopleDefault } from '../../contract/calls/rehearsal-calls.ts'
import { AppError } from '../../contract/errors.ts'
import { madeBySoftware } from '../../contract/made-by-software.ts'
import type { Player } from '../../profile/player.ts'
import { castInOrder } from '../../rehearsal/cast-order.ts'
import type { TriedTalk } from '../../rehearsal/rehearsal.ts'
import { checkSomebodyWaits } from '../calls/cost.ts'
import { createFewAtOnce } from '../calls/few-at-once.ts'
import type { FindPlan } from '../interviews/plans.ts'
import { findInterview } from '../interviews/research.ts'
import { findShownName } from '../members/organization.ts'
import type { Reading } from '../reading.ts'
import type { Service } from '../service.ts'
import type { Store } from '../store.ts'
import { playPeople } from './play-people.ts'

/** Rehearsals of one organization at a time: each is a dozen interviews that are read. */
const atOnceMax = 1

export type RehearseDeps = {
  store: Pick<Store, 'findInterview' | 'findOrganization'>
  reading: Pick<Reading, 'knowGuide' | 'rehearseTalk' | 'rehearsedGuide'>
  now: () => Date
  findPlan: FindPlan
  /** A model that plays the people, where there is one. */
  player: Player | null
}

/** Guides tried on people who are made up. Nothing of it is kept. */
export function createRehearse(deps: RehearseDeps): Pick<Service, 'interviews.rehearse'> {
  const { store, reading, now, findPlan, player } = deps
  const whereFree = createFewAtOnce(atOnceMax)

  return {
    async 'interviews.rehearse'({ caller: { orgID }, body }) {
      const rehearsed = await guideOf(deps, orgID, body)
      const organization = await findShownName(store, orgID)
      const plan = await findPlan(rehearsed)
      const { people = rehearsalPeopleDefault, seed = 0 } = body
      const known = await reading.knowGuide({ plan })
      const given = {
        ...{ plan, known, organization, productID: rehearsed.productID, seed: String(seed) },
        startedAt: now().toISOString(),
      }
      const names = castInOrder.slice(0, people)
      const hold = async () => {
        const about = { orgID, plan, productName: rehearsed.productID, now: now() }
        const played = player && (await playPeople(player, names, { ...about, seed: given.seed }))
        const talks: (TriedTalk & { playedBy: string })[] = []
        // One after the other: each takes its turn among what everybody else has read.
        for (const name of names) {
          checkSomebodyWaits()
          const lines = played?.byName.get(name)
          const talk = await reading.rehearseTalk({
            ...given,
            name,
            ...(lines && { played: lines }),
          })
          talks.push({ ...talk, playedBy: (lines && player?.name) ?? script })
        }
        return { talks, cost: played?.usage }
      }
      const { talks, cost } = await whereFree(orgID, hold, refuse)
      const told = await reading.rehearsedGuide({ plan, known, talks })
      const playedBy = talks.find((talk) => talk.playedBy !== script)?.playedBy ?? script
      return {
        value: {
          ...{ notice: madeBySoftware(0), playedBy, language: plan.language, people },
          ...(cost && { cost }),
          ...{ ...told, talks },
        },
      }
    },
  }
}

const script = 'script'

async function guideOf(
  { store }: RehearseDeps,
  orgID: string,
  { interviewID, guidelines = '', productID = 'Preview' }: BodyOf<'interviews.rehearse'>,
): Promise<{ guidelines: string; productID: string }> {
  return interviewID === undefined
    ? { guidelines, productID }
    : await findInterview(store, orgID, interviewID)
}

function refuse(): never {
  throw new AppError('too_many', 'A rehearsal of yours is under way; please wait for it.')
}
