import { expect, test } from 'vitest'
import {
  findCut,
  findLead,
  findRest,
  type Heard,
  hearBlock,
  isBreath,
  isMuch,
  quietRoom,
} from './gate.ts'
import { encodeWAV, measureLevel, speechRate, toPCM } from './pcm.ts'
import { createResampler } from './resample.ts'

const tone = (hertz: number, rate: number, seconds: number) =>
  Float32Array.from({ length: rate * seconds }, (_, at) =>
    Math.sin((2 * Math.PI * hertz * at) / rate),
  )

/** Resampled in blocks as a worklet gets them. */
function resample(samples: Float32Array, from: number): Float32Array {
  const next = createResampler(from, speechRate)
  const blocks: number[] = []
  for (let at = 0; at < samples.length; at += 128) blocks.push(...next(samples.slice(at, at + 128)))
  return Float32Array.from(blocks)
}

test.each([48_000, 44_100, 22_050, 16_000, 8_000])('a tone keeps its pitch from %i Hz', (rate) => {
  const heard = resample(tone(440, rate, 1), rate)
  expect(Math.abs(heard.length - speechRate)).toBeLessThan(speechRate / 50)
  const expected = tone(440, speechRate, 1)
  const worst = heard
    .slice(1000, -1000)
    .reduce((most, sample, at) => Math.max(most, Math.abs(sample - (expected[at + 1000] ?? 0))), 0)
  expect(worst).toBeLessThan(0.02)
})

test('what is too high for the lower rate is cut off, not folded into speech', () => {
  const heard = resample(tone(12_000, 48_000, 1), 48_000)
  expect(measureLevel(toPCM(heard.slice(1000)))).toBeLessThan(0.001)
})

test('a WAV file says what it holds and holds every sample', () => {
  const samples = toPCM(Float32Array.of(0, 0.5, -1, 2))
  const bytes = encodeWAV(samples)
  const view = new DataView(bytes.buffer)
  expect(String.fromCharCode(...bytes.slice(0, 4), ...bytes.slice(8, 15))).toBe('RIFFWAVEfmt')
  expect(view.getUint32(24, true)).toBe(16_000)
  expect(view.getUint32(40, true)).toBe(8)
  expect([...new Int16Array(bytes.buffer, 44)]).toEqual([0, 16_384, -32_767, 32_767])
})

/** Levels of blocks, judged one after the other from a quiet room on. */
function judge(levels: readonly number[]): Heard[] {
  let room = quietRoom
  return levels.map((level) => {
    const { isSpeech, room: next } = hearBlock(room, level)
    room = next
    return { level, isSpeech }
  })
}

const blocks = (count: number, level: number) => Array.from({ length: count }, () => level)
const isSpeech = (heard: readonly Heard[]) => heard.map((block) => block.isSpeech)

test('speech is told from a quiet room, and from a loud one once it is known', () => {
  expect(isSpeech(judge([0.001, 0.05, 0.001]))).toEqual([false, true, false])
  const loud = judge([...blocks(40, 0.02), 0.15, 0.02])
  expect(isSpeech(loud.slice(-3))).toEqual([false, true, false])
})

test('a piece is cut within a pause, not within a word', () => {
  const heard = judge([...blocks(55, 0.1), ...blocks(4, 0.001)])
  expect(findCut(heard.slice(0, -1), 120)).toBe(null)
  expect(findCut(heard, 120)).toBe(57)
  expect(findCut(judge([...blocks(10, 0.1), ...blocks(10, 0.001)]), 120)).toBe(null)
})

test('who rests after a few words need not wait for them', () => {
  const said = [...blocks(5, 0.001), ...blocks(15, 0.1)]
  expect(findRest(judge([...said, ...blocks(9, 0.001)]))).toBe(null)
  expect(findRest(judge([...said, ...blocks(10, 0.001)]))).toBe(25)
  expect(findRest(judge(blocks(60, 0.001)))).toBe(null)
  expect(findRest(judge([...blocks(3, 0.1), ...blocks(10, 0.001)]))).toBe(null)
})

test('whoever thinks before they speak is heard from shortly before it', () => {
  const silence = blocks(40, 0.001)
  expect(findLead(judge(silence))).toBe(null)
  expect(findLead(judge([...silence, 0.1]))).toBe(35)
  expect(findLead(judge([...silence, 0.1, 0.1]))).toBe(null)
  expect(findLead(judge([...silence.slice(35), 0.1]))).toBe(null)
})

test('a short pause is a breath where more was said since the last', () => {
  const heard = judge([...blocks(25, 0.1), ...blocks(3, 0.001)])
  expect(isBreath(heard.slice(0, -1), 0)).toBe(false)
  expect(isBreath(heard, 0)).toBe(true)
  expect(isBreath(heard, 25)).toBe(false)
  expect(isBreath(judge([...blocks(10, 0.1), ...blocks(3, 0.001)]), 0)).toBe(false)
})

test('two seconds more are much, unless nothing is said in them', () => {
  expect(isMuch(judge(blocks(19, 0.1)), 0)).toBe(false)
  expect(isMuch(judge(blocks(20, 0.1)), 0)).toBe(true)
  expect(isMuch(judge([...blocks(20, 0.1), ...blocks(20, 0.001)]), 20)).toBe(false)
})

test('who never pauses is cut where it is quietest, at the longest piece', () => {
  const levels = blocks(120, 0.1)
  levels[100] = 0.05
  const heard = judge(levels)
  expect(findCut(heard.slice(0, 119), 120)).toBe(null)
  expect(findCut(heard, 120)).toBe(101)
})
