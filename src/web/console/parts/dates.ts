/** A day as the browser's locale writes it. */
export function formatDay(instant: string): string {
  return new Date(instant).toLocaleDateString(undefined, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
  })
}

/** A day and the time of day as the browser's locale writes them. */
export function formatInstant(instant: string): string {
  return new Date(instant).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })
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
  const words = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' })
  for (const { unit, ms: unitMs } of units) {
    if (Math.abs(ms) >= unitMs) return words.format(Math.round(ms / unitMs), unit)
  }
  return words.format(0, 'minute')
}

export const formatNumber = (value: number): string => value.toLocaleString()
