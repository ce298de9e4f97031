import { Command } from 'commander'
import { calls } from '../contract/calls.ts'
import { AppError } from '../contract/errors.ts'
import { erasePerson, exportPerson } from '../service/people.ts'
import { withStore } from './store.ts'

/** `person export | erase`: also while the service runs on the same database. */
export function personCommand(): Command {
  const person = new Command('person').description('Answer what people ask about their own data.')
  whom(person.command('export'))
    .description('Print everything that is held about a person, as JSON.')
    .action(async (given: Given) => {
      const wanted = readPerson(given)
      const held = await withStore((store) => exportPerson({ store, now }, wanted))
      console.log(JSON.stringify(held, null, 2))
    })
  whom(person.command('erase'))
    .description('Erase everything that is held about a person. It cannot be undone.')
    .action(async (given: Given) => {
      const wanted = readPerson(given)
      const { invited, typed } = await withStore((store) => erasePerson({ store, now }, wanted))
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

function whom(command: Command): Command {
  return command
    .requiredOption('--org <org>', 'the organization that holds it')
    .requiredOption('--email <email>', 'the address of the person')
    .option(
      '--identity <kind>',
      'only what is known by invitation (invited) or by what was typed (typed)',
    )
}

function readPerson({ org, ...given }: Given) {
  const read = calls['people.export'].body.safeParse(given)
  if (read.success) return { orgID: org, ...read.data }
  const [issue] = read.error.issues
  throw new AppError('invalid', `--${issue?.path.join('.')} ${issue?.message}.`)
}
