import { harkly } from './harkly/index.ts'
import { larder } from './larder/index.ts'
import { linden } from './linden/index.ts'
import { pennywell } from './pennywell/index.ts'
import { phialo } from './phialo/index.ts'
import type { EvalSet, Use } from './set.ts'
import { shiftwise } from './shiftwise/index.ts'
import { tublo } from './tublo/index.ts'

export const sets: readonly EvalSet[] = [
  shiftwise,
  pennywell,
  larder,
  linden,
  harkly,
  tublo,
  phialo,
]

/** The sets of one use, with one to try orders on. */
export function setsFor(use: Use): { all: EvalSet[]; forOrders: EvalSet } {
  const all = sets.filter((set) => set.use === use)
  const [forOrders] = all
  if (!forOrders) throw new Error(`There is no ${use} set.`)
  return { all, forOrders }
}
