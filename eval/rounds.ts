/**
 * `node eval/rounds.ts` prints the table of all blind rounds; with a file, that of this round alone,
 * or what is wrong with it.
 */
import { readRound, readRounds } from './rounds/read-rounds.ts'
import { roundsNotes, roundsTable } from './rounds/table.ts'

const [file] = process.argv.slice(2)
const rounds = file === undefined ? readRounds() : [readRound(file)]
console.log(`${roundsTable(rounds)}\n\n${roundsNotes(rounds)}`)
