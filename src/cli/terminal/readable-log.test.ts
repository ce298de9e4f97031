import { expect, test } from 'vitest'
import { readableLine } from './readable-log.ts'

const time = new Date(2026, 0, 2, 3, 4, 5).getTime()
const shown = (line: object) =>
  readableLine(JSON.stringify({ pid: 1, hostname: 'h', time, ...line }))

test('a request is read in the order in which it is thought of', () => {
  const request = {
    level: 30,
    requestID: 'r1',
    method: 'GET',
    route: '/docs',
    status: 200,
    ms: 3.1,
  }
  expect(shown({ ...request, orgID: 'acme', msg: 'request' })).toBe(
    '03:04:05 info  GET /docs 200 3.1 ms requestID=r1 orgID=acme\n',
  )
})

test('anything else is told with all that it says, on one line', () => {
  const failure = { level: 50, causes: [{ kind: 'Error', frames: [] }], msg: 'failure' }
  expect(shown(failure)).toBe('03:04:05 error failure causes=[{"kind":"Error","frames":[]}]\n')
  expect(shown({ level: 40, why: 'one\ntwo\u001b[2J', msg: 'not ready' })).toBe(
    '03:04:05 warn  not ready why=one two\ufffd[2J\n',
  )
})
