import type { Watch } from '../store/store.ts'
import type { Known } from './known.ts'

type Lease = { attempts: number; until: string }
type Attempt = { attempts: number }

/** Whatever is leased is held by one at a time, and ended by whoever holds it alone. */
export function createLeaseWatch({ world }: Pick<Known, 'world'>): Watch {
  const leases = new Map<string, Lease>()
  const mails = new Set<string>()

  function claim(
    what: string,
    id: string,
    { attempts }: Attempt,
    now: string,
    until: string,
  ): void {
    const held = leases.get(id)
    if (held && held.until > now) world.break(`Two attempts held ${what} at one time.`)
    leases.set(id, { attempts, until })
  }

  function end(what: string, id: string, { attempts }: Attempt): void {
    const held = leases.get(id)
    if (held && held.attempts !== attempts) world.break(`A late attempt ended ${what}.`)
    leases.delete(id)
  }

  function endJob(what: string, { jobID, attempts }: { jobID: string } & Attempt): void {
    if (!leases.has(jobID)) world.break(`Whoever had lost ${what} ended it.`)
    end(what, jobID, { attempts })
  }

  function beginMail(mailID: string): void {
    if (mails.has(mailID)) world.break('A mail was begun that somebody is sending.')
    mails.add(mailID)
  }

  return ({ name, given, result }) => {
    if (name === 'claimJob' && result) {
      const { now, leaseUntil } = given as { now: string; leaseUntil: string }
      const job = result as { jobID: string } & Attempt
      claim('a job', job.jobID, job, now, leaseUntil)
    } else if (name === 'claimDelivery' && result) {
      const { now, leaseUntil } = given as { now: string; leaseUntil: string }
      const delivery = result as { deliveryID: string } & Attempt
      claim('a delivery', delivery.deliveryID, delivery, now, leaseUntil)
    } else if (name === 'finishJob' && result === true) {
      endJob('a job', given as { jobID: string } & Attempt)
    } else if (name === 'failJob' && result === true) {
      const { jobID, attempts } = given as { jobID: string } & Attempt
      endJob('a job', { jobID, attempts })
      // Whoever had it before is late from then on, too.
      leases.set(jobID, { attempts, until: '' })
    } else if (name === 'finishDelivery' && result === true) {
      const { delivery } = given as { delivery: { deliveryID: string } & Attempt }
      end('a delivery', delivery.deliveryID, delivery)
    } else if (name === 'releaseDelivery' && result === true) {
      const delivery = given as { deliveryID: string } & Attempt
      end('a delivery', delivery.deliveryID, delivery)
    } else if (name === 'saveProfile' && result === 'done') {
      const { job } = given as { job?: { jobID: string } & Attempt }
      if (job) endJob('a synthesis', job)
    } else if (name === 'beginMail' && result === true) {
      beginMail((given as { mailID: string }).mailID)
    } else if (name === 'settleMail' && result === true) {
      mails.delete((given as { mailID: string }).mailID)
    } else if (name === 'retryJob' && result === true) {
      leases.delete((given as { jobID: string }).jobID)
    }
  }
}
