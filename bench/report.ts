import type { Paired, Rates, Spread } from './paired.ts'

export const databaseNames = ['SQLite', 'PostgreSQL'] as const
export type DatabaseName = (typeof databaseNames)[number]

/** What was measured for one goal on one database; `met` is null where there is no goal. */
export type Cell = { text: string; met: boolean | null }

export type Goal = { work: string; goal: string; cells: Map<DatabaseName, Cell> }

export type Detail = { work: string; database: DatabaseName; server: string; rates: Rates }

export type Report = {
  /** In the order in which they were first measured. */
  goals: Map<string, Goal>
  details: Detail[]
}

export function newReport(): Report {
  return { goals: new Map(), details: [] }
}

export function note(
  { goals }: Report,
  {
    work,
    goal,
    database,
    cell,
  }: { work: string; goal: string; database: DatabaseName; cell: Cell },
): void {
  const known = goals.get(work) ?? { work, goal, cells: new Map() }
  known.cells.set(database, cell)
  goals.set(work, known)
  console.error(`  ${database}: ${work}: ${cell.text}`)
}

/** Notes a pair with its details; `least` is the goal for the ratio, null where there is none. */
export function notePair(
  report: Report,
  {
    work,
    database,
    least,
    paired,
    sides = ['this service', 'by hand'],
  }: {
    work: string
    database: DatabaseName
    least: number | null
    paired: Paired
    sides?: [string, string]
  },
): void {
  const text = `${showSpread(paired.ratio)}${paired.cpuRatio ? `; by CPU ${paired.cpuRatio.median.toFixed(2)}` : ''}`
  const met = least === null ? null : paired.ratio.median >= least
  const goal = least === null ? '' : `≥ ${least.toFixed(2)}`
  note(report, { work, goal, database, cell: { text, met } })
  report.details.push({ work, database, server: sides[0], rates: paired.ours })
  report.details.push({ work, database, server: sides[1], rates: paired.other })
}

export function showSpread({ median, least, most }: Spread): string {
  return `${median.toFixed(2)} (${least.toFixed(2)} to ${most.toFixed(2)})`
}

export function render(
  { goals, details }: Report,
  { command, machine, day }: { command: string; machine: string; day: string },
): string {
  const rows = [...goals.values()].map(({ work, goal, cells }) => {
    const shown = databaseNames.map((name) => showCell(cells.get(name)))
    return `| ${work} | ${goal} | ${shown.join(' | ')} |`
  })
  const lines = details.map(({ work, database, server, rates }) => {
    const { perSecond, p50, p99, cpuMicros, residentMB, loadBusy } = rates
    const numbers = [perSecond.toFixed(perSecond < 100 ? 1 : 0), p50.toFixed(1), p99.toFixed(1)]
    const more = [cpuMicros?.toFixed(0) ?? '?', residentMB?.toFixed(0) ?? '?', loadBusy.toFixed(2)]
    return `| ${work} | ${database} | ${server} | ${[...numbers, ...more].join(' | ')} |`
  })
  return [
    `\`${command}\`, ${day}, on ${machine}.`,
    '',
    '| work | goal | SQLite | PostgreSQL |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
    'A ratio is the median over paired rounds of this service to the other server, with the least and the most in brackets; `by CPU` is the same of the CPU time of a request, which other programs on the machine disturb less.',
    '',
    ...(lines.length > 0
      ? [
          '| work | database | server | a second | p50 ms | p99 ms | CPU µs each | MB | load busy |',
          '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
          ...lines,
          '',
        ]
      : []),
  ].join('\n')
}

function showCell(cell: Cell | undefined): string {
  if (!cell) return ''
  return cell.met === null ? cell.text : `${cell.met ? '✓' : '✗'} ${cell.text}`
}
