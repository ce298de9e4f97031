import type { ProfileFieldValue } from '../../contract/profile-schemas.ts'
import type { Correction } from './profile-store.ts'

/** A correction and, where somebody took it back, the entry that did. */
export type Standing = { correction: Correction; takenBack?: Correction }

/** The corrections alone, each with what became of it, oldest first. */
export function standingOf(corrections: readonly Correction[]): Standing[] {
  const marks = corrections.filter((entry) => takesBack(entry) !== null)
  return corrections
    .filter((entry) => takesBack(entry) === null)
    .map((correction) => {
      const takenBack = marks.find(
        (mark) => mark.field === correction.field && takesBack(mark) === correction.at,
      )
      return { correction, ...(takenBack && { takenBack }) }
    })
}

/** The correction that holds of a field: the newest that nobody took back. */
export function holdingOf(corrections: readonly Correction[], field: string): Correction | null {
  const newest = standingOf(corrections).findLast(
    ({ correction, takenBack }) => correction.field === field && !takenBack,
  )
  return newest?.correction ?? null
}

/** What researchers say of how a person feels, null where it is not known; absent where no correction holds. */
export function correctedSentiment(corrections: readonly Correction[]): {
  correctedSentiment?: number | null
} {
  const holding = holdingOf(corrections, 'sentiment')
  if (!holding) return {}
  // The contract lets in nothing else for this field.
  return { correctedSentiment: readValue(holding) as number | null }
}

/** The value of an entry that takes back the correction made at that time. */
export function writeTakesBack(at: string): string {
  return JSON.stringify({ takesBack: at })
}

/** When the correction was made that an entry takes back; null of a correction. */
function takesBack({ value }: Pick<Correction, 'value'>): string | null {
  const told: unknown = JSON.parse(value)
  const marked = typeof told === 'object' && told !== null && 'takesBack' in told
  return marked ? String(told.takesBack) : null
}

/** The value of a correction, which only the contract's own schema lets in. */
export function readValue({ value }: Pick<Correction, 'value'>): ProfileFieldValue | null {
  return JSON.parse(value) as ProfileFieldValue | null
}
