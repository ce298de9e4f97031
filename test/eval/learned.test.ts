import { expect, test } from 'vitest'
import { train } from '../../eval/learning/train.ts'
import orders from '../../src/profile/learned/orders.json' with { type: 'json' }
import others from '../../src/profile/learned/others.json' with { type: 'json' }

test('what the service knows of orders and of other people’s words is what its lessons teach', () => {
  expect(train('orders')).toEqual(orders)
  expect(train('others')).toEqual(others)
})
