// Made once: a formatter takes far longer to make than to use, and a table uses hundreds.
const days = new Intl.DateTimeFormat(undefined, { year: 'numeric', month: 'short', day: 'numeric' })
const instants = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })
const distances = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' })
const numbers = new Intl.NumberFormat()

/** As in `2026-11-21`: a day and no instant, the same wherever it is read. */
const dayPattern = /^\d{4}-\d\d-\d\d$/

/** A day as the browser's locale writes it. */
export function formatDay(instant: string): string {
  return days.format(new Date(dayPattern.test(instant) ? `${instant}T00:00` : instant))
}

/** A day and the time of day as the browser's locale writes them. */
export function formatInstant(instant: string): string {
  return instants.format(new Date(instant))
}

const units = [
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
] as const

/** Further back than this a date says more than a distance, days. */
const agoDaysMax = 30

/** How long ago it was, in words; the day where that is long. */
export function formatAgo(instant: string, now: Date): string {
  const ms = Date.parse(instant) - now.getTime()
  if (Math.abs(ms) > agoDaysMax * 86_400_000) return formatDay(instant)
  for (const { unit, ms: unitMs } of units) {
    if (Math.abs(ms) >= unitMs) return distances.format(Math.round(ms / unitMs), unit)
  }
  return distances.format(0, 'minute')
}

export const formatNumber = (value: number): string => numbers.format(value)

/** A day as date fields hold it, in the person's own time. */
export function writeDay(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** The last moment of such a day, in the person's own time. */
export function endOfDay(day: string): Date {
  return new Date(`${day}T23:59:59.999`)
}
