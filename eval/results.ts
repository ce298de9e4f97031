import { existsSync, readFileSync } from 'node:fs'
import { isMet, isWorse, type Metric } from './metrics/metric.ts'
import type { Use } from './sets/set.ts'

/** The metrics of one set and one interviewer. */
export type Section = {
  set: Use
  about: string
  interviews: number
  metrics: Metric[]
}

/** Values by section and metric, as they were when somebody accepted them. */
export type Baseline = Record<string, Record<string, number | null>>

const decimals = 4

export function nameOf({ set, about }: Section): string {
  return `${about}, ${set} set`
}

export function readBaseline(path: URL): Baseline | null {
  // Written by this program in the shape above.
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Baseline) : null
}

export function baselineOf(sections: readonly Section[], before: Baseline | null): Baseline {
  const made = sections.map((section): [string, Record<string, number | null>] => {
    const kept = section.metrics.filter(({ timed }) => !timed)
    return [
      nameOf(section),
      Object.fromEntries(kept.map(({ name, value }) => [name, rounded(value)])),
    ]
  })
  return { ...before, ...Object.fromEntries(made) }
}

export type Problem = {
  section: string
  metric: Metric
  why: 'missed' | 'worse'
  before: number | null
}

/** What the baseline had and this run has lost: a target that was met, or more than noise. */
export function regressionsOf(sections: readonly Section[], baseline: Baseline | null): Problem[] {
  return sections.flatMap((section) =>
    section.metrics.flatMap((metric): Problem[] => {
      const before = baseline?.[nameOf(section)]?.[metric.name]
      if (before === undefined) return []
      const about = { section: nameOf(section), metric, before }
      const held = !metric.timed && isMet({ ...metric, value: before })
      if (held && !isMet(metric)) return [{ ...about, why: 'missed' }]
      return isWorse(metric, before) ? [{ ...about, why: 'worse' }] : []
    }),
  )
}

/** Hard targets missed, and metrics that got worse than the baseline. */
export function problemsOf(sections: readonly Section[], baseline: Baseline | null): Problem[] {
  return sections.flatMap((section) =>
    section.metrics.flatMap((metric): Problem[] => {
      const before = baseline?.[nameOf(section)]?.[metric.name] ?? null
      const about = { section: nameOf(section), metric, before }
      if (metric.hard && !isMet(metric)) return [{ ...about, why: 'missed' }]
      return isWorse(metric, before) ? [{ ...about, why: 'worse' }] : []
    }),
  )
}

export function asJSON(sections: readonly Section[]): string {
  const told = sections.map(({ metrics, ...section }) => ({
    ...section,
    metrics: metrics
      .filter(({ timed }) => !timed)
      .map(({ value, ...metric }) => ({
        ...metric,
        value: rounded(value),
        met: isMet(metric as Metric),
      })),
  }))
  return `${JSON.stringify({ sections: told }, null, 2)}\n`
}

export function rounded(value: number | null): number | null {
  return value === null ? null : Number(value.toFixed(decimals))
}
