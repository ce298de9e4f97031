import { expect, test } from 'vitest'
import { archetypeNames } from './archetypes/archetype.ts'
import { archetypePacks } from './archetypes/packs.ts'
import { compileGuide } from './compile.ts'
import { languages } from './plan.ts'
import { inLanguage } from './translate.ts'

function asked(guide: string, to: (typeof languages)[number]): string[] {
  const plan = compileGuide(guide, { productName: 'Paperly' })
  return plan.topics.flatMap(({ questions }) =>
    questions.map((question) => inLanguage(question, plan, to).text),
  )
}

test('a one-sentence guide is asked in the language that the conversation changes to', () => {
  const german = asked('Find out why churned users of Paperly left.', 'de')
  expect(german[0]).toBe(
    archetypePacks.de.topics.churn[0]?.ask.replace('{product}', 'Paperly') ?? '',
  )
  expect(german.join(' ')).not.toMatch(/\b(?:the|you)\b/)
})

test('the frame around a noun changes its language, the noun does not', () => {
  const [first, second] = asked('- late payments\n- reminders', 'es')
  expect(first).toBe('Cuénteme la última vez que surgió el tema de «late payments».')
  expect(second).toBe('¿Qué pasó la última vez con «reminders»?')
})

test('a question that was written out stays in its words', () => {
  const question = 'What did you compare before you bought it?'
  expect(asked(`- ${question}`, 'fr')).toContain(question)
})

test('the outlines stand in the same order in every language', () => {
  for (const name of archetypeNames) {
    const musts = languages.map((language) =>
      archetypePacks[language].topics[name].map(({ must }) => must === true),
    )
    expect(new Set(musts.map((each) => each.join())).size).toBe(1)
  }
})
