import { createSet } from '../set.ts'
import * as german from './facts-de.ts'
import * as english from './facts-en.ts'
import { guides } from './guides.ts'
import * as lines from './lines.ts'
import { orders } from './orders.ts'

export const tublo = createSet({
  name: 'tublo',
  use: 'tuning',
  product: 'Tublo',
  seeds: ['cotton', 'denim', 'wool'],
  orders,
  guides,
  english: { ...english, lines: lines.english },
  german: { ...german, lines: lines.german },
})
