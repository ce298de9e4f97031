import { hash } from 'node:crypto'
import type { InTurn } from '../../../service/calls/in-turn.ts'
import type {
  SharedFindings,
  SharedGroup,
  SharedQuote,
  SharedTalk,
  SharedView,
} from '../../../service/service.ts'
import { escapeHTML, renderPage } from '../html.ts'
import { shareStyle } from './share-style.ts'
import type { ShareWords } from './share-words.ts'

/** Lines of a conversation that are written in one go. */
const linesAtOnce = 50

/** A page, and what its policy lets it carry besides its style sheet: the hash of the colour's style. */
export type SharePage = { html: string; styleHash: string | null }

/**
 * A share as a page that needs no script. It may be megabytes long, and is written by the thread that
 * serves, so it is in turns.
 */
export async function writeShare(
  { organization, interviewName, names, expiresAt, shown }: SharedView,
  words: ShareWords,
  inTurn: InTurn,
): Promise<SharePage> {
  const isTalk = shown.what === 'transcript'
  const told = [
    words.readOnly,
    ...(names ? [] : [words.namesLeftOut]),
    words.endsOn(formatInstant(expiresAt, words.language)),
  ]
  const writers = isTalk ? talkWriters(shown, words) : findingsWriters(shown, words)
  const pieces: string[] = []
  for (const write of writers) pieces.push(await inTurn(async () => write()))
  const body = `<header><p class="by" dir="auto">${escapeHTML(organization.name)}</p>
<h1 dir="auto">${escapeHTML(interviewName)}</h1>
<p class="quiet">${told.map(escapeHTML).join(' ')}</p></header>
<main>${pieces.join('\n')}</main>`
  const { accent } = organization
  const style = accent === undefined ? null : `:root{--org:${accent}}`
  const html = renderPage({
    title: `${interviewName} · ${organization.name}`,
    stylePath: shareStyle.path,
    language: words.language,
    ...(style !== null && { style }),
    body,
  })
  return { html, styleHash: style === null ? null : hash('sha256', style, 'base64') }
}

/** The same page of everything that is not there, so that it tells nothing of what was. */
export function writeNothing({ language, gone }: Pick<ShareWords, 'language' | 'gone'>): string {
  const { title, text } = gone
  const body = `<main><header><h1>${escapeHTML(title)}</h1></header><p>${escapeHTML(text)}</p></main>`
  return renderPage({ title, stylePath: shareStyle.path, language, body })
}

type Write = () => string
type Question = SharedFindings['topics'][number]['questions'][number]
type Closed = NonNullable<Question['closed']>

function findingsWriters(
  { people, language, topics, beside, ...begins }: SharedFindings,
  words: ShareWords,
): Write[] {
  if (people === 0) return [() => `<p>${escapeHTML(words.nobodyYet)}</p>`]
  const theirs = `lang="${escapeHTML(language)}" dir="auto"`
  return [
    () => `<p>${escapeHTML(words.people(people))}</p>${writeBeginning(begins, theirs, words)}`,
    ...topics.flatMap(({ title, questions }) => [
      () => `<h2 ${theirs}>${escapeHTML(title)}</h2>`,
      ...questions.map((question) => () => writeQuestion(question, theirs, words)),
    ]),
    ...(beside.length === 0
      ? []
      : [() => `<h2>${escapeHTML(words.besideTitle)}</h2>${writeQuotes(beside)}`]),
  ]
}

