import { readThemeID } from '../../codebook/theme-id.ts'
import { readTheme } from '../../interview-report/themes.ts'
import { besideOf, countAnswered, countChoices, countGroup, countPeople } from './counted.ts'
import type { StudyInterview, StudyQuestion, StudyWriter } from './study-style.ts'

/** A study to read: everybody's conversation, and behind it what a profile rests on. */
export const markdownWriter: StudyWriter = {
  head({ interviewName, productID, guidelines, exported_on }) {
    const about = `${plain(productID)}, taken along on ${exported_on.slice(0, 10)}.`
    return `# ${heading(interviewName)}\n\n${about}\n\n## Guidelines\n\n${quoted(guidelines)}\n`
  },
  questions(questions) {
    if (questions.length === 0) return ''
    return `\n## Findings\n\n${questions.map(writeQuestion).join('\n')}`
  },
  themes(themes) {
    if (themes.length === 0) return ''
    const lines = themes.map(({ title, kind, people }) => {
      return `- ${heading(title)} (${plain(kind)}): ${countPeople(people)}\n`
    })
    return `\n## Themes\n\n${lines.join('')}`
  },
  part(interview) {
    const { participant, messages, claims, corrections } = interview
    return [
      `\n## ${heading(titleOf(participant))}\n`,
      ...messages.filter(({ content }) => content !== '').map(writeMessage),
      ...(claims.length > 0 ? [`### What a profile rests on\n`, writeClaims(claims)] : []),
      ...(corrections.length > 0
        ? [`### What the team put right\n`, writeCorrections(corrections)]
        : []),
    ].join('\n')
  },
  end({ participants }) {
    return `\n---\n\n${participants === 1 ? '1 participant' : `${participants} participants`}.\n`
  },
}

function writeQuestion(question: StudyQuestion): string {
  const { text, closed, answers, alone } = question
  const lines = [
    ...(closed ? countChoices(closed) : []).map((line) => `- ${heading(line)}\n`),
    ...answers.map(writeGroup),
    ...(answers.length > 0 && alone > 0 ? [`- In none of these: ${countPeople(alone)}\n`] : []),
  ]
  const head = `### ${heading(text)}\n\n${countAnswered(question)}\n`
  return lines.length > 0 ? `${head}\n${lines.join('')}` : head
}

function writeGroup(group: StudyQuestion['answers'][number]): string {
  const quotes = (own: StudyQuestion['answers'][number]['quotes'], before: string) =>
    own.map(
      ({ participant, seq, text }) =>
        `  - ${before}“${plain(oneLine(text))}” (${participant}, ${seq})\n`,
    )
  const own = [...quotes(group.quotes, ''), ...quotes(group.against.quotes, 'Against: ')]
  return `- ${heading(countGroup(group))}\n${own.join('')}`
}

function titleOf(interview: StudyInterview['participant']): string {
  const { participant, name, occupation, location, status, completed_on, kept = {} } = interview
  const brought = Object.entries(kept).map(([parameter, value]) => `${parameter}: ${value}`)
  const told = [name, occupation, location, ...brought].filter((part) => part !== undefined)
  const when = completed_on === undefined ? status : `${status} ${completed_on.slice(0, 10)}`
  return [participant, ...told, when].join(', ')
}

function writeMessage(line: StudyInterview['messages'][number]): string {
  const { role, content } = line
  return role === 'assistant' ? `${plain(content)}\n` : `${quoted(content + besideOf(line))}\n`
}

function writeClaims(claims: StudyInterview['claims']): string {
  const lines = claims.map(({ field, standing, text, quotes, themes = [] }) => {
    const words = quotes.map((quote) => `“${plain(oneLine(quote.text))}” (${quote.seq})`)
    const titles = themes.map((themeID) => oneLine(readTheme(readThemeID(themeID)).key))
    const kind = [field, ...(standing === undefined ? [] : [standing]), ...titles].join(', ')
    const isOwn = quotes.some((quote) => quote.text === text)
    const said = isOwn ? words.join(' ') : `${plain(oneLine(text))} ${words.join(' ')}`
    return `- ${plain(kind)}: ${said}\n`
  })
  return lines.join('')
}

function writeCorrections(corrections: StudyInterview['corrections']): string {
  const lines = corrections.map(({ field, value, reason, at }) => {
    const told = value === undefined ? 'taken out' : [value].flat().join('; ')
    const why = reason === undefined ? '' : ` (${reason})`
    const when = at === undefined ? '' : `, ${at.slice(0, 10)}`
    return `- ${heading(`${field}: ${told}${why}${when}`)}\n`
  })
  return lines.join('')
}

function quoted(text: string): string {
  const lines = plain(text).split('\n')
  return lines.map((line) => `> ${line}`.trimEnd()).join('\n')
}

function heading(text: string): string {
  return plain(oneLine(text))
}

function oneLine(text: string): string {
  return text.replaceAll(/\s/g, ' ')
}

/** Text that reads as it is, whatever signs of Markdown or HTML it has. */
function plain(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.replaceAll(/[\\`*_{}[\]<>#|~&$]/g, String.raw`\$&`).replace(sign, mark))
    .join('\n')
}

/** What makes a list, a line or a heading of a line that begins with it. */
const sign = /^(\s{0,20})(?:([-+=:])|(\d{1,9})([.)]))/

function mark(_: string, space: string, single?: string, digits?: string, after?: string): string {
  return single === undefined ? `${space}${digits}\\${after}` : `${space}\\${single}`
}
