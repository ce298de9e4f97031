import { type PlayedGuide, playGuide, readRecordedGuides } from './play-guides.ts'

/** What came of each recorded reply, a row a guide, with who wrote the replies. */
export function recordedTable(): string {
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
