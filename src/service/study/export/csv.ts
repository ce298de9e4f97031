import { readThemeID } from '../../codebook/theme-id.ts'
import { readTheme } from '../../interview-report/themes.ts'
import { misheardWords } from './counted.ts'
import type { PartStyle, StudyInterview, StudyWriter } from './study-style.ts'

/** What spreadsheets take for a formula, also in full width and behind what they trim. */
const formula = /^[\s"'\u200b]*[=+\-@＝＋－＠\t\r]/u
/** What separates cells or rows where a spreadsheet does not know quotation marks for what they are. */
const separators = new Set(';\t\r\n')
const trimmed = /[\s"'\u200b]/u
const formulaSigns = new Set('=+-@＝＋－＠')

type Answer = StudyInterview['messages'][number]
type Row = StudyInterview & { answer: Answer }
type Column = { name: string; who?: true; of: (row: Row) => string | number | undefined }

const columns: readonly Column[] = [
  { name: 'participant', of: ({ participant }) => participant.participant },
  { name: 'linkID', who: true, of: ({ participant }) => participant.linkID },
  { name: 'name', who: true, of: ({ participant }) => participant.name },
  { name: 'email', who: true, of: ({ participant }) => participant.email },
  { name: 'occupation', who: true, of: ({ participant }) => participant.occupation },
  { name: 'location', who: true, of: ({ participant }) => participant.location },
  { name: 'status', of: ({ participant }) => participant.status },
  { name: 'language', of: ({ participant }) => participant.language },
  { name: 'sentiment', of: ({ participant }) => participant.sentiment },
  { name: 'seq', of: ({ answer }) => answer.seq },
  { name: 'at', of: ({ answer }) => answer.at },
  { name: 'topic', of: ({ answer }) => answer.topic },
  { name: 'question', of: questionOf },
  { name: 'answer', of: ({ answer }) => answer.content },
  { name: 'choice', of: ({ answer }) => answer.choice?.join(' ') },
  { name: 'said', of: ({ answer }) => answer.said },
  { name: 'flags', of: ({ answer }) => answer.flags?.join(' ') },
  { name: 'themes', of: themesOf },
  { name: 'misheard', of: ({ answer }) => misheardWords(answer) },
]

/** A row for each answer: RFC 4180, with the mark by which spreadsheets know that it is UTF-8. */
export const csvWriter: StudyWriter = {
  head: (_, style) => `\ufeff${writeRow(shown(style).map(({ name }) => name))}`,
  questions: () => '',
  themes: () => '',
  part: (interview, style) =>
    interview.messages
      .filter(({ role, kind }) => role === 'user' && kind !== 'skip')
      .map((answer) => writeRow(shown(style).map(({ of }) => of({ ...interview, answer }))))
      .join(''),
  end: () => '',
}

function shown({ names, keep }: PartStyle): readonly Column[] {
  if (!names) return columns.filter(({ who }) => !who)
  const kept = keep.map((name): Column => ({ name: `kept.${name}`, of: keptAs(name) }))
  return [...columns, ...kept]
}

function keptAs(name: string): Column['of'] {
  return ({ participant: { kept = {} } }) => (Object.hasOwn(kept, name) ? kept[name] : undefined)
}

function questionOf({ messages, answer }: Row): string | undefined {
  return messages.find(({ seq }) => seq === answer.question)?.content
}

/** What the answer tells of, by the titles of the themes that its words are in. */
function themesOf({ claims, answer }: Row): string {
  const own = claims.filter(({ quotes }) => quotes.some(({ seq }) => seq === answer.seq))
  const themes = new Set(own.flatMap((claim) => claim.themes ?? []))
  return [...themes].map((themeID) => readTheme(readThemeID(themeID)).key).join(' | ')
}

function writeRow(cells: readonly (string | number | undefined)[]): string {
  return `${cells.map(writeCell).join(',')}\r\n`
}

function writeCell(value: string | number | undefined): string {
  const text = String(value ?? '')
  const guarded = guardInner(text)
  const safe = formula.test(text) ? `'${guarded}` : guarded
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Formulas behind a separator, for spreadsheets set to German, French, Spanish or Portuguese: one pass. */
function guardInner(text: string): string {
  let guarded = ''
  let isBegin = false
  for (const sign of text) {
    if (isBegin && formulaSigns.has(sign)) guarded += "'"
    guarded += sign
    isBegin = separators.has(sign) || (isBegin && trimmed.test(sign))
  }
  return guarded
}
