import { readFileSync } from 'node:fs'
import { Command, InvalidArgumentError } from 'commander'
import type { BodyOf } from '../../contract/calls/calls.ts'
import { type RehearsalShown, rehearsalPeopleMax } from '../../contract/calls/rehearsal-calls.ts'
import { AppError } from '../../contract/errors.ts'
import { readings } from '../../reading/readings.ts'
import { createFindPlan } from '../../service/interviews/plans.ts'
import { createRehearse, type RehearseDeps } from '../../service/simulation/rehearse.ts'
import { atTheMachine } from '../at-the-machine.ts'
import { inputOf, resultOf } from '../calls.ts'
import { withStore } from '../store.ts'
import { asJSON, printOne } from '../terminal/print-list.ts'

type Given = {
  org?: string
  interview?: string
  product?: string
  people?: number
  seed?: string
  talks?: true
  json?: true
}

/** `rehearse`: a guide tried on made-up people of the script, from a file or of an interview. */
export function rehearseCommand(): Command {
  return new Command('rehearse')
    .description('Try a guide on made-up participants, before any person takes it.')
    .argument('[file]', 'the guide; left out with --interview')
    .option('--org <org>', 'the organization whose interview it is')
    .option('--interview <interviewID>', 'an interview in place of a file')
    .option('--product <product>', 'the product that the guide is about')
    .option('--people <people>', `how many people, 1 to ${rehearsalPeopleMax}`, readPeople)
    .option('--seed <seed>', 'chooses what is left to chance')
    .option('--talks', 'print what was said, too')
    .addOption(asJSON())
    .action(rehearse)
}

async function rehearse(file: string | undefined, given: Given): Promise<void> {
  const { org, interview, product, people, seed, talks, json } = given
  const wordsOf = (told: RehearsalShown) => shown(told, talks)
  const more = { ...(people !== undefined && { people }), ...(seed !== undefined && { seed }) }
  if (interview !== undefined && org !== undefined && file === undefined) {
    const body = { ...more, interviewID: interview }
    return printOne(await withStore((store) => hold(store, org, body)), wordsOf, json)
  }
  if (file === undefined || interview !== undefined) {
    throw new AppError('invalid', 'Give the file of a guide, or --org and --interview.')
  }
  const about = product === undefined ? {} : { productID: product }
  const body = { ...more, ...about, guidelines: readFileSync(file, 'utf8') }
  printOne(await hold(nothing, atTheMachine, body), wordsOf, json)
}

/** A guide from a file is looked for nowhere. */
const nothing: RehearseDeps['store'] = {
  findInterview: async () => null,
  findOrganization: async () => null,
}

async function hold(
  store: RehearseDeps['store'],
  orgID: string,
  body: BodyOf<'interviews.rehearse'>,
): Promise<RehearsalShown> {
  const findPlan = createFindPlan(readings)
  const rehearsing = createRehearse({
    ...{ store, reading: readings, findPlan },
    now: () => new Date(),
    player: null,
  })
  const input = inputOf(orgID, { query: undefined, body })
  return resultOf(await rehearsing['interviews.rehearse'](input))
}

function shown(told: RehearsalShown, talks: boolean | undefined): string {
  const { notice, people, minutes, questions, unanswered, repeats, cut } = told
  const lines = [
    notice,
    `${people} made-up people, ${minutes.least} to ${minutes.most} minutes of ${minutes.limit}.`,
    '',
    'Asked:',
    ...questions.map(
      ({ text, asked, answered }) => `  ${answered} of ${asked} could answer: ${text}`,
    ),
    ...section(
      'Nobody could answer:',
      unanswered.map(({ text, why }) => withWhy(text, why)),
    ),
    ...section(
      'Asked twice:',
      repeats.map((one) => `${one.text} (as ${one.repeats.text})`),
    ),
    ...section(
      'No time left for:',
      cut.map((one) => `${one.text} (${one.people} people)`),
    ),
  ]
  if (!talks) return lines.join('\n')
  const said = told.talks.flatMap(({ person, conversation }) => [
    '',
    `— ${person} —`,
    ...conversation.map(({ role, content }) => `${role === 'user' ? '> ' : ''}${content}`),
  ])
  return [...lines, ...said].join('\n')
}

function withWhy(text: string, why: string | undefined): string {
  return why === undefined ? text : `${text} (${why.replaceAll('_', ' ')})`
}

function section(head: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', head, ...lines.map((line) => `  ${line}`)]
}

function readPeople(given: string): number {
  const people = Number(given)
  if (Number.isInteger(people) && people >= 1 && people <= rehearsalPeopleMax) return people
  throw new InvalidArgumentError(`It must be a whole number from 1 to ${rehearsalPeopleMax}.`)
}
