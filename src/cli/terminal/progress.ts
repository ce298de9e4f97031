import { stderr } from 'node:process'
import type { Progress, Tell } from '../../storage/progress.ts'

const barCharacters = 30
/** A terminal is drawn on no more often than this. */
const drawEveryMs = 100

/**
 * Draws on a terminal where a long work stands, in a line that goes away when it ends. Where there is
 * none, a line is told each `lineEveryMs`, or nothing.
 */
export async function withProgress<T>(
  work: (tell: Tell) => Promise<T>,
  lineEveryMs = Number.POSITIVE_INFINITY,
): Promise<T> {
  const everyMs = stderr.isTTY ? drawEveryMs : lineEveryMs
  let toldAt = stderr.isTTY ? Number.NEGATIVE_INFINITY : performance.now()
  let step = ''
  function tell(progress: Progress): void {
    // A step that cannot say how far it is may not be followed by another word for long.
    const isNew = stderr.isTTY && progress.step !== step
    if (!isNew && performance.now() - toldAt < everyMs) return
    toldAt = performance.now()
    step = progress.step
    stderr.write(stderr.isTTY ? `\r${lineOf(progress)}\u001B[K` : `${lineOf(progress)}\n`)
  }
  try {
    return await work(tell)
  } finally {
    if (stderr.isTTY) stderr.write('\r\u001B[K')
  }
}

function lineOf({ step, detail, share }: Progress): string {
  const told = detail === undefined ? step : `${step}, ${detail}`
  if (share === undefined) return `${told} …`
  const filled = Math.floor(share * barCharacters)
  const bar = `${'#'.repeat(filled)}${'.'.repeat(barCharacters - filled)}`
  return `[${bar}] ${String(Math.floor(share * 100)).padStart(3)} % ${told}`
}
