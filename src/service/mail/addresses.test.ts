import { expect, test } from 'vitest'
import {
  addressKeyOf,
  formerKeyOf,
  isMailAddress,
  readUnsubscribeToken,
  unsubscribeToken,
} from './addresses.ts'

test('mail goes to one mailbox at one host, and to nothing that could end a header', () => {
  for (const good of ['a@example.com', "o'brien+x@mail.example", 'jürgen@müller.example']) {
    expect([good, isMailAddress(good)]).toEqual([good, true])
  }
  const bad = ['', 'a', '@b', 'a@', 'a@b@c', 'a b@c.example', 'a@b.example\r\nBcc: c@d.example']
  const worse = [
    'a@b.example\n',
    'a,b@c.example',
    '<a@b.example>',
    '"a b"@c.example',
    'a@b..example',
  ]
  const worst = [
    'a@.example',
    'a@-b.example',
    'a@b.example.',
    `${'a'.repeat(65)}@b.example`,
    'a@b\u2028.example',
  ]
  for (const one of [...bad, ...worse, ...worst, `a@${'b'.repeat(300)}`]) {
    expect([one, isMailAddress(one)]).toEqual([one, false])
  }
})

test('an address is known by its key however it is written, of one organization alone', () => {
  const key = addressKeyOf('secret', 'acme', 'Ann@Example.com ')
  expect(key).toBe(addressKeyOf('secret', 'acme', 'ann@example.com'))
  expect(key).not.toBe(addressKeyOf('secret', 'other', 'ann@example.com'))
  expect(key).not.toContain('ann')
  for (const same of ['ann@ｅxample.com', 'ａnn@example.com', 'ann@example.com.']) {
    expect([same, addressKeyOf('secret', 'acme', same)]).toEqual([same, key])
  }
  const ascii = addressKeyOf('secret', 'acme', 'jürgen@xn--mller-kva.example')
  expect(ascii).toBe(addressKeyOf('secret', 'acme', 'Jürgen@MÜLLER.example'))
  // Whoever unsubscribed before stays unsubscribed.
  for (const usual of ['Ann@Example.com ', 'Jürgen@MÜLLER.example']) {
    const now = addressKeyOf('secret', 'acme', usual)
    expect([usual, formerKeyOf('secret', 'acme', usual)]).toEqual([usual, now])
  }
})

test('nobody makes up what unsubscribes an address', () => {
  const token = unsubscribeToken('secret', 'Studio Tools', 'key')
  const read = { orgID: 'Studio Tools', addressKey: 'key' }
  expect(readUnsubscribeToken('secret', token)).toEqual(read)
  expect(readUnsubscribeToken('other', token)).toBeNull()
  for (const made of ['', '..', `${token}.`, `${token}a`, token.replace('.key.', '.kex.')]) {
    expect([made, readUnsubscribeToken('secret', made)]).toEqual([made, null])
  }
})
