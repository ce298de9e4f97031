import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { playGuide, readRecordedGuides } from '../../eval/recorded/play-guides.ts'
import { playReadings } from '../../eval/recorded/play-readings.ts'
import { playTalk } from '../../eval/recorded/play-talks.ts'
import { readRecordedTalks } from '../../eval/recorded/recorded-talk.ts'
import { sidesBySide } from '../../eval/recorded/side-by-side.ts'
import { compileGuide } from '../../src/guide/compile.ts'

const guides = readRecordedGuides()
/** What nobody is to hear of, by guide, and what must be asked. */
const quiet: Record<string, RegExp> = {
  prose: /Holm|workshop/i,
  mail: /Preise|April/i,
  table: /Greenfold|takeover/i,
}
const must: Record<string, string[]> = {
  prose: ['What do you do now when something on the bike breaks?'],
  mail: ['Wer im Dienst entscheidet über so eine Anschaffung?'],
  table: ['Tell me about the last time you planned a bed.'],
}

test.each(guides)('of the guide “$id”, as a model read it, nothing is lost or told', (guide) => {
  const { settled, sentences, lost, proposed, taken } = playGuide(guide)
  expect(sentences).toBeGreaterThan(0)
  expect(lost).toEqual([])
  expect(taken).toBeGreaterThanOrEqual(proposed - 1)
  const plan = compileGuide(settled?.guidelines ?? '', { productName: guide.productName })
  const asked = plan.topics.flatMap(({ questions }) => questions)
  const barred = quiet[guide.id]
  if (barred) {
    expect(asked.some(({ text }) => barred.test(text))).toBe(false)
    expect(plan.avoid.some(({ text }) => barred.test(text))).toBe(true)
  }
  expect(asked.filter((one) => one.must).map(({ text }) => text)).toEqual(must[guide.id] ?? [])
})

/**
 * Traps that are known to pass. What one takes for granted is made of words that were said; the others say
 * that something was hard on somebody, which their writer took for a fault, and strangers who judged
 * whole interviews missed where it was not said.
 */
const known: Record<string, string[]> = {
  p02: ['sympathy for the lost weekends'],
  p04: ['sympathy with his long evenings'],
  p09: ['shows sympathy in the ack'],
  n01: ['sympathy and judgement in ack', 'invented fact stated as known'],
}

test.each(readRecordedTalks())(
  'of the interview “$id”, as a model wrote it, no trap is said and hardly a good reply refused',
  (talk) => {
    const { replies, refused, traps, passed } = playTalk(talk)
    expect(replies).toBeGreaterThanOrEqual(13)
    expect(traps).toBe(8)
    expect(passed).toEqual(known[talk.id] ?? [])
    expect(refused.length).toBeLessThanOrEqual(2)
  },
)

test('of what a model read of interviews, no honest claim but a few is refused', () => {
  const played = playReadings()
  const claims = played.reduce((sum, { reading }) => sum + reading.claims.length, 0)
  expect(claims).toBeGreaterThan(60)
  expect(played.flatMap(({ refused }) => refused).length).toBeLessThanOrEqual(claims * 0.05)
})

test.each(sidesBySide())('the documentation shows $name as it is played', ({ name, text }) => {
  const file = new URL(`../../docs/transcripts/${name}.md`, import.meta.url)
  expect(readFileSync(file, 'utf8')).toBe(text)
})
