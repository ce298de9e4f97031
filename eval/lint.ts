/**
 * Precision and recall of the question linter, per rule and overall, on labelled questions. The
 * rules were tuned on the split `open`; `held-out` was written after them and is never tuned on.
 * Run with `node eval/lint.ts`; `--misses` lists the open questions judged otherwise.
 */
import { readFileSync } from 'node:fs'
import { lintQuestion } from '../src/guide/lint/lint.ts'
import type { Language, LintRule } from '../src/guide/plan.ts'

type Labelled = {
  id: string
  lang: Language
  subject: string
  split: 'open' | 'held-out'
  source: string
  text: string
  rules: LintRule[]
}
type Count = { right: number; false: number; missed: number }

const rules: LintRule[] = [
  'multiple',
  'double_barrelled',
  'closed',
  'leading',
  'too_long',
  'praise',
  'hypothetical',
  'no_question',
]

function readQuestions(): Labelled[] {
  const file = new URL('questions/questions.jsonl', import.meta.url)
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  // JSON written by hand in this repository, in the shape above.
  return lines.map((line) => JSON.parse(line) as Labelled)
}

function measure(set: readonly Labelled[], name: string, showMisses: boolean): void {
  const counts = new Map<string, Count>()
  let exact = 0
  for (const { lang, text, rules: expected } of set) {
    const found = lintQuestion(text, { language: lang }).map((finding) => finding.rule)
    if (found.length === expected.length && expected.every((rule) => found.includes(rule))) exact++
    else if (showMisses) console.log(`  ${lang} ${text}\n     want ${expected} · got ${found}`)
    for (const rule of rules) {
      const count = counts.get(rule) ?? { right: 0, false: 0, missed: 0 }
      counts.set(rule, count)
      if (found.includes(rule) && expected.includes(rule)) count.right++
      else if (found.includes(rule)) count.false++
      else if (expected.includes(rule)) count.missed++
    }
  }
  console.log(`\n${name}: ${set.length} questions, ${exact} judged exactly as labelled`)
  const all = { right: 0, false: 0, missed: 0 }
  for (const [rule, count] of counts) {
    all.right += count.right
    all.false += count.false
    all.missed += count.missed
    report(rule, count)
  }
  report('overall', all)
}

function report(rule: string, { right, false: wrong, missed }: Count): void {
  const share = (of: number) => (of === 0 ? '   –' : `${Math.round((100 * right) / of)} %`)
  console.log(
    `  ${rule.padEnd(18)} precision ${share(right + wrong).padStart(5)}  recall ${share(right + missed).padStart(5)}  (${right} right, ${wrong} false, ${missed} missed)`,
  )
}

const all = readQuestions()
for (const split of ['open', 'held-out'] as const) {
  const set = all.filter((one) => one.split === split)
  measure(set, split, split === 'open' && process.argv.includes('--misses'))
}
