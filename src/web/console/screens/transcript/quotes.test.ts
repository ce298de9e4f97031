import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Transcript } from '../../invite-types.ts'
import { findQuote, listQuotes, readPointer, splitMessage } from './quotes.ts'

type Evidence = Transcript['evidence'][number]

function evidence(claimID: string, seq: number, start: number, end: number): Evidence {
  return { profileID: 'prf_1', claimID, field: 'praise', text: claimID, seq, start, end }
}

function transcript(contents: string[], found: Evidence[]): Transcript {
  return {
    invite: {
      ...{ linkID: 'l', interviewID: 'int_1', productID: 'p', userInfo: {}, status: 'completed' },
      ...{ timestamp: '', url: '', expires_on: '', answers: 1 },
    },
    messages: contents.map((content, seq) => ({ seq, role: 'user', content, at: '' })),
    evidence: found,
  }
}

test('quotes come in the order of the conversation, those of the same words as one', () => {
  const quotes = listQuotes(
    transcript(
      ['abcdef', 'ghijkl'],
      [evidence('x', 1, 0, 3), evidence('y', 0, 2, 4), evidence('z', 1, 0, 3)],
    ),
    {},
  )
  expect(quotes.map(({ seq, start }) => [seq, start])).toEqual([
    [0, 2],
    [1, 0],
  ])
  expect(quotes[1]?.claims.map(({ claimID }) => claimID)).toEqual(['x', 'z'])
})

test('what does not stand in the conversation is not lit', () => {
  const wrong = [evidence('a', 9, 0, 1), evidence('b', 0, 2, 99), evidence('c', 0, 3, 3)]
  expect(listQuotes(transcript(['abc'], wrong), { seq: 0, start: 2, end: 1 })).toEqual([])
})

test('an address points to a claim, to a place, or to words', () => {
  const one = transcript(['abc def', 'def'], [evidence('x', 0, 0, 3), evidence('y', 0, 4, 7)])
  const find = (query: string) => {
    const pointer = readPointer(new URLSearchParams(query))
    return findQuote(listQuotes(one, pointer), one, pointer)
  }
  expect(find('claim=y')).toBe(1)
  expect(find('seq=0&start=0&end=3')).toBe(0)
  expect(find('seq=0&quote=def')).toBe(1)
  expect(find('seq=1&quote=def')).toBe(2)
  expect(find('seq=0&quote=nothing')).toBe(-1)
  expect(find('claim=unknown')).toBe(-1)
  expect(find('')).toBe(-1)
})

test('a message is split without losing a letter, and each piece knows its quotes', () => {
  const place = fc.tuple(fc.nat(12), fc.nat(12))
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', minLength: 1 }),
      fc.array(place),
      (content, places) => {
        const found = places.map(([start, end], at) => evidence(String(at), 0, start, end))
        const quotes = listQuotes(transcript([content], found), {})
        const pieces = splitMessage(content, quotes)
        expect(pieces.map(({ text }) => text).join('')).toBe(content)
        for (const quote of quotes) {
          const lit = pieces.filter((piece) => piece.quotes.includes(quote))
          expect(lit.map(({ text }) => text).join('')).toBe(content.slice(quote.start, quote.end))
        }
      },
    ),
  )
})
