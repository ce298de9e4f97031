/**
 * How often a stand-in shows the right answer to a question in other words, and how often it says that it
 * does not know where nothing was told: without a model, and with the recorded replies of one.
 * Interviews and questions were written by somebody who had read no code; the rules may be made on `open`,
 * `apart` is only counted. `node eval/stand-in.ts --help` lists what it can do.
 */
import { Argument, Command } from 'commander'
import { languages } from '../src/guide/plan.ts'
import { countAnswers, readAskedTalks, type Split, splits } from './stand-in/measure.ts'
import { record } from './stand-in/record.ts'
import { createRecordedModel, howToRecord } from './stand-in/recorded-model.ts'

await new Command('stand-in')
  .description('Counts what a stand-in answers, in both sets or in one.')
  .addArgument(new Argument('[set]').choices(splits))
  .option('--model', 'with a model beside the rules, whose replies are recorded')
  .option('--misses', 'list those of `open` that went wrong')
  .option(
    '--record <folder>',
    'take in the replies in a folder, and write what else would be asked',
  )
  .option('--by <source>', 'who wrote the replies, and when')
  .action(run)
  .parseAsync()

type Wanted = { model?: boolean; misses?: boolean; record?: string; by?: string }

async function run(set: Split | undefined, wanted: Wanted) {
  const { record: folder, by } = wanted
  if (folder === undefined) return await tell(set, wanted)
  if (!set || !by)
    throw new Error('Recording is of one set, and says who wrote the replies (--by).')
  const { taken, written, waiting } = await record(folder, set, by)
  console.log(`${taken} replies taken in, ${written} requests written, ${waiting} still wait.`)
}

async function tell(set: Split | undefined, { model, misses }: Wanted): Promise<void> {
  const recorded = model ? createRecordedModel() : null
  const named = set ? [set] : splits.filter((split) => recorded?.has(split) ?? true)
  if (recorded) console.log(`Replies: ${recorded.sources.join('; ')}.\n`)
  console.log('| set | language | asked | right | wrong | sentences | untold | told as unknown |')
  console.log('| --- | --- | --: | --: | --: | --: | --: | --: |')
  for (const split of named) {
    const talks = readAskedTalks(split)
    for (const language of ['all', ...languages]) {
      const own = talks.filter((talk) => language === 'all' || talk.language === language)
      const counts = await countAnswers(own, recorded?.inferFor(split))
      const { asked, right, wrong, inferred, unanswerable, unknown } = counts
      console.log(
        `| ${split} | ${language} | ${asked} | ${share(right, asked)} | ${share(wrong, asked)} | ${share(inferred, asked)} | ${unanswerable} | ${share(unknown, unanswerable)} |`,
      )
      if (split !== 'open' || language === 'all' || !misses) continue
      for (const miss of counts.misses) console.log(`  ${miss}`)
    }
  }
  if (!recorded || recorded.unanswered.length === 0) return
  console.error(howToRecord(recorded.unanswered))
  process.exitCode = 1
}

function share(of: number, all: number): string {
  return `${((100 * of) / all).toFixed(1)} %`
}
