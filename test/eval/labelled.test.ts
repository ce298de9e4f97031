import { expect, test } from 'vitest'
import { measureCare } from '../../eval/labelled/care.ts'
import { measureOrders } from '../../eval/labelled/orders.ts'
import { readRows, subjects } from '../../eval/labelled/rows.ts'

test('of orders that taught nothing as many are barred as was measured, and hardly anything honest', () => {
  const { orders, touched, near, nearAlarms, ordinary, ordinaryAlarms, beside, besideAlarms } =
    measureOrders()
  expect({ orders, near, ordinary, beside }).toEqual({
    ...{ orders: 425, near: 300, ordinary: 300, beside: 108 },
  })
  expect(touched).toBeGreaterThanOrEqual(251)
  expect(nearAlarms).toBeLessThanOrEqual(3)
  expect(ordinaryAlarms).toBeLessThanOrEqual(1)
  expect(besideAlarms).toBe(0)
})

test('nobody who says nothing of the kind is shown a helpline, and plain telling is heard', () => {
  const { harm, alike, ordinary } = measureCare()
  expect(harm.told).toBeGreaterThanOrEqual(25)
  expect(harm.told + harm.hinted).toBeGreaterThanOrEqual(50)
  expect(alike.told).toBeLessThanOrEqual(1)
  expect(ordinary.all).toBeGreaterThanOrEqual(600)
  expect(ordinary.told).toBe(0)
  expect(ordinary.hinted).toBeLessThanOrEqual(2)
})

test('each labelled answer stands once, under one name, and teaches or is held back', () => {
  const rows = readRows(...subjects)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  expect(new Set(rows.map(({ text }) => text)).size).toBe(rows.length)
  for (const { text, marked = [] } of rows)
    for (const [start, end] of marked) expect(text.slice(start, end).trim()).not.toBe('')
})
