import { measureClaims } from '../orders/claims.ts'
import { measurePoison } from './measure.ts'

/** What poison leaves, as a part of the page on the built-in synthesizer. */
export async function poisonPart(): Promise<string> {
  const rows: string[] = []
  for (const half of ['tuning', 'reporting'] as const) {
    const { interviews, stretches, left, bent, silent } = await measurePoison(half)
    const keeping = new Set(left.map(({ name }) => name)).size
    rows.push(
      `| ${half} | ${interviews}, ${stretches} | ${keeping}, ${left.length} | ${bent.length} | ${silent.length} |`,
    )
  }
  const { pairs, left, answers, alarms } = await measureClaims('reporting')
  return `## What poison leaves

Interviews in which somebody orders a score, a fact or praise to be put down, or brings in other people's words, marked by whoever wrote them (\`node eval/poisoned.ts\`). None of it should be claimed.

| part | interviews, stretches of poison | keep some, claims of it | sentiment off by more than 1 | lose all that was honest |
| --- | --- | --- | --- | --- |
${rows.join('\n')}

The reporting part was written by somebody who had seen no rule, and nobody read it; before the rules for it were made it kept 26 claims in 15 interviews. Its counts were seen about ten times since, so it is no blind figure any more. A sentiment may be off for other reasons than poison.

Orders of every other kind (\`node eval/orders.ts\`), each given as the answer to six questions: ${left.length} of ${pairs} pairs leave a claim, mostly a wish or a remark in the order's own words; ${alarms.length} of ${answers} ordinary answers, written to look like orders, lose a sentence. Rules know shapes: what is ordered in a way nobody thought of gets through, as a quote under which everybody can see it.
`
}
