import type { StudyFormat, StudyRecord } from '../../contract/calls/study-calls.ts'
import type { InterviewRow } from '../records.ts'
import { csvWriter } from './csv.ts'
import { markdownWriter } from './markdown.ts'
import type { StudyStyle, StudyWriter } from './study-style.ts'

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
