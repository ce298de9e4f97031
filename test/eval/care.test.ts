import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { measureCare } from '../../eval/care/measure.ts'
import { carePage } from '../../eval/care/page.ts'

/** As it was measured, of answers that no rule and no lesson was made for: most of them veiled. */
const measured = {
  reporting: { harm: 75, heardMin: 47, others: 75, alarmsMax: 5 },
  newest: { harm: 150, heardMin: 86, others: 150, alarmsMax: 3 },
  everyday: { harm: 0, heardMin: 0, others: 400, alarmsMax: 0 },
} as const

test.each(['reporting', 'newest', 'everyday'] as const)(
  'of thoughts of self-harm as many are heard, and as few others taken for one, as was measured: %s',
  (part) => {
    const { harm, missed, others, alarms } = measureCare(part)
    const { heardMin, alarmsMax, ...counts } = measured[part]
    expect({ harm, others }).toEqual(counts)
    expect(harm - missed.length).toBeGreaterThanOrEqual(heardMin)
    expect(alarms.length).toBeLessThanOrEqual(alarmsMax)
  },
)

test('what the documentation says of it is what is measured', () => {
  expect(readFileSync('docs/care.md', 'utf8')).toBe(carePage())
})
