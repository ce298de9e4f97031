import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

type Leaves = Record<string, string>

function readTexts(folder: string, language: string): Leaves {
  const leaves: Leaves = {}
  const walk = (name: string, value: unknown) => {
    if (typeof value === 'string') leaves[name] = value
    else for (const [key, inner] of Object.entries(value ?? {})) walk(`${name}.${key}`, inner)
  }
  walk('', JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')))
  return leaves
}

const places = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort()
describe.each(['texts', 'speech/hands-free/texts'])('the texts in %s', (name) => {
  const folder = resolve(import.meta.dirname, '../../src/web/participant', name)
  const languages = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace('.json', ''))
  const english = readTexts(folder, 'en')

  test.each(languages)('%s says everything, with the same open places', (language) => {
    const texts = readTexts(folder, language)
    expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort())
    for (const [name, text] of Object.entries(texts)) {
      expect(text.trim(), name).not.toBe('')
      expect(places(text), name).toEqual(places(english[name] ?? ''))
    }
  })

  test.each(languages.filter((language) => language !== 'en'))(
    '%s leaves no sentence in English',
    (language) => {
      const texts = readTexts(folder, language)
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
})
