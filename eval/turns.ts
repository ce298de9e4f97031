/**
 * What the gates make of follow-ups that a language model may write: good ones refused, and traps let
 * through. The gates were tuned on the split `open`; `held-out` is only counted. Each question is
 * asked in one of three written talks, after the answer with its number.
 * Run with `node eval/turns.ts`; `--misses` lists the open ones judged otherwise, and why.
 */
import { countTurns, readTalks, readTurns } from './questions/turns.ts'

const talks = readTalks()
const turns = readTurns()
for (const split of ['open', 'held-out'] as const) {
  const { misses, ...counts } = countTurns(
    turns.filter((one) => one.split === split),
    talks,
  )
  console.log(split, counts)
  if (split === 'open' && process.argv.includes('--misses')) {
    for (const miss of misses) console.log(`  ${miss}`)
  }
}
