import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, totalmem } from 'node:os'
import type { Figure, Finding } from './figure.ts'

export type Result = { figure: Figure; finding: Finding; seconds: number; broken: boolean }

const page = new URL('../../docs/trust.md', import.meta.url)
const begin = '<!-- results -->'
const end = '<!-- end of results -->'

/** Enters results in the page; rows of figures that were not tried this time stay as they are. */
export function writeResults(results: readonly Result[], command: string): void {
  const text = readFileSync(page, 'utf8')
  const [before = '', rest = ''] = text.split(begin)
  const [table = '', after = ''] = rest.split(end)
  const rows = new Map(
    table
      .split('\n')
      .filter((line) => /^\| F\d/.test(line))
      .map((line) => [line.split('|')[1]?.trim() ?? '', line] as const),
  )
  for (const result of results) rows.set(result.figure.id, rowOf(result, command))
  const sorted = [...rows].sort(([one], [other]) => numberOf(one) - numberOf(other))
  const head =
    '| | promise | tried | lost | measured | run as |\n| --- | --- | --- | --- | --- | --- |'
  const lines = [head, ...sorted.map(([, row]) => row)].join('\n')
  writeFileSync(page, `${before}${begin}\n${lines}\n${end}${after}`)
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
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`
}

function numberOf(id: string): number {
  return Number(/\d+/.exec(id)?.[0])
}
