import type { CastName } from './cast/cast.ts'

/** Whom a guide is tried on, in this order: as many of them as are wanted. */
export const castInOrder = [
  'plain',
  'puzzled',
  'corrects',
  'rambling',
  'refuses',
  'leaves',
  'says it once',
  'asks back',
  'terse',
  'digresses',
  'skips',
  'hostile',
] as const satisfies readonly CastName[]
export type RehearsalName = (typeof castInOrder)[number]
