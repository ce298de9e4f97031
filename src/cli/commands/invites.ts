import { Command } from 'commander'
import { readConfig } from '../../config.ts'
import { calls } from '../../contract/calls/calls.ts'
import { createFindPlan } from '../../service/interviews/plans.ts'
import { createInvitations } from '../../service/mail/invitations.ts'
import { openKey } from '../../service/members/keys.ts'
import { type CallDeps, inputOf, readBody, resultOf, withCalls } from '../calls.ts'
import { asJSON, printOne } from '../terminal/print-list.ts'

type Given = {
  org: string
  interview: string
  subject?: string
  text?: string
  remind?: string
  json?: boolean
}

/** `invites send`: the service that runs on the same database sends what waits. */
export function invitesCommand(): Command {
  const invites = new Command('invites').description('Send invitations by mail.')
  invites
    .command('send')
    .description('Mail everybody who is invited to an interview their link, each of them once.')
    .requiredOption('--org <org>', 'the organization')
    .requiredOption('--interview <interviewID>', 'the interview')
    .option('--subject <subject>', 'in place of the service’s own')
    .option('--text <text>', 'in place of the service’s own; {link} is where the link stands')
    .option('--remind <days>', 'remind whoever has not begun, once, after so many days')
    .addOption(asJSON())
    .action(sendAll)
  return invites
}

async function sendAll({ org, interview, subject, text, remind, json }: Given): Promise<void> {
  const given = {
    ...{ interviewID: interview, subject, text },
    ...(remind !== undefined && { remindAfterDays: Number(remind) }),
  }
  const body = readBody(calls['invites.send'].body, given, { remindAfterDays: 'remind' })
  const sent = await withCalls(makeInvitations, async (invitations) =>
    resultOf(await invitations['invites.send'](inputOf(org, { query: undefined, body }))),
  )
  const wordsOf = ({ queued, left, more_left: more = 0 }: typeof sent) =>
    [
      `${queued} queued, ${left.length + more} left.`,
      ...left.map(({ linkID, why }) => `${linkID}\t${why}`),
    ].join('\n')
  printOne(sent, wordsOf, json)
}

async function makeInvitations(deps: CallDeps) {
  const { smtp } = readConfig(process.env)
  const mailKey = await openKey(deps, deps.randomBytes, 'mail')
  const findPlan = createFindPlan(deps.reading)
  return createInvitations({ ...deps, findPlan, mailKey, mailFrom: smtp?.from ?? null })
}
