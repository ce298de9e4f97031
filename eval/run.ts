/**
 * The evaluation of how interviews are conducted. `npm run eval -- --help` lists what it can do.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { Command, Option } from 'commander'
import { openStore } from '../src/storage/open.ts'
import { startModelServer } from '../test/llm/model-server.ts'
import type { CharacterName } from './characters/character.ts'
import { characters } from './characters/characters.ts'
import type { Conversation } from './conversation.ts'
import { type Casting, hold } from './hold.ts'
import { holdInjections, injectionMetrics } from './injection.ts'
import { measure } from './metrics/measure.ts'
import { modelMetrics } from './metrics/model.ts'
import { holdModelInterviews } from './model/hold-model.ts'
import { asMarkdown, asText, shown } from './present.ts'
import {
  asJSON,
  baselineOf,
  type Problem,
  problemsOf,
  readBaseline,
  regressionsOf,
  type Section,
} from './results.ts'
import { type EvalSet, type GuideName, guideNames, type Use, uses } from './sets/set.ts'
import { sets, setsFor } from './sets/sets.ts'
import { asTranscript } from './transcript.ts'

type Options = {
  set?: Use
  only?: 'builtin' | 'model'
  transcript?: string
  out?: string
  accept?: boolean
  misses?: boolean
  check?: boolean
}

const checkedAs = 'built-in interviewer, one seed'
const baselinePath = new URL('baseline.json', import.meta.url)
const resultsFolder = new URL('results/', import.meta.url)
const pagePath = new URL('../docs/evaluation.md', import.meta.url)
// The casts' own keys.
const cast = Object.keys(characters) as CharacterName[]

await new Command('eval')
  .description('Measures how interviews are conducted, against targets and a baseline.')
  .addOption(new Option('--set <set>', 'only these sets').choices(uses))
  .addOption(new Option('--only <kind>', 'only this interviewer').choices(['builtin', 'model']))
  .option('--misses', 'show where each target that is not met was missed')
  .option('--transcript <character/guide/seed>', 'show one interview of the built-in interviewer')
  .option('--out <file>', 'with --transcript: write it there')
  .option('--check', 'one seed of each set, against the baseline alone: for every change')
  .option('--accept', 'take the numbers as the new baseline')
  .action(run)
  .parseAsync()

async function run(options: Options): Promise<void> {
  if (options.transcript !== undefined) await showTranscript(options.transcript, options.out)
  else if (options.check) await check(options)
  else await evaluate(options)
}

async function evaluate({ set, only, accept = false, misses = false }: Options): Promise<void> {
  const chosen = uses.filter((use) => set === undefined || use === set)
  const sections: Section[] = []
  for (const each of chosen) {
    if (only !== 'model') sections.push(...(await builtinSections(each)))
    if (only !== 'builtin') sections.push(...(await modelSections(each)))
  }
  for (const section of sections.filter(isShown)) console.log(asText(section, misses))
  const before = readBaseline(baselinePath)
  if (set === undefined && only === undefined) {
    mkdirSync(resultsFolder, { recursive: true })
    writeFileSync(new URL('latest.json', resultsFolder), asJSON(sections.filter(isShown)))
    writeFileSync(pagePath, asMarkdown(sections.filter(isShown)))
  }
  if (accept) writeBaseline(sections, before)
  conclude(problemsOf(sections.filter(isShown), accept ? null : before))
}

function writeBaseline(
  sections: readonly Section[],
  before: ReturnType<typeof readBaseline>,
): void {
  writeFileSync(baselinePath, `${JSON.stringify(baselineOf(sections, before), null, 2)}\n`)
}

/** One seed of each set, with the built-in interviewer. */
async function check({ set, accept = false, misses = false }: Options): Promise<void> {
  const sections: Section[] = []
  for (const use of uses.filter((each) => set === undefined || each === set))
    sections.push(await builtinCheck(use))
  for (const section of sections) console.log(asText(section, misses))
  const before = readBaseline(baselinePath)
  if (accept) writeBaseline(sections, before)
  else conclude(regressionsOf(sections, before))
}

