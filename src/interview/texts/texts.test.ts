import { expect, test } from 'vitest'
import { lintQuestion } from '../../guide/lint/lint.ts'
import { languages } from '../../guide/plan.ts'
import { isStopWord, words } from '../../language/words.ts'
import { praise } from '../gates/lexicon.ts'
import { spokenLanguage, textsFor } from './texts.ts'
import type { Texts } from './texts-pack.ts'

function allOf(texts: Texts): string[] {
  return [
    ...Object.values(texts.onboardingLabels),
    texts.greeting(null),
    texts.greeting('Maria'),
    texts.introduction('Northwind', 12),
    texts.freedom,
    texts.freedomAtGates,
    texts.toBegin,
    texts.anyLanguage,
    ...texts.acknowledgements,
    ...texts.afterSkip,
    ...texts.transitions,
    texts.goingOn,
    texts.lastQuestions(1),
    texts.lastQuestions(2),
    texts.skipped,
    texts.recap([texts.quote('a'), texts.quote('b')]),
    texts.verdict('Northwind'),
    texts.product,
    texts.sorryUnclear,
    texts.sorryGoOn,
    texts.saidAlready,
    texts.protest,
    texts.recapMeans,
    texts.correctedMore,
    texts.addedMore,
    texts.choices('a; b'),
    texts.choicesMost('a; b', 2),
    texts.points('1', '7'),
    texts.numberWanted,
    texts.choiceNeeded,
    texts.whyChosen,
    texts.screenedOut,
    texts.quotaFull,
    texts.stopHere,
    texts.goOn,
    texts.closing,
    texts.closingAfterOwn,
    texts.closingGently,
    texts.confirmEnd,
    texts.away,
    texts.crisis(null),
    texts.minor,
    texts.distress,
  ]
}

test.each(languages)('the open questions in %s pass the linter of guides', (language) => {
  const texts = textsFor(language)
  const open = [
    texts.recap([texts.quote('a')]).replace(texts.quote('a'), ''),
    texts.verdict('Northwind'),
    texts.addedMore,
  ]
  for (const text of open) {
    const question = text.split(/(?<=[.:])\s/).find((part) => part.includes('?')) ?? ''
    const found = lintQuestion(question, { language }).map(({ rule }) => rule)
    expect(found, question).toEqual([])
  }
})

test.each(languages)('each text in %s asks at most one thing and never praises', (language) => {
  for (const text of allOf(textsFor(language))) {
    expect(text.split('?').length - 1, text).toBeLessThanOrEqual(1)
    expect(text, text).not.toMatch(praise[language])
    expect(text.trim(), text).not.toBe('')
  }
})

test.each(languages)('the texts in %s are written in it', (language) => {
  const found = words(allOf(textsFor(language)).join(' '))
  const little = (of: string) => found.filter((word) => isStopWord(word, of)).length
  for (const other of languages) {
    if (other !== language) expect(little(language)).toBeGreaterThan(little(other))
  }
})

test.each(languages)('what a text in %s is given is said in it', (language) => {
  const texts = textsFor(language)
  expect(texts.greeting('Maria')).toContain('Maria')
  expect(texts.introduction('Northwind', 12)).toMatch(/Northwind.*12/)
  expect(texts.lastQuestions(3)).toContain('3')
  expect(texts.recap([texts.quote('fast export')])).toContain('fast export')
  expect(texts.verdict('Northwind')).toMatch(/Northwind.*1.*5/)
  expect(texts.crisis('Call 0800 123.')).toContain('Call 0800 123.')
})

test('a language we do not speak gets English, a region makes no difference', () => {
  expect(textsFor('nl')).toBe(textsFor('en'))
  expect(textsFor('pt-BR')).toBe(textsFor('pt'))
  expect(spokenLanguage('ptx')).toBeNull()
})
