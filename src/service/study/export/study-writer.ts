import type { StudyRecord } from '../../../contract/calls/study-calls.ts'
import type { InterviewRow } from '../../interviews/interview-store.ts'
import { csvWriter } from './csv.ts'
import { markdownWriter } from './markdown.ts'
import { writeSource, writeSourceText } from './qde-source.ts'
import type {
  PartFormat,
  StudyQuestion,
  StudyStyle,
  StudyTheme,
  StudyWriter,
  TextFormat,
  WritePart,
} from './study-style.ts'

const jsonlWriter: StudyWriter = {
  head: writeLine,
  questions: (questions) => questions.map(writeLine).join(''),
  themes: (themes) => themes.map(writeLine).join(''),
  part: ({ participant, messages, claims, corrections }) =>
    [participant, ...messages, ...claims, ...corrections].map(writeLine).join(''),
  end: writeLine,
}

function writeLine(record: StudyRecord): string {
  return `${JSON.stringify(record)}\n`
}

const studyWriters: Record<TextFormat, StudyWriter> = {
  jsonl: jsonlWriter,
  csv: csvWriter,
  md: markdownWriter,
}

/** Writes an interview as its part of each format. */
export const partWriters: Record<PartFormat, WritePart> = {
  jsonl: jsonlWriter.part,
  csv: csvWriter.part,
  md: markdownWriter.part,
  qde: writeSource,
  txt: writeSourceText,
}

export function studyHead(interview: InterviewRow, style: StudyStyle, now: Date): string {
  const { interviewID, interviewName, productID, guidelines } = interview
  const known = { interviewID, interviewName, productID, guidelines }
  const study = { record: 'study' as const, ...known, exported_on: now.toISOString() }
  return studyWriters[style.format].head(study, style)
}

export function studyQuestions(
  questions: readonly StudyQuestion[],
  { format }: StudyStyle,
): string {
  return studyWriters[format].questions(questions)
}

export function studyThemes(themes: readonly StudyTheme[], { format }: StudyStyle): string {
  return studyWriters[format].themes(themes)
}

export function studyEnd(participants: number, { format }: StudyStyle): string {
  return studyWriters[format].end({ record: 'end', participants })
}
