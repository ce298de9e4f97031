import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const folder = resolve(import.meta.dirname, '../../src/web/participant/texts')
const languages = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.replace('.json', ''))

type Leaves = Record<string, string>

function readTexts(language: string): Leaves {
  const leaves: Leaves = {}
  const walk = (name: string, value: unknown) => {
    if (typeof value === 'string') leaves[name] = value
    else for (const [key, inner] of Object.entries(value ?? {})) walk(`${name}.${key}`, inner)
  }
  walk('', JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')))
  return leaves
}

const places = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort()
const english = readTexts('en')

test.each(languages)('%s says everything, with the same open places', (language) => {
  const texts = readTexts(language)
  expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort())
  for (const [name, text] of Object.entries(texts)) {
    expect(text.trim(), name).not.toBe('')
    expect(places(text), name).toEqual(places(english[name] ?? ''))
  }
})

test.each(languages.filter((language) => language !== 'en'))(
  '%s leaves no sentence in English',
  (language) => {
    const texts = readTexts(language)
    const same = Object.keys(texts).filter((name) => texts[name] === english[name])
    // Words that are spelled alike in both.
    expect(
      same.filter((name) => !/^\.(fields|conversation|interviewer|yours?)/.test(name)),
    ).toEqual([])
  },
)

test('the page speaks five languages', () => {
  expect(languages.sort()).toEqual(['de', 'en', 'es', 'fr', 'pt'])
})
