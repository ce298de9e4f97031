import { expect, test } from 'vitest'
import { withFlags } from '../../interview/answers/flags.ts'
import { verifyClaims } from '../../profile/claims/verify.ts'
import { converse } from '../builtin/conversation.fixture.ts'
import { extractClaims } from './extract.ts'

/** The longest answer that is taken. */
const size = 20_000
const told = 'We used it every day until the export crashed, so I cancelled in March.'

/** Each would take seconds to hours where a pattern began anew at every character. */
const units = [
  'http://111.111.',
  'http://a:a:',
  '5 min not ',
  'not good ',
  '漢',
  'roductς',
  'ẞ',
  'aⁿ',
  ', ',
  '– ',
  '>\n',
  ' ',
  '\u00a0',
  '“',
  "'",
  '{"a',
  'a_',
  'Q: ',
  '\nHi ',
  'e\u0301',
  'a. ',
]

test.each(units)(
  'an interview that is answered with nothing but %j ends like any other',
  (unit) => {
    const hostile = unit.repeat(Math.ceil(size / unit.length)).slice(0, size - told.length - 1)
    const made = converse((newest, said) => {
      if (newest.kind === 'verdict') return `5${hostile}x`
      if (newest.kind === 'recap') return `${hostile} ${told}`
      return said % 3 === 0 ? `${told} ${hostile}` : said % 3 === 1 ? hostile.slice(0, 3_900) : told
    })
    expect(made.session.state).toBe('completed')
    const messages = withFlags(made.session, made.messages)
    const completedAt = '2026-03-02T10:00:00.000Z'
    const claims = extractClaims({
      linkID: 'l',
      session: made.session,
      messages,
      completedAt,
    })
    const { kept } = verifyClaims(claims, { linkID: 'l', messages, language: 'en' })
    for (const { seq, start, end, quote } of kept.flatMap(({ evidence }) => evidence)) {
      expect(messages[seq]?.content.slice(start, end)).toBe(quote)
    }
  },
)

test('what is told at the end of the longest answer that somebody types is quoted from where it stands', () => {
  const text = `${'We used it for our invoices, week after week. '.repeat(84)}\nThe export is painfully slow.`
  const made = converse((newest) => (newest.kind === 'verdict' ? text : told))
  const { session } = made
  // Stored before answers were read where they come in.
  const messages = made.messages.map(({ reading: _, ...message }) => message)
  const completedAt = '2026-03-02T10:00:00.000Z'
  const claims = extractClaims({ linkID: 'l', session, messages, completedAt })
  const { kept } = verifyClaims(claims, { linkID: 'l', messages, language: 'en' })
  const places = kept.flatMap(({ evidence }) => evidence)
  const found = places.find(({ quote }) => quote === 'The export is painfully slow.')
  expect(found?.start).toBe(text.indexOf('The export is'))
})
