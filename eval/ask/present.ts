import { languages } from '../../src/guide/plan.ts'
import {
  type Counted,
  countWritten,
  lookedAtAgain,
  measureFindings,
  type Side,
} from './findings.ts'
import { type Answered, measureAsk, parts } from './questions.ts'
import { measureVerify, type Told } from './verify.ts'

const quotesTried = 10_000
const liesTried = 500
const honestTried = 300
const reportTried = 150

const goals = { found: 0.8, evidence: 0.9, nobody: 0.97 }

/** The table of what a study can be asked, or of what is asked of it: its name on the command line. */
export const studyTables: Record<string, () => Promise<string>> = {
  ask: async () => askTable(await measureAsk()),
  async verify() {
    const { found, refused } = await measureVerify(quotesTried)
    return [
      '| quotes | tried | told rightly |',
      '| --- | --: | --: |',
      ...rowsOfVerify('true', found),
      ...rowsOfVerify('altered', refused),
    ].join('\n')
  },
  async findings() {
    const lies = await measureFindings(liesTried, ['known', 'apart'])
    const honest = await measureFindings(honestTried, ['honest'])
    const report = await measureFindings(reportTried, ['known', 'apart'], lookedAtAgain)
    const { made, stands } = countWritten()
    return [
      findingsTable([...lies, ...honest]),
      `| lies in the report of one interview, where the lying model says at its second look that they are carried | ${madeOf(report)} | ${passedOf(report)} |`,
      `| sentences that a language model once wrote freely of interviews | ${made} | ${stands} |`,
    ].join('\n')
  },
}

/** Of the lies kept apart: how many stood when they were first measured, before anybody had seen one. */
const firstPassed = 25

/** What `docs/evaluation.md` tells of asking a study. */
export async function studySection(): Promise<string> {
  const tables = new Map<string, string>()
  for (const [name, table] of Object.entries(studyTables)) tables.set(name, await table())
  return `## What a study answers

The study is the whole interviews that are kept in \`eval/\`, in five languages, in a database of its own, asked by the
service's own steps.

**A question** (\`npm run eval -- ask\`), without a model. The questions and what is the right answer to each are written by
somebody who saw the talks and no code; half of them, drawn by a seed, are tuned on, the other half is only measured.
\`own\`, \`other\`, \`nobody\`: in words that people used, in words that no transcript has, on what nobody spoke of.
Evidence is right where the words shown of a right message are those that answer. What comes nearest is shown also where
nobody answered; before it was, the part apart stood at 25.5 %, evidence at 96 %. Words that no talk uses are found by none
of this: that takes a model, or another wording.

${tables.get('ask')}

**A quote** (\`npm run eval -- verify\`), drawn by a seed. What is altered differs in one word and stands nowhere.

${tables.get('verify')}

**Sentences of a model** (\`npm run eval -- findings\`). A scripted double of a model lies on real quotes, is told why each
lie is refused, and insists; its sentences go to the gates of answers and of what sums a study up. Half the kinds of lies were kept apart until the end: when they were first measured, ${firstPassed} of ${liesTried} stood
(exchanged names, words of the question, words exchanged); exchanged names were mended since, so that the figure in the table says
less. The last rows are of the report of one interview: there a model looks at each claim a second time, and code holds
sentences to numbers, names and denials alone, as stricter rules refused most honest ones.

${tables.get('findings')}
`
}

function rowsOfVerify(kind: string, rows: readonly Told[]): string[] {
  const right = (list: readonly Told[]) =>
    sum(list, ({ tried }) => tried) - sum(list, ({ wrong }) => wrong.length)
  return [
    ...rows.map((row) => `| ${kind}: ${row.way} | ${row.tried} | ${right([row])} |`),
    `| **all ${kind}** | **${sum(rows, ({ tried }) => tried)}** | **${right(rows)}** |`,
  ]
}

const sides: Record<Side, string> = {
  known: 'lies that the gates were tuned on',
  apart: 'lies kept apart',
  honest: 'honest',
}

const madeOf = (list: readonly Counted[]) => sum(list, (one) => one.made)
const passedOf = (list: readonly Counted[]) => sum(list, (one) => one.passed.length)

export function findingsTable(rows: readonly Counted[]): string {
  const sided = Map.groupBy(rows, ({ side }) => side)
  return [
    '| a sentence that | made | stands |',
    '| --- | --: | --: |',
    ...[...sided].flatMap(([side, own]) => [
      ...own.map((one) => `| ${one.kind} | ${one.made} | ${one.passed.length} |`),
      `| **${sides[side]}** | **${madeOf(own)}** | **${passedOf(own)}** |`,
    ]),
  ].join('\n')
}

export function askTable(answered: readonly Answered[]): string {
  if (answered.length === 0)
    return 'Nobody has written the questions yet: eval/ask/questions.jsonl.'
  const rows = parts.flatMap((part) => {
    const own = answered.filter((one) => one.part === part)
    const byLanguage = languages.map((language) => {
      return askRow(
        `${part}: ${language}`,
        own.filter(({ question }) => question.lang === language),
      )
    })
    return [...byLanguage, askRow(`**${part}**`, own)]
  })
  const other = answered.filter(({ question }) => question.wording === 'other')
  const strict = other.filter((one) => !one.usesTheirWords).length
  return [
    '| questions | in words that were used: right among 20 | in others: right among 20 | together | evidence right | nobody spoke of it: says so |',
    '| --- | --: | --: | --: | --: | --: |',
    ...rows,
    `| must reach | – | – | ${percent(goals.found)} | ${percent(goals.evidence)} | ${percent(goals.nobody)} |`,
    '',
    `Of the ${other.length} questions in other words ${strict} have no word of any talk in their language, not even the name of a product.`,
  ].join('\n')
}

function askRow(name: string, rows: readonly Answered[]): string {
  const of = (...wordings: string[]) =>
    rows.filter(({ question }) => wordings.includes(question.wording))
  const isFound = ({ rank }: Answered) => rank >= 0
  const cells = [
    share(of('own'), isFound),
    share(of('other'), isFound),
    share(of('own', 'other'), isFound),
    share(of('own', 'other').filter(isFound), ({ isEvidence }) => isEvidence),
    share(of('nobody'), ({ saysNobody }) => saysNobody),
  ]
  return `| ${[name, ...cells].join(' | ')} |`
}

function share(rows: readonly Answered[], is: (row: Answered) => boolean): string {
  const count = rows.filter(is).length
  return rows.length === 0 ? '–' : `${percent(count / rows.length)} (${count} of ${rows.length})`
}

const percent = (part: number) => `${Math.round(part * 1_000) / 10} %`

function sum<T>(list: readonly T[], of: (one: T) => number): number {
  return list.reduce((total, one) => total + of(one), 0)
}
