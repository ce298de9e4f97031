import type { StudyFormat, StudyRecord } from '../../../contract/calls/study-calls.ts'

/** Formats that are one text from beginning to end. */
export type TextFormat = Exclude<StudyFormat, 'qdpx' | 'docx'>
/** What one interview is written as: a part of such a text, or its two parts in a `qdpx`. */
export type PartFormat = TextFormat | 'qde' | 'txt'

/** How a study is taken along. */
export type StudyStyle<F = TextFormat> = {
  format: F
  /** Whether it tells who they are. */
  names: boolean
  /** What the open link keeps of each, which tables have a column for. */
  keep: readonly string[]
}

/** What the writers know of it. */
export type PartStyle = Pick<StudyStyle, 'names' | 'keep'>

type Kind = StudyRecord['record']
export type StudyQuestion = Extract<StudyRecord, { record: 'question' }>
export type StudyTheme = Extract<StudyRecord, { record: 'theme' }>
type RecordOf<K extends Kind> = Extract<StudyRecord, { record: K }>

/** One interview of a study. */
export type StudyInterview = {
  interviewID: string
  participant: RecordOf<'participant'>
  messages: RecordOf<'message'>[]
  claims: RecordOf<'claim'>[]
  corrections: RecordOf<'correction'>[]
}

export type WritePart = (interview: StudyInterview, style: PartStyle) => string

/** Writes one format: what stands before the interviews, each of them, and what stands after. */
export type StudyWriter = {
  head(study: RecordOf<'study'>, style: PartStyle): string
  questions(questions: readonly StudyQuestion[]): string
  themes(themes: readonly StudyTheme[]): string
  part: WritePart
  end(records: RecordOf<'end'>): string
}
