import { expect, test } from 'vitest'
import type { Report } from './report.ts'
import { makeThemeFigures } from './theme-figures.ts'

const theme = (kind: string, key: string, people: number) => ({
  ...{ kind, key, people, challengedBy: 0, supporting: [], challenging: [] },
})

test('one person is as long in every chart of themes', () => {
  const report = {
    people: 4,
    themes: {
      feedback: [theme('praise', 'export', 4), theme('problem', 'price', 1)],
      key_values: [],
      interests: [],
    },
    saturation: { estimate: '' },
  } as unknown as Report // What the charts of themes look at.
  const [praise, problem] = makeThemeFigures(report).map((figure) => {
    const drawn = figure.draw(400, () => 10)
    const shapes = drawn.groups.flatMap((group) => group.shapes)
    return Math.max(
      ...shapes.flatMap((shape) =>
        shape.kind === 'box' && shape.tone === 'accent' ? shape.width : [],
      ),
    )
  })
  expect(problem).toBeGreaterThan(0)
  expect(praise).toBeCloseTo(4 * (problem ?? 0), 0)
})
