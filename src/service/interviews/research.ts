import { AppError } from '../../contract/errors.ts'
import type { Interview, Profile } from '../../contract/resources.ts'
import { answerOf, keepAnswer } from '../calls/idempotency.ts'
import { createID, createIDs, type RandomBytes } from '../ids.ts'
import { notThere } from '../not-there.ts'
import { readPages } from '../paging.ts'
import { retentionOf } from '../people/retention.ts'
import type { CallInput, Service } from '../service.ts'
import { presentGenerated } from '../simulation/generated.ts'
import { historyOf } from '../simulation/history.ts'
import type { Store } from '../store.ts'
import type { SpeechTold } from '../taking-part/consent.ts'
import type { InterviewRow } from './interview-store.ts'
import type { UserInfo } from './invite-store.ts'
import { inviteJSON, linkURL } from './present.ts'

const dayMs = 86_400_000

export type ResearchDeps = {
  store: Store
  now: () => Date
  randomBytes: RandomBytes
  /** The base of invite URLs, without a slash at its end. */
  publicURL: string
  /** Who can conduct an interview besides `builtin`; the first does unless one says otherwise. */
  interviewerNames: readonly string[]
  /** Days until a link that nobody finished expires. */
  linkDays: number
  /** What participants are told of speaking; null where it is none of the service's. */
  speech?: SpeechTold | null
}

type ResearchCalls = Pick<
  Service,
  | 'profiles.getList'
  | 'interviews.addOne'
  | 'interviews.getOne'
  | 'interviews.getRetention'
  | 'interviews.setRetention'
  | 'invites.getList'
  | 'invites.getOne'
  | 'invites.createInvites'
  | 'invites.createInvitesFor'
>

/** What researchers do: interviews, links, and what came of them. */
export function createResearch(deps: ResearchDeps): ResearchCalls {
  const { store, now } = deps
  return {
    async 'profiles.getList'({ caller: { orgID }, query: { productID, source, limit, cursor } }) {
      return await readPages(
        async (page) => {
          const filter = { orgID, productID, ...(source !== undefined && { source }) }
          const items = await store.listProfiles({ ...filter, ...page })
          return items.map(({ profileID, createdAt, body, simulations, generated }) => ({
            json: generated
              ? JSON.stringify(presentGenerated(generated))
              : withSimulations(body, simulations),
            position: { createdAt, id: profileID },
          }))
        },
        { limit, cursor },
      )
    },

    async 'interviews.addOne'(input) {
      const { caller, body } = input
      const interview: InterviewRow = {
        orgID: caller.orgID,
        interviewID: createID(deps, 'int_'),
        productID: body.productID,
        interviewName: body.interviewName,
        guidelines: body.guidelines,
        userID: body.userID ?? caller.userID,
        interviewer: chooseInterviewer(deps, body.interviewer),
        createdAt: now().toISOString(),
        ...(body.retentionDays !== undefined && { retentionDays: body.retentionDays }),
        ...(body.sound && { sound: checkSound(deps.speech) }),
      }
      const response = JSON.stringify({ interviewID: interview.interviewID })
      const kept = keepAnswer(input, 'interviews.addOne', body, response, now())
      return answerOf(await store.addInterview({ interview, ...kept }), response)
    },

    async 'interviews.getOne'({ caller: { orgID }, query: { interviewID } }) {
      return { value: presentInterview(await findInterview(store, orgID, interviewID)) }
    },

    async 'interviews.getRetention'({ caller: { orgID }, query: { interviewID } }) {
      return { value: await findRetention(store, orgID, interviewID) }
    },

    async 'interviews.setRetention'({ caller: { orgID }, body: { interviewID, retentionDays } }) {
      await store.setRetention({ orgID, interviewID, days: retentionDays ?? null })
      return { value: await findRetention(store, orgID, interviewID) }
    },

    async 'invites.getList'({ caller: { orgID }, query }) {
      const { interviewID, productID, limit, cursor } = query
      if (interviewID === undefined && productID === undefined) {
        throw new AppError('invalid', 'interviewID or productID is required.')
      }
      const filter = {
        orgID,
        ...(interviewID !== undefined && { interviewID }),
        ...(productID !== undefined && { productID }),
      }
      return await readPages(
        async (page) => {
          const records = await store.listInvites({ ...filter, ...page })
          return records.map((record) => ({
            json: inviteJSON(record, now()),
            position: { createdAt: record.createdAt, id: record.linkID },
          }))
        },
        { limit, cursor },
      )
    },

    async 'invites.getOne'({ caller: { orgID }, query: { linkID } }) {
      const record = await store.findInvite({ orgID, linkID })
      if (!record) throw notThere('invite')
      return { json: inviteJSON(record, now()) }
    },

    'invites.createInvites': (input) =>
      createInvites(deps, input, 'invites.createInvites', input.query),

    'invites.createInvitesFor': (input) =>
      createInvites(deps, input, 'invites.createInvitesFor', input.body),
  }
}

