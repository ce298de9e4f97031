import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { choosePassage } from './passages.ts'
import { placesOf } from './places.ts'
import { answerWords, questionWords, quoteWords } from './search-words.ts'

/** As many as are ever tried with `TRIES=long`. */
const numRuns = process.env.TRIES === 'long' ? 10_000 : 400

const said: Record<string, string[]> = {
  en: [
    'We kept our invoices in a spreadsheet, and one evening I’d billed the same client twice.',
    'It’s fine — really “fine”, I mean; the e-mail reminders don’t bother me… 🙂 at all.',
  ],
  de: [
    'Die Straße zur Filiale war gesperrt, also hab’ ich’s „online“ gemacht – ging überraschend schnell.',
  ],
  fr: [
    'J’ai laissé tomber l’essai gratuit : « trop cher », disait ma sœur, et l’écran était illisible.',
  ],
  es: [
    'Lucía me dijo que el autobús nunca pasó; después escribí una queja y… nada, ningún correo.',
  ],
  pt: ['Não percebi a fatura, então liguei três vezes até alguém me atender às 18:30.'],
  ja: ['請求書をメールで送ると、相手が気づかないことが多いです。'],
}
const answers = Object.entries(said).flatMap(([language, all]) =>
  all.map((content) => ({ linkID: 'a', seq: 1, content, language, misheard: [] })),
)
const answer = fc.constantFrom(...answers)

/** The same words with other marks and spaces. */
const otherMarks: readonly [RegExp, string][] = [
  [/[’‘]/g, "'"],
  [/[“”„«»]/g, '"'],
  [/[–—]/g, '-'],
  [/ /g, '  '],
  [/ /g, '\u00a0'],
]

/** Some words in a row, as they stand. */
function quoteFrom(content: string, from: number, count: number): { text: string; start: number } {
  const words = [...content.matchAll(/\S+/g)]
  const first = words[from % words.length]
  const last = words[Math.min((from % words.length) + count, words.length) - 1]
  if (!first || !last) throw new Error('An answer has words.')
  return { text: content.slice(first.index, last.index + last[0].length), start: first.index }
}

const place = { from: fc.nat(30), count: fc.integer({ min: 1, max: 12 }) }

/** Whether the index leads from a quote to the answer, whatever language the quote is taken for. */
function isLedTo({ content, language }: (typeof answers)[number], text: string): boolean {
  const own = new Set(answerWords({ content, question: '', language }).own)
  return quoteWords(text).every((stems) => stems.some((stem) => own.has(stem)))
}

describe('words that are verified', () => {
  test('what was said is found where it stands, with whatever kinds of marks it is written', () => {
    const marks = fc.subarray([...otherMarks.keys()])
    fc.assert(
      fc.property(answer, place.from, place.count, marks, (one, from, count, changed) => {
        const { text, start } = quoteFrom(one.content, from, count)
        const written = changed.reduce(
          (all, at) => all.replaceAll(...(otherMarks[at] ?? [/$/g, ''])),
          text,
        )
        if (!/[\p{L}\p{N}]/u.test(text)) return
        expect(placesOf(written, one).map((found) => found.start)).toContain(start)
        expect(isLedTo(one, written)).toBe(true)
      }),
      { numRuns },
    )
  })

  test('what was heard in doubt is shown as nobody’s words, and what stands beside it is', () => {
    const content = 'I lost a row. I lost a list.'
    const one = { linkID: 'a', seq: 1, content, language: 'en', misheard: [{ start: 14, end: 28 }] }
    expect(placesOf('I lost a', one).map(({ start }) => start)).toEqual([0])
    const wanted = [{ stems: ['list'], weight: 1 }]
    expect(choosePassage(wanted, one)).toMatchObject({ start: 0, end: 13 })
    expect(choosePassage(wanted, { ...one, misheard: [{ start: 0, end: 28 }] })).toBeNull()
  })

  test('places that overlap are told each, capitals are other letters, and parts of words are none', () => {
    const starts = (text: string, content: string) =>
      placesOf(text, { linkID: 'a', seq: 1, content, language: 'en', misheard: [] }).map(
        ({ start }) => start,
      )
    expect(starts('no no', 'no no no, No no')).toEqual([0, 3])
    expect(starts('sss', 'sssss sss')).toEqual([6])
    expect(starts('ab ab ac', 'ab ab ab ac')).toEqual([3])
  })

  test('what differs in one word is not', () => {
    const others = ['never', 'always', 'drei', 'jamais', 'nunca', 'client', 'clients', 'Fine', 'e']
    fc.assert(
      fc.property(
        answer,
        place.from,
        place.count,
        fc.nat(11),
        fc.constantFrom(...others),
        (one, from, count, at, other) => {
          const words = quoteFrom(one.content, from, count).text.split(' ')
          const chosen = at % words.length
          if (words[chosen] === other) return
          const altered = words.toSpliced(chosen, 1, other).join(' ')
          const isSaid = ` ${one.content} `.includes(` ${altered} `)
          expect(
            placesOf(altered, one).length > 0 && !isSaid && !endsWord(one.content, altered),
          ).toBe(false)
        },
      ),
      { numRuns },
    )
  })

  /** Signs around a word are no part of it: `client` stands in `client twice.` */
  function endsWord(content: string, text: string): boolean {
    const at = content.indexOf(text)
    return (
      at >= 0 && !/[\p{L}\p{N}]/u.test(`${content[at - 1] ?? ''}${content[at + text.length] ?? ''}`)
    )
  }
})

describe('words that are looked for', () => {
  test('those of the asking are none', () => {
    expect(questionWords('What do people think about it?')).toEqual([])
    expect(questionWords('Was sagen die Leute dazu?')).toEqual([])
    expect(questionWords('¿Qué dice la gente de eso?')).toEqual([])
    expect(questionWords('How many users mentioned the export?').map(([word]) => word)).toEqual([
      'export',
    ])
  })

  test('a word is found in any of its forms, with or without its accents', () => {
    const own = (content: string, language: string) =>
      new Set(answerWords({ content, question: '', language }).own)
    const found = (word: string, content: string, language: string) =>
      questionWords(word).every((stems) => stems.some((stem) => own(content, language).has(stem)))
    expect(found('invoices', 'I sent an invoice.', 'en')).toBe(true)
    expect(found('Rechnung', 'Die Rechnungen kamen spät.', 'de')).toBe(true)
    expect(found('autobus', 'El autobús no pasó.', 'es')).toBe(true)
    expect(found('strasse', 'Die Straße war zu.', 'de')).toBe(true)
    expect(found('SLA', 'Ask the Translator.', 'en')).toBe(false)
  })
})
