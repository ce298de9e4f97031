import { onTheBill } from '../calls/cost.ts'
import { createInTurn, createTurns } from '../calls/in-turn.ts'

/** What one gathering holds is a hundred megabytes where a long guide has ten thousand interviews. */
const wholeInTurn = createTurns(2)
/** What is added of one interview keeps the thread that serves for milliseconds. */
const partInTurn = createInTurn(1)

/** Gathers over a whole study, few at a time, in turns by whose call it is for. */
export async function gatherInTurn<T>(gather: () => Promise<T>): Promise<T> {
  return await wholeInTurn(gather)
}

/** Adds one interview to what is gathered, after whatever else is due, on the bill of whoever asked. */
export async function addInTurn<T>(add: () => T): Promise<T> {
  return await partInTurn(async () => onTheBill(add))
}
