import { randomBytes } from 'node:crypto'
import { Command } from 'commander'
import { calls } from '../contract/calls.ts'
import { AppError } from '../contract/errors.ts'
import { readings } from '../reading/readings.ts'
import { createAudit } from '../service/audit.ts'
import { createPeople } from '../service/people.ts'
import type { Answer, Caller } from '../service/service.ts'
import { atTheMachine } from './at-the-machine.ts'
import { withStore } from './store.ts'

/** `person export | erase`: also while the service runs on the same database. */
export function personCommand(): Command {
  const person = new Command('person').description('Answer what people ask about their own data.')
  whom(person.command('export'))
    .description('Print everything that is held about a person, as JSON.')
    .action(async (given: Given) => {
      const wanted = readPerson(given)
      const held = await withPeople((people) => people['people.export'](inputOf(wanted)))
      console.log(JSON.stringify(held, null, 2))
    })
  whom(person.command('erase'))
    .description('Erase everything that is held about a person. It cannot be undone.')
    .action(async (given: Given) => {
      const wanted = readPerson(given)
      const { invited, typed } = await withPeople((people) =>
        people['people.erase'](inputOf(wanted)),
      )
      const interviews = invited.interviews + typed.interviews
      const profiles = invited.profiles + typed.profiles
      console.log(
        `Erased: ${interviews} interviews (${invited.interviews} by invitation, ${typed.interviews} by a typed address), ${profiles} profiles.`,
      )
    })
  return person
}

type Given = { org: string; email: string; identity?: string }

const now = () => new Date()

const whoever = { userID: atTheMachine, tokenID: atTheMachine, tokenHash: '', scopes: [] }

type People = ReturnType<typeof createPeople>

/** The calls of people, written down in the audit log as everybody's are. */
async function withPeople<T>(work: (people: People) => Promise<Answer<T>>): Promise<T> {
  return await withStore(async (store) => {
    const onLost = () => console.error('That this was read could not be written down.')
    const audit = createAudit({ store, now, randomBytes, onLost })
    try {
      const answer = await work(audit.watch(createPeople({ store, reading: readings, now })))
      if (!('value' in answer)) throw new Error('What is held about a person comes as a value.')
      return answer.value
    } finally {
      await audit.close()
    }
  })
}

function inputOf({ orgID, ...body }: Wanted) {
  const caller: Caller = { ...whoever, orgID }
  return { query: undefined, body, caller, linkID: '', browser: null, idempotencyKey: null }
}

function whom(command: Command): Command {
  return command
    .requiredOption('--org <org>', 'the organization that holds it')
    .requiredOption('--email <email>', 'the address of the person')
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
