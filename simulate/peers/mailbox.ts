import type { Letter, Mailer } from '../../src/service/mail/mailer.ts'
import type { Effects } from '../core/effects.ts'

/** What arrived, by the mail that it is; how often. */
export type Mailbox = {
  mailerOf(): Mailer
  arrived: ReadonlyMap<string, { letter: Letter; times: number }>
}

/** A double of a mail server and of the way to it. */
export function createMailbox(effects: Effects, usualMs: number): Mailbox {
  const arrived = new Map<string, { letter: Letter; times: number }>()

  function arrive(letter: Letter): void {
    const before = arrived.get(letter.mailID)
    arrived.set(letter.mailID, { letter, times: (before?.times ?? 0) + 1 })
  }

  return {
    arrived,
    mailerOf: () => ({
      async send(letter, { begin }) {
        const { fault, task, key } = await effects.take('mail', 'mail', usualMs)
        if (fault === 'refused') return { kind: 'refused', code: 550 }
        if (fault === 'later') return { kind: 'later', reason: 'The mail server has no time.' }
        if (!(await begin())) return { kind: 'stopped' }
        const isHalfway = fault === 'broken off' && effects.faults.size(key) < 0.5
        if (!isHalfway) arrive(letter)
        if (fault === 'crash after' && task.owner) {
          effects.crash(task.owner)
          return await new Promise(() => {})
        }
        return { kind: fault === 'broken off' ? 'uncertain' : 'sent' }
      },
    }),
  }
}
