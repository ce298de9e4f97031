import { knownParts } from '../../characters/injections.ts'
import { createSet } from '../set.ts'
import * as german from './facts-de.ts'
import * as english from './facts-en.ts'
import { guides } from './guides.ts'
import * as lines from './lines.ts'

export const larder = createSet({
  name: 'larder',
  use: 'tuning',
  product: 'Larder',
  seeds: ['dune', 'elm', 'fern'],
  orders: knownParts,
  guides,
  english: { ...english, lines: lines.english },
  german: { ...german, lines: lines.german },
})
