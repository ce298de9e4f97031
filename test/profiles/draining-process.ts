import { openStore } from '../../src/storage/open.ts'
import { claimEverything } from './given.ts'
import { aWorker } from './workers.ts'

/** Makes profiles until it is killed; says on a line of its own which interview it begins to read. */

const store = await openStore(process.argv[2] ?? '')
const synthesizer = claimEverything((linkID) => process.stdout.write(`${linkID}\n`))
aWorker({ store, synthesizer }).start()
