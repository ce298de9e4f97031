import { expect, test } from 'vitest'
import type { TurnContext } from '../interview/ports.ts'
import { createBuiltinInterviewer } from '../interviewers/builtin/interviewer.ts'
import { warmUp } from './warm-up.ts'

test('warming up asks the interviewer for one whole turn', async () => {
  const builtin = createBuiltinInterviewer()
  const asked: TurnContext[] = []
  const watched = {
    name: builtin.name,
    propose(context: TurnContext) {
      asked.push(context)
      return builtin.propose(context)
    },
  }
  await warmUp(watched, new Date('2026-11-21T10:00:00.000Z'))
  expect(asked).toHaveLength(1)
  expect(asked[0]?.messages.at(-1)?.role).toBe('user')
})
