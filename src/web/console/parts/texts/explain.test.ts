import { describe, expect, test } from 'vitest'
import { ColloquyError } from '../../../../client/client.ts'
import { explain, isFinal, MissingScript } from './explain.ts'

const answered = (status: number, rest: { requestID?: string; retryAfterSeconds?: number } = {}) =>
  new ColloquyError('As the service said it.', { status, ...rest })

describe('what is said of a failure', () => {
  test('a wait that the service asks for is told as somebody would say it', () => {
    expect(explain(answered(429, { retryAfterSeconds: 1 }))).toContain('in 1 second.')
    expect(explain(answered(429, { retryAfterSeconds: 60 }))).toContain('in 60 seconds.')
    expect(explain(answered(429, { retryAfterSeconds: 840 }))).toContain('in 14 minutes.')
    expect(explain(answered(429))).toContain('in a moment.')
  })

  test('nobody reads the name of a header, a status or an exception', () => {
    for (const status of [0, 403, 404, 429, 500, 502, 503, 504]) {
      expect(explain(answered(status))).not.toMatch(/Retry-After|Internal|\d{3}|Error/)
    }
    const missing = new MissingScript('Failed to fetch dynamically imported module: /assets/a.js')
    expect(explain(missing)).not.toMatch(/module|assets/)
  })

  test('of a fault in the service one learns how to name it to whoever runs it', () => {
    expect(explain(answered(500, { requestID: 'req_7' }))).toContain('req_7')
  })

  test('what the service says of the input is said as it is', () => {
    expect(explain(answered(409))).toBe('As the service said it.')
    expect(explain(answered(400))).toBe('As the service said it.')
  })

  test('only what cannot change by itself is not tried again', () => {
    const statuses = [0, 403, 404, 409, 429, 500, 503]
    expect(statuses.filter((status) => isFinal(answered(status)))).toEqual([403, 404])
  })
})
