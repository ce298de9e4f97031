import { AppError } from '../contract/errors.ts'
import { chargeCost, createPay, whoseCall } from '../service/calls/cost.ts'
import { createFairQueue } from '../service/calls/fair-queue.ts'
import { ReadingOverrun } from '../service/reading.ts'
import {
  longReadingCpuMsMax,
  pressingPerCallerMax,
  readersMax,
  readingCpuMsMax,
  waitingMax,
  waitingPerCallerMax,
} from './bounds.ts'
import { openReader, type Reader } from './open-reader.ts'
import type { Readings } from './readings.ts'

type Name = keyof Readings

/** Readings that somebody in an interview waits for. They go first, and have a thread to themselves. */
const pressing: ReadonlySet<Name> = new Set([
  'openGuide',
  'reduce',
  'propose',
  'checkProposal',
  'conductTurn',
])
/** Readings of whole interviews and profiles. */
const long: ReadonlySet<Name> = new Set([
  'extract',
  'makeRecord',
  'composeProfile',
  'showProfile',
  'reportInvite',
  'showTranscript',
  'writeStudyPart',
  'tellAnswers',
  'writeDocx',
  'showTalk',
  'leaveOut',
  'wordsSaid',
  'choosePassages',
  'findPlaces',
  'readInterview',
  'judgeTurns',
  'lookAgain',
  'rehearseTalk',
  'rehearsedGuide',
  'ownAnswers',
  'answerFor',
  'simulate',
  'measureStandIn',
  'drawnFrom',
  'drawProfile',
  'tellAccuracy',
])
const names: readonly Name[] = [
  ...pressing,
  ...long,
  'compileGuide',
  'knowGuide',
  'questionsOfGoals',
  'makeGist',
  'listGroupable',
  'verifyGroups',
  'readQuestion',
  'readQuote',
  'answerQuestion',
  'pointAtQuotes',
  'guessAnswers',
  'playPerson',
  'groupClaims',
  'readGuide',
]

type Waiting = {
  name: Name
  given: unknown
  /** Looks at the bill of whoever asked, again when the turn has come; throws where nothing is left. */
  pay(): void
  resolve(done: Done): void
  reject(error: unknown): void
}
type Done = { result: unknown; cpuMs: number } | { error: Error; cpuMs: number }

export type Readers = {
  readings: Readings
  /** Starts a thread ahead of the first reading. */
  warmUp(): Promise<void>
  /** Ends the threads; what is still being read is refused. */
  close(): Promise<void>
}

export type ReadersOptions = {
  /** Told of each reading that was ended. */
  onOverrun: (overrun: { reading: string; cpuMs: number }) => void
  /** Time that a reading may take, in milliseconds of CPU, in place of the usual. */
  cpuMsMax?: number
}

/**
 * Reads people's words on threads of their own, each one thing at a time. A reading that takes more
 * than its time is ended with its thread, and another thread takes its place. What a reading costs is
 * charged to the call that asked for it, which has nothing more read once its budget is spent, and what
 * waits takes turns by whose it is.
 */
export function createReaders({ onOverrun, cpuMsMax }: ReadersOptions): Readers {
  const waiting = { pressing: createFairQueue<Waiting>(), others: createFairQueue<Waiting>() }
  const busy = new Map<Reader, Name>()
  const idle: Reader[] = []
  const opening = new Set<Promise<void>>()
  let closed = false

  /** How many others may begin: one thread takes nothing but what is pressing. */
  function roomForOthers(): number {
    const underWay = [...busy.values()].filter((name) => !pressing.has(name)).length
    return Math.max(0, readersMax - 1 - underWay)
  }

  function nextDue(): Waiting | undefined {
    return waiting.pressing.shift() ?? (roomForOthers() > 0 ? waiting.others.shift() : undefined)
  }

  function dispatch(): void {
    for (let reader = idle.pop(); reader; reader = idle.pop()) {
      if (reader.isGone()) continue
      const due = nextDue()
      if (!due) {
        idle.push(reader)
        return
      }
      void run(reader, due)
    }
    const due = waiting.pressing.length + Math.min(waiting.others.length, roomForOthers())
    // While a long one is read, a thread stands by: opening it takes longer than what is pressing may wait.
    const wanted = roomForOthers() === 0 ? Math.max(1, due) : due
    const room = readersMax - busy.size - opening.size
    for (let more = Math.min(wanted - opening.size, room); more > 0; more -= 1) void open()
  }

  function open(): Promise<void> {
    const opened = openOne().finally(() => {
      opening.delete(opened)
      dispatch()
    })
    opening.add(opened)
    return opened
  }

  async function openOne(): Promise<void> {
    try {
      const reader = await openReader()
      if (closed) await reader.end()
      else idle.push(reader)
    } catch (error) {
      // Whatever keeps a thread from starting keeps everybody's words from being read.
      refuseAll(error)
    }
  }

  function refuseAll(error: unknown): void {
    for (const { reject } of waiting.pressing.drain()) reject(error)
    for (const { reject } of waiting.others.drain()) reject(error)
  }

  async function run(reader: Reader, due: Waiting): Promise<void> {
    const { name, given, pay, resolve, reject } = due
    busy.set(reader, name)
    const usual = long.has(name) ? longReadingCpuMsMax : readingCpuMsMax
    try {
      pay()
      const outcome = await reader.read({ name, given }, cpuMsMax ?? usual)
      if (outcome.type === 'overrun') {
        onOverrun({ reading: name, cpuMs: outcome.cpuMs })
        resolve({ error: new ReadingOverrun(), cpuMs: outcome.cpuMs })
      } else resolve(outcome)
    } catch (error) {
      reject(error)
    }
    busy.delete(reader)
    if (!closed) idle.push(reader)
    dispatch()
  }

  async function read(name: Name, given: unknown): Promise<unknown> {
    if (closed) throw stopping()
    const isPressing = pressing.has(name)
    const queue = isPressing ? waiting.pressing : waiting.others
    if (queue.length >= waitingMax) {
      throw new AppError('unavailable', 'There is too much to read; please try again.')
    }
    const whose = whoseCall()
    const ownMax = isPressing ? pressingPerCallerMax : waitingPerCallerMax
    if (whose !== '' && queue.lengthOf(whose) >= ownMax) {
      throw new AppError('too_many', 'Too much of yours is being read; try again in a second.')
    }
    // Who is in an interview is not stopped in the middle of a step.
    const pay = isPressing ? () => {} : createPay()
    pay()
    const done = await new Promise<Done>((resolve, reject) => {
      queue.push(whose, { name, given, pay, resolve, reject })
      dispatch()
    })
    chargeCost(done.cpuMs)
    if ('error' in done) throw done.error
    return done.result
  }

  const table = names.map((name) => [name, (given: unknown) => read(name, given)])
  return {
    // Each reading under its own name, with its own types.
    readings: Object.fromEntries(table) as Readings,
    async warmUp() {
      if (idle.length + busy.size + opening.size === 0) await open()
    },
    async close() {
      closed = true
      refuseAll(stopping())
      await Promise.all(opening)
      await Promise.all([...idle.splice(0), ...busy.keys()].map((reader) => reader.end()))
    },
  }
}

function stopping(): AppError {
  return new AppError('unavailable', 'The service is stopping.')
}
