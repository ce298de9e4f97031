import type { Hosts } from '../service/hosts.ts'
import type { Watch } from '../store/store.ts'
import { checkConversations, checkRepeats, checkStatuses, checkWords } from './conversations.ts'
import { checkErased, checkNobody } from './erased.ts'
import { checkEvents } from './events.ts'
import type { Known } from './known.ts'
import { createLeaseWatch } from './leases.ts'
import { checkMails } from './mails.ts'
import { checkCounts, checkPlaces, checkSpending } from './places.ts'
import { checkShown } from './shown.ts'
import { createStepWatch } from './steps.ts'

const [minuteMs, hourMs, dayMs] = [60_000, 3_600_000, 86_400_000] as const
/**
 * First until a disk has room again, then long enough for whatever is tried again to be tried as often as
 * it ever is.
 */
const restMs = [
  ...[40_000, 10_000, minuteMs, 6 * minuteMs, 20 * minuteMs, 2 * hourMs + minuteMs],
  ...[6 * hourMs, 11 * hourMs, 16 * hourMs, 23 * hourMs, 27 * hourMs],
] as const
/** Past the end of every link, … */
const linksMs = [31 * dayMs]
/** … and of every time for which something is kept. */
const agesMs = [40, 320, 30, 30].map((days) => days * dayMs)
const roundsMax = 60
/** Rounds that are made even where nothing seems to be left: sweeps tell nobody. */
const roundsMin = 1

export type Invariants = {
  /** Looks at each verb in the instant in which it is done. */
  watch: Watch
  /** Lets everything that is due happen, with nothing going wrong any more, and looks at what is there. */
  checkAtRest(hosts: Hosts): Promise<void>
  /** Lets more than a year pass: nobody may be left then. */
  checkAfterAges(hosts: Hosts): Promise<void>
  /** Whom an interview was begun with. */
  interviews(): number
}

export function createInvariants(known: Known): Invariants {
  const { world, database } = known
  const leases = createLeaseWatch(known)
  const steps = createStepWatch(known)

  async function pass(hosts: Hosts, pauses: readonly number[]): Promise<void> {
    await see('rest', async () => {
      for (const [turn, ms] of pauses.entries()) {
        await world.sleep(ms)
        for (let rounds = 0; rounds < roundsMax; rounds += 1) {
          const isMore = await hosts.tick(turn)
          if (!isMore && rounds >= roundsMin) break
        }
      }
    })
  }

  async function see(key: string, work: () => Promise<void>): Promise<void> {
    let isOver = false
    world.begin(key, null, async () => {
      await work()
      isOver = true
    })
    await world.run(() => isOver)
  }

  return {
    watch(done) {
      leases(done)
      steps.watch(done)
    },
    interviews() {
      const [row] = database.all(
        `select count(distinct link_id) as n from moved where new = 'started'`,
      )
      return Number(row?.n)
    },
    async checkAtRest(hosts) {
      await pass(hosts, restMs)
      checkStatuses(known)
      checkRepeats(known)
      checkWords(known)
      checkConversations(known)
      checkPlaces(known)
      checkCounts(known)
      checkSpending(known)
      checkEvents(known, steps)
      checkMails(known)
      checkErased(known)
    },
    async checkAfterAges(hosts) {
      await pass(hosts, linksMs)
      await see('what is shown', () => checkShown(known, hosts))
      await pass(hosts, agesMs)
      checkCounts(known)
      checkErased(known)
      checkNobody(known)
    },
  }
}
