import { knownParts } from '../../characters/injections.ts'
import { createSet } from '../set.ts'
import * as german from './facts-de.ts'
import * as english from './facts-en.ts'
import { guides } from './guides.ts'
import * as lines from './lines.ts'

export const shiftwise = createSet({
  name: 'shiftwise',
  use: 'tuning',
  product: 'Shiftwise',
  seeds: ['ash', 'birch', 'cedar'],
  orders: knownParts,
  guides,
  english: { ...english, lines: lines.english },
  german: { ...german, lines: lines.german },
})
