import type { Client } from '../../../../../client/client.ts'
import { texts } from './texts.ts'

export type Webhook = Awaited<ReturnType<Client['webhooks']['getList']>>[number]
export type Attempt = Awaited<ReturnType<Client['webhooks']['getDeliveries']>>[number]
export type WebhookEvent = Webhook['events'][number]

/** In the order in which they are offered. */
export const eventNames = (Object.keys(texts.event) as (keyof typeof texts.event)[]).filter(
  (name) => name !== 'webhook.test',
)

/** What an address is called in short. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url
}
