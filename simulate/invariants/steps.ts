import type { Message } from '../../src/interview/session.ts'
import type { Step } from '../../src/service/taking-part/taking-part-store.ts'
import type { Watch } from '../store/store.ts'
import type { Known } from './known.ts'

/** Nothing goes on there, but for whoever said no and agrees after all. */
function isShut({ expectStatus, event }: Step): boolean {
  const goesOn = ['created', 'started', 'abandoned'].includes(expectStatus)
  return !goesOn && event !== 'return'
}

/** Looked at with each step of an interview, in the instant in which it is written. */
export function createStepWatch({ world, database }: Pick<Known, 'world' | 'database'>) {
  const newest = new Map<string, Message>()
  const cares = new Map<string, number>()
  const saved = new Map<string, number>()

  function checkOrder({ linkID, append }: Step): void {
    const before = newest.get(linkID)
    const first = append[0]
    const last = append.at(-1)
    if (!first || !last) return
    if (before && first.seq !== before.seq + 1) world.break('A line of a conversation is missing.')
    // Whoever stops, or gives a number at the end, is taken leave of without a line of theirs.
    const isLeave = first.kind === 'closing' && before?.kind !== 'closing'
    if (before?.role === 'assistant' && first.role === 'assistant' && !isLeave) {
      world.break(`Two replies were given to one answer: ${before.kind} and ${first.kind}.`)
    }
    newest.set(linkID, last)
  }

  function held(interviewID: string, at: string): Map<string, number> {
    const rows = database.all(
      'select quota_id, count(*) as n from quota_place where interview_id = ? and held_until > ? group by quota_id',
      interviewID,
      at,
    )
    return new Map(rows.map((row) => [String(row.quota_id), Number(row.n)]))
  }

  /** Until when a link holds a place, and how many places of the same those hold who came from its address. */
  function heldBy(
    linkID: string,
    { interviewID, quotaID }: { interviewID: string; quotaID: string },
  ) {
    const [row] = database.all(
      `select (select held_until from quota_place where interview_id = ?1 and quota_id = ?2 and link_id = ?3) as until,
        (select count(*) from quota_place
          join open_start on open_start.link_id = quota_place.link_id
          where quota_place.interview_id = ?1 and quota_id = ?2
            and address = (select address from open_start where link_id = ?3)) as ofAddress`,
      interviewID,
      quotaID,
      linkID,
    )
    return { until: String(row?.until ?? ''), ofAddress: Number(row?.ofAddress) }
  }

  /** Of links and quotas, until when a place was held at last. */
  const heldUntil = new Map<string, string>()

  /** Whoever is silent for less than two hours finds their place, and nobody fills a quota from one address. */
  function checkHeld({ linkID, places, at }: Step, outcome: unknown, isLast: boolean): void {
    if (!places || places.wanted.length === 0) return
    const { interviewID, wanted } = places
    const held = wanted.map((one) => ({ ...one, ...heldBy(linkID, { ...one, interviewID }) }))
    const twoHours = new Date(Date.parse(at) + 7_200_000).toISOString()
    const mostOf = (people: number) => Math.max(2, Math.ceil(people / 2))
    if (outcome === 'done') {
      if (held.some(({ until }) => until < twoHours))
        world.break('A place is held for less than two hours.')
      const isNew = ({ quotaID }: { quotaID: string }) =>
        (heldUntil.get(`${linkID} ${quotaID}`) ?? '') <= at
      const taken = places.isTheirs ? held.filter(isNew) : []
      if (taken.some(({ ofAddress, people }) => ofAddress > mostOf(people)))
        world.break('From one address more places are held than may be.')
      for (const { quotaID, until } of held) heldUntil.set(`${linkID} ${quotaID}`, until)
    }
    const isRefused = outcome === 'full' || outcome === 'crowded'
    if (isRefused && held.every(({ until }) => until > at))
      world.break('Somebody came back in time, and their place is gone.')
    if (!isLast) return
    if (outcome === 'crowded' && held.every(({ ofAddress, people }) => ofAddress < mostOf(people)))
      world.break('Somebody was asked to wait for others at their address, and there are none.')
  }

  function checkPlaces({ places, at }: Step, outcome: unknown, isLast: boolean): void {
    if (!places || places.wanted.length === 0) return
    const taken = held(places.interviewID, at)
    for (const { quotaID, people } of places.wanted) {
      if ((taken.get(quotaID) ?? 0) > people)
        world.break('More people have a place than there are.')
    }
    const isFull = places.wanted.some(({ quotaID, people }) => (taken.get(quotaID) ?? 0) >= people)
    const [open] = database.all(
      'select count(*) as n from open_link where interview_id = ? and people is not null and started >= people',
      places.interviewID,
    )
    if (outcome === 'full' && isLast && !isFull && open?.n === 0) {
      world.break('Somebody was told that there is no place, and there is one.')
    }
  }

  const watch: Watch = ({ name, given, result, isLast }) => {
    if (name === 'takeStep') {
      const step = given as Step
      checkPlaces(step, result, isLast)
      checkHeld(step, result, isLast)
      if (result !== 'done') return
      checkOrder(step)
      if (isShut(step)) world.break(`A step was taken on a link that is ${step.expectStatus}.`)
      if (step.careHeard) cares.set(step.linkID, (cares.get(step.linkID) ?? 0) + 1)
    } else if (name === 'eraseInvite' && result === 'done') {
      newest.delete((given as { linkID: string }).linkID)
    } else if (name === 'saveProfile' && result === 'done') {
      const { linkID } = (given as { extraction: { linkID: string } }).extraction
      saved.set(linkID, (saved.get(linkID) ?? 0) + 1)
      const [there] = database.all('select count(*) as n from invite where link_id = ?', linkID)
      if (there?.n === 0) world.break('A profile was made of somebody who was erased.')
    } else if (name === 'beginMail' && result === true) {
      checkMail((given as { mailID: string }).mailID)
    }
  }

  function checkMail(mailID: string): void {
    // As it was when it began: what is committed together with it may have come behind it.
    const [mail] = database.all(
      `select mail.kind, begun.status, begun.unsubscribed from begun
        join mail on mail.mail_id = begun.mail_id
        where begun.mail_id = ? order by begun.n desc limit 1`,
      mailID,
    )
    if (mail?.kind !== 'invitation' && mail?.kind !== 'reminder') return
    if (mail.status !== 'created') world.break(`A mail went out to a link that is ${mail.status}.`)
    if (mail.unsubscribed !== null) world.break('A mail went out to somebody who wants none.')
  }

  return { watch, cares, saved }
}
