import { besideOf } from './counted.ts'
import { fileGUID, guidOf, writeElement, xmlText } from './qde.ts'
import type { StudyInterview } from './study-style.ts'

/** What a selection is called: as much of its words. */
const nameCharactersMax = 80

type Message = StudyInterview['messages'][number]
/** A stretch of a source's text, in code points, end exclusive, and the codes of it. */
type Selection = { start: number; end: number; text: string; codes: string[] }

/** The conversation as a text, which the selections of `writeSource` are counted in. */
export function writeSourceText(interview: StudyInterview): string {
  return linesOf(interview)
    .map(({ text }) => text)
    .join('')
}

/** The conversation as a source of a REFI-QDA project: every answer and every quote a coded selection. */
export function writeSource(interview: StudyInterview): string {
  const { interviewID, participant, claims } = interview
  const lines = linesOf(interview)
  const answers = lines.flatMap(({ message, begin }) => selectAnswer(interview, message, begin))
  const quotes = claims.flatMap(({ field, quotes, themes = [] }) =>
    quotes.flatMap(({ seq, start, end }) => {
      const line = lines.find(({ message }) => message.seq === seq)
      const inThemes = themes.map((themeID) => guidOf(interviewID, 'theme', themeID))
      const codes = [guidOf(interviewID, 'kind', field), ...inThemes]
      return line ? [select(line.message, line.begin, { start, end, codes })] : []
    }),
  )
  const seed = [interviewID, participant.participant] as const
  return writeElement(
    'TextSource',
    {
      guid: guidOf(...seed, 'source'),
      name: participant.participant,
      plainTextPath: `internal://${fileGUID(...seed)}.txt`,
    },
    [...answers, ...quotes].map((selection, at) => writeSelection(selection, [...seed, `${at}`])),
  )
}

function linesOf({ participant, messages }: StudyInterview) {
  let length = 0
  return messages
    .filter(({ content }) => content !== '')
    .map((message) => {
      const who = message.role === 'assistant' ? 'Interviewer' : participant.participant
      const lead = `${who}: `
      const text = `${lead}${clean(message.content + besideOf(message))}\n\n`
      const begin = length + lead.length
      length += countPoints(text)
      return { message, begin, text }
    })
}

/** A whole answer, coded by the question of the guide that it answers. */
function selectAnswer({ interviewID, messages }: StudyInterview, message: Message, begin: number) {
  const { role, kind, content, question } = message
  if (role !== 'user' || kind === 'skip') return []
  const asked = messages.find(({ seq }) => seq === question)?.questionID
  if (asked === undefined) return []
  const codes = [guidOf(interviewID, 'question', asked)]
  return [select(message, begin, { start: 0, end: content.length, codes })]
}

function select(
  { content }: Message,
  begin: number,
  { start, end, codes }: { start: number; end: number; codes: string[] },
): Selection {
  const text = clean(content.slice(start, end))
  const from = begin + countPoints(clean(content.slice(0, start)))
  return { start: from, end: from + countPoints(text), text, codes }
}

function writeSelection({ start, end, text, codes }: Selection, seed: readonly string[]): string {
  const codings = codes.map((code) =>
    writeElement('Coding', { guid: guidOf(...seed, 'coding', code) }, [
      writeElement('CodeRef', { targetGUID: code }),
    ]),
  )
  const name = xmlText([...text].slice(0, nameCharactersMax).join('')).replaceAll(/\s/g, ' ')
  const place = { startPosition: start, endPosition: end }
  return writeElement('PlainTextSelection', { guid: guidOf(...seed), name, ...place }, codings)
}

/** Text as every program counts it: one sign for the end of a line, and no half characters. */
function clean(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').toWellFormed()
}

function countPoints(text: string): number {
  let points = 0
  for (const _ of text) points += 1
  return points
}
