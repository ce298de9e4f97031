import { hearSelfHarm } from '../../src/interview/self-harm/self-harm.ts'
import { type Row, readRows } from './rows.ts'

/**
 * Of answers that taught nothing: how many that tell of self-harm are heard, and how many others are
 * taken for it, most of which were written to sound alike; and how many of ordinary ones.
 */
export function measureCare() {
  const held = readRows('care', 'talk', 'orders').filter(({ split }) => split === 'held')
  const ofCare = held.filter(({ subject }) => subject === 'care')
  return {
    harm: count(ofCare.filter(({ marked }) => marked)),
    alike: count(ofCare.filter(({ marked }) => !marked)),
    ordinary: count(held.filter(({ subject, marked }) => subject !== 'care' && !marked)),
  }
}

function count(rows: readonly Row[]) {
  const heard = rows.map(({ text }) => hearSelfHarm(text))
  return {
    all: rows.length,
    told: heard.filter((as) => as === 'told').length,
    hinted: heard.filter((as) => as === 'hinted').length,
  }
}
