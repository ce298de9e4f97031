import type { MeasureName } from '../src/profile/measure.ts'
import type { ReportCard } from '../src/profile/report-card.ts'

/** Words of the middle answer up to which an interview is terse, and from which it rambles. */
const terseWordsMax = 4
const ramblingWordsMin = 120
/** An interview as one wishes for: it was finished, in answers of some length, that give something … */
const idealWords = { min: 9, max: 60 }
const idealEngagementMin = 0.3
/** … and neither side does most of the talking. */
const idealShare = { min: 0.28, max: 0.8 }

export type Likeness = 'terse' | 'rambling' | 'ideal'

/**
 * What an interview was like, by its report card alone; null where it is none of the three. The
 * bounds were found on the tuning set.
 */
export function likenessOf({ measures }: ReportCard): Likeness | null {
  const of = (name: MeasureName) => measures.find((one) => one.name === name)?.value ?? 0
  const words = of('wordsPerAnswer')
  if (words <= terseWordsMax) return 'terse'
  if (words >= ramblingWordsMin) return 'rambling'
  const finished = of('completed') === 1 && of('prematureClose') === 0
  const full = words >= idealWords.min && words <= idealWords.max
  const gives = of('engagement') >= idealEngagementMin
  const share = of('participantShare')
  const balanced = share >= idealShare.min && share <= idealShare.max
  return finished && full && gives && balanced ? 'ideal' : null
}
