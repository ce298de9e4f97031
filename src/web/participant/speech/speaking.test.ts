import { expect, test } from 'vitest'
import type { Store } from '../store/store.ts'
import type { Recognizer } from './recognizer/recognizer.ts'
import type { KeptSound } from './sound/kept-sound.ts'
import { createSpeaking } from './speaking.ts'

const block = (level: number) => Int16Array.from({ length: 1_600 }, () => level)

/** A double of what is kept in the browser, from that sample on. */
function keep(from: number, blocks: Int16Array<ArrayBuffer>[]) {
  const rows = [...blocks]
  const sound: KeptSound = {
    add: (_, more) => void rows.push(...more),
    forgetBefore() {},
    async forgetAll() {
      rows.length = 0
    },
    read: async () => ({ from, blocks: [...rows] }),
  }
  return { rows, sound }
}

test('what hands-free left is taken over behind what waits here, and goes into words with it', async () => {
  const kept = keep(4_800, [block(9_000)])
  const left = keep(0, [block(8_000), block(7_000)])
  const pieces: Int16Array[] = []
  const recognizer: Recognizer = {
    readAhead: null,
    pieceSecondsMax: 50,
    prepare: async () => {},
    async recognize(samples) {
      pieces.push(samples)
      return { text: 'Twice.', unsure: [] }
    },
  }
  const draft = { value: '' }
  const setDraft = (text: string) => {
    draft.value = text
  }
  const speaking = createSpeaking({
    store: { draft, setDraft, ending: { value: null } } as unknown as Store,
    kept: kept.sound,
    left: left.sound,
    pick: () => recognizer,
    onChange() {},
  })
  await expect.poll(() => speaking.state().at).toBe('waiting')
  expect([kept.rows.length, left.rows.length]).toEqual([3, 0])
  speaking.retry()
  await expect.poll(() => draft.value).toBe('Twice.')
  expect([0, 1_600, 3_200].map((at) => pieces[0]?.[at])).toEqual([9_000, 8_000, 7_000])
  await expect.poll(() => speaking.state().at).toBe('rest')
  expect(kept.rows).toEqual([])
})

test('what hands-free leaves while something waits here stays where it is', async () => {
  const kept = keep(0, [block(9_000)])
  const left = keep(0, [])
  const speaking = createSpeaking({
    store: { draft: { value: '' }, ending: { value: null } } as unknown as Store,
    kept: kept.sound,
    left: left.sound,
    pick: () => ({}) as Recognizer,
    onChange() {},
  })
  await expect.poll(() => speaking.state().at).toBe('waiting')
  left.sound.add(0, [block(8_000)])
  await speaking.findKept()
  expect([kept.rows.length, left.rows.length]).toEqual([1, 1])
})
