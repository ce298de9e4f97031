import { AppError } from '../../contract/errors.ts'
import { createID, type RandomBytes } from '../ids.ts'
import type { Job } from '../jobs/job-store.ts'
import { jobTriesMax, tryOf } from '../jobs/job-tries.ts'
import type { Store } from '../store.ts'
import { type LetterDeps, letterOf } from './letters.ts'
import type { DueMail } from './mail-records.ts'
import type { MailState } from './mail-states.ts'
import type { Mailer, MailOutcome } from './mailer.ts'

const dayMs = 86_400_000

export type MailJobDeps = LetterDeps & {
  store: Pick<Store, 'findMail' | 'beginMail' | 'settleMail'>
  randomBytes: RandomBytes
  mailer: Mailer
}

/**
 * Sends a mail, if it is still to be sent. Before its words go out it is written down that they do; where
 * nobody can tell afterwards whether they arrived, that is written down, and they are not sent again.
 */
export async function runMail(deps: MailJobDeps, job: Job, signal: AbortSignal): Promise<void> {
  const due = await deps.store.findMail({ mailID: job.subject })
  if (!due) return
  if (due.state === 'sending') await settle(deps, due, { from: 'sending', state: 'uncertain' })
  if (due.state !== 'queued' && due.state !== 'failed') return
  const letter = await letterOf(deps, due)
  if (!letter) return await settle(deps, due, { from: due.state, state: 'left' })
  const { mailID } = due
  let hasBegun = false
  const begin = async () => {
    hasBegun = await deps.store.beginMail({ mailID, at: deps.now().toISOString() })
    return hasBegun
  }
  const outcome = await deps.mailer.send(letter, { begin, signal })
  await follow(deps, due, { outcome, from: hasBegun ? 'sending' : due.state, job })
}

async function follow(
  deps: MailJobDeps,
  due: DueMail,
  { outcome, from, job }: { outcome: MailOutcome; from: MailState; job: Job },
): Promise<void> {
  switch (outcome.kind) {
    case 'sent':
    case 'uncertain':
      return await settle(deps, due, { from, state: outcome.kind })
    case 'refused':
      return await settle(deps, due, { from, state: 'refused', code: outcome.code })
    case 'stopped':
      // The next try finds out why.
      throw new AppError('unavailable', 'The mail was not to be sent any more.')
    case 'later': {
      const isLast = tryOf(job.attempts) >= jobTriesMax
      await settle(deps, due, { from, state: isLast ? 'failed' : 'queued' })
      throw new AppError('unavailable', outcome.reason)
    }
  }
}

async function settle(
  { store, now, randomBytes }: MailJobDeps,
  { mailID, kind, mailing }: DueMail,
  { from, state, code = null }: { from: MailState; state: MailState; code?: number | null },
): Promise<void> {
  const at = now()
  const days = mailing?.remindAfterDays ?? null
  const isReminded = kind === 'invitation' && state === 'sent' && days !== null
  await store.settleMail({
    ...{ mailID, expectState: from, state, code, at: at.toISOString() },
    ...(isReminded && {
      reminder: {
        mailID: createID({ now, randomBytes }, 'mail_'),
        runAt: new Date(at.getTime() + days * dayMs).toISOString(),
      },
    }),
  })
}
