import { expect, test } from 'vitest'
import { newDataFile } from '../databases.ts'
import { serve } from '../trust/served.ts'

test('a service told to stop as soon as it says that it listens ends in order', async () => {
  const service = await serve({ databaseURL: newDataFile() })
  expect(await service.end('SIGTERM')).toEqual({ code: 0, signal: null })
})
