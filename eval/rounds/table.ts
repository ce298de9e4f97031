import { controlFails, type Figure, figureOf, figures, isReached } from './figures.ts'
import type { RoundFile } from './round.ts'

/** The table of all rounds, as Markdown: a column a round, the last one's control beside it. */
export function roundsTable(rounds: readonly RoundFile[]): string {
  const last = rounds.at(-1)
  if (!last) return 'No blind round has been held yet.'
  const head = [
    'figure',
    ...rounds.map(({ round, date }) => `round ${round}, ${date}`),
    `control of round ${last.round}`,
    'must reach',
    'reached',
  ]
  const rows = figures.map((figure) => {
    const value = figureOf(figure, last, 'build')
    return [
      figure.name,
      ...rounds.map((round) => shown(figure, figureOf(figure, round, 'build'))),
      shown(figure, figureOf(figure, last, 'control')),
      aimOf(figure),
      mark(isReached(figure, value)),
    ]
  })
  return asTable(head, rows)
}

/** Of each round: who took part, and whether its control failed as it must. */
export function roundsNotes(rounds: readonly RoundFile[]): string {
  return rounds.map(noteOf).join('\n')
}

function noteOf(round: RoundFile): string {
  const { commit, date, writtenBy, playedBy, judgedBy, note } = round
  const size =
    'aggregate' in round
      ? `${round.interviews} interviews; only their figures were kept`
      : `${count(round, false)} interviews, ${count(round, true)} of the control, ${round.guides.length} guides`
  const sentences = [
    `Round ${round.round} (${date}, build ${commit}): ${size}.`,
    `Written by ${writtenBy}, played by ${playedBy}, judged by ${judgedBy}.`,
    verdictOf(round),
    note,
  ]
  return `- ${sentences.filter(Boolean).join(' ')}`
}

function verdictOf(round: RoundFile): string {
  const fails = controlFails(round)
  if (fails === null) return 'No control was taken along.'
  return fails
    ? 'The control fails, as it must.'
    : '**The control does not fail clearly: the round is void.**'
}

function count(round: Extract<RoundFile, { people: unknown }>, control: boolean): number {
  return round.people.filter((person) => person.control === control).length
}

function shown({ unit }: Figure, value: number | null): string {
  if (value === null) return '–'
  if (unit === 'share') return `${Math.round(value * 1_000) / 10} %`
  return unit === 'count' ? String(value) : value.toFixed(2)
}

function aimOf(figure: Figure): string {
  const { min, max } = figure.target ?? {}
  if (min !== undefined) return `≥ ${shown(figure, min)}`
  return max === undefined ? '–' : `≤ ${shown(figure, max)}`
}

function mark(reached: boolean | null): string {
  if (reached === null) return '–'
  return reached ? 'yes' : '**no**'
}

/** A Markdown table whose columns also line up in a terminal. */
export function asTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, at) =>
    Math.max(title.length, ...rows.map((row) => row[at]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`
  const rule = widths.map((width, at) =>
    at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  )
  return [line(head), line(rule), ...rows.map(line)].join('\n')
}
