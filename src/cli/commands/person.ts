import { Command } from 'commander'
import { calls } from '../../contract/calls/calls.ts'
import { AppError } from '../../contract/errors.ts'
import { createInviteErasing } from '../../service/interviews/steering.ts'
import { createPeople } from '../../service/people/people.ts'
import { readInviteURL } from '../browser-fetch.ts'
import { type CallDeps, inputOf, readBody, resultOf, withCalls } from '../calls.ts'
import { confirm } from '../terminal/confirm.ts'

/** A process of its own may hold more than an answer of the service. */
const exportCharactersMax = 200_000_000

type Given = { org: string; email?: string; identity?: string }

/** `person export | erase`: also while the service runs on the same database. */
export function personCommand(): Command {
  const person = new Command('person').description('Answer what people ask about their own data.')
  whom(person.command('export'))
    .description('Print everything that is held about a person, as JSON.')
    .requiredOption(...byEmail)
    .action(exportOne)
  whom(person.command('erase'))
    .description(
      'Erase everything that is held about a person, or one interview by its link. It cannot be undone.',
    )
    .option(...byEmail)
    .option('--link <link>', 'the link of an interview, for a person without an address')
    .option('--yes', 'erase without being asked')
    .action(eraseOne)
  return person
}

const byEmail = ['--email <email>', 'the address of the person'] as const

async function exportOne(given: Given): Promise<void> {
  const input = wanted(given)
  const held = await withCalls(makePeople, async (people) =>
    resultOf(await people['people.export'](input)),
  )
  console.log(JSON.stringify(held, null, 2))
}

async function eraseOne({ link, yes, ...given }: Given & { link?: string; yes?: boolean }) {
  if ((given.email === undefined) === (link === undefined)) {
    throw new AppError('invalid', 'Name who it is by --email or by --link: one of them.')
  }
  if (link === undefined) return await erasePerson(given, yes)
  if (given.identity !== undefined) {
    throw new AppError('invalid', '--identity goes with --email alone.')
  }
  const linkID = readInviteURL(link)?.linkID ?? link
  await confirm('Erase the interview behind this link? It cannot be undone.', yes)
  await withCalls(makePeople, (people) =>
    people['invites.erase'](inputOf(given.org, { query: undefined, body: { linkID } })),
  )
  console.log('Erased: the interview behind this link, and what was derived of it.')
}

async function erasePerson(given: Given, yes: boolean | undefined): Promise<void> {
  const input = wanted(given)
  await confirm(
    `Erase everything ${given.org} holds about ${given.email}? It cannot be undone.`,
    yes,
  )
  const { invited, typed } = await withCalls(makePeople, async (people) =>
    resultOf(await people['people.erase'](input)),
  )
  const interviews = invited.interviews + typed.interviews
  const profiles = invited.profiles + typed.profiles
  console.log(
    `Erased: ${interviews} interviews (${invited.interviews} by invitation, ${typed.interviews} by a typed address), ${profiles} profiles.`,
  )
}

function makePeople(given: CallDeps) {
  const deps = { ...given, exportCharactersMax }
  return { ...createPeople(deps), ...createInviteErasing(deps) }
}

function wanted({ org, ...given }: Given) {
  return inputOf(org, { query: undefined, body: readBody(calls['people.export'].body, given) })
}

function whom(command: Command): Command {
  return command
    .requiredOption('--org <org>', 'the organization that holds it')
    .option(
      '--identity <kind>',
      'only what is known by invitation (invited) or by what was typed (typed)',
    )
}
