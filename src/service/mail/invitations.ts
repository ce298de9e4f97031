import { AppError } from '../../contract/errors.ts'
import { chargeCost, createPay } from '../calls/cost.ts'
import { createID, createIDs, type RandomBytes } from '../ids.ts'
import type { FindPlan } from '../interviews/plans.ts'
import { statusAt } from '../interviews/present.ts'
import { notThere } from '../not-there.ts'
import type { Position } from '../paging.ts'
import type { Service } from '../service.ts'
import type { Store } from '../store.ts'
import { addressKeyOf, formerKeyOf, isMailAddress } from './addresses.ts'
import { invitationOf } from './letters.ts'
import type { Invited, Mailing } from './mail-records.ts'
import type { Queued } from './mail-store.ts'

/** Invitations that an organization may queue in an hour. */
export const mailsAnHourMax = 2_000
const hourMs = 3_600_000
/** Invitations that an organization may queue for one address, to whatever interviews, in so many days. */
const mailsToOneMax = 5
const toOneDays = 7
/** Links told of that were left, by one call. */
const leftMax = 1_000
/** Links looked at in one go, and how often by one call. */
const pageItems = 1_000
const pagesMax = 100
/** CPU to look whether one of them may be mailed, and to write that down. */
const msToQueue = 0.3

export type InvitationDeps = {
  store: Store
  now: () => Date
  randomBytes: RandomBytes
  findPlan: FindPlan
  /** Whom mail is from; null where none can be sent. */
  mailFrom: string | null
  /** Tells addresses by a hash. */
  mailKey: string
}

type InvitationCalls = Pick<Service, 'invites.send' | 'invites.getInvitation'>
type Left = { linkID: string; why: string }
type Of = { interviewID: string } | { linkIDs: string[] }

/** Invitations by mail. */
export function createInvitations(deps: InvitationDeps): InvitationCalls {
  const { store } = deps
  return {
    async 'invites.send'({ caller: { orgID }, body }) {
      const { linkIDs, interviewID, subject, text, remindAfterDays } = body
      if ((linkIDs === undefined) === (interviewID === undefined)) {
        throw new AppError('invalid', 'Either linkIDs or interviewID is required, and not both.')
      }
      if (deps.mailFrom === null) throw new AppError('conflict', noMail)
      if (interviewID !== undefined && !(await store.findInterview({ orgID, interviewID }))) {
        throw notThere('interview')
      }
      const of = linkIDs ? { linkIDs: [...new Set(linkIDs)] } : { interviewID: interviewID ?? '' }
      const mailing: Mailing = {
        mailingID: createID(deps, 'mlg_'),
        ...{ subject: subject ?? null, text: text ?? null },
        remindAfterDays: remindAfterDays ?? null,
      }
      return { value: await sendAll(deps, { orgID, of, mailing }) }
    },

    async 'invites.getInvitation'({ caller: { orgID }, query: { interviewID } }) {
      const interview = await store.findInterview({ orgID, interviewID })
      if (!interview) throw notThere('interview')
      const organization = await store.findOrganization({ orgID })
      const { language } = await deps.findPlan(interview)
      const { mailFrom } = deps
      const waiting = new Set<string>()
      const pay = createPay()
      for await (const { page } of pagesOf(deps, orgID, { interviewID })) {
        for (const one of page) {
          const { email = '' } = one.userInfo
          if (whyNot(deps, one) === null) waiting.add(addressKeyOf(deps.mailKey, orgID, email))
        }
        pay()
      }
      return {
        value: {
          ...invitationOf(language, organization?.name ?? orgID, null),
          ...(mailFrom === null ? { missing: noMail } : { from: mailFrom }),
          waiting: waiting.size,
        },
      }
    },
  }
}

export const noMail =
  'This service sends no mail yet: whoever runs it sets SMTP_URL and MAIL_FROM and starts it again.'

