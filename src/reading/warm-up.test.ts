import { expect, test } from 'vitest'
import type { Turn } from '../interview/ports.ts'
import { readings } from './readings.ts'
import { warmUp } from './warm-up.ts'

test('warming up asks the interviewer for one whole turn', async () => {
  const asked: Turn[] = []
  const watched = {
    ...readings,
    propose(turn: Turn) {
      asked.push(turn)
      return readings.propose(turn)
    },
  }
  await warmUp(watched, new Date('2026-11-21T10:00:00.000Z'))
  expect(asked).toHaveLength(1)
  expect(asked[0]?.messages.at(-1)?.role).toBe('user')
})
