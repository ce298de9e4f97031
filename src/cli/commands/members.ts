import { randomBytes } from 'node:crypto'
import { Command, Option } from 'commander'
import { readConfig } from '../../config.ts'
import { calls, type ResultOf } from '../../contract/calls/calls.ts'
import { type Role, roles } from '../../contract/calls/console-calls.ts'
import { AppError } from '../../contract/errors.ts'
import { createAccess, presentMember } from '../../service/members/access.ts'
import { createSetupCode } from '../../service/members/accounts.ts'
import { emailKeyOf } from '../../service/members/email-key.ts'
import type { Position } from '../../service/paging.ts'
import type { Store } from '../../service/store.ts'
import { type CallDeps, inputOf, readBody, resultOf, withCalls } from '../calls.ts'
import { withStore } from '../store.ts'
import { asJSON, printList } from '../terminal/print-list.ts'

const pageMax = 1_000

type Given = { org: string }
type Shown = ResultOf<'members.getList'>[number]

/** `members list | add | reset | code`: also while the service runs on the same database. */
export function membersCommand(): Command {
  const members = new Command('members')
    .alias('member')
    .description('Say who may use the console, and let in who forgot the password.')
  members
    .command('list')
    .description('List the members of an organization.')
    .requiredOption('--org <org>', 'the organization')
    .addOption(asJSON())
    .action(listAll)
  members
    .command('add')
    .description('Invite somebody and print the link by which they join, and nothing else.')
    .requiredOption('--org <org>', 'the organization')
    .requiredOption('--email <email>', 'by which they will sign in')
    .addOption(new Option('--role <role>', 'what they may do').choices(roles).default('researcher'))
    .option('--name <name>', 'what they are called')
    .action(addOne)
  members
    .command('reset')
    .description(
      'End all sessions of a member and print the link by which they choose a new password, and nothing else.',
    )
    .requiredOption('--org <org>', 'the organization')
    .argument('<member>', 'their e-mail, or the userID that `members list` shows')
    .action(resetOne)
  members
    .command('code')
    .description('Make the one-time code of the first owner and print it, and nothing else.')
    .action(printCode)
  return members
}

async function listAll({ org, json }: Given & { json?: boolean }): Promise<void> {
  await withStore((store) => printList(membersOf(store, org), lineOf, json))
}

function lineOf({ userID, email, role, joined_on, name = '' }: Shown): string {
  const state = joined_on === undefined ? 'invited' : `joined ${joined_on}`
  return [userID, email, role, state, name].join('\t')
}

async function addOne({ org, ...given }: Given & { email: string; role: Role; name?: string }) {
  const body = readBody(calls['members.addOne'].body, given)
  const { joinURL } = await withCalls(makeAccess, async (access) =>
    resultOf(await access['members.addOne'](inputOf(org, { query: undefined, body }))),
  )
  console.log(joinURL)
}

async function resetOne(wanted: string, { org }: Given): Promise<void> {
  const userID = await withStore((store) => findUserID(store, org, wanted))
  const { resetURL } = await withCalls(makeAccess, async (access) => {
    const input = inputOf(org, { query: undefined, body: { userID } })
    return resultOf(await access['members.resetPassword'](input))
  })
  console.log(resetURL)
}

function makeAccess(deps: CallDeps) {
  const { passwordSignIn } = readConfig(process.env)
  return createAccess({ ...deps, passwordSignIn, signOn: null })
}

async function findUserID(store: Store, orgID: string, wanted: string): Promise<string> {
  for await (const { userID, email } of membersOf(store, orgID)) {
    if (userID === wanted || emailKeyOf(email) === emailKeyOf(wanted)) return userID
  }
  throw new AppError(
    'not_found',
    `${orgID} has no such member: \`members list\` shows who there is.`,
  )
}

async function* membersOf(store: Store, orgID: string): AsyncGenerator<Shown> {
  let after: Position | undefined
  for (;;) {
    const page = await store.listMembers({ orgID, ...(after && { after }), limit: pageMax })
    yield* page.map(presentMember)
    const last = page.at(-1)
    if (!last || page.length < pageMax) return
    after = { createdAt: last.createdAt, id: last.userID }
  }
}

async function printCode(): Promise<void> {
  if (!readConfig(process.env).passwordSignIn) {
    throw new AppError(
      'conflict',
      'Passwords are turned off, so a code opens nothing: the first owner comes in by single sign-on.',
    )
  }
  const now = () => new Date()
  const code = await withStore((store) => createSetupCode({ store, now, randomBytes }), {
    mayMake: true,
  })
  if (code === null) {
    throw new AppError('conflict', 'The console is set up already: sign in, or ask an owner.')
  }
  console.log(code)
}
