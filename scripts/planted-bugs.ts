/**
 * Which of the bugs put in on purpose are found, from each of the seeds given, and in how many seconds of CPU:
 * `node scripts/planted-bugs.ts 31000 32000 33000`, or `… WORD 31000` for those alone with this word in their names.
 */
import { bugs } from '../simulate/bugs/bugs.ts'
import { findBug } from '../simulate/bugs/find-bug.ts'

const given = process.argv.slice(2)
const seeds = given.map(Number).filter(Number.isSafeInteger)
const word = given.find((one) => Number.isNaN(Number(one))) ?? ''

console.log(`| bug | ${seeds.join(' | ')} |\n| --- |${' --- |'.repeat(seeds.length)}`)
for (const bug of bugs.filter(({ name }) => name.includes(word))) {
  const cells = seeds.map((seed) => {
    const { sentences, cpuSeconds } = findBug(bug, seed)
    return bug.shows.test(sentences.join('\n')) ? `${cpuSeconds} s` : 'not'
  })
  console.log(`| ${bug.name} | ${cells.join(' | ')} |`)
}