async function sendAll(
  deps: InvitationDeps,
  { orgID, of, mailing }: { orgID: string; of: Of; mailing: Mailing },
) {
  const left: Left[] = []
  const found = new Set<string>()
  let queued = 0
  let uncounted = 0
  const pay = createPay()
  for await (const { page, countRest } of pagesOf(deps, orgID, of)) {
    const mailable = page.filter((one) => {
      found.add(one.linkID)
      const why = whyNot(deps, one)
      if (why !== null) left.push({ linkID: one.linkID, why })
      return why === null
    })
    const outcomes = await queue(deps, { orgID, mailing, invited: mailable })
    chargeCost(outcomes.length * msToQueue)
    for (const { linkID, outcome } of outcomes) {
      if (outcome === 'queued') queued += 1
      else left.push({ linkID, why: whys[outcome] })
    }
    if (outcomes.some(({ outcome }) => outcome === 'full')) {
      uncounted = await countRest()
      break
    }
    pay()
  }
  const wanted = 'linkIDs' in of ? of.linkIDs : []
  for (const linkID of wanted) if (!found.has(linkID)) left.push({ linkID, why: whys.unknown })
  const more = uncounted + Math.max(left.length - leftMax, 0)
  return { queued, left: left.slice(0, leftMax), ...(more > 0 && { more_left: more }) }
}

async function queue(
  { store, now, randomBytes, mailKey }: InvitationDeps,
  { orgID, mailing, invited }: { orgID: string; mailing: Mailing; invited: Invited[] },
): Promise<{ linkID: string; outcome: Queued }[]> {
  if (invited.length === 0) return []
  const at = now()
  const ids = createIDs({ now, randomBytes }, invited.length)
  return await store.queueMails({
    ...{ orgID, mailing, mailsMax: mailsAnHourMax, at: at.toISOString() },
    endsAt: new Date(at.getTime() + hourMs).toISOString(),
    toOne: {
      mailsMax: mailsToOneMax,
      endsAt: new Date(at.getTime() + toOneDays * 24 * hourMs).toISOString(),
    },
    mails: invited.map(({ linkID, interviewID, userInfo }, place) => ({
      ...{ mailID: `mail_${ids[place]}`, linkID, interviewID },
      addressKey: addressKeyOf(mailKey, orgID, userInfo.email ?? ''),
      formerKey: formerKeyOf(mailKey, orgID, userInfo.email ?? ''),
    })),
  })
}

type Page = { page: Invited[]; countRest: () => Promise<number> }

/** These links, or those of an interview who may still be mailed. */
async function* pagesOf(
  { store, now }: InvitationDeps,
  orgID: string,
  of: Of,
): AsyncGenerator<Page> {
  if ('linkIDs' in of) {
    yield { page: await store.listInvited({ orgID, ...of }), countRest: async () => 0 }
    return
  }
  const query = { orgID, ...of, now: now().toISOString() }
  let after: Position | undefined
  for (let pages = 0; pages < pagesMax; pages += 1) {
    const page = await store.listWaiting({ ...query, limit: pageItems, ...(after && { after }) })
    const last = page.at(-1)
    if (!last) return
    const place = { createdAt: last.createdAt, id: last.linkID }
    yield { page, countRest: () => store.countWaiting({ ...query, after: place }) }
    if (page.length < pageItems) return
    after = place
  }
}

const whys = {
  unknown: notThere('invite').message,
  known: 'An invitation to this interview was written to this person before.',
  unsubscribed: 'This person wants no mail from you.',
  often: `${mailsToOneMax} invitations were written to this person within ${toOneDays} days, which is the most.`,
  full: `${mailsAnHourMax} invitations were written within an hour, which is the most: send again later.`,
} as const

/** Why nothing is sent to somebody; null where it may be. */
function whyNot({ now }: InvitationDeps, invited: Invited): string | null {
  const { userInfo, mailed } = invited
  const email = userInfo.email?.trim() ?? ''
  if (mailed !== null) return whys.known
  if (invited.closedAt !== null) return 'The interview is closed.'
  switch (statusAt({ ...invited, lastActivityAt: null }, now())) {
    case 'created':
      break
    case 'expired':
      return 'The link has expired.'
    case 'revoked':
      return 'The link was closed, or the person said no.'
    default:
      return 'This person has begun already.'
  }
  if (email === '') return 'No e-mail address is known.'
  return isMailAddress(email) ? null : 'No mail can be sent to this e-mail address.'
}
