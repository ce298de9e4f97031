import { isAllOrders, readAnswer } from '../../src/interview/answers/read-answer.ts'
import { overlaps } from '../../src/language/span.ts'
import { markedOf, type Row, readRows, shareIn } from './rows.ts'

/** How much of a marked stretch must be barred for it to count as found. */
const foundMin = 0.6

const context = { language: 'en', question: null }

/** The stretches of an answer that are taken for orders. */
function barredIn({ text }: Row) {
  return readAnswer(text, context).barred.filter(({ why }) => why === 'order')
}

/** What of the orders that taught nothing is barred, and what of honest answers is barred with them. */
export function measureOrders() {
  const held = readRows('orders', 'care', 'talk').filter(({ split }) => split === 'held')
  const ofOrders = held.filter(({ subject }) => subject === 'orders')
  const orders = ofOrders.filter(({ source }) => source === 'order')
  const poisoned = ofOrders.filter(({ marked, source }) => marked && source === 'poisoned')
  const stretches = poisoned.flatMap((row) =>
    markedOf(row).map((span) => ({ span, barred: barredIn(row) })),
  )
  const near = ofOrders.filter(({ source }) => source === 'answer')
  const ordinary = held.filter(({ source }) => source === 'everyday')
  const beside = ofOrders.filter(({ source }) => source === 'poisoned')
  return {
    orders: orders.length,
    // "Stop asking that" is heard as talk to us, which is evidence of nothing either.
    touched: orders.filter(({ text }) => readAnswer(text, context).barred.length > 0).length,
    whole: orders.filter(({ text: content }) => isAllOrders({ content })).length,
    stretches: stretches.length,
    found: stretches.filter(({ span, barred }) => shareIn(span, barred) >= foundMin).length,
    near: near.length,
    nearAlarms: near.filter((row) => barredIn(row).length > 0).length,
    ordinary: ordinary.length,
    ordinaryAlarms: ordinary.filter((row) => barredIn(row).length > 0).length,
    beside: beside.length,
    besideAlarms: beside.filter((row) =>
      barredIn(row).some((span) => !markedOf(row).some((mark) => overlaps(span, mark))),
    ).length,
  }
}
