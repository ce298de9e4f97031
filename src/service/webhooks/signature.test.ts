import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { createSecret, signedHeaders } from './signature.ts'

const now = new Date()
const body = JSON.stringify({ type: 'webhook.test', data: { text: 'ünïcode \u2028 "quoted"' } })
const randomBytes = (count: number) => Uint8Array.from({ length: count }, (_, at) => at)
const later = new Date(now.getTime() + 1_000).toISOString()

test('what is signed is what the library of the standard signs', () => {
  const secret = createSecret(randomBytes)
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  const headers = signedHeaders(
    { secret, oldSecret: null, oldSecretUntil: null },
    { id: 'msg_1', body, now },
  )
  expect(headers['webhook-signature']).toBe(new Webhook(secret).sign('msg_1', now, body))
  expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body))
  expect(() => new Webhook(secret).verify(`${body} `, headers)).toThrow()
})

test('until it ends the secret before signs, too', () => {
  const [secret, oldSecret] = [createSecret(randomBytes), `whsec_${btoa('x'.repeat(32))}`]
  const sign = (oldSecretUntil: string) =>
    signedHeaders({ secret, oldSecret, oldSecretUntil }, { id: 'msg_1', body, now })
  for (const one of [secret, oldSecret]) new Webhook(one).verify(body, sign(later))
  new Webhook(secret).verify(body, sign(now.toISOString()))
  expect(() => new Webhook(oldSecret).verify(body, sign(now.toISOString()))).toThrow()
})
