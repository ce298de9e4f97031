import { type Chance, createChance } from '../../src/rehearsal/cast/chance.ts'
import { openStudy, type Study, turnOf } from './study.ts'
import { readTalks, type Talk } from './talks.ts'

const wordsMin = 3
const wordsMax = 25

/** Ways of writing that change no word. */
const ways: Record<string, (text: string) => string> = {
  'as it stands': (text) => text,
  'other quotation marks': (text) =>
    text.replace(/[’‘']/g, (mark) => (mark === "'" ? '’' : "'")).replace(/[“”„«»"]/g, '"'),
  'other dashes': (text) => text.replace(/[–—-]/g, (mark) => (mark === '-' ? '‐' : '-')),
  'other spaces': (text) => text.replace(/ /g, (_, at: number) => spaces[at % 3] ?? ' '),
  'points written out': (text) => text.replaceAll('…', '...'),
}
const spaces = ['\u00a0', '  ', '\n']

/** Ways of altering one word. */
const alterations: Record<string, (word: string, other: string) => string> = {
  'another word': (_, other) => other,
  'a letter more': (word) => word.replace(/\p{L}/u, (letter) => `${letter}${letter}`),
  'a letter less': (word) => word.replace(/\p{L}(?=\P{L}*$)/u, ''),
  'other capitals': (word) => {
    const capital = word.toUpperCase()
    return capital === word ? word.toLowerCase() : capital
  },
  'a word more': (word, other) => `${word} ${other}`,
  'a word less': () => '',
}

/** Of each way: quotes tried, and those that were told wrongly. */
export type Told = { way: string; tried: number; wrong: string[] }
export type Verified = { found: Told[]; refused: Told[] }

/** Tries true quotes drawn from talks, and as many with one word altered that nobody said. */
export async function measureVerify(count: number): Promise<Verified> {
  const talks = readTalks()
  const study = await openStudy(talks)
  const given = { study, talks, chance: createChance('verify'), said: talks.flatMap(saidIn) }
  const found = await tryWays(ways, count, (way) => tryTrue(given, way))
  const refused = await tryWays(alterations, count, (way) => tryAltered(given, way))
  await study.close()
  return { found, refused }
}

type Given = { study: Study; talks: Talk[]; chance: Chance; said: string[] }
type Tried = { text: string; isRight: boolean } | null

async function tryWays<T>(
  all: Record<string, T>,
  count: number,
  attempt: (way: T) => Promise<Tried>,
): Promise<Told[]> {
  const told = Object.keys(all).map((way): Told => ({ way, tried: 0, wrong: [] }))
  const list = Object.values(all)
  for (let at = 0; at < count; ) {
    const way = list[at % list.length]
    const row = told[at % list.length]
    const tried = way && (await attempt(way))
    if (!row || !tried) continue
    at += 1
    row.tried += 1
    if (!tried.isRight) row.wrong.push(tried.text)
  }
  return told
}

/** Words in a row of one answer, and where they stand. */
function draw({ talks, chance }: Given) {
  const talk = chance.pick(talks)
  const turn = Math.floor(chance.next() * talk.turns.length)
  const content = talk.turns[turn]?.say ?? ''
  const words = [...content.matchAll(/\S+/g)]
  const length = wordsMin + Math.floor(chance.next() * (wordsMax - wordsMin + 1))
  const from = Math.floor(chance.next() * Math.max(1, words.length - length + 1))
  const own = words.slice(from, from + length)
  const start = own[0]?.index ?? 0
  const last = own.at(-1)
  const text = last ? content.slice(start, last.index + last[0].length) : ''
  return { talk, turn, start, text, words: own.map(([word]) => word) }
}

async function tryTrue(given: Given, way: (text: string) => string): Promise<Tried> {
  const { talk, turn, start, text, words } = draw(given)
  if (words.length < wordsMin || !/[\p{L}\p{N}]/u.test(text)) return null
  const written = way(text)
  if (written === text && way !== ways['as it stands']) return null
  const quotes = await given.study.verify(written)
  const isThere = quotes.some((quote) => {
    const isIts = given.study.talkOf(quote.linkID) === talk && turnOf(quote) === turn
    return isIts && quote.start === start && quote.text === text
  })
  return { text: written, isRight: isThere }
}

async function tryAltered(
  given: Given,
  alter: (word: string, other: string) => string,
): Promise<Tried> {
  const { words } = draw(given)
  const other = given.chance.pick(draw(given).words)
  // Within the quote: without its first or last word it would be another true one.
  const at = 1 + Math.floor(given.chance.next() * (words.length - 2))
  const changed = words.with(at, alter(words[at] ?? '', other)).filter((word) => word !== '')
  const text = changed.join(' ')
  if (words.length < wordsMin || !/[\p{L}\p{N}]/u.test(words[at] ?? '')) return null
  if (given.said.some((said) => said.includes(plain(text)))) return null
  return { text, isRight: (await given.study.verify(text)).length === 0 }
}

/** What is right is told by other means than the service's: its letters, digits and signs alone. */
function saidIn({ turns }: Talk): string[] {
  return turns.map(({ say }) => plain(say))
}

function plain(text: string): string {
  return (text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).join(' ')
}
