import { expect, test } from 'vitest'
import { showNumber } from './show-number.ts'

test('a whole number is shown with a comma after every three digits', () => {
  const powers = Array.from({ length: 16 }, (_, power) => 10 ** power)
  for (const value of powers.flatMap((power) => [power - 1, power, power * 9 + 7])) {
    expect(showNumber(value)).toBe(value.toLocaleString('en'))
  }
})
