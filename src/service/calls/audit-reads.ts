import { setTimeout as pause } from 'node:timers/promises'
import { AppError } from '../../contract/errors.ts'
import { createID, type RandomBytes } from '../ids.ts'
import type { Store } from '../store.ts'
import type { AuditLine } from './call-store.ts'

/** How soon what was read is written down. */
const flushEveryMs = 1_000
/** For so long the same read again is only counted, and written as one line when the time is over. */
const countedForMs = 600_000
/** Most reads that are counted at one time. */
const countedMax = 20_000
/** Lines written by one verb. */
const linesAtOnce = 500
/** Lines that may wait while the database is away or slow. */
const waitingLinesMaxDefault = 20_000
/** How often the rest is tried when the service ends, and the pause between. */
const closingTriesMax = 3
const closingPauseMs = 500

/** Lines that are gone, by the call they told of: enough to know what is missing, and of nobody. */
export type LostLines = { count: number; calls: Record<string, number>; cause: unknown }

export type Reads = {
  /** Refuses a line that there is no room for: what is not written down must not be told either. */
  add(key: string, makeLine: () => AuditLine): void
  /** Writes down what is left, or tells that it could not. */
  close(): Promise<void>
}

type ReadsDeps = {
  store: Pick<Store, 'addAudit'>
  now: () => Date
  randomBytes: RandomBytes
  onLost: (lost: LostLines) => void
  waitingLinesMax?: number
}

/** A read that was written down lately, and how often it was made again since. */
type Counted = { line: AuditLine; until: number; again: number }

/**
 * Gathers reads and writes them down together, so that none of them waits for the disk. That something
 * was read is written within a second; a crash may cost how often it was read again. Lines wait for a
 * database that is away.
 */
export function createReads(deps: ReadsDeps): Reads {
  const { now, waitingLinesMax = waitingLinesMaxDefault } = deps
  const writer = createLineWriter(deps)
  let waiting: AuditLine[] = []
  let flushing: Promise<void> | null = null
  // In the order of their time, which is the order in which it is over.
  const counted = new Map<string, Counted>()
  // Made here, where no call is under way that its writes could be taken for.
  const timer = setInterval(() => void flush(), flushEveryMs)
  timer.unref()

  /** Of those at the front for whom it is over: what was counted becomes a line of its own. */
  function endCounting(isOver: (one: Counted) => boolean): void {
    for (const [key, one] of counted) {
      if (!isOver(one)) return
      counted.delete(key)
      if (one.again > 0) waiting.push({ ...one.line, ...stampOf(deps), count: one.again })
    }
  }

  function flush(): Promise<void> {
    flushing ??= writeWaiting().finally(() => {
      flushing = null
    })
    return flushing
  }

  async function writeWaiting(): Promise<void> {
    const at = now().getTime()
    endCounting(({ until }) => at >= until)
    const end = waiting.length
    let begin = 0
    while (begin < end) {
      const some = waiting.slice(begin, Math.min(end, begin + linesAtOnce))
      const left = await writer.write(some)
      begin += some.length - left
      if (left > 0) break
    }
    waiting = waiting.slice(begin)
  }

  return {
    add(key, makeLine) {
      const at = now().getTime()
      const known = counted.get(key)
      if (known && at < known.until) {
        known.again += 1
        return
      }
      if (waiting.length >= waitingLinesMax) {
        throw new AppError('unavailable', 'The audit log cannot be written at the moment.')
      }
      endCounting(({ until }) => at >= until || counted.size >= countedMax)
      const line = makeLine()
      counted.set(key, { line, until: at + countedForMs, again: 0 })
      waiting.push(line)
    },
    async close() {
      clearInterval(timer)
      await flushing
      endCounting(() => true)
      for (let tries = 0; tries < closingTriesMax && waiting.length > 0; tries += 1) {
        if (tries > 0) await pause(closingPauseMs)
        await flush()
      }
      if (waiting.length > 0) writer.tellLost(waiting)
    },
  }
}

/** Writes lines; one that the database does not take is told of and does not hold up the others. */
function createLineWriter({ store, onLost }: Pick<ReadsDeps, 'store' | 'onLost'>) {
  let cause: unknown

  function tellLost(lines: readonly AuditLine[]): void {
    const calls: Record<string, number> = {}
    for (const { call, count } of lines) calls[call] = (calls[call] ?? 0) + count
    onLost({ count: lines.length, calls, cause })
  }

  /** Answers how many at the end have to wait because the database is away. */
  async function write(lines: readonly AuditLine[]): Promise<number> {
    try {
      await store.addAudit({ lines: [...lines] })
      return 0
    } catch (error) {
      cause = error
      if (isAway(error)) return lines.length
      if (lines.length > 1) return await writeHalves(lines)
      tellLost(lines)
      return 0
    }
  }

  async function writeHalves(lines: readonly AuditLine[]): Promise<number> {
    const half = lines.length >> 1
    const left = await write(lines.slice(0, half))
    return left > 0 ? left + lines.length - half : await write(lines.slice(half))
  }

  return { write, tellLost }
}

/** Of a line made now. */
export function stampOf(deps: {
  now: () => Date
  randomBytes: RandomBytes
}): Pick<AuditLine, 'auditID' | 'at'> {
  return { auditID: createID(deps, 'aud_'), at: deps.now().toISOString() }
}

function isAway(error: unknown): boolean {
  return error instanceof AppError && error.code === 'unavailable'
}