/** That people can be asked for the sound of what they say; fails where nothing could come of it. */
export function checkSound(speech: SpeechTold | null | undefined): true {
  if (!speech) {
    throw new AppError(
      'conflict',
      'No sound can be kept here, as people are heard by their own browsers at most; the operator can change that with COLLOQUY_SPEECH.',
    )
  }
  if (!speech.keepsSound) {
    throw new AppError(
      'conflict',
      'No sound can be kept here, as the operator has set no key for it (COLLOQUY_SOUND_KEY).',
    )
  }
  return true
}

/** Who conducts a new interview: the one asked for, if there is such a one, or the usual one. */
export function chooseInterviewer(
  { interviewerNames }: Pick<ResearchDeps, 'interviewerNames'>,
  wanted: string | undefined,
): string {
  const [usual = 'builtin', ...others] = interviewerNames
  if (wanted === undefined) return usual
  const known = [...new Set(['builtin', usual, ...others])]
  if (known.includes(wanted)) return wanted
  throw new AppError(
    'invalid',
    known.length === 1
      ? 'interviewer must be builtin, since no model is set up here.'
      : `interviewer must be ${known.slice(0, -1).join(', ')} or ${known.at(-1)}.`,
  )
}

/** The profile as JSON, its history told of what software said in the person's place. */
function withSimulations(body: string, simulations: readonly string[]): string {
  if (simulations.length === 0) return body
  const profile: Profile = JSON.parse(body)
  return JSON.stringify({ ...profile, history: [...profile.history, ...historyOf(simulations)] })
}

type InvitesWanted = {
  interviewID: string
  productID?: string | undefined
  orgID?: string | undefined
  count?: number | undefined
  invitees?: { [K in keyof UserInfo]?: string | undefined }[] | undefined
}

async function createInvites(
  deps: ResearchDeps,
  input: Pick<CallInput<'invites.createInvites'>, 'caller' | 'idempotencyKey'>,
  call: 'invites.createInvites' | 'invites.createInvitesFor',
  wanted: InvitesWanted,
) {
  const { store, now, publicURL, linkDays } = deps
  const { orgID } = input.caller
  if (wanted.orgID !== undefined && wanted.orgID !== orgID) {
    throw new AppError('forbidden', "orgID must be the token's own organization.")
  }
  const interview = await findInterview(store, orgID, wanted.interviewID)
  if (wanted.productID !== undefined && wanted.productID !== interview.productID) {
    throw new AppError('invalid', 'productID must be the product of the interview.')
  }

  const invitees: UserInfo[] =
    wanted.invitees?.map(withoutAbsent) ?? Array.from({ length: wanted.count ?? 1 }, () => ({}))
  const createdAt = now()
  const invites = createIDs(deps, invitees.length).map((linkID, index) => ({
    linkID,
    userInfo: invitees[index] ?? {},
  }))
  const response = JSON.stringify(invites.map(({ linkID }) => linkURL(publicURL, linkID)))
  const written = await store.addInvites({
    orgID,
    interviewID: interview.interviewID,
    productID: interview.productID,
    createdAt: createdAt.toISOString(),
    expiresAt: new Date(createdAt.getTime() + linkDays * dayMs).toISOString(),
    invites,
    ...keepAnswer(input, call, wanted, response, createdAt),
  })
  return answerOf(written, response)
}

/** An interview of the organization, or a 404. */
export async function findInterview(
  store: Pick<Store, 'findInterview'>,
  orgID: string,
  interviewID: string,
) {
  const interview = await store.findInterview({ orgID, interviewID })
  if (!interview) throw notThere('interview')
  return interview
}

async function findRetention(store: Store, orgID: string, interviewID: string) {
  const retention = await store.findRetention({ orgID, interviewID })
  if (!retention) throw notThere('interview')
  return { interviewID, ...retentionOf(retention) }
}

export function presentInterview(row: InterviewRow): Interview {
  const { interviewID, productID, interviewName, guidelines, userID, interviewer } = row
  return { interviewID, productID, interviewName, guidelines, userID, interviewer }
}

function withoutAbsent(info: { [K in keyof UserInfo]?: string | undefined }): UserInfo {
  const { email, name, occupation } = info
  return {
    ...(email !== undefined && { email }),
    ...(name !== undefined && { name }),
    ...(occupation !== undefined && { occupation }),
  }
}
