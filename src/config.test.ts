import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('with nothing set there is a configuration that works', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    publicURL: null,
    databaseURL: 'file:data/colloquy.db',
    callsPerMinute: 600,
  })
})

test('every wrong setting is named at once, without its value', () => {
  const read = () =>
    readConfig({
      PORT: '80a',
      DATABASE_URL: 'mysql://secret@db',
      RATE_LIMIT: '-1',
      PUBLIC_URL: 'x',
    })
  expect(read).toThrow(/PORT must.*PUBLIC_URL must.*DATABASE_URL must.*RATE_LIMIT must/)
  expect(read).not.toThrow(/secret/)
})

test('an empty setting counts as not set', () => {
  expect(readConfig({ PORT: '' }).port).toBe(3000)
})

test('a public address loses the slash at its end', () => {
  expect(readConfig({ PUBLIC_URL: 'https://ask.example/' }).publicURL).toBe('https://ask.example')
})
