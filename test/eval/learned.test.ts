import { expect, test } from 'vitest'
import { train } from '../../eval/labelled/train.ts'
import orders from '../../src/interview/orders/learned.json' with { type: 'json' }
import care from '../../src/interview/self-harm/learned.json' with { type: 'json' }

test('what the service knows of orders and of self-harm is what its lessons teach', () => {
  expect(train('orders')).toEqual(orders)
  expect(train('care')).toEqual(care)
})
