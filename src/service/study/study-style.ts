import type { StudyFormat, StudyRecord } from '../../contract/calls/study-calls.ts'

/** How a study is taken along. */
export type StudyStyle = {
  format: StudyFormat
  /** Whether it tells who they are. */
  names: boolean
}

type Kind = StudyRecord['record']
type RecordOf<K extends Kind> = Extract<StudyRecord, { record: K }>

/** One interview of a study. */
export type StudyInterview = {
  participant: RecordOf<'participant'>
  messages: RecordOf<'message'>[]
  claims: RecordOf<'claim'>[]
}

/** Writes one format: what stands before the interviews, each of them, and what stands after. */
export type StudyWriter = {
  head(study: RecordOf<'study'>, style: StudyStyle): string
  part(interview: StudyInterview, style: StudyStyle): string
  end(records: RecordOf<'end'>): string
}
