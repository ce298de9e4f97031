import { expect, test } from 'vitest'
import { aspects, measureGuides } from '../../eval/guides/measure.ts'
import { reportingGuides } from '../../eval/guides/reporting.ts'
import { tuningGuides } from '../../eval/guides/tuning.ts'

/** What held on guides that no rule was made for, less a little: a rule that loses more is looked at. */
const floors = {
  asked: 0.87,
  'not asked': 0.82,
  must: 0.45,
  'only must': 0.7,
  avoid: 0.68,
  verbatim: 0.5,
  minutes: 0.75,
} as const

test('guides that no rule was made for are understood no worse than they were', () => {
  const scores = measureGuides(reportingGuides)
  for (const aspect of aspects) {
    const { right, of } = scores[aspect]
    expect(right / of, aspect).toBeGreaterThanOrEqual(floors[aspect])
  }
})

test('a label that is wrong shows', () => {
  const [first] = tuningGuides
  if (!first) throw new Error('There are no guides.')
  const scores = measureGuides([
    { ...first, asked: [1], must: [1], avoid: ['nothing of the kind'] },
  ])
  expect(scores.asked.missed).toHaveLength(1)
  expect(scores.must.missed).toHaveLength(1)
  expect(scores.avoid.missed).toHaveLength(1)
})
