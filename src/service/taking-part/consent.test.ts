import { expect, test } from 'vitest'
import { languages } from '../../guide/plan.ts'
import { consentText, hashText } from './consent.ts'

const builtin = { organization: 'Studio $& Tools', interviewer: 'builtin' }

test.each(languages)('in %s the consent names who asks and leaves no gap', (language) => {
  const text = consentText(language, builtin)
  expect(text).toContain('Studio $& Tools')
  expect(text).not.toMatch(/[{}]/)
})

test('whoever reads along is named as people know them', () => {
  const named = (interviewer: string) => consentText('en', { organization: 'Acme', interviewer })
  expect(named('openai/gpt-x')).toContain('sent to OpenAI')
  expect(named('openai-compatible/llama3.1')).toContain('sent to llama3.1')
  expect(named('builtin')).toContain('nothing leaves this service')
})

test('a language without a text of its own is asked in English', () => {
  expect(consentText('nl', builtin)).toBe(consentText('en', builtin))
})

test('another text has another hash', () => {
  expect(hashText(consentText('en', builtin))).not.toBe(hashText(consentText('de', builtin)))
})

test.each(languages)('in %s nobody agrees to skip what decides who takes part', (language) => {
  const usual = consentText(language, builtin)
  const atGates = consentText(language, { ...builtin, atGates: true })
  expect(atGates).toMatch(/takes part|Teilnahme|participa/)
  expect(usual).not.toMatch(/takes part|Teilnahme|participa/)
  expect(atGates).not.toMatch(/[{}]/)
})
