import { expect, test } from 'vitest'
import { countAnswers, readAskedTalks } from '../../eval/stand-in/measure.ts'
import { createRecordedModel, howToRecord } from '../../eval/stand-in/recorded-model.ts'

test('with what a model once answered nearly all is found, and hardly anything that nobody told', async () => {
  const model = createRecordedModel()
  const counts = await countAnswers(readAskedTalks('apart'), model.inferFor('apart'))
  expect(model.unanswered.length, howToRecord(model.unanswered)).toBe(0)
  const { asked, right, wrong, inferred, unanswerable, unknown } = counts
  expect([asked, unanswerable]).toEqual([190, 247])
  expect(right).toBe(190)
  expect(wrong + inferred).toBe(0)
  expect(unknown).toBeGreaterThanOrEqual(243)
})

test('a prompt that has changed is told from one that nobody ever answered', async () => {
  const [talk] = readAskedTalks('apart')
  if (!talk) throw new Error('There is a talk.')
  const model = createRecordedModel()
  await countAnswers([{ ...talk, product: 'Another' }], model.inferFor('apart'))
  expect(model.unanswered.length).toBeGreaterThan(0)
  const told = howToRecord(model.unanswered)
  expect(told).toContain('a prompt has changed')
  expect(told).toContain('node eval/stand-in.ts apart --record FOLDER')
  const changed = model.unanswered.filter(({ isChanged }) => isChanged)
  expect(changed.length).toBeGreaterThan(20)
})
