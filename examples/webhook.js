/**
 * Receives a webhook, verifies that it is from Colloquy, and says what happened; a repeat is taken once.
 * COLLOQUY_WEBHOOK_SECRET=whsec_… PORT=4000 node examples/webhook.js
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'

const { COLLOQUY_WEBHOOK_SECRET: secret = '', PORT = '4000' } = process.env
const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
const seen = new Set()

createServer(async (request, response) => {
  const body = Buffer.concat(await Array.fromAsync(request)).toString()
  const id = String(request.headers['webhook-id'])
  if (!isOurs(id, request.headers, body)) return response.writeHead(401).end()
  response.writeHead(204).end()
  const { type, data } = JSON.parse(body)
  if (!seen.has(id)) console.log(type, data.url)
  seen.add(id)
}).listen(Number(PORT), '127.0.0.1', () => console.log('listening'))

/** Signed with the secret within the last five minutes; two signatures while a secret is exchanged. */
function isOurs(id, headers, body) {
  const timestamp = String(headers['webhook-timestamp'])
  if (!(Math.abs(Date.now() / 1_000 - Number(timestamp)) < 300)) return false
  const right = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest()
  return String(headers['webhook-signature'])
    .split(' ')
    .some((signature) => {
      const given = Buffer.from(signature.replace('v1,', ''), 'base64')
      return given.length === right.length && timingSafeEqual(given, right)
    })
}
