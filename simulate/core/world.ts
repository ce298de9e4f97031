import type { Timers } from './globals.ts'
import { createHeap, type Due } from './heap.ts'
import { createTrail, type Trail } from './trail.ts'

/** A process of the service: what it was about to do ends with it. */
export type Owner = {
  name: string
  alive: boolean
  /** By how much its clock is wrong. */
  skewMs: number
}

/** Something under way, and how many effects it has had: both together name each effect for good. */
export type Task = { key: string; effects: number; owner: Owner | null }

type Event = Due & {
  task: Task
  /** Empty for what is not written down, as timers that were never due. */
  label: string
  run(): void
  cancelled: boolean
}

export type World = Timers & {
  trail: Trail
  /** Writes a line of the trail. */
  note(line: string): void
  /** Of the task that is under way at this moment. */
  task(): Task
  /** Plans something; what belongs to a process that has ended by then is never done. */
  plan(task: Task, ms: number, label: string, run: () => void): Event
  /** Begins a task of its own now. */
  begin(key: string, owner: Owner | null, work: () => Promise<void>): void
  sleep(ms: number): Promise<void>
  /** Does what is due until nothing is or `until` says so. */
  run(until?: () => boolean): Promise<void>
  /** Broken promises, as sentences. */
  broken: string[]
  break(sentence: string): void
  eventsDone(): number
}

/** More than any run needs: one that never ends is told of as broken. */
const eventsMax = 3_000_000
/** After so many it is looked whether there is time for more. */
const eventsAtOnce = 1_024
/** Times in a row that something is done again while nothing else happens. */
const beatsMax = 20
/** Simulated, from the beginning. */
export const startMs = Date.parse('2026-03-02T09:00:00.000Z')

/** Ends a run under way: a busy machine may take minutes over one. */
export class NoTimeLeft extends Error {}

/** Does everything that was promised meanwhile, without leaving the stack. */
const settleMicrotasks = (process as unknown as { _tickCallback(): void })._tickCallback

export type WorldOptions = {
  keep: boolean
  waitReal: WaitReal
  /** Whether the machine's time for it is over. */
  isOver: () => boolean
}

/** The clock and the order of everything that happens. */
export function createWorld({ keep, waitReal, isOver }: WorldOptions): World {
  const heap = createHeap<Event>()
  /** What is done again and again, however little happens. */
  const beats = createHeap<Event>()
  const trail = createTrail(keep)
  const outside: Task = { key: 'outside', effects: 0, owner: null }
  const broken: string[] = []
  let nowMs = startMs
  let order = 0
  let done = 0
  let task = outside

  function plan(whose: Task, ms: number, label: string, run: () => void): Event {
    const event = {
      at: nowMs + Math.floor(ms),
      order: ++order,
      task: whose,
      label,
      run,
      cancelled: false,
    }
    heap.push(event)
    return event
  }

  /** Whether there was anything to do. */
  function step(): boolean {
    const [first, beat] = [heap.peek(), beats.peek()]
    if (!first) return false
    const event = beat && beat.at < first.at ? beats.pop() : heap.pop()
    if (!event) return false
    const { owner } = event.task
    if (event.cancelled || owner?.alive === false) return true
    nowMs = event.at
    task = event.task
    done += 1
    if (event.label !== '') trail.add(nowMs - startMs, event.label)
    event.run()
    settleMicrotasks()
    return true
  }

  return {
    trail,
    note: (line) => trail.add(nowMs - startMs, line),
    broken,
    now: () => nowMs,
    task: () => task,
    after: (ms, run) => plan(task, ms, '', run),
    beat(ms, run) {
      // Where nothing else happens for long, once is as good as a thousand times.
      const quietMs = (heap.peek()?.at ?? nowMs) - nowMs
      const at = nowMs + (quietMs > beatsMax * ms ? quietMs : ms)
      const event = { at, order: ++order, task, label: '', run, cancelled: false }
      beats.push(event)
      return event
    },
    plan,
    begin(key, owner, work) {
      const begun: Task = { key, effects: 0, owner }
      plan(begun, 0, key, () => {
        work().catch((error: unknown) => {
          broken.push(
            `${key} failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
          )
        })
      })
    },
    sleep: (ms) => new Promise((resolve) => plan(task, ms, '', resolve)),
    async run(until = () => false) {
      await new Promise<void>((resolve, reject) => {
        function turn(): void {
          try {
            for (;;) {
              if (waitReal.pending > 0) {
                waitReal.onSettled(() => setReal(turn))
                return
              }
              if (until() || !step()) {
                resolve()
                return
              }
              if (done > eventsMax) throw new Error('The run never ends.')
              const isWhole = broken.length > 0 || done % eventsAtOnce !== 0 || !isOver()
              if (!isWhole) throw new NoTimeLeft()
            }
          } catch (error) {
            reject(error)
          }
        }
        setReal(turn)
      })
    },
    break(sentence) {
      broken.push(sentence)
    },
    eventsDone: () => done,
  }
}

/** What is really done elsewhere, as by the threads of a store on a file: nothing else happens meanwhile. */
export type WaitReal = { pending: number; onSettled(then: () => void): void }

const setReal = setImmediate
