import { writeSync } from 'node:fs'
import { readableLine } from './terminal/readable-log.ts'

const framesMax = 8

/**
 * Ends the process on what nothing caught. Node's own way would print the message and the members of
 * the error, which may quote what a participant said; this tells its kind and where it was thrown.
 */
export function endOnWhatNothingCaught(): void {
  process.on('uncaughtException', (error: unknown) => {
    const line = { level: 60, time: Date.now(), ...describe(error), msg: 'ended by a bug' }
    // At once and unbuffered: there is no later.
    const json = JSON.stringify(line)
    writeSync(2, process.stderr.isTTY ? readableLine(json) : `${json}\n`)
    process.exit(1)
  })
}

function describe(error: unknown) {
  if (!(error instanceof Error)) return { kind: typeof error }
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  // A message of several lines may look like frames: only those of files are kept.
  const stack = frames.filter((line) =>
    /(?:^\s+at (?:async )?|\()(?:file|node):[^()]*:\d+:\d+\)?$/.test(line),
  )
  return { kind: error.name, stack: stack.slice(0, framesMax) }
}
