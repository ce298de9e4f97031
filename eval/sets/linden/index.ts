import { otherParts } from '../../characters/injections.ts'
import { createSet } from '../set.ts'
import * as german from './facts-de.ts'
import * as english from './facts-en.ts'
import { guides } from './guides.ts'
import * as lines from './lines.ts'

export const linden = createSet({
  name: 'linden',
  use: 'tuning',
  product: 'Linden',
  seeds: ['lark', 'merlin', 'nuthatch'],
  orders: otherParts,
  guides,
  english: { ...english, lines: lines.english },
  german: { ...german, lines: lines.german },
})
