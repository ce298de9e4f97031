import { parseArgs } from 'node:util'

/** What the command line says. */
export type Options = {
  seed: number
  runs: number
  /** Minutes after which no other run begins; null for as many as `runs` says. */
  minutes: number | null
  workers: number
  people: number[] | null
  faults: string[] | null
  trail: boolean
  /** Stops at the first that breaks. */
  first: boolean
  /** A worker's own share: every so many runs. */
  every: number
  /** Runs on a data file, through the threads of the store that serves. */
  file: boolean
}

export function readOptions(given: readonly string[], usualSeed: number): Options {
  const { values } = parseArgs({
    args: [...given],
    options: {
      seed: { type: 'string' },
      runs: { type: 'string' },
      minutes: { type: 'string' },
      workers: { type: 'string' },
      people: { type: 'string' },
      faults: { type: 'string' },
      every: { type: 'string' },
      trail: { type: 'boolean', default: false },
      first: { type: 'boolean', default: false },
      file: { type: 'boolean', default: false },
    },
  })
  const minutes = values.minutes === undefined ? null : whole('minutes', values.minutes)
  return {
    ...{ trail: values.trail, first: values.first, file: values.file, minutes },
    seed: values.seed === undefined ? usualSeed : whole('seed', values.seed),
    runs: whole('runs', values.runs ?? (minutes === null ? '10' : '100000000')),
    workers: whole('workers', values.workers ?? (minutes === null ? '1' : '2')),
    every: whole('every', values.every ?? '1'),
    people: values.people === undefined ? null : parts(values.people).map(Number),
    faults: values.faults === undefined ? null : parts(values.faults),
  }
}

function parts(text: string): string[] {
  return text.split(',').filter((part) => part !== '')
}

function whole(name: string, text: string): number {
  const number = Number(text)
  if (!Number.isSafeInteger(number) || number < 0)
    throw new Error(`--${name} must be a whole number.`)
  return number
}
