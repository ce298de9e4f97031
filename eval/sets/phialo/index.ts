import { createSet } from '../set.ts'
import * as german from './facts-de.ts'
import * as english from './facts-en.ts'
import { guides } from './guides.ts'
import * as lines from './lines.ts'
import { orders } from './orders.ts'

export const phialo = createSet({
  name: 'phialo',
  use: 'reporting',
  product: 'Phialo',
  seeds: ['agar', 'cuvette', 'pipette'],
  orders,
  guides,
  english: { ...english, lines: lines.english },
  german: { ...german, lines: lines.german },
})
