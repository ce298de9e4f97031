/**
 * How often a stand-in without a model shows the right answer to a question in other words, and how
 * often it says that it does not know where nothing was told. Interviews and questions were written
 * by somebody who had read no code; the rules may be made on `open`, `apart` is only counted.
 * Run with `node eval/stand-in.ts`; `open` or `apart` behind it counts that one alone, and `--misses` lists
 * those of `open` that went wrong.
 */
import { languages } from '../src/guide/plan.ts'
import { countAnswers, readAskedTalks, splits } from './stand-in/measure.ts'

const share = (of: number, all: number) => `${((100 * of) / all).toFixed(1)} %`

console.log('| set | language | asked | right | wrong | untold | told as unknown |')
console.log('| --- | --- | --: | --: | --: | --: | --: |')
const named = splits.filter((split) => process.argv.includes(split))
for (const split of named.length > 0 ? named : splits) {
  const talks = readAskedTalks(split)
  for (const language of ['all', ...languages]) {
    const own = talks.filter((talk) => language === 'all' || talk.language === language)
    const { asked, right, wrong, unanswerable, unknown, misses } = countAnswers(own)
    console.log(
      `| ${split} | ${language} | ${asked} | ${share(right, asked)} | ${share(wrong, asked)} | ${unanswerable} | ${share(unknown, unanswerable)} |`,
    )
    if (split === 'open' && language !== 'all' && process.argv.includes('--misses')) {
      for (const miss of misses) console.log(`  ${miss}`)
    }
  }
}
