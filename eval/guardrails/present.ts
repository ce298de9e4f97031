import { asTable } from '../rounds/table.ts'
import { type Counts, guardrails } from './counts.ts'

const brokenShown = 5

/** Whether anything happened that must not. */
export function isSound({ found }: Counts): boolean {
  return found.every(({ broken }) => broken.length === 0)
}

/** The counts as Markdown: each has to be 0. */
export function guardrailTable({ found }: Counts): string {
  const rows = guardrails.map(({ name }, at) => [
    name,
    String(found[at]?.broken.length ?? 0),
    String(found[at]?.of ?? 0),
  ])
  return asTable(['guardrail', 'broken', 'looked at'], rows)
}

/** The first few of each that is broken, where they stand. */
export function breaches({ found }: Counts): string {
  return guardrails
    .flatMap(({ name }, at) => {
      const broken = found[at]?.broken ?? []
      if (broken.length === 0) return []
      return [`${name}: ${broken.length}`, ...broken.slice(0, brokenShown).map((one) => `  ${one}`)]
    })
    .join('\n')
}
