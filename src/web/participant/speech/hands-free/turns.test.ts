import { expect, test } from 'vitest'
import { blockMs } from '../sound/gate.ts'
import { createTurns, silenceMs, type Turn } from './turns.ts'

const quiet = 0.001
const voice = 0.1
const times = (count: number, level: number) => Array.from({ length: count }, () => level)
const silence = times(silenceMs / blockMs, quiet)

/** What is made of these levels, without what only goes on. */
function judge(turns: ReturnType<typeof createTurns>, levels: readonly number[]): Turn[] {
  return levels.map(turns.hear).filter((turn) => turn === 'begins' || turn === 'ends')
}

test('an answer ends with a long silence, and not with a pause for thought', () => {
  const turns = createTurns()
  expect(judge(turns, [...times(5, quiet), ...times(20, voice)])).toEqual(['begins'])
  expect(judge(turns, [...silence.slice(1), ...times(3, voice)])).toEqual([])
  expect(judge(turns, silence)).toEqual(['ends'])
  expect(judge(turns, times(600, quiet))).toEqual([])
})

test('a click is no speech', () => {
  expect(judge(createTurns(), [quiet, voice, quiet, quiet, quiet, voice, quiet])).toEqual([])
})

test('what is heard of the reading does not stop it, somebody louder does', () => {
  const turns = createTurns()
  turns.setReading(true)
  turns.beginReading()
  const reading = [0.02, 0.05, 0.06, 0.01, 0.05, 0.04, 0.06, 0.02, 0.05, 0.05]
  expect(judge(turns, [...reading, ...reading, ...reading])).toEqual([])
  expect(judge(turns, [0.15, 0.15, 0.15])).toEqual(['begins'])
})

test('a voice that begins late is not taken for the person', () => {
  const turns = createTurns()
  turns.setReading(true)
  expect(judge(turns, times(15, quiet))).toEqual([])
  turns.beginReading()
  expect(judge(turns, times(40, 0.055))).toEqual([])
  expect(judge(turns, times(3, 0.15))).toEqual(['begins'])
})

test('a voice of which nobody tells that it began cannot be interrupted', () => {
  const turns = createTurns()
  turns.setReading(true)
  expect(judge(turns, [...times(15, quiet), ...times(40, voice)])).toEqual([])
  turns.setReading(false)
  expect(judge(turns, times(3, voice))).toEqual(['begins'])
})

test('with headphones a voice of usual loudness stops the reading', () => {
  const turns = createTurns()
  turns.setReading(true)
  turns.beginReading()
  expect(judge(turns, [...times(12, quiet), ...times(3, 0.04)])).toEqual(['begins'])
})

test('steady noise is a room, and an answer ends in it', () => {
  const turns = createTurns()
  const noise = times(60, 0.01)
  judge(turns, noise)
  expect(turns.isSpeaking()).toBe(false)
  expect(judge(turns, [...times(10, voice), ...noise])).toEqual(['begins', 'ends'])
})
