import { expect, test } from 'vitest'
import { plan, question, session, topic } from './plan.fixture.ts'
import { begun, proposal } from './walk.fixture.ts'

const usage = { inputTokens: 1_000, outputTokens: 50, costUSD: 0.01 }

test('what the turns of an interview use up adds up, whatever is said in the end', () => {
  const it = begun(session({ interviewer: 'p/m' }))
  const turn = (event: { flags?: 'crisis'[]; failed?: true }) => {
    it.answer('It went on like that for a while.')
    const turnId = it.session.pending?.turnId ?? ''
    if (event.failed) it.take({ type: 'turn_failed', turnId, why: 'x', usage })
    else {
      const proposed = proposal({ flags: event.flags ?? [] })
      it.take({ type: 'turn_ready', turnId, proposal: proposed, generatedBy: 'llm', usage })
    }
  }
  turn({})
  turn({ failed: true })
  expect(it.session.spent).toEqual({ inputTokens: 2_000, outputTokens: 100, costUSD: 0.02 })
})

test('fixed words in place of a proposal cost what the proposal did', () => {
  const it = begun(
    session({
      interviewer: 'p/m',
      plan: plan({ topics: [topic('t1', [question('q1'), question('q2')])] }),
    }),
  )
  it.answer('It is all too much for me.')
  it.take({
    type: 'turn_ready',
    turnId: it.session.pending?.turnId ?? '',
    proposal: proposal({ flags: ['crisis'] }),
    generatedBy: 'llm',
    usage,
  })
  expect(it.newest().kind).toBe('safety')
  expect(it.session.spent).toEqual(usage)
})
