import { expect, test } from 'vitest'
import { train } from '../../eval/learning/train.ts'
import orders from '../../src/interview/orders/learned.json' with { type: 'json' }
import selfHarm from '../../src/interview/self-harm/learned.json' with { type: 'json' }
import others from '../../src/profile/others-learned.json' with { type: 'json' }

/** Learning from 43,000 lessons twice takes a while on a slow machine. */
const timeout = 300_000

test(
  'what the service knows of orders, of other people’s words and of self-harm is what its lessons teach',
  () => {
    expect(train('orders')).toEqual(orders)
    expect(train('others')).toEqual(others)
    expect(train('self-harm')).toEqual(selfHarm)
  },
  timeout,
)
