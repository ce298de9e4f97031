import type { Interviewer } from '../interview/ports.ts'
import type { Synthesizer } from '../profile/synthesizer.ts'
import type { Reading } from '../service/reading.ts'

/** What is built in, wherever it reads. */
export type BuiltinMinds = { interviewer: Interviewer; synthesizer: Synthesizer }

export function createBuiltinMinds(reading: Pick<Reading, 'propose' | 'extract'>): BuiltinMinds {
  return {
    interviewer: {
      name: 'builtin',
      propose: ({ signal: _, ...turn }) => reading.propose(turn),
    },
    synthesizer: {
      name: 'builtin',
      async extract({ signal, tell: _, ...interview }) {
        signal.throwIfAborted()
        return await reading.extract(interview)
      },
    },
  }
}