/** What a report begins with; nothing where there is none of it. */
function writeBeginning(
  { summary, goals, unanswered }: Pick<SharedFindings, 'summary' | 'goals' | 'unanswered'>,
  theirs: string,
  words: ShareWords,
): string {
  const listed = (title: string, items: readonly string[]) =>
    items.length === 0
      ? ''
      : `<h2>${escapeHTML(title)}</h2><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
  const told = (text: string) => `<span ${theirs}>${escapeHTML(text)}</span>`
  const noted = (text: string, note: string) =>
    `${told(text)}<br><span class="quiet">${escapeHTML(note)}</span>`
  const served = goals.map(({ text, asked, spoke }) =>
    noted(text, asked === 0 ? words.goalNotAsked : words.spoke(spoke, asked)),
  )
  const missed = unanswered.map(({ text, asked }) =>
    asked === 0 ? noted(text, words.notAsked) : told(text),
  )
  return [
    listed(words.summaryTitle, summary.map(told)),
    listed(words.goalsTitle, served),
    listed(words.unansweredTitle, missed),
  ].join('')
}

function writeQuestion(question: Question, theirs: string, words: ShareWords): string {
  const { text, asked, spoke, silent, closed, answers, alone, quotes } = question
  const counts =
    asked === 0
      ? [words.notAsked]
      : [words.spoke(spoke, asked), ...(silent > 0 ? [words.silent(silent)] : [])]
  const told = closed && closed.asked > 0 ? words.chose(closed, asked) : counts
  const chosen = closed ? writeChosen(closed, theirs, words) : ''
  return `<h3 ${theirs}>${escapeHTML(text)}</h3>
<p class="quiet">${escapeHTML(told.join(' '))}</p>${chosen}${writeGroups(answers, alone, words)}${writeQuotes(quotes)}`
}

/** How many of those who came to an end chose each option or value. */
function writeChosen(closed: Closed, theirs: string, words: ShareWords): string {
  const { options = [], values = [], from, to, labels } = closed
  const meaning = (value: number) =>
    value === from ? labels?.low : value === to ? labels?.high : undefined
  const rows = [
    ...options.map(({ text, people }) => ({ name: text, people })),
    ...values.map(({ value, people }) => {
      const end = meaning(value)
      return { name: end === undefined ? `${value}` : `${value} (${end})`, people }
    }),
  ]
  const items = rows.map(
    ({ name, people }) =>
      `<li><span ${theirs}>${escapeHTML(name)}</span>: ${escapeHTML(words.count(people))}</li>`,
  )
  return items.length === 0 ? '' : `<ul>${items.join('')}</ul>`
}

/** What people said alike; their words open without a script. */
function writeGroups(groups: readonly SharedGroup[], alone: number, words: ShareWords): string {
  if (groups.length === 0) return ''
  const rest = alone === 0 ? '' : `<p class="quiet">${escapeHTML(words.alone(alone))}</p>`
  return `<h4>${escapeHTML(words.alike)}</h4>
${groups.map((group) => writeGroup(group, words)).join('\n')}${rest}<h4>${escapeHTML(words.inTheirWords)}</h4>`
}

function writeGroup(
  { kind, polarity, title, people, quotes, against }: SharedGroup,
  words: ShareWords,
): string {
  const told = [
    words.sides[polarity ?? kind] ?? '',
    words.count(people),
    ...(against.people > 0 ? [words.against(against.people)] : []),
  ]
  const opposite =
    against.quotes.length === 0
      ? ''
      : `<p class="quiet">${escapeHTML(words.speaksAgainst)}</p>${writeQuotes(against.quotes)}`
  return `<details><summary><bdi>${escapeHTML(title)}</bdi> <span class="quiet">${escapeHTML(told.join(' · '))}</span></summary>
${writeQuotes(quotes)}${opposite}</details>`
}

/** One after the other, those of one person together. */
function writeQuotes(quotes: readonly SharedQuote[]): string {
  const byPerson = Map.groupBy(quotes, ({ participant }) => participant)
  const figures = [...byPerson].map(([participant, own]) => {
    const said = own.map(({ text }) => `<blockquote dir="auto">${escapeHTML(text)}</blockquote>`)
    return `<figure>${said.join('')}<figcaption dir="auto">${escapeHTML(participant)}</figcaption></figure>`
  })
  return figures.join('\n')
}

function talkWriters(
  { language = '', name, participant, messages }: SharedTalk,
  words: ShareWords,
): Write[] {
  const who = name ?? words.participant
  const lang = language === '' ? '' : ` lang="${escapeHTML(language)}"`
  const writeLine = ({ role, text }: SharedTalk['messages'][number]) =>
    `<div class="line ${role}"><p class="who" dir="auto">${escapeHTML(role === 'user' ? who : words.interviewer)}</p><p${lang} dir="auto">${escapeHTML(text)}</p></div>`
  const head = () =>
    `<h2 dir="auto">${escapeHTML(participant ?? words.conversation)}</h2>${messages.length === 0 ? `<p>${escapeHTML(words.nothingSaid)}</p>` : ''}`
  const parts = Math.ceil(messages.length / linesAtOnce)
  const lines = Array.from({ length: parts }, (_, at) => {
    const some = messages.slice(at * linesAtOnce, (at + 1) * linesAtOnce)
    return () => some.map(writeLine).join('\n')
  })
  return [head, ...lines]
}

/** The server knows nothing of the reader's zone, so it names the one it uses. */
function formatInstant(instant: string, language: string): string {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const
  return `${new Intl.DateTimeFormat(language, format).format(new Date(instant))} UTC`
}
