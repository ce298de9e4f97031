/**
 * The evaluation of how interviews are conducted. `npm run eval -- --help` lists what it can do.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { Command, Option } from 'commander'
import { openStore } from '../src/storage/open.ts'
import { hold, nameOfCasting } from './hold.ts'
import { holdParts } from './hold-parts.ts'
import { injectionMetrics, type Tried } from './injection.ts'
import { measure } from './metrics/measure.ts'
import type { Metric } from './metrics/metric.ts'
import { modelMetrics } from './metrics/model.ts'
import { cast, castingsOf, type Part } from './parts.ts'
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
import { type GuideName, guideNames, type Use, uses } from './sets/set.ts'
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
  const wanted = chosen.flatMap((use) => [
    ...(only === 'model' ? [] : builtinSections(use)),
    ...(only === 'builtin' ? [] : modelSections(use)),
  ])
  const sections = await sectionsOf(wanted)
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
  const chosen = uses.filter((each) => set === undefined || each === set)
  const sections = await sectionsOf(chosen.map((use) => checked(use, true)))
  for (const section of sections) console.log(asText(section, misses))
  const before = readBaseline(baselinePath)
  if (accept) writeBaseline(sections, before)
  else conclude(regressionsOf(sections, before))
}

/** What `--check` compares with is kept in the baseline, not shown. */
function isShown({ about }: Section): boolean {
  return about !== checkedAs
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

/** A section before its interviews are held: of which parts, and what is measured of them. */
type Wanted = {
  set: Use
  about: string
  parts: Part[]
  measured: (tried: readonly Tried[]) => { interviews: number; metrics: Metric[] }
}

/** Holds what the sections need, each part once, and measures it. */
async function sectionsOf(wanted: readonly Wanted[]): Promise<Section[]> {
  const byName = new Map(
    wanted.flatMap(({ parts }) => parts).map((part) => [JSON.stringify(part), part]),
  )
  const held = await holdParts([...byName.values()])
  const found = new Map([...byName.keys()].map((name, at) => [name, held[at] ?? []]))
  return wanted.map(({ set, about, parts, measured }) => {
    const tried = parts.flatMap((part) => found.get(JSON.stringify(part)) ?? [])
    return { set, about, ...measured(tried) }
  })
}

function heldIn(use: Use, firstSeedOnly: boolean): Part[] {
  return setsFor(use).all.map(({ name }) => ({ hold: 'set', set: name, firstSeedOnly }))
}

function conducted(tried: readonly Tried[]) {
  const metrics = measure(tried.map(({ conversation }) => conversation))
  return { interviews: tried.length, metrics }
}

function underOrders(tried: readonly Tried[]) {
  return { interviews: tried.length, metrics: injectionMetrics(tried) }
}

function builtinSections(set: Use): Wanted[] {
  const parts: Part[] = [{ hold: 'orders', use: set, kind: 'builtin' }]
  return [
    { set, about: 'built-in interviewer', parts: heldIn(set, false), measured: conducted },
    { set, about: 'built-in interviewer under orders', parts, measured: underOrders },
    checked(set, false),
  ]
}

/** One seed of each set; out of the interviews that are held anyway, where there are any. */
function checked(set: Use, alone: boolean): Wanted {
  const first = setsFor(set).all.flatMap((each) => castingsOf(each, true).map(nameOfCasting))
  return {
    set,
    about: checkedAs,
    parts: heldIn(set, alone),
    measured: (tried) =>
      conducted(tried.filter(({ conversation: { name } }) => first.includes(name))),
  }
}

function modelSections(set: Use): Wanted[] {
  return [
    {
      set,
      about: 'model interviewer, every fault',
      parts: [{ hold: 'models', use: set }],
      measured: (tried) => ({
        interviews: tried.length,
        metrics: modelMetrics(tried.map(({ conversation }) => conversation)),
      }),
    },
    {
      set,
      about: 'obedient model under orders',
      parts: [{ hold: 'orders', use: set, kind: 'model' }],
      measured: underOrders,
    },
  ]
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
