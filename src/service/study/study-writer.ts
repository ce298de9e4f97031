import type { StudyFormat, StudyRecord } from '../../contract/calls/study-calls.ts'
import type { InterviewRow } from '../records.ts'
import { csvWriter } from './csv.ts'
import { markdownWriter } from './markdown.ts'

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

const jsonlWriter: StudyWriter = {
  head: writeLine,
  part: ({ participant, messages, claims }) =>
    [participant, ...messages, ...claims].map(writeLine).join(''),
  end: writeLine,
}

function writeLine(record: StudyRecord): string {
  return `${JSON.stringify(record)}\n`
}

export const studyWriters: Record<StudyFormat, StudyWriter> = {
  jsonl: jsonlWriter,
  csv: csvWriter,
  md: markdownWriter,
}

export function studyHead(interview: InterviewRow, style: StudyStyle, now: Date): string {
  const { interviewID, interviewName, productID, guidelines } = interview
  const known = { interviewID, interviewName, productID, guidelines }
  const study = { record: 'study' as const, ...known, exported_on: now.toISOString() }
  return studyWriters[style.format].head(study, style)
}

export function studyEnd(participants: number, { format }: StudyStyle): string {
  return studyWriters[format].end({ record: 'end', participants })
}
