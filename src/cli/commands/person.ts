import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Command } from 'commander'
import { calls } from '../../contract/calls/calls.ts'
import { AppError } from '../../contract/errors.ts'
import { createInviteErasing } from '../../service/interviews/steering.ts'
import { createPeople } from '../../service/people/people.ts'
import type { Service } from '../../service/service.ts'
import { createSealing } from '../../service/sound/sealing.ts'
import { createSoundCalls } from '../../service/sound/sound-calls.ts'
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
    .option('--sound <folder>', 'write the sound of their answers there, as WAV files')
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

async function exportOne({ sound, ...given }: Given & { sound?: string }): Promise<void> {
  const input = wanted(given)
  await withCalls(makePeople, async (people) => {
    const held = resultOf(await people['people.export'](input))
    console.log(JSON.stringify(held, null, 2))
    const spoken = [...held.invited.interviews, ...held.typed.interviews].flatMap(
      ({ invite: { linkID }, sound: answers = [] }) => answers.map(({ seq }) => ({ linkID, seq })),
    )
    if (sound !== undefined)
      return await writeSound(people, { org: given.org, folder: sound, spoken })
    if (spoken.length === 0) return
    console.error(
      `The sound of ${spoken.length} answers is kept, too: --sound FOLDER writes it there.`,
    )
  })
}

type ToWrite = { org: string; folder: string; spoken: { linkID: string; seq: number }[] }

/** Each answer is a file of its own, named by its link and its number. */
async function writeSound(
  calls: Pick<Service, 'invites.getSound'>,
  { org, folder, spoken }: ToWrite,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const query of spoken) {
    const answer = await calls['invites.getSound'](inputOf(org, { query, body: undefined }))
    if (!('pieces' in answer)) throw new Error('Sound comes in pieces.')
    const path = join(folder, `${query.linkID}-${query.seq}.wav`)
    await writeFile(path, answer.pieces, { flag: 'wx', mode: 0o600 })
  }
  console.error(`Written to ${folder}: the sound of ${spoken.length} answers.`)
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
  const sealing = createSealing(given.soundKeys, given.randomBytes)
  return {
    ...createPeople(deps),
    ...createInviteErasing(deps),
    ...createSoundCalls({ ...given, sealing }),
  }
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
