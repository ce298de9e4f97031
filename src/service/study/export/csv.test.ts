import { expect, test } from 'vitest'
import { csvWriter } from './csv.ts'

/** The cell of an answer, as one row has it. */
function cellOf(content: string): string {
  const participant = { participant: 'P1', linkID: 'x', status: 'completed' }
  const asked = { seq: 0, role: 'assistant', kind: 'question', content: 'How was it?', at: '' }
  const answer = { seq: 1, role: 'user', kind: 'answer', content, at: '', question: 0 }
  const interview = { participant, messages: [asked, answer], claims: [], corrections: [] }
  return csvWriter.part(interview as never, { names: false, keep: [] })
}

test.each([
  ['it was slow.\n=1+41;and more', "'=1+41"],
  ['a;=1+1', "a;'=1+1"],
  [`a;${' '.repeat(20)}\u00a0=1`, "'=1"],
  ['a\r\n\t "=1', "'=1"],
  ['a\n\n\n＝1', "'＝1"],
])(
  'nothing within an answer is a formula to a spreadsheet that parts by semicolons: %j',
  (said, guarded) => {
    expect(cellOf(said)).toContain(guarded)
    expect(cellOf(said)).not.toMatch(/[;\t\r\n][\s"\u200b]*[=＝]/)
  },
)

test('what is no formula stays as it is', () => {
  expect(cellOf('3 - 2; a = b\nand so on')).toContain('3 - 2; a = b\nand so on')
})
