import type { InterviewRecord } from '../../profile/record.ts'
import type { Extraction } from './profile-store.ts'

/** An interview's record as the store keeps it. */
export function writeRecord(record: InterviewRecord): Extraction {
  const { linkID, productID, completedAt } = record
  return { linkID, productID, completedAt, body: JSON.stringify(record) }
}

/** The record behind a stored extraction, which only `writeRecord` makes. */
export function readRecord({ body }: Pick<Extraction, 'body'>): InterviewRecord {
  return JSON.parse(body) as InterviewRecord
}
