import { measureClaims } from '../orders/claims.ts'
import { measurePoison } from './measure.ts'

/** What poison leaves, as a part of the page on the built-in synthesizer. */
export async function poisonPart(): Promise<string> {
  const rows: string[] = []
  const orders: string[] = []
  for (const part of ['tuning', 'reporting', 'newest'] as const) {
    const { interviews, stretches, left, bent, silent } = await measurePoison(part)
    const keeping = (kind: string) =>
      new Set(left.filter((found) => found.kind === kind).map(({ name }) => name)).size
    rows.push(
      `| ${part} | ${interviews}, ${stretches} | ${keeping('score')} and ${keeping('others')}, ${left.length} | ${bent.length} | ${silent.length} |`,
    )
    if (part === 'tuning') continue
    const claims = await measureClaims(part)
    orders.push(
      `| ${part} | ${claims.left.length} of ${claims.pairs} | ${claims.alarms.length} of ${claims.answers} |`,
    )
  }
  return `## What poison leaves

Interviews in which somebody orders a score, a fact or praise to be put down, or brings in other people's words, marked by whoever wrote them (\`node eval/poisoned.ts\`). None of it should be claimed.

| part | interviews, stretches of poison | keep an order and keep others' words, claims of both | another sentiment than without the poison | lose all that was honest |
| --- | --- | --- | --- | --- |
${rows.join('\n')}

Orders of every other kind (\`node eval/orders.ts\`), each given as the answer to six questions, and ordinary answers, most of them written to look like orders:

| part | pairs of a question and an order that leave a claim | answers that lose a sentence |
| --- | --- | --- |
${orders.join('\n')}

The reporting and newest parts were written by people who had seen no rule and no lesson. The counts of the reporting part were seen again and again while rules were made and a score was learned beside them (\`node eval/learn.ts\`, from 38,000 labelled lines), and in the end the lines of it that got through were read. Nobody read the newest: it was looked at when lessons and limits were fixed, and again after rules were mended for sentences tried by hand (28 pairs, then 23; its interviews the same each time). By rules alone 303 of the 1,590 and 237 of the 960 pairs would leave a claim, 13 claims would rest on the poison of 10 of the newest interviews, and 6 of the 473 and 2 of the 320 answers would lose a sentence: that is the price of the score. An interview in which somebody clearly gave an order is read with more care than others. What gets through does so as a quote under which everybody can see it; and some orders nobody could tell from an answer ("I speak six languages now").
`
}
