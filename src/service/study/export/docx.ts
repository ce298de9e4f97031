import type { IParagraphOptions } from 'docx'
import type { CodebookTheme } from '../../../contract/calls/theme-calls.ts'
import type { AnswerGroup, Findings, Quote } from '../../../contract/findings-schemas.ts'
import { countAnswered, countChoices, countGroup, countPeople } from './counted.ts'
import { xmlText } from './qde.ts'

/** What people said in an interview, and whose conversation each link is. */
export type FindingsDocument = {
  interviewName: string
  productID: string
  findings: Findings
  themes: readonly CodebookTheme[]
  /** Their names by their links; `P1`, `P2` … where it is left out who they are. */
  participants: Readonly<Record<string, string>>
  now: Date
}

/** People quoted for each group of answers, and against it. */
const groupQuotesMax = 5

type Docx = typeof import('docx')

/** Findings as a document of a word processor (Office Open XML): each quote with a footnote that says where it stands. */
export async function writeDocx(given: FindingsDocument): Promise<Uint8Array> {
  const docx = await import('docx')
  const { Document, Packer } = docx
  const { children, footnotes } = write(docx, given)
  const document = new Document({
    creator: 'Colloquy',
    title: xmlText(given.interviewName),
    footnotes,
    sections: [{ children }],
  })
  return new Uint8Array(await Packer.toBuffer(document))
}

function write(
  docx: Docx,
  { interviewName, productID, findings, themes, participants, now }: FindingsDocument,
) {
  const { FootnoteReferenceRun, HeadingLevel, Paragraph } = docx
  const children: InstanceType<Docx['Paragraph']>[] = []
  const footnotes: Record<string, { children: InstanceType<Docx['Paragraph']>[] }> = {}
  const add = (text: string, options: IParagraphOptions = {}) =>
    children.push(new Paragraph({ ...options, children: runsOf(docx, text) }))
  const head = (text: string, heading: keyof Docx['HeadingLevel']) =>
    add(text, { heading: HeadingLevel[heading] })

  function quote({ linkID, seq, start, end, text }: Omit<Quote, 'profileID'>): void {
    const id = Object.keys(footnotes).length + 1
    const place = `${participants[linkID] ?? ''}, message ${seq}, characters ${start} to ${end}.`
    footnotes[id] = { children: [new Paragraph({ children: runsOf(docx, place) })] }
    children.push(
      new Paragraph({
        indent: { left: 400 },
        spacing: { after: 120 },
        children: [...runsOf(docx, `“${text}”`), new FootnoteReferenceRun(id)],
      }),
    )
  }

  function groupOf(group: AnswerGroup): void {
    head(countGroup(group), 'HEADING_3')
    for (const one of group.quotes.slice(0, groupQuotesMax)) quote(one)
    const opposite = group.against.quotes.slice(0, groupQuotesMax)
    if (opposite.length > 0) add('What speaks against it:')
    for (const one of opposite) quote(one)
  }

  head(interviewName, 'TITLE')
  add(
    `${productID}, taken along on ${now.toISOString().slice(0, 10)}. ${countPeople(findings.people)} finished.`,
  )
  if (findings.summary) {
    head(`In short, written by ${findings.summary.by} from the quotes below each`, 'HEADING_1')
    for (const { text, quotes } of findings.summary.sentences) {
      add(text)
      for (const one of quotes) quote(one)
    }
  }
  for (const { title, questions } of findings.topics) {
    head(title, 'HEADING_1')
    for (const question of questions) {
      const { text, closed, answers = [], alone, quotes } = question
      head(text, 'HEADING_2')
      add(countAnswered(question))
      for (const line of closed ? countChoices(closed) : []) add(line)
      for (const group of answers) groupOf(group)
      if (answers.length > 0) {
        if (alone && alone.people > 0) add(`In none of these: ${countPeople(alone.people)}.`)
        head('In their words', 'HEADING_3')
      }
      for (const one of quotes) quote(one)
    }
  }
  if (findings.beside.quotes.length > 0) {
    head('What matters most to them, and what they added', 'HEADING_1')
    for (const one of findings.beside.quotes) quote(one)
  }
  if (themes.length > 0) head('Themes', 'HEADING_1')
  for (const { key, kind, people, supporting } of themes) {
    head(key, 'HEADING_2')
    add(`${kind.replace('_', ' ')}, ${countPeople(people)}.`)
    // What was read before has no place, and cannot be shown with one.
    for (const { linkID, seq, start, end, quote: text } of supporting)
      if (start !== undefined && end !== undefined) quote({ linkID, seq, start, end, text })
  }
  return { children, footnotes }
}

/** Text as it is, its lines on lines of their own. */
function runsOf({ TextRun }: Docx, text: string) {
  const lines = xmlText(text).split(/\r\n|[\r\n]/)
  return lines.map((line, at) => new TextRun({ text: line, ...(at > 0 && { break: 1 }) }))
}
