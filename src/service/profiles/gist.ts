import type { Usage } from '../../interview/session.ts'
import type { InterviewRecord } from '../../profile/record.ts'
import { sentimentOf } from '../../profile/sentiment/sentiment.ts'
import { remarksOf } from '../interview-report/remarks.ts'
import type { Remark } from '../interview-report/themes.ts'
import type { AnswersGiven } from './answers-given.ts'

/**
 * What reports need of what an interview told: a fraction of its size, since a record has every claim
 * with all its words. Kept beside it and written with it; whoever changes what counts as a theme adds a
 * migration that takes the kept ones out, and they are made of the records again.
 */
export type Gist = {
  linkID: string
  /** RFC 3339. */
  completedAt: string
  words: number
  /** How the person feels, where the interview tells. */
  score?: number
  usage?: Usage
  remarks: Remark[]
  /** Absent where it was made of the record alone, or before there were any. */
  answers?: AnswersGiven
}

export function gistOf(record: InterviewRecord): Gist {
  const { linkID, completedAt, words, usage, claims } = record
  const score = sentimentOf(record)?.score
  return {
    ...{ linkID, completedAt, words },
    ...(score !== undefined && { score }),
    ...(usage && { usage }),
    remarks: remarksOf(claims, record),
  }
}
