import { expect, test } from 'vitest'
import { printable } from './printable.ts'

test('nothing that somebody wrote tells a terminal to do something', () => {
  const written = 'a\u001b]0;owned\u0007b\u009b2Jc\r\n\td\u007f é漢🙂'
  expect(printable(written)).toBe('a\ufffd]0;owned\ufffdb\ufffd2Jc\ufffd\n\td\ufffd é漢🙂')
})
