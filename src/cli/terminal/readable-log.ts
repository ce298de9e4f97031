import { styleText } from 'node:util'
import { printable } from './printable.ts'

type Color = Parameters<typeof styleText>[0]

const levels: Record<number, { name: string; color: Color }> = {
  20: { name: 'debug', color: 'gray' },
  30: { name: 'info', color: 'green' },
  40: { name: 'warn', color: 'yellow' },
  50: { name: 'error', color: 'red' },
  60: { name: 'fatal', color: 'red' },
}
/** Members of a line that say nothing to whoever sits in front of it. */
const unsaid = new Set(['level', 'time', 'pid', 'hostname', 'msg'])
/** Members of a request in the order in which they are read, by their values alone. */
const ofRequest = ['method', 'route', 'status', 'ms']

/** A line of the log, which is JSON for programs, as a person reads it on a terminal. */
export function readableLine(json: string): string {
  const line: Record<string, unknown> = JSON.parse(json)
  const { level, time, msg } = line
  const { name, color } = levels[Number(level)] ?? { name: String(level), color: 'gray' as const }
  const clock = new Date(Number(time)).toTimeString().slice(0, 8)
  const isRequest = msg === 'request'
  const values = isRequest ? ofRequest.filter((member) => member in line) : []
  const rest = Object.entries(line)
    .filter(([member]) => !unsaid.has(member) && !values.includes(member))
    .map(
      ([member, value]) => `${member}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
    )
  const words = [
    ...(isRequest ? [] : [String(msg)]),
    ...values.map((member) => `${line[member]}${member === 'ms' ? ' ms' : ''}`),
  ]
  const shown = styleText(color, name.padEnd(5), { stream: process.stderr })
  return `${clock} ${shown} ${printable([...words, ...rest].join(' ')).replaceAll('\n', ' ')}\n`
}
