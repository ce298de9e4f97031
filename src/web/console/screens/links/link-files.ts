import type { Summary } from '../../invite-types.ts'
import { statusNames } from '../../parts/status-badge.tsx'
import { writeCSV } from '../../parts/texts/csv.ts'
import { texts } from './texts.ts'

/** Links as a table for spreadsheets. */
export function writeLinks(rows: Iterable<Summary>): string {
  return writeCSV(texts.csv, listCells(rows))
}

function* listCells(rows: Iterable<Summary>) {
  for (const { url, userInfo, status, timestamp, expires_on, answers, ...row } of rows) {
    yield [
      ...[userInfo.name, userInfo.email, userInfo.occupation, statusNames[status]],
      ...[url, timestamp, expires_on, row.last_activity, row.completed_on],
      ...[answers, row.sentiment],
    ]
  }
}
