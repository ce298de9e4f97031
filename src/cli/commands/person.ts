import { randomBytes } from 'node:crypto'
import { Command } from 'commander'
import { calls } from '../../contract/calls/calls.ts'
import { AppError } from '../../contract/errors.ts'
import { readings } from '../../reading/readings.ts'
import { createAudit } from '../../service/calls/audit.ts'
import { createInviteErasing } from '../../service/interviews/steering.ts'
import { createPeople } from '../../service/people/people.ts'
import type { Answer, Caller } from '../../service/service.ts'
import { atTheMachine } from '../at-the-machine.ts'
import { readInviteURL } from '../browser-fetch.ts'
import { withStore } from '../store.ts'

/** `person export | erase`: also while the service runs on the same database. */
export function personCommand(): Command {
  const person = new Command('person').description('Answer what people ask about their own data.')
  whom(person.command('export'))
    .description('Print everything that is held about a person, as JSON.')
    .requiredOption(...byEmail)
    .action(async (given: Given) => {
      const wanted = readPerson(given)
      const held = await withPeople((people) => people['people.export'](inputOf(wanted)))
      console.log(JSON.stringify(held, null, 2))
    })
  whom(person.command('erase'))
    .description(
      'Erase everything that is held about a person, or one interview by its link. It cannot be undone.',
    )
    .option(...byEmail)
    .option('--link <link>', 'the link of an interview, for a person without an address')
    .action(eraseOne)
  return person
}

const byEmail = ['--email <email>', 'the address of the person'] as const

type Given = { org: string; email?: string; identity?: string }

async function eraseOne({ link, ...given }: Given & { link?: string }): Promise<void> {
  if ((given.email === undefined) === (link === undefined)) {
    throw new AppError('invalid', 'Name who it is by --email or by --link: one of them.')
  }
  if (link === undefined) return await erasePerson(readPerson(given))
  if (given.identity !== undefined) {
    throw new AppError('invalid', '--identity goes with --email alone.')
  }
  const linkID = readInviteURL(link)?.linkID ?? link
  await withPeople((people) => people['invites.erase'](inputOf({ orgID: given.org, linkID })))
  console.log('Erased: the interview behind this link, and what was derived of it.')
}

async function erasePerson(wanted: Wanted): Promise<void> {
  const { invited, typed } = await withPeople((people) => people['people.erase'](inputOf(wanted)))
  const interviews = invited.interviews + typed.interviews
  const profiles = invited.profiles + typed.profiles
  console.log(
    `Erased: ${interviews} interviews (${invited.interviews} by invitation, ${typed.interviews} by a typed address), ${profiles} profiles.`,
  )
}

/** A process of its own may hold more than an answer of the service. */
const exportCharactersMax = 200_000_000

const now = () => new Date()

const whoever = { userID: atTheMachine, tokenID: atTheMachine, tokenHash: '', scopes: [] }

type People = ReturnType<typeof createPeople> & ReturnType<typeof createInviteErasing>

/** The calls of people, written down in the audit log as everybody's are. */
async function withPeople<T>(work: (people: People) => Promise<Answer<T>>): Promise<T> {
  return await withStore(async (store) => {
    const onLost = () => console.error('That this was read could not be written down.')
    const audit = createAudit({ store, now, randomBytes, onLost })
    try {
      const deps = { store, reading: readings, now, exportCharactersMax }
      const people = { ...createPeople(deps), ...createInviteErasing(deps) }
      const answer = await work(audit.watch(people))
      if (!('value' in answer)) throw new Error('What is held about a person comes as a value.')
      return answer.value
    } finally {
      await audit.close()
    }
  })
}

function inputOf<B extends { orgID: string }>({ orgID, ...body }: B) {
  const caller: Caller = { ...whoever, orgID }
  return { query: undefined, body, caller, linkID: '', browser: null, idempotencyKey: null }
}

function whom(command: Command): Command {
  return command
    .requiredOption('--org <org>', 'the organization that holds it')
    .option(
      '--identity <kind>',
      'only what is known by invitation (invited) or by what was typed (typed)',
    )
}

type Wanted = ReturnType<typeof readPerson>

function readPerson({ org, ...given }: Given) {
  const read = calls['people.export'].body.safeParse(given)
  if (read.success) return { orgID: org, ...read.data }
  const [issue] = read.error.issues
  throw new AppError('invalid', `--${issue?.path.join('.')} ${issue?.message}.`)
}
