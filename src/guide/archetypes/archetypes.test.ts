import { expect, test } from 'vitest'
import { lintQuestion } from '../lint.ts'
import { languages } from '../plan.ts'
import { archetypeNames } from './archetype.ts'
import { archetypeTopics, withProduct } from './match.ts'
import { archetypePacks } from './packs.ts'

test.for(languages)('every archetype question in %s is one open, unbiased question', (language) => {
  for (const name of archetypeNames) {
    for (const { ask, again, probes } of archetypePacks[language].topics[name]) {
      for (const text of [ask, again, ...probes].map((one) => withProduct(one, 'Paperly')))
        expect([text, lintQuestion(text, { language }).map(({ rule }) => rule)]).toEqual([text, []])
      expect(again).not.toBe(ask)
    }
  }
})

test.for(languages)('every archetype in %s has six topics and at least two musts', (language) => {
  for (const name of archetypeNames) {
    const topics = archetypePacks[language].topics[name]
    expect(topics).toHaveLength(6)
    expect(topics.filter(({ must }) => must).length).toBeGreaterThanOrEqual(2)
  }
})

test('two archetypes merge into one way through, each question once', () => {
  for (const first of archetypeNames) {
    for (const second of archetypeNames) {
      if (first === second) continue
      const asked = archetypeTopics([first, second], 'en').map(({ ask }) => ask)
      expect(new Set(asked).size).toBe(asked.length)
      expect(asked.length).toBeLessThanOrEqual(9)
    }
  }
})
