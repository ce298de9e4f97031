import { type PlayedGuide, playGuide, readRecordedGuides } from './play-guides.ts'
import { type PlayedReading, playReadings } from './play-readings.ts'
import { type PlayedTalk, playTalk } from './play-talks.ts'
import { readRecordedTalks } from './recorded-talk.ts'

/** What came of what language models once wrote: of guides, of interviews, and of what was said in these. */
export function recordedTables(): string {
  return [guidesTable(), talksTable(), readingsTable()].join('\n\n')
}

/** What a turn takes, in tokens and in CPU beside the model: measured anew each time, and kept nowhere. */
export function turnFigures(): string {
  const talks = readRecordedTalks().map(playTalk)
  // The first time around is that of a process that has just begun.
  const warm = readRecordedTalks().map(playTalk)
  const turns = talks.flatMap(({ turns }) => turns)
  const mean = (of: (turn: PlayedTalk['turns'][number]) => number) =>
    Math.round(turns.reduce((sum, turn) => sum + of(turn), 0) / turns.length)
  const cpuMs = warm.flatMap(({ turns }) => turns.map((turn) => turn.cpuMs)).sort((a, b) => a - b)
  const at = (share: number) => (cpuMs[Math.floor(share * cpuMs.length)] ?? 0).toFixed(1)
  const dollars =
    (mean(({ tokensIn }) => tokensIn) * 0.15 + mean(({ tokensOut }) => tokensOut) * 0.6) / 1e6
  return [
    '| of a turn | mean, or share |',
    '| --- | --: |',
    `| tokens sent, estimated at four bytes each | ${mean(({ tokensIn }) => tokensIn)} |`,
    `| tokens written | ${mean(({ tokensOut }) => tokensOut)} |`,
    `| fifteen of them at 0.15 and 0.60 dollars a million, without reading and themes | $${(15 * dollars).toFixed(4)} |`,
    `| CPU beside the model: median, p95 | ${at(0.5)} ms, ${at(0.95)} ms |`,
  ].join('\n')
}

/** What came of each recorded interview, a row each, with who wrote them. */
function talksTable(): string {
  const talks = readRecordedTalks()
  const sources = [...new Set(talks.map(({ source }) => source))]
  const played = talks.map(playTalk)
  const sets = Map.groupBy(played, ({ talk }) => talk.guide.split('/')[0] ?? '')
  return [
    `Interviews by a language model. ${sources.join('; ')}. *At first*: when the interview was first played, before anything was tuned on it or on its set; *now*: after that, which says that nothing was lost again, not how good the gates are. The last set's first figures are how good they are.`,
    '',
    '| interview | language | replies | refused at first | now | traps | let through at first | now |',
    '| --- | --- | --: | --: | --: | --: | --: | --: |',
    ...[...sets].flatMap(([set, talks]) => [
      ...talks.map((one) => talkRow(`${set}/${one.talk.id}`, one.talk.lang, [one])),
      talkRow(`**${set}**`, '', talks),
    ]),
  ].join('\n')
}

function talkRow(name: string, language: string, talks: readonly PlayedTalk[]): string {
  const sum = (count: (one: PlayedTalk) => number) =>
    talks.reduce((total, one) => total + count(one), 0)
  const counts = [
    sum(({ replies }) => replies),
    sum(({ talk }) => talk.first.refused),
    sum(({ refused }) => refused.length),
    sum(({ traps }) => traps),
    sum(({ talk }) => talk.first.passed),
    sum(({ passed }) => passed.length),
  ]
  return `| ${[name, language, ...counts].join(' | ')} |`
}

/** What came of each recorded reading, a row an interview, with who wrote them. */
function readingsTable(): string {
  const played = playReadings().filter(({ reading }) => reading.lies.length > 0)
  const sources = [...new Set(played.map(({ reading }) => reading.source))]
  return [
    `Readings of those interviews by a language model. ${sources.join('; ')}. The lies are what a careless model might claim, with words that the person really wrote: code can only refuse what the words rule out, and the rest is for the second look, which is not counted here.`,
    '',
    '| interview | language | claims | refused by code | lies | let through by code |',
    '| --- | --- | --: | --: | --: | --: |',
    ...played.map((one) => readingRow(one.reading.id, one.reading.lang, [one])),
    readingRow('**all**', '', played),
  ].join('\n')
}

function readingRow(name: string, language: string, played: readonly PlayedReading[]): string {
  const sum = (count: (one: PlayedReading) => number) =>
    played.reduce((total, one) => total + count(one), 0)
  const counts = [
    sum(({ reading }) => reading.claims.length),
    sum(({ refused }) => refused.length),
    sum(({ reading }) => reading.lies.length),
    sum(({ passed }) => passed.length),
  ]
  return `| ${[name, language, ...counts].join(' | ')} |`
}

/** What came of each recorded reply, a row a guide, with who wrote the replies. */
function guidesTable(): string {
  const guides = readRecordedGuides()
  const sources = [...new Set(guides.map(({ source }) => source))]
  const rows = guides.map((guide) => rowOf(playGuide(guide)))
  return [
    `Guides read by a language model. The replies are recorded; written by ${sources.join('; ')}.`,
    '',
    '| guide | questions proposed | taken as they are | refused | put back | sentences of the guide lost |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n')
}

function rowOf({ id, settled, proposed, taken, sentences, lost }: PlayedGuide): string {
  const notes = settled?.notes ?? []
  const of = (wanted: string) => notes.filter(({ kind }) => kind === wanted).length
  return `| ${id} | ${proposed} | ${taken} | ${of('refused')} | ${of('put_back')} | ${lost.length} of ${sentences} |`
}
