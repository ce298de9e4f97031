import { describe, expect, test } from 'vitest'
import type { Claim } from './claim.ts'
import { composeProfile } from './compose.ts'
import { contradictionsOf } from './contradictions.ts'
import { frequencyIn } from './frequency.ts'
import type { InterviewRecord } from './record.ts'

function recordOf(linkID: string, language: string, ...texts: string[]): InterviewRecord {
  const claims = texts.map(
    (text, index): Claim => ({
      kind: 'background',
      text,
      key: 'usage',
      confidence: 'high',
      madeBy: 'builtin',
      evidence: [{ linkID, seq: 1 + 6 * index, start: 0, end: text.length, quote: text }],
    }),
  )
  return {
    version: 1,
    linkID,
    productID: 'ledger',
    completedAt: `2026-03-0${linkID.length}T10:00:00.000Z`,
    language,
    onboarding: {},
    claims,
    rejected: [],
    answers: 8,
    words: 200,
    generator: 'builtin',
  }
}

const daily: Record<string, [string, string]> = {
  en: ['I use it daily.', "I haven't opened it for months."],
  de: ['Ich benutze es täglich.', 'Ich habe es seit Monaten nicht geöffnet.'],
  fr: ["Je l'utilise tous les jours.", "Je ne l'ai pas ouvert depuis des mois."],
  es: ['Lo uso todos los días.', 'Hace meses que no lo abro.'],
  pt: ['Eu uso isso todos os dias.', 'Há meses que não o abro.'],
}

describe('contradictions', () => {
  test.each(Object.entries(daily))(
    'daily and not for months go apart, in one interview or two: %s',
    (language, [often, seldom]) => {
      const expected = { about: 'frequency', a: { text: often }, b: { text: seldom }, holds: 'b' }
      const [one] = contradictionsOf([recordOf('a', language, often, seldom)])
      expect(one).toMatchObject({ ...expected, linkID: 'a' })
      const two = [recordOf('a', language, often), recordOf('bb', language, seldom)]
      expect(contradictionsOf(two)).toMatchObject([{ ...expected, linkID: 'bb' }])
    },
  )

  test('the profile goes by the later one where it says since when, and else shows both', () => {
    const background = (...texts: string[]) =>
      composeProfile({
        profileID: 'p',
        acquiredAt: '2026-03-01T00:00:00.000Z',
        records: [recordOf('a', 'en', ...texts)],
      }).details.background
    expect(background('I use it daily.', "I haven't opened it for months.")).toBe(
      "I haven't opened it for months.",
    )
    expect(background('I use it daily.', 'I hardly ever open it.')).toBe(
      'I use it daily. I hardly ever open it.',
    )
  })

  test.each([
    ['other things', 'I use the export every day.', 'I hardly ever open the calendar.'],
    ['the past', 'I used to open it every day.', 'I hardly ever use it.'],
    ['the same', 'I use it daily.', 'I open it every morning.'],
    ['what it does', 'It crashes every day.', 'I hardly ever use it.'],
    ['others', 'The colleagues use it every day.', 'I hardly ever use it.'],
  ])('%s do not contradict', (_, first, second) => {
    expect(contradictionsOf([recordOf('a', 'en', first, second)])).toEqual([])
  })

  test('one thing is told from another by its name, and the product by its own', () => {
    const pair = (...texts: string[]) => contradictionsOf([recordOf('a', 'en', ...texts)])
    expect(pair('I use the rota every day.', 'I hardly ever open the rota.')).toHaveLength(1)
    expect(pair('I use Ledger every day.', 'I hardly ever open it.')).toHaveLength(1)
  })

  test('what happens every day is no use', () => {
    expect(frequencyIn('The invoices arrive every day.', 'en')).toBeNull()
    expect(frequencyIn('I get a reminder every day.', 'en')).toBeNull()
  })
})
