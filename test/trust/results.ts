import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, totalmem } from 'node:os'
import { type Defence, defences } from './defences.ts'
import type { Figure, Finding } from './figure.ts'

export type Result = { figure: Figure; finding: Finding; seconds: number; broken: boolean }

const page = new URL('../../docs/trust.md', import.meta.url)
const begin = '<!-- results -->'
const end = '<!-- end of results -->'
const defencesBegin = '<!-- defences -->'
const defencesEnd = '<!-- end of defences -->'

/** Enters results in the page; rows of figures that were not tried this time stay as they are. */
export function writeResults(results: readonly Result[], command: string): void {
  const rows = readRows()
  for (const result of results) rows.set(result.figure.id, rowOf(result, command))
  const sorted = [...rows].sort(([one], [other]) => numberOf(one) - numberOf(other))
  const head =
    '| | promise | tried | lost | measured | run as |\n| --- | --- | --- | --- | --- | --- |'
  const lines = [head, ...sorted.map(([, row]) => row)].join('\n')
  writeBetween(begin, end, lines)
}

function readRows(): Map<string, string> {
  const text = readFileSync(page, 'utf8')
  const table = text.split(begin)[1]?.split(end)[0] ?? ''
  const lines = table.split('\n').filter((line) => /^\| F\d/.test(line))
  return new Map(lines.map((line) => [line.split('|')[1]?.trim() ?? '', line] as const))
}

/** The figures that held when they were last tried, which was in full. */
export function enteredInFull(): string[] {
  return [...readRows()]
    .filter(([, row]) => /--full\b/.test(row) && !row.includes('**broken**'))
    .map(([id]) => id)
}

function rowOf({ figure, finding, seconds, broken }: Result, command: string): string {
  const measured = [...finding.measured, ...finding.late.map((line) => `late: ${line}`)]
  const machine = `${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GiB`
  const day = new Date().toISOString().slice(0, 10)
  const cells = [
    figure.id,
    figure.promise,
    `${finding.times.toLocaleString('en')} ${figure.unit}, ${Math.round(seconds)} s`,
    broken ? `**broken**: ${finding.faults.join('; ')}` : String(finding.faultsCount),
    measured.join('; '),
    `\`${command}\`, ${day}, ${machine}`,
  ]
  return `| ${cells.map(inCell).join(' | ')} |`
}

function numberOf(id: string): number {
  return Number(/\d+/.exec(id)?.[0])
}

/** Enters which defences were taken out, and what their figures then said; rows of others stay. */
export function writeDefences(
  tried: readonly { defence: Defence; noticed: string | null }[],
): void {
  const text = readFileSync(page, 'utf8')
  const table = text.split(defencesBegin)[1]?.split(defencesEnd)[0] ?? ''
  const rows = new Map(
    table
      .split('\n')
      .filter((line) => /\| F\d+ \|/.test(line))
      .map((line) => [line.split('|')[1]?.trim() ?? '', line] as const)
      // What is no longer taken out is no longer told of.
      .filter(([name]) => defences.some((defence) => defence.name === name)),
  )
  for (const { defence, noticed } of tried) {
    const { name, figure } = defence
    const said = noticed === null ? '**not noticed**' : inCell(noticed)
    rows.set(name, `| ${name} | ${figure} | ${said} |`)
  }
  const sorted = [...rows.values()].sort(
    (one, other) => numberOf(figureOf(one)) - numberOf(figureOf(other)),
  )
  const head = ['| taken out | figure | what it then said |', '| --- | --- | --- |']
  writeBetween(defencesBegin, defencesEnd, [...head, ...sorted].join('\n'))
}

function figureOf(row: string): string {
  return row.split('|')[2] ?? ''
}

/** Enters what became of the fuzzer's run. */
export function writeFuzz(outcome: string): void {
  writeBetween('<!-- fuzz -->', '<!-- end of fuzz -->', outcome)
}

function writeBetween(from: string, to: string, content: string): void {
  const [before = '', rest = ''] = readFileSync(page, 'utf8').split(from)
  const [, after = ''] = rest.split(to)
  writeFileSync(page, `${before}${from}\n${content}\n${to}${after}`)
}

function inCell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('\n', ' ')
}
