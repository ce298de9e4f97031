import { monitorEventLoopDelay } from 'node:perf_hooks'
import { createMetrics, type Metrics } from './http/metrics.ts'
import { fallbackKind } from './interview/proposals/fallbacks.ts'
import type { Usage } from './interview/session.ts'
import type { Store } from './service/store.ts'
import type { Voiced } from './service/voice/voicing.ts'

/** Bounds of the latency histogram, seconds: 13 s is the longest a participant's event may take. */
const latencyBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 13]

export type Telemetry = {
  metrics: Metrics
  /** Counts what a model used up by one call. */
  spent(usage: Usage): void
  jobFailed(parked: boolean): void
  /** Counts a turn that the built-in interviewer spoke in place of a model, and why. */
  spokeInstead(why: string): void
  /** Counts a line that was to be read aloud. */
  voiced(voiced: Voiced): void
  /** Counts a reading that took more than its time. */
  readingEnded(reading: string): void
  /** The same store, which counts what becomes of interviews. */
  watch(store: Store): Store
}

/** What the service tells about itself at `/metrics`. */
export function createTelemetry(store: Pick<Store, 'countJobs'>): Telemetry {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  const metrics = createMetrics([
    {
      type: 'counter',
      name: 'colloquy_http_requests_total',
      help: 'Requests answered, by route pattern, method and status.',
    },
    {
      type: 'histogram',
      name: 'colloquy_http_request_seconds',
      help: 'Time to answer, by route pattern.',
      buckets: latencyBuckets,
    },
    {
      type: 'gauge',
      name: 'colloquy_jobs',
      help: 'Profiles and groupings still to be made: waiting, or parked after too many tries.',
      read: async () => {
        const { waiting, parked } = await store.countJobs()
        return [
          { labels: { state: 'waiting' }, value: waiting },
          { labels: { state: 'parked' }, value: parked },
        ]
      },
    },
    {
      type: 'counter',
      name: 'colloquy_job_failures_total',
      help: 'Tries that failed, and whether the job was parked by it.',
    },
    {
      type: 'counter',
      name: 'colloquy_readings_ended_total',
      help: 'Readings of what people wrote that took more than their time, by kind.',
    },
    { type: 'counter', name: 'colloquy_model_calls_total', help: 'Calls of a language model.' },
    {
      type: 'counter',
      name: 'colloquy_model_tokens_total',
      help: 'Tokens of those calls, by direction.',
    },
    {
      type: 'counter',
      name: 'colloquy_model_cost_usd_total',
      help: 'What they cost at the prices that are set.',
    },
    {
      type: 'counter',
      name: 'colloquy_fallback_turns_total',
      help: 'Turns that the built-in interviewer spoke in place of a model, by why.',
    },
    {
      type: 'counter',
      name: 'colloquy_voice_lines_total',
      help: 'Lines that were to be read aloud: made by the voice, kept from before, or failed.',
    },
    {
      type: 'counter',
      name: 'colloquy_voice_characters_total',
      help: 'Characters that the voice read aloud, by which providers charge.',
    },
    {
      type: 'counter',
      name: 'colloquy_interviews_total',
      help: 'Interviews that came into a status in this process.',
    },
    {
      type: 'gauge',
      name: 'colloquy_event_loop_delay_seconds',
      help: 'How late the event loop was since the last look, by quantile.',
      read: () => {
        const samples = [0.5, 0.99].map((quantile) => ({
          labels: { quantile: String(quantile) },
          value: delay.percentile(quantile * 100) / 1e9,
        }))
        delay.reset()
        return samples
      },
    },
    {
      type: 'gauge',
      name: 'colloquy_process_memory_bytes',
      help: 'Memory of the process, by kind.',
      read: () => {
        const { rss, heapUsed, external } = process.memoryUsage()
        return Object.entries({ rss, heapUsed, external }).map(([kind, value]) => ({
          labels: { kind },
          value,
        }))
      },
    },
    {
      type: 'gauge',
      name: 'colloquy_process_uptime_seconds',
      help: 'Time since the start of the process.',
      read: () => [{ labels: {}, value: process.uptime() }],
    },
  ])
  return {
    metrics,
    spent({ inputTokens, outputTokens, costUSD = 0 }) {
      metrics.count('colloquy_model_calls_total', {})
      metrics.count('colloquy_model_tokens_total', { direction: 'input' }, inputTokens)
      metrics.count('colloquy_model_tokens_total', { direction: 'output' }, outputTokens)
      metrics.count('colloquy_model_cost_usd_total', {}, costUSD)
    },
    spokeInstead: (why) =>
      metrics.count('colloquy_fallback_turns_total', { why: fallbackKind(why) }),
    jobFailed(parked) {
      metrics.count('colloquy_job_failures_total', { parked: String(parked) })
    },
    voiced(voiced) {
      metrics.count('colloquy_voice_lines_total', { how: voiced.how })
      if (voiced.how === 'made')
        metrics.count('colloquy_voice_characters_total', {}, voiced.characters)
    },
    readingEnded: (reading) => metrics.count('colloquy_readings_ended_total', { reading }),
    watch: (watched) => ({ ...watched, ...countInterviews(watched, metrics) }),
  }
}

type Counted = 'addInvites' | 'takeStep' | 'moveInvite' | 'sweepInvites' | 'eraseInvite'

function countInterviews(store: Store, metrics: Metrics): Pick<Store, Counted> {
  const count = (status: string, by = 1) =>
    metrics.count('colloquy_interviews_total', { status }, by)
  const names = {
    ...{ start: 'started', complete: 'completed', resume: 'resumed', revoke: 'revoked' },
    ...{ screen_out: 'screened_out', turn_away: 'quota_full' },
  }
  const nameOf = (event: string) => (names as Record<string, string>)[event] ?? event
  return {
    async addInvites(change) {
      const written = await store.addInvites(change)
      if (written.outcome === 'done') count('created', change.invites.length)
      return written
    },
    async takeStep(step) {
      const outcome = await store.takeStep(step)
      if (outcome === 'done' && step.event) count(nameOf(step.event))
      return outcome
    },
    async moveInvite(change) {
      const moved = await store.moveInvite(change)
      if (moved) count(nameOf(change.event))
      return moved
    },
    async sweepInvites(change) {
      const swept = await store.sweepInvites(change)
      if (swept > 0) count('expired_or_abandoned', swept)
      return swept
    },
    async eraseInvite(change) {
      const outcome = await store.eraseInvite(change)
      if (outcome === 'done') count('erased')
      return outcome
    },
  }
}
