import { AppError } from '../../contract/errors.ts'
import { readInstant } from '../calls/instants.ts'
import { peopleOf, readGroup } from '../interview-report/people.ts'
import { notThere } from '../not-there.ts'
import { readPages } from '../paging.ts'
import { type ErasureDeps, eraseInterview } from '../people/erasure.ts'
import type { Reading } from '../reading.ts'
import type { Service } from '../service.ts'
import type { Store } from '../store.ts'
import type { SpeechTold } from '../taking-part/consent.ts'
import { summaryItem } from './overview.ts'
import { checkSound, chooseInterviewer, findInterview, presentInterview } from './research.ts'

export type SteeringDeps = {
  store: Store
  reading: Pick<Reading, 'makeGist' | 'tellAnswers' | 'composeProfile'>
  now: () => Date
  publicURL: string
  /** Who can conduct an interview besides `builtin`; the first does unless one says otherwise. */
  interviewerNames: readonly string[]
  /** What participants are told of speaking; null where it is none of the service's. */
  speech?: SpeechTold | null
}

type SteeringCalls = Pick<
  Service,
  | 'interviews.updateOne'
  | 'interviews.getPeople'
  | 'invites.revoke'
  | 'invites.erase'
  | 'invites.setExpiry'
>

/** What changes interviews and invites that are there already, and who is behind a number. */
export function createSteering(deps: SteeringDeps): SteeringCalls {
  const { store, reading, now, publicURL } = deps
  return {
    async 'interviews.updateOne'({ caller: { orgID }, body }) {
      const { interviewID, interviewName, guidelines, sound, insteadOf } = body
      const before = await findInterview(store, orgID, interviewID)
      const interviewer =
        body.interviewer === undefined ? undefined : chooseInterviewer(deps, body.interviewer)
      const isNew = guidelines !== undefined && guidelines !== before.guidelines
      const changed = await store.updateInterview({
        orgID,
        interviewID,
        ...(interviewName !== undefined && { interviewName }),
        ...(isNew && { guidelines }),
        ...(interviewer !== undefined && { interviewer }),
        ...(sound !== undefined && { sound: sound && checkSound(deps.speech) }),
        ...(insteadOf && { insteadOf }),
      })
      if (changed === 'outdated') {
        throw new AppError(
          'conflict',
          'Somebody else has changed this meanwhile, and nothing of yours was saved over it; read it again first.',
        )
      }
      if (changed === 'started') {
        throw new AppError(
          'conflict',
          'Somebody has started already, so the guidelines stay as they are; make a copy of the interview to change them.',
        )
      }
      return { value: presentInterview(await findInterview(store, orgID, interviewID)) }
    },

    async 'interviews.getPeople'({ caller: { orgID }, query }) {
      const { interviewID, side, limit, cursor } = query
      const group = readGroup(query.group, side)
      await findInterview(store, orgID, interviewID)
      const at = now()
      const people = await peopleOf({ store, reading }, { orgID, interviewID, group, now: at })
      const items = people.map((row) => summaryItem(row, { now: at, publicURL }))
      return await readPages(
        async ({ after, limit }) => {
          const place = after && `${after.createdAt} ${after.id}`
          const first = place
            ? items.findIndex(({ position: { createdAt, id } }) => `${createdAt} ${id}` > place)
            : 0
          return first === -1 ? [] : items.slice(first, first + limit)
        },
        { limit, cursor },
      )
    },

    async 'invites.revoke'({ caller: { orgID }, body: { linkIDs } }) {
      return {
        value: { revoked: await store.revokeInvites({ orgID, linkIDs, at: now().toISOString() }) },
      }
    },

    ...createInviteErasing(deps),

    async 'invites.setExpiry'({ caller: { orgID }, body: { linkIDs, expires_on } }) {
      const at = now()
      const expiresAt = readInstant('expires_on', expires_on, at)
      const change = { orgID, linkIDs, expiresAt, now: at.toISOString() }
      return { value: { changed: await store.setExpiry(change) } }
    },
  }
}

type InviteErasingDeps = ErasureDeps & { store: Pick<Store, 'findInvite'> }

/** Also for the command line, which changes nothing else here. */
export function createInviteErasing(deps: InviteErasingDeps): Pick<Service, 'invites.erase'> {
  return {
    async 'invites.erase'({ caller: { orgID }, body: { linkID } }) {
      const own = await deps.store.findInvite({ orgID, linkID })
      const isErased = own !== null && (await eraseInterview(deps, linkID))
      if (!isErased) throw notThere('invite')
      return { value: { done: true } }
    },
  }
}