async function builtinCheck(use: Use): Promise<Section> {
  const store = await openStore('file::memory:')
  const held: Conversation[] = []
  for (const casting of setsFor(use).all.flatMap(castingsOf).filter(isFirstSeed))
    held.push(await hold(casting, { store }))
  await store.close()
  return checked(use, held)
}

function checked(use: Use, held: readonly Conversation[]): Section {
  return { set: use, about: checkedAs, interviews: held.length, metrics: measure(held) }
}

/** What `--check` compares with is kept in the baseline, not shown. */
function isShown({ about }: Section): boolean {
  return about !== checkedAs
}

function isFirstSeed({ set, seed }: Casting): boolean {
  return set.seeds[0] === seed
}

function conclude(problems: readonly Problem[]): void {
  for (const { section, metric, why, before } of problems) {
    const was = why === 'worse' ? `, was ${shown({ ...metric, value: before })}` : ''
    console.log(
      `\n${why === 'missed' ? 'Target missed' : 'Worse than the baseline'}: ${metric.name} (${section}) is ${shown(metric)}${was}`,
    )
  }
  if (problems.length > 0) process.exitCode = 1
}

async function builtinSections(use: Use): Promise<Section[]> {
  const store = await openStore('file::memory:')
  const server = await startModelServer()
  try {
    const { all, forOrders } = setsFor(use)
    const held: Conversation[] = []
    const first: Conversation[] = []
    for (const casting of all.flatMap(castingsOf)) {
      const conversation = await hold(casting, { store })
      held.push(conversation)
      if (isFirstSeed(casting)) first.push(conversation)
    }
    const orders = await holdInjections(forOrders, { store, server, kind: 'builtin' })
    return [
      {
        set: use,
        about: 'built-in interviewer',
        interviews: held.length,
        metrics: measure(held),
      },
      {
        set: use,
        about: 'built-in interviewer under orders',
        interviews: orders.length,
        metrics: injectionMetrics(orders),
      },
      checked(use, first),
    ]
  } finally {
    await server.close()
    await store.close()
  }
}

async function modelSections(use: Use): Promise<Section[]> {
  const store = await openStore('file::memory:')
  const server = await startModelServer()
  try {
    const { all, forOrders } = setsFor(use)
    const held = await holdModelInterviews(all, { store, server })
    const orders = await holdInjections(forOrders, { store, server, kind: 'model' })
    return [
      {
        set: use,
        about: 'model interviewer, every fault',
        interviews: held.length,
        metrics: modelMetrics(held),
      },
      {
        set: use,
        about: 'obedient model under orders',
        interviews: orders.length,
        metrics: injectionMetrics(orders),
      },
    ]
  } finally {
    await server.close()
    await store.close()
  }
}

function castingsOf(set: EvalSet): Casting[] {
  return cast.flatMap((character) =>
    guideNames.flatMap((guide) => set.seeds.map((seed) => ({ set, character, guide, seed }))),
  )
}

async function showTranscript(which: string, out: string | undefined): Promise<void> {
  const [character, guide, seed] = which.split('/')
  const set = sets.find(({ seeds }) => seeds.some((each) => each === seed))
  const known = cast.find((each) => each === character)
  const name = guideNames.find((each): each is GuideName => each === guide)
  if (!set || !known || !name || seed === undefined) {
    const seeds = sets.flatMap((each) => each.seeds)
    throw new Error(
      `Give one of ${cast.join(', ')} / ${guideNames.join(', ')} / ${seeds.join(', ')}.`,
    )
  }
  const store = await openStore('file::memory:')
  const conversation = await hold({ set, character: known, guide: name, seed }, { store })
  await store.close()
  const command = `npm run eval -- --transcript ${which}${out === undefined ? '' : ` --out ${out}`}`
  const text = asTranscript(conversation, { guide: set.guideOf(name).text, command })
  if (out === undefined) console.log(text)
  else writeFileSync(out, text)
}
