import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { bugs } from '../../simulate/bugs/bugs.ts'
import { findBug } from '../../simulate/bugs/find-bug.ts'

/** Where each is looked for from; any other number would do. */
const seed = 1_000
/** All of them with `BUGS=all`; a few with `TRIES=long`, as in `.ci/run`. */
const few = process.env.TRIES === 'long' ? 2 : 1
const tried = process.env.BUGS === 'all' ? bugs : bugs.slice(-few)

test.each(bugs)('there is one place in the product for the bug that $name', ({ file, find }) => {
  const text = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
  expect(text.split(find)).toHaveLength(2)
})

describe('a bug put into a copy of the product is found within a minute of CPU', () => {
  test.each(tried)(
    '$name',
    (bug) => {
      const { sentences } = findBug(bug, seed)
      expect(sentences.join('\n')).toMatch(bug.shows)
    },
    1_260_000,
  )
})
