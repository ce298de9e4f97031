import fc from 'fast-check'
import { expect, test } from 'vitest'
import { session } from '../plan.fixture.ts'
import { actions, probeKinds, type TurnProposal } from '../proposals/proposal.ts'
import { begun, proposal } from '../walk.fixture.ts'
import { checkProposal } from './gates.ts'

const pieces = fc.constantFrom(
  'What did you do next?',
  'Really?',
  'Great!',
  'You wrote “export was slow”.',
  'You wrote “I love it”.',
  '**bold**',
  '- one\n- two',
  'https://evil.example/x',
  '🎉🎉🎉',
  'We will fix it.',
  '{"a":1}',
  't1',
  'Was machen Sie mit der Rechnung?',
  'dis\u200bcount',
  '\u0000\u202e',
  'How do you send your invoices today?',
)
const line = fc.array(pieces, { maxLength: 5 }).map((parts) => parts.join(' '))

const proposals: fc.Arbitrary<TurnProposal> = fc
  .record({
    action: fc.constantFrom(...actions),
    probeKind: fc.option(fc.constantFrom(...probeKinds)),
    questionId: fc.option(fc.constantFrom('q1', 'q2', 'q3')),
    reply: fc.record({ ack: fc.option(line), question: line }),
  })
  .map((changes) => proposal(changes))

const it = begun(session())
it.answer('The export was slow every Friday, so I gave up on it')

test('whatever is put in place of a proposal is judged, never thrown at', () => {
  fc.assert(
    fc.property(fc.anything(), (anything) => {
      expect(checkProposal(anything, it).ok).toBe(false)
    }),
  )
})

test('what passed once passes again as it is', () => {
  fc.assert(
    fc.property(proposals, (proposed) => {
      const first = checkProposal(proposed, it)
      if (!first.ok) return
      expect(checkProposal(first.proposal, it)).toEqual(first)
    }),
    { numRuns: 300 },
  )
})

test('what a passed probe says is one plain, true, neutral question', () => {
  fc.assert(
    fc.property(proposals, (proposed) => {
      const checked = checkProposal({ ...proposed, action: 'probe', probeKind: 'detail' }, it)
      if (!checked.ok) return
      const { ack, question } = checked.proposal.reply
      const said = `${ack ?? ''} ${question}`
      expect(said).not.toMatch(/\*\*|https?:|🎉|love it|will fix|discount|Great|[{}]|\p{C}/u)
      expect(question.split('?').length).toBeLessThanOrEqual(2)
    }),
    { numRuns: 300 },
  )
})
