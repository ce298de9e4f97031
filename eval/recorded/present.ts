import { type PlayedGuide, playGuide, readRecordedGuides } from './play-guides.ts'
import { type PlayedTalk, playTalk } from './play-talks.ts'
import { readRecordedTalks } from './recorded-talk.ts'

/** What came of what language models once wrote: of guides, then of interviews. */
export function recordedTables(): string {
  return `${guidesTable()}\n\n${talksTable()}`
}

/** What came of each recorded interview, a row each, with who wrote them. */
function talksTable(): string {
  const talks = readRecordedTalks()
  const sources = [...new Set(talks.map(({ source }) => source))]
  const played = talks.map(playTalk)
  const sum = (count: (one: PlayedTalk) => number) =>
    played.reduce((total, one) => total + count(one), 0)
  const rows = played.map(
    ({ talk, replies, refused, traps, passed }) =>
      `| ${talk.id} | ${talk.lang} | ${replies} | ${refused.length} | ${traps} | ${passed.length} |`,
  )
  return [
    `Interviews by a language model. ${sources.join('; ')}. The gates were tuned on them once they had been counted (docs/evaluation.md).`,
    '',
    '| interview | language | replies | of these refused | traps | of these let through |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
    `| all | | ${sum((one) => one.replies)} | ${sum((one) => one.refused.length)} | ${sum((one) => one.traps)} | ${sum((one) => one.passed.length)} |`,
  ].join('\n')
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
