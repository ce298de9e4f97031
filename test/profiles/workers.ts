import { randomBytes } from 'node:crypto'
import type { Synthesizer } from '../../src/profile/synthesizer.ts'
import { readings } from '../../src/reading/readings.ts'
import type { Job } from '../../src/service/jobs/job-store.ts'
import { createWorker, type Worker, type WorkerDeps } from '../../src/service/jobs/worker.ts'
import { synthesize } from '../../src/service/profiles/synthesis.ts'
import type { Store } from '../../src/service/store.ts'

type Given = {
  store: Store
  synthesizer: Synthesizer
  now?: () => Date
  onFailure?: WorkerDeps['onFailure']
}

/** A worker as the service has one, which makes profiles and finds no replies overdue. */
export function aWorker({ store, synthesizer, now = () => new Date(), onFailure }: Given): Worker {
  return createWorker({
    store,
    reading: readings,
    now,
    takeTurn: async () => undefined,
    runJob: (job: Job, signal) =>
      synthesize({ store, reading: readings, synthesizer, now, randomBytes }, job, signal),
    onFailure: onFailure ?? (({ cause }) => console.error(cause)),
  })
}

/** Lets workers go on until nothing waits; most rounds is a bound, not an aim. */
export async function drain(worker: Worker): Promise<void> {
  for (let round = 0; round < 100_000; round += 1) if (!(await worker.tick())) return
  throw new Error('The work does not end.')
}
