/** A report's changes within this time are told in one go … */
const reportDelayMs = 60_000
/** … and no sooner after those before. */
const reportEveryMs = 10 * 60_000
/** What is to be told as soon as this may be told before the change that it tells of can be seen. */
const reportTooSoonMs = 30_000

/** When a change of a report is told of; null where something that is still to be told will do. */
export function reportAt(at: string, newest: string | null): string | null {
  const now = new Date(at).getTime()
  const last = newest === null ? Number.NEGATIVE_INFINITY : new Date(newest).getTime()
  if (last > now + reportTooSoonMs) return null
  return new Date(Math.max(now + reportDelayMs, last + reportEveryMs)).toISOString()
}

/** Whether a change of a report is told of with one before it, of which it is not yet said when. */
export function isReportTold(at: string, before: string): boolean {
  return new Date(before).getTime() + reportDelayMs > new Date(at).getTime() + reportTooSoonMs
}
