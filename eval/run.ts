/**
 * How good the interview is: the blind rounds' table, and the counts of what must never happen.
 * `npm run eval -- --help` lists what it can do.
 */
import { writeFileSync } from 'node:fs'
import { Command } from 'commander'
import { openStore } from '../src/storage/open.ts'
import { studySection, studyTables } from './ask/present.ts'
import { characterNames } from './characters/characters.ts'
import { countParts } from './guardrails/count-parts.ts'
import { hold } from './guardrails/hold.ts'
import { allParts, findGuide } from './guardrails/parts.ts'
import { breaches, guardrailTable, isSound } from './guardrails/present.ts'
import { asTranscript } from './guardrails/transcript.ts'
import { evaluationPage } from './page.ts'
import { recordedTables, turnFigures } from './recorded/present.ts'
import { sidesBySide } from './recorded/side-by-side.ts'
import { readRounds } from './rounds/read-rounds.ts'
import { roundsNotes, roundsTable } from './rounds/table.ts'

const pagePath = new URL('../docs/evaluation.md', import.meta.url)
const seedsInFull = 2
/** Of `docs/transcripts/`: who, with which guide. */
const shown = [
  ['plain', 'en-guide'],
  ['puzzled', 'de-guide'],
  ['corrects', 'es-brief'],
] as const

await new Command('eval')
  .description('Prints the last blind round beside those before, then counts what must not happen.')
  .argument(
    '[study]',
    `what a study is asked, and nothing else: ${Object.keys(studyTables).join(', ')}`,
  )
  .option('--check', 'count with fewer interviews and write nothing: for every change')
  .option('--transcripts', 'write the interviews of docs/transcripts/ anew, and nothing else')
  .option('--recorded', 'play what a language model once wrote, and nothing else')
  .action(run)
  .parseAsync()

type Wanted = { check?: boolean; transcripts?: boolean; recorded?: boolean }

async function run(study: string | undefined, { check, transcripts, recorded }: Wanted) {
  const table = study === undefined ? undefined : studyTables[study]
  if (study !== undefined && !table) throw new Error(`There is no table “${study}”.`)
  if (table) console.log(await table())
  else if (transcripts) await writeTranscripts()
  else if (recorded) console.log(`${recordedTables()}\n\n${turnFigures()}`)
  else await evaluate(check === true)
}

async function evaluate(isCheck: boolean): Promise<void> {
  const rounds = readRounds()
  const last = rounds.at(-1)
  if (!isCheck && last) {
    console.log(`The last blind round: number ${last.round}, held on ${last.date}.\n`)
    console.log(`${roundsTable(rounds)}\n\n${roundsNotes(rounds)}\n`)
  }
  const counts = await countParts(allParts(isCheck ? 1 : seedsInFull))
  console.log(`What must never happen, in ${counts.interviews} interviews with scripted people.\n`)
  console.log(guardrailTable(counts))
  if (!isCheck) writeFileSync(pagePath, evaluationPage(rounds, counts, await studySection()))
  if (isSound(counts)) return
  console.log(`\n${breaches(counts)}`)
  process.exitCode = 1
}

async function writeTranscripts(): Promise<void> {
  for (const { name, text } of sidesBySide()) writeFileSync(transcript(name), text)
  const store = await openStore('file::memory:')
  for (const [name, guideName] of shown) {
    const character = characterNames.find((each) => each === name) ?? 'plain'
    const guide = findGuide(guideName)
    const held = await hold(store, { character, guide, seed: 'ash' })
    const given = { guide: guide.guidelines, command: 'npm run eval -- --transcripts' }
    writeFileSync(transcript(name), asTranscript(held, given))
  }
  await store.close()
}

function transcript(name: string): URL {
  return new URL(`../docs/transcripts/${name}.md`, import.meta.url)
}
