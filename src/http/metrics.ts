import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { unknownPath } from './requests/failure.ts'

/**
 * Counters, gauges and histograms in Prometheus' text format. A writer of our own, as all that is
 * counted fits a page; labels come from fixed sets, so that nothing a caller sends makes a new series.
 */
export type Metrics = {
  count(name: string, labels: Labels, by?: number): void
  observe(name: string, labels: Labels, value: number): void
  render(): Promise<string>
}

export type Labels = Readonly<Record<string, string>>

export type Definition = { name: string; help: string } & (
  | { type: 'counter' }
  | { type: 'histogram'; buckets: readonly number[] }
  /** Read when somebody looks. One that fails is left out and counted, and the others are shown. */
  | { type: 'gauge'; read: () => Promise<Sample[]> | Sample[] }
)
export type Sample = { labels: Labels; value: number }

/** Most series of one name; those beyond are not kept. */
const seriesMax = 1_000

/** A counter of our own, so that what is missing can be told from what was never there. */
const unread = {
  type: 'counter',
  name: 'colloquy_metrics_unread_total',
  help: 'How often another metric could not be read, by its name.',
} as const satisfies Definition

type Series = { labels: Labels; value: number; sum: number; buckets: number[] }

export function createMetrics(given: readonly Definition[]): Metrics {
  const definitions: readonly Definition[] = [...given, unread]
  const series = new Map(definitions.map(({ name }) => [name, new Map<string, Series>()]))

  function find(name: string, labels: Labels): Series | null {
    const all = series.get(name)
    // The names are the same for all series of a metric.
    const key = Object.values(labels).join('\n')
    const known = all?.get(key)
    if (known || !all || all.size >= seriesMax) return known ?? null
    const made: Series = { labels, value: 0, sum: 0, buckets: [] }
    all.set(key, made)
    return made
  }

  const bounds = new Map(
    definitions.map((one) => [one.name, one.type === 'histogram' ? one.buckets : []]),
  )

  function count(name: string, labels: Labels, by = 1): void {
    const one = find(name, labels)
    if (one) one.value += by
  }

  async function samplesOf(definition: Definition): Promise<readonly Sample[] | null> {
    if (definition.type !== 'gauge') return [...(series.get(definition.name)?.values() ?? [])]
    try {
      return await definition.read()
    } catch {
      count(unread.name, { name: definition.name })
      return null
    }
  }

  return {
    count,
    observe(name, labels, value) {
      const one = find(name, labels)
      if (!one) return
      one.value += 1
      one.sum += value
      const of = bounds.get(name) ?? []
      const at = of.findIndex((bound) => value <= bound)
      const index = at === -1 ? of.length : at
      one.buckets[index] = (one.buckets[index] ?? 0) + 1
    },
    async render() {
      const parts: string[] = []
      for (const definition of definitions) {
        const { name, help, type } = definition
        const head = `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n`
        if (type === 'histogram') {
          const kept = [...(series.get(name)?.values() ?? [])]
          parts.push(head, ...kept.map((one) => renderHistogram(name, definition.buckets, one)))
          continue
        }
        const samples = await samplesOf(definition)
        if (samples) parts.push(head, ...samples.map((one) => line(name, one.labels, one.value)))
      }
      return parts.join('')
    },
  }
}

function renderHistogram(name: string, bounds: readonly number[], one: Series): string {
  let below = 0
  const lines = bounds.map((bound, at) => {
    below += one.buckets[at] ?? 0
    return line(`${name}_bucket`, { ...one.labels, le: String(bound) }, below)
  })
  return [
    ...lines,
    line(`${name}_bucket`, { ...one.labels, le: '+Inf' }, one.value),
    line(`${name}_sum`, one.labels, one.sum),
    line(`${name}_count`, one.labels, one.value),
  ].join('')
}

function line(name: string, labels: Labels, value: number): string {
  return `${name}${writeLabels(labels)} ${value}\n`
}

function writeLabels(labels: Labels): string {
  const pairs = Object.entries(labels).map(
    ([name, value]) =>
      `${name}="${value.replace(/[\\"\n]/g, (one) => (one === '\n' ? '\\n' : `\\${one}`))}"`,
  )
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

/** Shows them to whoever holds the token; to others there is nothing here. */
export function createMetricsHandler({ metrics, token }: { metrics: Metrics; token: string }) {
  const expected = digest(`Bearer ${token}`)
  return async function showMetrics(request: FastifyRequest, reply: FastifyReply) {
    const given = digest(request.headers.authorization ?? '')
    if (!timingSafeEqual(given, expected)) throw unknownPath()
    return reply
      .header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
      .send(await metrics.render())
  }
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
