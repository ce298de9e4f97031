import type { Outbound, Posted } from '../../src/service/webhooks/outbound.ts'
import type { Effects } from '../core/effects.ts'

/** What a receiver was told by one `webhook-id`; repeats are dropped, as receivers are told to. */
export type Heard = {
  url: string
  orgID: string
  deliveryID: string
  body: string
  type: string
  data: Record<string, unknown>
  times: number
}

export type Receivers = {
  outboundOf(): Outbound
  heard: ReadonlyMap<string, Heard>
}

const usualMs = 60

/** Doubles of whoever is told of what happens: they take it, refuse it, are slow or away. */
export function createReceivers(effects: Effects): Receivers {
  const { world } = effects
  const heard = new Map<string, Heard>()

  function hear(url: string, orgID: string, deliveryID: string, body: string): void {
    const before = heard.get(deliveryID)
    if (before) {
      before.times += 1
      if (before.body !== body) world.break(`A receiver was told two things by ${deliveryID}.`)
      if (before.url !== url) world.break(`Two receivers were told by ${deliveryID}.`)
      return
    }
    const { type, data } = JSON.parse(body) as Pick<Heard, 'type' | 'data'>
    heard.set(deliveryID, { url, orgID, deliveryID, body, type, data, times: 1 })
  }

  return {
    heard,
    outboundOf: () => ({
      check: async () => undefined,
      getJSON: () => Promise.reject(new Error('No assistant has a document here.')),
      async post({ orgID, url, headers, body }) {
        const { fault, task, delayMs } = await effects.take('post', 'post', usualMs)
        const answered = (code: number | null, more: Partial<Posted> = {}): Posted => ({
          ...{ code, milliseconds: delayMs, retryAfter: null, answer: null },
          reason: code === null ? 'Nobody answered.' : null,
          ...more,
        })
        if (fault === 'lost') return answered(null)
        if (fault === 'refused') return answered(500)
        if (fault === 'too much') return answered(429, { retryAfter: '90' })
        if (fault === 'gone') return answered(410)
        hear(url, orgID, headers['webhook-id'] ?? '', body)
        if (fault === 'crash after' && task.owner) {
          effects.crash(task.owner)
          return await new Promise<Posted>(() => {})
        }
        return fault === 'answer lost' ? answered(null) : answered(204)
      },
    }),
  }
}
