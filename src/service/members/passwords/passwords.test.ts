import { randomBytes, scryptSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { knowCaller, onTheBillOf } from '../../calls/cost.ts'
import { createPasswords } from './passwords.ts'

/** Where it is not the cost that is tried: so cheap that a hundred take no time. */
const cheap = 12
const passwords = createPasswords((count) => randomBytes(count), cheap)

test('a password is only itself: to its last character, its case and its spaces', async () => {
  const passwords = createPasswords((count) => randomBytes(count))
  const long = `Words of ${'a long '.repeat(26)}kind.`
  expect(long.length).toBeGreaterThan(190)
  const stored = await passwords.write(long)
  expect(stored).toMatch(/^scrypt:17:8:/)
  expect(stored).not.toContain('Words')
  expect(await passwords.find(long, [stored])).toBe(0)
  for (const other of [`${long} `, ` ${long}`, long.slice(0, -1), long.toLowerCase()]) {
    expect(await passwords.find(other, [stored])).toBe(-1)
  }
})

test('the same letters from two keyboards are one password', async () => {
  const stored = await passwords.write('Müller kauft Brötchen'.normalize('NFC'))
  expect(await passwords.find('Müller kauft Brötchen'.normalize('NFD'), [stored])).toBe(0)
  expect(await passwords.find('Muller kauft Brotchen', [stored])).toBe(-1)
})

test('the same password is stored in another way each time', async () => {
  const [one, other] = [await passwords.write('plain words'), await passwords.write('plain words')]
  expect(one).not.toBe(other)
})

test('a password that was stored at another cost is still the same one', async () => {
  const salt = randomBytes(16)
  const hash = scryptSync('plain words', salt, 32, { N: 2 ** 14, r: 8, p: 1 })
  const earlier = `scrypt:14:8:${salt.toString('base64url')}:${hash.toString('base64url')}`
  const now = await passwords.write('other words', salt.toString('base64url'))
  expect(await passwords.find('plain words', [now, earlier])).toBe(1)
  expect(await passwords.find('other words', [earlier, now])).toBe(1)
  expect(await passwords.find('no such words', [earlier, now])).toBe(-1)
})

test('who signs in again and again keeps others waiting for one turn, and pays for each', async () => {
  const passwords = createPasswords(randomBytes, cheap)
  const order: string[] = []
  const paid = { cpuMs: 0, whose: 'greedy' }
  const greedy = Array.from({ length: 5 }, () =>
    onTheBillOf(paid, () => passwords.find('a', [])).then(() => order.push('greedy')),
  )
  const modest = onTheBillOf({ cpuMs: 0, whose: 'modest' }, () => passwords.find('a', [])).then(
    () => order.push('modest'),
  )
  await Promise.all([...greedy, modest])
  expect(order.indexOf('modest')).toBeLessThan(5)
  expect(paid.cpuMs).toBeGreaterThan(0)
})

test('where everything waits, whoever has most waiting makes room for one more', async () => {
  const crowded = createPasswords((count) => randomBytes(count), cheap)
  const as = (whose: string) =>
    onTheBillOf({ cpuMs: 0, whose }, () => crowded.write('a')).then(
      () => 'made',
      ({ code }) => code,
    )
  const flood = Array.from({ length: 40 }, (_, at) => as(`flood ${Math.floor(at / 8)}`))
  const honest = as('honest')
  expect(await honest).toBe('made')
  expect(await Promise.all(flood)).toContain('unavailable')
})

test('strangers who fill their queue keep nobody waiting who is known', async () => {
  const crowded = createPasswords((count) => randomBytes(count), cheap)
  const order: string[] = []
  for (let at = 0; at < 40; at += 1) {
    onTheBillOf({ cpuMs: 0, whose: `network ${at}` }, () => crowded.write('a')).then(
      () => order.push('stranger'),
      () => order.push('sent away'),
    )
  }
  const known = onTheBillOf({ cpuMs: 0, whose: 'network 1' }, () => {
    knowCaller('device a')
    return crowded.write('a')
  }).then(() => order.push('known'))
  await known
  expect(order.filter((who) => who === 'stranger').length).toBeLessThan(10)
})
