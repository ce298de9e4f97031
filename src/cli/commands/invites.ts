import { randomBytes } from 'node:crypto'
import { Command } from 'commander'
import { readConfig } from '../../config.ts'
import { calls } from '../../contract/calls/calls.ts'
import { AppError } from '../../contract/errors.ts'
import { readings } from '../../reading/readings.ts'
import { createAudit } from '../../service/calls/audit.ts'
import { createFindPlan } from '../../service/interviews/plans.ts'
import { createInvitations } from '../../service/mail/invitations.ts'
import { openKey } from '../../service/members/keys.ts'
import type { Caller } from '../../service/service.ts'
import { atTheMachine } from '../at-the-machine.ts'
import { withStore } from '../store.ts'

type Given = { org: string; interview: string; subject?: string; text?: string; remind?: string }

/** `invites send`: the service that runs on the same database sends what waits. */
export function invitesCommand(): Command {
  const invites = new Command('invites').description('Invitations by mail.')
  invites
    .command('send')
    .description('Mail everybody who is invited to an interview their link, each of them once.')
    .requiredOption('--org <org>', 'the organization')
    .requiredOption('--interview <interviewID>', 'the interview')
    .option('--subject <subject>', 'in place of the service’s own')
    .option('--text <text>', 'in place of the service’s own; {link} is where the link stands')
    .option('--remind <days>', 'remind whoever has not begun, once, after so many days')
    .action(sendAll)
  return invites
}

const now = () => new Date()

/** Written down in the audit log as everybody's. */
async function sendAll({ org, interview, subject, text, remind }: Given): Promise<void> {
  const read = calls['invites.send'].body.safeParse({
    ...{ interviewID: interview, subject, text },
    ...(remind !== undefined && { remindAfterDays: Number(remind) }),
  })
  if (!read.success) {
    const [issue] = read.error.issues
    const member = String(issue?.path[0])
    const option = member === 'remindAfterDays' ? 'remind' : member
    throw new AppError('invalid', `--${option} ${issue?.message}.`)
  }
  const { smtp } = readConfig(process.env)
  await withStore(async (store) => {
    const onLost = () => console.error('That this was done could not be written down.')
    const audit = createAudit({ store, now, randomBytes, onLost })
    try {
      const mailKey = await openKey({ store, now }, randomBytes, 'mail')
      const deps = { store, now, randomBytes, findPlan: createFindPlan(readings), mailKey }
      const mailed = audit.watch(createInvitations({ ...deps, mailFrom: smtp?.from ?? null }))
      const answer = await mailed['invites.send']({ ...inputOf(org), body: read.data })
      if (!('value' in answer)) throw new Error('This call answers a value.')
      const { queued, left, more_left: more = 0 } = answer.value
      console.log(`${queued} queued, ${left.length + more} left.`)
      for (const { linkID, why } of left) console.log(`${linkID}\t${why}`)
    } finally {
      await audit.close()
    }
  })
}

function inputOf(orgID: string) {
  const whoever = { userID: atTheMachine, tokenID: atTheMachine, tokenHash: '', scopes: [] }
  const caller: Caller = { ...whoever, orgID }
  return { caller, query: undefined, linkID: '', browser: null, idempotencyKey: null }
}
