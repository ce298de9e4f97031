import type { Client } from '../../../../client/client.ts'
import { formatNumber } from '../../parts/texts/dates.ts'
import { texts } from './texts.ts'

export type Card = Awaited<ReturnType<Client['invites']['getReport']>>
export type Measure = Card['measures'][number]

const shares = ['questionsPerTurn', 'participantShare', 'engagement']
const answers = ['completed', 'prematureClose']

/** A name for people; one that is not known yet as it is, its words apart. */
export function nameMeasure({ name }: Measure): string {
  const known = Object.hasOwn(texts.measures, name) ? texts.measures[name] : undefined
  return known ?? name.replace(/([a-z])([A-Z])/g, (_, a, b) => `${a} ${b.toLowerCase()}`)
}

/** A value as people say it: a share in per cent, a duration with its unit. */
export function formatValue(name: string, value: number): string {
  if (answers.includes(name)) return value > 0 ? texts.yes : texts.no
  if (shares.includes(name)) {
    return value.toLocaleString(undefined, { style: 'percent', maximumFractionDigits: 0 })
  }
  if (name === 'durationSeconds') return texts.seconds(value)
  if (name.startsWith('replyMs')) return `${formatNumber(Math.round(value / 100) / 10)} s`
  return formatNumber(Math.round(value * 10) / 10)
}

/** Where a value should lie, in words; empty where it is not said. */
export function formatTarget({ name, target }: Measure): string {
  const [min, max] = [target?.min, target?.max].map((value) =>
    value === undefined ? undefined : formatValue(name, value),
  )
  if (answers.includes(name)) return max ?? min ?? ''
  if (min !== undefined && max !== undefined) return texts.targets.both(min, max)
  if (min !== undefined) return texts.targets.min(min)
  return max === undefined ? '' : texts.targets.max(max)
}
