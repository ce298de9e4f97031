import { AppError } from '../../contract/errors.ts'

/** The farthest that an end can be set ahead, unless a caller says otherwise. */
const tenYears = { days: 3_650, told: 'ten years' }
const dayMs = 86_400_000
const pattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/

/** An instant that somebody sent, in the form that is stored. */
export function readTime(field: string, text: string): string {
  const at = pattern.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(at)) {
    throw new AppError('invalid', `${field} must be a time such as 2027-01-31T09:30:00Z.`)
  }
  return new Date(at).toISOString()
}

/** One that lies ahead, though not too far. */
export function readInstant(
  field: string,
  text: string,
  now: Date,
  farthest: { days: number; told: string } = tenYears,
): string {
  const time = readTime(field, text)
  const aheadMs = Date.parse(time) - now.getTime()
  if (aheadMs <= 0 || aheadMs > farthest.days * dayMs) {
    throw new AppError('invalid', `${field} must lie ahead, by ${farthest.told} at most.`)
  }
  return time
}
