import { openStore } from '../../src/storage/open.ts'
import { anInterview } from '../store/given.ts'

/** Writes until it is killed; says on a line of its own what has been acknowledged. */

/** Writes under way at one time, so that commits are shared. */
const concurrency = 20
const writesMax = 1_000_000

const store = await openStore(`file:${process.argv[2]}`, { exclusive: true })
let started = 0

async function write(): Promise<void> {
  while (started < writesMax) {
    const interviewID = `${process.pid}-${++started}`
    await store.addInterview({ interview: anInterview({ interviewID }) })
    process.stdout.write(`${interviewID}\n`)
  }
}

await Promise.all(Array.from({ length: concurrency }, write))
