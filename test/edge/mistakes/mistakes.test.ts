import { afterAll, beforeAll, expect, test } from 'vitest'
import { startService, type TestService } from '../../start.ts'
import { makeMistake, prepareMistakes } from './make-mistakes.ts'
import { type Given, mistakes } from './mistakes.ts'
import { told } from './told.ts'

let service: TestService
let given: Given

beforeAll(async () => {
  service = await startService('file::memory:')
  given = await prepareMistakes(service)
})
afterAll(() => service.close())

test('each of 58 typical mistakes is graded, and they are told 4.7 of 5 in the mean', () => {
  expect(mistakes.map(({ mistake }) => mistake)).toEqual(Object.keys(told))
  const grades = Object.values(told).map(({ grade }) => grade)
  expect(grades).toHaveLength(58)
  expect(grades.reduce((sum, grade) => sum + grade, 0) / 58).toBeGreaterThanOrEqual(4.7)
})

test.each(mistakes)('who makes this mistake is told what was graded: $mistake', async (mistake) => {
  const { status, json } = await makeMistake(service.url, mistake, given)
  const { [mistake.mistake]: expected } = told
  expect({ status, message: json.message ?? '' }).toEqual({
    status: expected?.status,
    message: expected?.message,
  })
})
